import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { type Cadence, formatDate, parseDate } from '@eloquence/rating';
import {
  entriesOf,
  foldName,
  type ListEntries,
  type ListEntry,
  ListError,
  type ListReport,
  type ListRow,
  lookUp,
  type Person,
  parseBirth,
  type Report,
  type ReportPlayer,
} from '@eloquence/reports';
import { type Call, given } from '../framework/command.ts';
import { asFailure, Failure } from '../framework/failure.ts';
import { reasonOf } from '../input/files.ts';
import { type ListFinding, listFinding } from './list-findings.ts';

/** The part of a rating list that the reports need. */
export interface RatingList {
  readonly file: string;
  /** Its date, if known from the list or the command line. */
  readonly date: string | null;
  readonly cadence: Cadence;
  readonly entries: ListEntries;
  /** The file's layout and irregularities. */
  readonly report: ListReport;
  /** Findings on the list itself. */
  readonly findings: readonly ListFinding[];
  /** Rows that contradict the row used. */
  readonly repeated: ReadonlyMap<string, readonly ListRow[]>;
  /** Rows with a player's name, birth year and federation, by `keyOf`. */
  readonly persons: ReadonlyMap<string, readonly ListRow[]>;
}

/** The players to look up: by ID, and by name in case the ID is wrong. */
export class WantedPlayers {
  readonly ids: Set<string> = new Set();
  readonly persons: Map<string, Person> = new Map();

  add({ players }: Report): void {
    for (const player of players) {
      if (isNumber(player.id)) this.ids.add(player.id);
      const person = personOf(player);
      if (person !== null) this.persons.set(keyOf(person), person);
    }
  }
}

const isNumber = (id: string): boolean => /^\d{1,12}$/.test(id);

function personOf({ name, birth, federation }: ReportPlayer): Person | null {
  const year = parseBirth(birth)?.year;
  return year === undefined || name === '' ? null : { name, birthYear: year, federation };
}

const keyOf = ({ name, birthYear, federation }: Person): string =>
  `${foldName(name)}|${birthYear}|${federation}`;

/** Looks players up in the list of `--list` in one pass. */
export async function readRatingList(
  call: Call,
  file: string,
  { ids, persons }: WantedPlayers,
  cadence: Cadence,
): Promise<RatingList> {
  const givenDate = readListDate(call);
  const options = { cadence, persons: [...persons.values()], ...(givenDate !== null && { date: givenDate }) };
  const found = await lookUp(createReadStream(file), ids, options).catch((error) => {
    throw listFailure(error, file);
  });
  const { report } = found;
  refuseSeveral(file, report);
  const { date } = report;
  if (givenDate !== null && date !== null && date !== givenDate) {
    throw new Failure('list-date-differs', { value: givenDate, date, file });
  }
  return {
    file,
    date,
    cadence,
    entries: entriesOf(found, ids, cadence),
    report,
    findings: findingsOf(file, report, cadence),
    repeated: new Map([...found.repeated].map(([id, others]) => [String(id), others])),
    persons: new Map([...persons.keys()].map((key, index) => [key, found.persons[index] ?? []])),
  };
}

/** Converts a list error to a failure. */
export function listFailure(error: unknown, file: string): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ListError) return new Failure(error.code, { ...error.values, where: file }, 3);
  return new Failure('file-unreadable', { file, reason: reasonOf(error) });
}

/** Refuses a zip with several lists. */
export function refuseSeveral(file: string, { member, otherMembers }: ListReport): void {
  if (otherMembers.length === 0) return;
  throw new Failure('list-several', { file, names: [member, ...otherMembers].join(', ') });
}

export function readListDate(call: Call): string | null {
  const text = given(call, 'list-date');
  if (text === undefined) return null;
  try {
    return formatDate(parseDate(text));
  } catch (error) {
    throw asFailure(error, 'command-line', () => '--list-date');
  }
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Findings on the list as a whole. */
function findingsOf(file: string, report: ListReport, cadence: Cadence): readonly ListFinding[] {
  const { hygiene, cadences } = report;
  const { rows, unreadable, truncated, duplicateIds, badIds, badNumbers, oddK, belowFloor, aboveRange } =
    hygiene;
  const findings: ListFinding[] = [];
  if (truncated) findings.push(listFinding('list-truncated', { rows }));
  const [first] = unreadable.examples;
  // The incomplete last row of a truncated file is already reported.
  if (first !== undefined && !(truncated && unreadable.count === 1))
    findings.push(listFinding('list-unreadable', { times: unreadable.count, rows, line: first.line }));
  const name = basename(report.member ?? file);
  const named = cadences.length > 1 ? null : cadenceIn(name);
  if (named !== null && named !== cadence)
    findings.push(listFinding('list-other-cadence', { name, found: named, cadence }));
  const odd = {
    repeated: duplicateIds.count,
    badIds: badIds.count,
    badNumbers: sumOf(badNumbers),
    k: Object.keys(oddK).join(', '),
    ratings: belowFloor.count + aboveRange.count,
  };
  if (odd.k !== '' || odd.repeated + odd.badIds + odd.badNumbers + odd.ratings > 0)
    findings.push(listFinding('list-odd', odd));
  return findings;
}

/** FIDE's single lists name the cadence only in the file name: `standard_…`, `rapid_…`, `blitz_…`. */
function cadenceIn(name: string): Cadence | null {
  const [found] = /rapid|blitz|standard/i.exec(name) ?? [];
  return (found?.toLowerCase() as Cadence | undefined) ?? null;
}

/** The column of the ID in a player's line. */
const ID_COLUMN = 58;

/** Findings from comparing the report's players with the list. */
export function findingsOnPlayers(list: RatingList, { players }: Report): readonly ListFinding[] {
  const own = new Set(players.map(({ id }) => Number(id)));
  return players.flatMap((player) => {
    const place = { line: player.line, column: ID_COLUMN };
    const entry = list.entries.byId.get(player.id);
    const others = (list.repeated.get(String(Number(player.id))) ?? [])
      .map((row) => ratingText(row, list.cadence))
      .filter((text) => text !== ratingText(entry, list.cadence));
    const [other] = others;
    const { no, id } = player;
    const found: ListFinding[] = [];
    if (entry !== undefined && other !== undefined) {
      const values = { no, id, used: ratingText(entry, list.cadence), other };
      found.push(listFinding('list-id-repeated', values, place));
    }
    if ((entry?.rating ?? null) === null) found.push(...samePerson(list, player, own, place));
    return found;
  });
}

/** Rating and K for comparison, `2105/20`. */
function ratingText(row: ListRow | ListEntry | undefined, cadence: Cadence): string {
  const { rating = null, k = null } =
    (row !== undefined && 'ratings' in row ? row.ratings[cadence] : row) ?? {};
  return `${rating ?? '–'} (K ${k ?? '–'})`;
}

function samePerson(
  list: RatingList,
  player: ReportPlayer,
  own: ReadonlySet<number>,
  place: { readonly line: number; readonly column: number },
): readonly ListFinding[] {
  const person = personOf(player);
  const rows = person === null ? [] : (list.persons.get(keyOf(person)) ?? []);
  return rows.flatMap((row) => {
    const rating = row.ratings[list.cadence]?.rating ?? null;
    if (rating === null || own.has(Number(row.id))) return [];
    const values = { no: player.no, id: player.id || '–', other: String(row.id), rating };
    return [listFinding('person-on-list', values, place)];
  });
}
