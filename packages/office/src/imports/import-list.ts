import { addDays, type Cadence, formatDate, parseDate } from '@eloquence/rating';
import { type Hygiene, type ListReport, type ListSource, scanList } from '@eloquence/reports';
import { OfficeError } from '../errors.ts';
import type { Office } from '../office.ts';
import { rebuildTopByPrefix } from '../players/top-by-prefix.ts';
import type { ListDiff } from '../rating-lists/diff.ts';
import { todayOf } from '../today.ts';
import { HashedSource } from './hashed-source.ts';
import {
  type DoubledIds,
  type DuplicateChoice,
  FEW_LOSSES,
  LossCounter,
  type Losses,
  type LostRow,
  lostPlayers,
} from './losses.ts';
import { cadenceInName, type ImportNeed, type ImportNote } from './notes.ts';
import { ReadRows, type Skipped } from './read-rows.ts';
import { writeImport } from './write-import.ts';

export interface ImportOptions {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Single list: its cadence, guessed from the name unless given. Combined list: import only this one. */
  readonly cadence?: Cadence | null;
  /** The file name. */
  readonly name: string;
  /** Bytes of the file, for the progress. */
  readonly size?: number;
  /** Compares the list with the store and writes nothing. */
  readonly dryRun?: boolean;
  /** Imports the list although rows are lost. */
  readonly acceptLosses?: boolean;
  /** Which of two rows with one ID to take. */
  readonly duplicates?: DuplicateChoice | null;
  /** Replaces the list of the date, also if many players go or the calendar has no list on it. */
  readonly force?: boolean;
  /** Gets every row that is not taken; the report has only the first ones. */
  readonly onLoss?: (row: LostRow) => void;
  readonly progress?: (progress: ImportProgress) => void;
}

export type ImportStage = 'reading' | 'players' | 'lists' | 'history' | 'search';

export interface ImportProgress {
  readonly stage: ImportStage;
  /** Rows, or while the file is read its bytes; `all` is 0 where nobody knows. */
  readonly done: number;
  readonly all: number;
  /** Of the whole import, from 0 to 1. */
  readonly share: number;
}

/** The share of the time that is over when a stage begins, as 300,000 players take it. */
const BEGINS: Readonly<Record<ImportStage, number>> = {
  reading: 0,
  players: 0.3,
  lists: 0.35,
  history: 0.75,
  search: 0.8,
};

export interface ImportedListReport {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly rows: number;
  readonly hash: string;
  /** False: the store already had exactly this list. */
  readonly changed: boolean;
  /** The list that `diff` compares with: the revision it replaces, else the list before. */
  readonly against: { readonly date: string; readonly revision: number } | null;
  readonly diff: ListDiff | null;
}

export interface ImportReport {
  readonly date: string;
  readonly file: { readonly name: string; readonly hash: string; readonly size: number };
  readonly layout: Pick<ListReport, 'format' | 'layout' | 'packing' | 'member'>;
  /** Whether the store changed. */
  readonly changed: boolean;
  readonly dryRun: boolean;
  /** What the officer has to decide first; nothing was written. */
  readonly needs: readonly ImportNeed[];
  readonly lists: readonly ImportedListReport[];
  readonly players: {
    readonly rows: number;
    readonly added: number;
    readonly changed: number;
    /** Number of changes by field: `federation`, `womenTitle`, `name` … */
    readonly fields: Readonly<Record<string, number>>;
  };
  readonly skipped: Readonly<Skipped>;
  readonly losses: Losses;
  readonly doubled: DoubledIds;
  readonly hygiene: Hygiene;
  readonly notes: readonly ImportNote[];
}

export interface ReadList {
  readonly rows: ReadRows;
  readonly report: ListReport;
  readonly file: ImportReport['file'];
  readonly notes: readonly ImportNote[];
  readonly needs: readonly ImportNeed[];
}

const EARLIEST = '1970-01-01';
/** Lists appear shortly before their date. One far ahead is a typing error, and would hide the lists between. */
const DAYS_AHEAD = 62;
const ROWS_BETWEEN_PROGRESS = 1 << 13;

/** Imports a list published elsewhere, with its players, in one transaction. */
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
  const read = await readSource(source, options);
  const { rows } = read.rows;
  const progress = (stage: ImportStage): void =>
    options.progress?.({ stage, done: rows, all: rows, share: BEGINS[stage] });
  const taken = await office.store.write((trx) => writeImport(office, trx, read, options, progress));
  if (taken.changed) {
    progress('search');
    await rebuildTopByPrefix(office.store);
  }
  const { format, layout, packing, member, hygiene } = read.report;
  return {
    ...taken,
    dryRun: options.dryRun ?? false,
    date: options.date,
    file: read.file,
    layout: { format, layout, packing, member },
    skipped: read.rows.skipped,
    losses: read.rows.losses.losses,
    doubled: read.rows.losses.doubled,
    hygiene,
  };
}

async function readSource(source: ListSource, options: ImportOptions): Promise<ReadList> {
  const { date, name, progress } = options;
  const bytes = new HashedSource(source);
  const guessed = options.cadence ?? cadenceInName(name) ?? 'standard';
  const losses = new LossCounter(options.onLoss);
  const rows = new ReadRows(Number(date.slice(0, 4)), losses, options.duplicates ?? null);
  try {
    let count = 0;
    const report = await scanList(
      bytes,
      (record) => {
        rows.add(record);
        count += 1;
        if (count % ROWS_BETWEEN_PROGRESS === 0) {
          const all = options.size ?? 0;
          const share = all === 0 ? 0 : BEGINS.players * Math.min(1, bytes.size / all);
          progress?.({ stage: 'reading', done: bytes.size, all, share });
        }
      },
      {
        date,
        cadence: guessed,
        onUnreadable: (row) => losses.add({ ...row, reason: 'unreadable' }),
      },
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
    const { hiddenCharacters } = report.hygiene;
    const [first] = hiddenCharacters.examples;
    if (first !== undefined) {
      notes.push({
        code: 'list-hidden-characters',
        values: { count: hiddenCharacters.count, character: first.value, line: first.line },
      });
    }
    if (rows.rows === 0) throw new OfficeError('list-empty', { name });
    rows.putInOrder();
    return { rows, report, file, notes, needs: needsOf(losses, options) };
  } finally {
    await bytes.close();
  }
}

function needsOf(
  { losses, doubled }: LossCounter,
  { acceptLosses = false }: ImportOptions,
): readonly ImportNeed[] {
  const needs: ImportNeed[] = [];
  const lost = lostPlayers(losses);
  if (lost > FEW_LOSSES && !acceptLosses) needs.push({ code: 'rows-lost', values: { count: lost } });
  if (doubled.undecided > 0) needs.push({ code: 'ids-doubled', values: { count: doubled.undecided } });
  return needs;
}

/** A single list does not contain its cadence: the name decides, else standard. */
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
  const assumed = cadenceInName(name) ?? cadenceInName(member ?? '') ?? 'standard';
  rows.relabel(guessed, assumed);
  return [{ code: 'list-cadence-guessed', values: { cadence: assumed } }];
}
