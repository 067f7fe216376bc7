import { addDays, type Cadence, formatDate, parseDate } from '@eloquence/rating';
import { type Hygiene, type ListReport, type ListSource, scanList } from '@eloquence/reports';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import type { ListDiff } from '../lists/diff.ts';
import { rebuildPrefixes } from '../players/names/prepare.ts';
import { lastKey } from '../players/person.ts';
import { todayOf } from '../today.ts';
import { HashedSource } from './hashed-source.ts';
import { ListsBeside, MANY_ROWS } from './make-lists-beside.ts';
import { cadenceInName, type ImportNote } from './notes.ts';
import { ReadRows, type Skipped } from './rows.ts';
import { takeOver } from './take-over.ts';

export interface ImportOptions {
  /** The day the list is of, `YYYY-MM-DD`. */
  readonly date: string;
  /** Of a single list: its cadence, told by its name unless said. Of a combined one: only this cadence. */
  readonly cadence?: Cadence | null;
  /** What the file is called. */
  readonly name: string;
  readonly progress?: (progress: ImportProgress) => void;
}

export type ImportStage = 'reading' | 'players' | 'lists' | 'history' | 'search';

export interface ImportProgress {
  readonly stage: ImportStage;
  /** Rows read, or rows that are being worked on. */
  readonly rows: number;
}

/** A list that was taken over. */
export interface TakenOver {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly rows: number;
  readonly hash: string;
  /** False: the store had exactly this list already. */
  readonly changed: boolean;
  /** Against the revision it takes the place of, or else the list before. */
  readonly diff: ListDiff | null;
}

export interface ImportReport {
  readonly date: string;
  readonly file: { readonly name: string; readonly hash: string; readonly size: number };
  readonly layout: Pick<ListReport, 'format' | 'layout' | 'packing' | 'member'>;
  /** False: nothing was written. */
  readonly changed: boolean;
  readonly lists: readonly TakenOver[];
  readonly players: {
    readonly rows: number;
    readonly added: number;
    readonly changed: number;
    /** How often each field changed: `federation`, `womenTitle`, `name` … */
    readonly fields: Readonly<Record<string, number>>;
  };
  readonly skipped: Readonly<Skipped>;
  readonly hygiene: Hygiene;
  readonly notes: readonly ImportNote[];
}

/** A list that was read, and nothing done with it yet. */
export interface ReadList {
  readonly rows: ReadRows;
  readonly report: ListReport;
  readonly file: ImportReport['file'];
  readonly notes: readonly ImportNote[];
}

const EARLIEST = '1970-01-01';
/** A list comes out shortly before its day; one far ahead is a slip, and nobody could take it back. */
const DAYS_AHEAD = 62;
const ROWS_BETWEEN_PROGRESS = 1 << 16;

/** Takes over a list that was published elsewhere: players and one list for each cadence, all of it or nothing. */
export async function importList(
  office: Office,
  source: ListSource,
  options: ImportOptions,
): Promise<ImportReport> {
  parseDate(options.date);
  const latest = formatDate(addDays(parseDate(todayOf(office)), DAYS_AHEAD));
  if (options.date < EARLIEST || options.date > latest) {
    throw new OfficeError('date-out-of-range', { date: options.date, from: EARLIEST, to: latest });
  }
  const beside = new ListsBeside();
  try {
    return await importBeside(office, source, options, beside);
  } finally {
    await beside.end();
  }
}

async function importBeside(
  office: Office,
  source: ListSource,
  options: ImportOptions,
  beside: ListsBeside,
): Promise<ImportReport> {
  // Only a first list brings the names of all players with it: those of others are changed where they stand.
  const isFirst = (await lastKey(office.store.db)) === 0;
  const read = await readSource(source, options, beside, isFirst);
  const { rows } = read.rows;
  const progress = (stage: ImportStage): void => options.progress?.({ stage, rows });
  const { searchable, ...taken } = await office.store.write((trx) =>
    takeOver(office, trx, read, options.date, beside, progress),
  );
  if (!searchable) {
    progress('search');
    await rebuildPrefixes(office.store);
  }
  const { format, layout, packing, member, hygiene } = read.report;
  return {
    ...taken,
    date: options.date,
    file: read.file,
    layout: { format, layout, packing, member },
    skipped: read.rows.skipped,
    hygiene,
  };
}

async function readSource(
  source: ListSource,
  options: ImportOptions,
  beside: ListsBeside,
  isFirst: boolean,
): Promise<ReadList> {
  const { date, name, progress } = options;
  const bytes = new HashedSource(source);
  const guessed = options.cadence ?? cadenceInName(name) ?? 'standard';
  const rows = new ReadRows(Number(date.slice(0, 4)));
  try {
    let count = 0;
    const report = await scanList(
      bytes,
      (record) => {
        rows.add(record);
        count += 1;
        if (count === MANY_ROWS) beside.start();
        if (count % ROWS_BETWEEN_PROGRESS === 0) {
          if (isFirst) beside.fold(rows.namesRead);
          progress?.({ stage: 'reading', rows: count });
        }
      },
      { date, cadence: guessed },
    );
    const file = { name, hash: await bytes.finish(), size: bytes.size };
    if (report.otherMembers.length > 0) {
      const names = [report.member ?? '', ...report.otherMembers].join(', ');
      throw new OfficeError('list-several', { file: name, names });
    }
    if (report.hygiene.truncated) throw new OfficeError('list-truncated', { name });
    const notes = settleCadence(rows, report, options, guessed);
    if (report.date !== null && report.date.slice(0, 7) !== date.slice(0, 7)) {
      notes.push({ code: 'list-date-differs', values: { file: report.date, given: date } });
    }
    if (rows.rows === 0) throw new OfficeError('list-empty', { name });
    if (isFirst) beside.sort(rows.namesRead);
    rows.putInOrder();
    return { rows, report, file, notes };
  } finally {
    await bytes.close();
  }
}

/** A single list does not say which cadence it is of: what it was called tells, or it is standard. */
function settleCadence(
  rows: ReadRows,
  { cadences, member }: ListReport,
  { cadence, name }: ImportOptions,
  guessed: Cadence,
): ImportNote[] {
  if (cadences.length > 1) {
    if (cadence) rows.keepOnly(cadence);
    return [];
  }
  if (cadence) return [];
  const told = cadenceInName(name) ?? cadenceInName(member ?? '') ?? 'standard';
  rows.relabel(guessed, told);
  return [{ code: 'list-cadence-guessed', values: { cadence: told } }];
}
