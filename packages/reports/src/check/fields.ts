import { type CivilDate, type Edition, floorOn, formatDate } from '@eloquence/rating';
import { isPlausibleBirth, yearOf } from '../birth.ts';
import { parseBirth } from '../dates.ts';
import { isFederation } from '../federations.ts';
import {
  allOf,
  byPlayers,
  type FileFindingValues,
  type Finding,
  finding,
  onePlayer,
  type Place,
} from '../findings.ts';
import { type ListEntries, listFederations } from '../list-entry.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { PLAYER, type PlayerField } from '../trf/layout.ts';

/** What a player's fields may be. Only birth and ID matter for rating. */
export function checkFields(report: Report, list: ListEntries | null): readonly Finding[] {
  const findings: Finding[] = [];
  const own = listFederations(report, list);
  for (const player of report.players) {
    if (player.shifted) continue;
    const { no, sex, title, federation, name } = player;
    const add = <Code extends 'name-missing' | 'field-unusual'>(
      code: Code,
      field: 'sex' | 'title' | 'federation' | 'name',
      values: FileFindingValues[Code],
    ): number => findings.push(finding(code, placeIn(player, field), values));
    if (!isSex(sex)) add('field-unusual', 'sex', { field: 'sex', text: sex, ...onePlayer(no) });
    if (title !== '' && !TITLES.has(title.toUpperCase()))
      add('field-unusual', 'title', { field: 'title', text: title, ...onePlayer(no) });
    if (federation !== '' && !isFederation(federation) && !own.has(federation))
      add('field-unusual', 'federation', { field: 'federation', text: federation, ...onePlayer(no) });
    if (name === '') add('name-missing', 'name', onePlayer(no));
    if (!isNumber(player.id)) findings.push(unreadable('id', player));
    const found = checkBirth(player, report.start);
    if (found !== null) findings.push(found);
  }
  return byPlayers(findings);
}

const placeIn = ({ line }: ReportPlayer, field: PlayerField): Place => ({ line, column: PLAYER[field].from });

const unreadable = (field: 'id' | 'birth', player: ReportPlayer): Finding =>
  finding('field-unreadable', placeIn(player, field), {
    field,
    text: player[field],
    ...onePlayer(player.no),
  });

const isSex = (text: string): boolean => text === 'm' || text === 'w' || /^[mwf]?$/i.test(text);

/** FIDE's titles, one or two letters in older files, and those of its online arena. */
const TITLES: ReadonlySet<string> = new Set(
  'GM IM FM CM WGM WIM WFM WCM HGM WHM G M F C H WG WM WF WC WH AGM AIM AFM ACM'.split(' '),
);

/** An ID has digits only; none at all is another matter. */
export function isNumber(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return false;
  }
  return true;
}

function checkBirth(player: ReportPlayer, start: CivilDate | null): Finding | null {
  const { no, birth: text } = player;
  if (text === '') return null;
  const plain = plainYear(text);
  if (plain !== undefined && (start === null || isPlausibleBirth(plain, yearOf(start)))) return null;
  const birth = parseBirth(text);
  if (birth === null) return isUnknown(text) ? null : unreadable('birth', player);
  if (start !== null && !isPlausibleBirth(birth.year, yearOf(start))) {
    const values = { text, start: formatDate(start), ...onePlayer(no) };
    return finding('birth-implausible', placeIn(player, 'birth'), values);
  }
  const isNoDay = birth.month === null && /[1-9]/.test(text.replace(String(birth.year), ''));
  return isNoDay ? finding('birth-year-only', placeIn(player, 'birth'), { text, ...onePlayer(no) }) : null;
}

/** `0000/00/00`, `----`: how programs write an unknown date. */
const isUnknown = (text: string): boolean => /^[0/.\s-]*$/.test(text);

/** The year of `1987`, `1987/05/01` and `1987/00/00`, as nearly all reports have it. */
function plainYear(text: string): number | undefined {
  const { length } = text;
  if (length !== 4 && !(length === 10 && text[4] === '/' && text[7] === '/')) return undefined;
  const year = digits(text, 0, 4);
  const month = length === 4 ? 0 : digits(text, 5, 7);
  const day = length === 4 ? 0 : digits(text, 8, 10);
  const isPlain = month >= 0 && month <= 12 && day >= 0 && day <= (month === 0 ? 0 : 28);
  return isPlain && year >= 1800 && year < 2100 ? year : undefined;
}

/** The number in some columns of a text, from 0; -1 for anything else. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = 10 * value + digit;
  }
  return value;
}

/** No published rating was ever higher. */
const HIGHEST = 3000;

/** Titles that nobody has without having been on a list. */
const RATED_TITLES: ReadonlySet<string> = new Set('GM IM FM CM WGM WIM WFM WCM'.split(' '));

/** A rating left out makes a player unrated, and nothing but a title shows it. */
export function checkTitled(edition: Edition, report: Report): readonly Finding[] {
  // On rapid and blitz lists not all have a rating.
  if (edition.cadence !== 'standard') return [];
  const titled = report.players.filter(
    ({ title, rating, shifted }) => !shifted && rating === null && RATED_TITLES.has(title.toUpperCase()),
  );
  const [first] = titled;
  if (first === undefined) return [];
  const values = { name: first.name, title: first.title, ...allOf(titled) };
  return [finding('rating-missing', placeIn(first, 'rating'), values)];
}

/** Ratings of the report that no list of the time can have had; said once. */
export function checkRatings(edition: Edition, report: Report): readonly Finding[] {
  const least = floorOn(edition, report.start);
  const odd = report.players.filter(
    ({ rating, shifted }) => !shifted && rating !== null && (rating < least || rating > HIGHEST),
  );
  const [first] = odd;
  if (first === undefined) return [];
  const values = { ...allOf(odd), rating: first.rating ?? 0, least, most: HIGHEST };
  return [finding('rating-implausible', placeIn(first, 'rating'), values)];
}
