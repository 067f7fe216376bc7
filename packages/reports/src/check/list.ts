import { type CivilDate, formatDate } from '@eloquence/rating';
import { parseBirth } from '../dates.ts';
import { type Finding, finding } from '../findings.ts';
import { MAX_RATING } from '../limits.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { PLAYER } from '../trf/layout.ts';

/** What a rating list says of one player, for the cadence of the event. */
export interface ListEntry {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly birthYear: number | null;
  readonly rating: number | null;
  readonly standard: number | null;
  readonly k: number | null;
  readonly inactive: boolean;
  readonly deceased: boolean;
}

/** The players of a report as a list has them, and the date of the list where it is known. */
export interface ListEntries {
  readonly date: CivilDate | null;
  readonly byId: ReadonlyMap<string, ListEntry>;
}

/** A player's entry; lists hold slips, and what cannot be a rating, a K or a year of birth is none. */
export function entryFor(list: ListEntries | null, id: string): ListEntry | undefined {
  const entry = list?.byId.get(id);
  if (entry === undefined || id === '') return undefined;
  const within = (value: number | null, least: number, most: number): number | null =>
    value !== null && value >= least && value <= most ? value : null;
  return {
    ...entry,
    rating: within(entry.rating, 1, MAX_RATING),
    standard: within(entry.standard, 1, MAX_RATING),
    k: within(entry.k, 1, MAX_K),
    birthYear: within(entry.birthYear, 1800, 2999),
  };
}

const MAX_K = 100;

/** The report against the list in force at the start. */
export function checkAgainstList(
  report: Report,
  list: ListEntries,
  needed: CivilDate | null,
): readonly Finding[] {
  const findings = report.players.flatMap((player) => checkPlayer(player, list));
  if (list.date !== null && needed !== null && list.date !== needed) {
    const values = { list: formatDate(list.date), needed: formatDate(needed) };
    findings.unshift(finding('list-not-in-force', { line: null }, values));
  }
  return [...findings, ...checkPersons(report)];
}

function checkPlayer(player: ReportPlayer, list: ListEntries): readonly Finding[] {
  const { no, line } = player;
  const at = (field: keyof typeof PLAYER) => ({ line, column: PLAYER[field].from });
  if (player.id === '')
    return player.rating === null ? [] : [finding('id-missing', at('id'), { name: player.name })];
  const entry = entryFor(list, player.id);
  // A list of one cadence has no unrated players: only a rated one is missed.
  if (entry === undefined) {
    const severity = player.rating === null ? 'note' : 'warning';
    return [finding('not-on-list', at('id'), { no, id: player.id }, severity)];
  }
  const findings: Finding[] = [];
  if (!isSameName(player.name, entry.name)) {
    findings.push(finding('name-differs', at('name'), { no, report: player.name, list: entry.name }));
  }
  if (player.federation !== '' && player.federation !== entry.federation) {
    findings.push(
      finding('federation-differs', at('federation'), {
        no,
        report: player.federation,
        list: entry.federation,
      }),
    );
  }
  const birth = parseBirth(player.birth)?.year ?? null;
  if (birth !== null && entry.birthYear !== null && birth !== entry.birthYear) {
    findings.push(
      finding('birth-differs', at('birth'), { no, report: String(birth), list: String(entry.birthYear) }),
    );
  }
  // Rapid and blitz reports show the standard rating of players who have no other.
  if (player.rating !== entry.rating && (entry.rating !== null || player.rating !== entry.standard)) {
    const say = (rating: number | null): string => (rating === null ? '–' : String(rating));
    findings.push(
      finding('rating-differs', at('rating'), { no, report: say(player.rating), list: say(entry.rating) }),
    );
  }
  if (entry.rating !== null && entry.k === null) findings.push(finding('k-unknown', at('id'), { no }));
  if (entry.inactive) findings.push(finding('inactive-on-list', at('id'), { no }));
  if (entry.deceased) findings.push(finding('deceased-on-list', at('id'), { no }));
  return findings;
}

/** Letters that are more than a plain one with an accent; lists have the plain one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** Accents, case, order of the parts and punctuation do not make another person. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðßæœþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** A report may cut a name or leave a part out; what it has must be in the other. */
function isSameName(a: string, b: string): boolean {
  const [short, long] = [foldName(a).split(' '), foldName(b).split(' ')].sort(
    (x, y) => x.length - y.length,
  ) as [string[], string[]];
  return short.every((part) => long.some((other) => other.startsWith(part) || part.startsWith(other)));
}

/** Two players of one report who may be the same person. */
function checkPersons(report: Report): readonly Finding[] {
  const seen = new Map<string, number>();
  return report.players.flatMap((player) => {
    const year = parseBirth(player.birth)?.year;
    if (!year) return [];
    const person = `${foldName(player.name)}|${year}|${player.federation}`;
    const other = seen.get(person);
    seen.set(person, other ?? player.no);
    if (other === undefined) return [];
    return [
      finding(
        'possible-duplicate',
        { line: player.line, column: PLAYER.name.from },
        { no: player.no, other },
      ),
    ];
  });
}
