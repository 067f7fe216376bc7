import { type Edition, floorOn } from '@eloquence/rating';
import { isPlausibleBirth, yearOf } from '../birth.ts';
import { parseBirth } from '../dates.ts';
import { type Finding, finding, type Place } from '../findings.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { PLAYER, type PlayerField } from '../trf/layout.ts';

/** What a player's fields may be. Only birth and ID matter for rating; the others are said once each. */
export function checkFields(report: Report): readonly Finding[] {
  const startYear = yearOf(report.start);
  const findings: Finding[] = [];
  const unusual = new Map<'sex' | 'title' | 'federation' | 'name', Seen>();
  const note = (field: 'sex' | 'title' | 'federation' | 'name', player: ReportPlayer): void => {
    const seen = unusual.get(field);
    if (seen === undefined) unusual.set(field, { player, times: 1 });
    else seen.times += 1;
  };
  for (const player of report.players) {
    if (player.shifted) continue;
    if (!isSex(player.sex)) note('sex', player);
    if (player.title !== '' && !TITLES.has(player.title.toUpperCase())) note('title', player);
    if (player.federation !== '' && !isFederation(player.federation)) note('federation', player);
    if (player.name === '') note('name', player);
    if (!isNumber(player.id)) findings.push(unreadable('id', player));
    const found = checkBirth(player, startYear);
    if (found !== null) findings.push(found);
  }
  return [...findings, ...[...unusual].map(([field, seen]) => seenOnce(field, seen))];
}

interface Seen {
  readonly player: ReportPlayer;
  times: number;
}

function seenOnce(field: 'sex' | 'title' | 'federation' | 'name', { player, times }: Seen): Finding {
  const place = placeIn(player, field);
  const { no } = player;
  if (field === 'name') return finding('name-missing', place, { times, no });
  return finding('field-unusual', place, { field, text: player[field], times, no });
}

const placeIn = ({ line }: ReportPlayer, field: PlayerField): Place => ({ line, column: PLAYER[field].from });

const unreadable = (field: 'id' | 'birth', player: ReportPlayer): Finding =>
  finding('field-unreadable', placeIn(player, field), { field, text: player[field] });

const isSex = (text: string): boolean => text === 'm' || text === 'w' || /^[mwf]?$/i.test(text);

/** FIDE's titles, one or two letters in older files, and those of its online arena. */
const TITLES: ReadonlySet<string> = new Set(
  'GM IM FM CM WGM WIM WFM WCM HGM WHM G M F C H WG WM WF WC WH AGM AIM AFM ACM'.split(' '),
);

function isFederation(text: string): boolean {
  if (text.length !== 3) return false;
  for (let at = 0; at < 3; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 65 || code > 90) return false;
  }
  return true;
}

/** An ID has digits only; none at all is another matter. */
export function isNumber(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return false;
  }
  return true;
}

function checkBirth(player: ReportPlayer, startYear: number | null): Finding | null {
  const { no, birth } = player;
  if (birth === '') return null;
  const year = plainYear(birth) ?? parseBirth(birth)?.year;
  if (year === undefined) return isUnknown(birth) ? null : unreadable('birth', player);
  if (isPlausibleBirth(year, startYear)) return null;
  return finding('birth-implausible', placeIn(player, 'birth'), { no, text: birth });
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

/** Ratings of the report that no list of the time can have had; said once. */
export function checkRatings(edition: Edition, report: Report): readonly Finding[] {
  const least = floorOn(edition, report.start);
  const odd = report.players.filter(
    ({ rating, shifted }) => !shifted && rating !== null && (rating < least || rating > HIGHEST),
  );
  const [first] = odd;
  if (first === undefined) return [];
  const values = { times: odd.length, no: first.no, rating: first.rating ?? 0, least, most: HIGHEST };
  return [finding('rating-implausible', placeIn(first, 'rating'), values)];
}
