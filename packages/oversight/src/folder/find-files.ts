import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import {
  CADENCES,
  type Cadence,
  chooseEditions,
  formatDate,
  InputError,
  listOfEvent,
  parseDate,
} from '@eloquence/rating';
import {
  ListError,
  type Report,
  type ReportReading,
  readAnyReport,
  type StatedFacts,
  scanList,
} from '@eloquence/reports';
import { OversightError } from '../errors.ts';

/** A rating list in a file. */
export interface ListFile {
  readonly file: string;
  readonly date: string;
  readonly cadences: readonly Cadence[];
}

/** A report, with the list that its dates lead to. */
export interface ReportSource {
  /** Names the event. */
  readonly id: string;
  /** null: not a report. */
  readonly read: () => Promise<Report | null>;
  readonly cadence: Cadence;
  readonly start: string;
  readonly list: string;
  readonly facts: FolderFacts;
}

/** What a registration beside the report states. */
export type FolderFacts = StatedFacts & {
  readonly name?: string;
  readonly city?: string;
  readonly federation?: string;
  readonly cadence?: Cadence;
};

async function filesBelow(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const DATE_IN_NAME = /\d{4}-\d{2}-\d{2}/;
/** FIDE's single lists say it in the file name only. */
const LISTED_CADENCE = /rapid|blitz/i;

/** The lists below `lists`, the oldest first. The date is in the name or in the file. */
export async function findLists(folder: string): Promise<readonly ListFile[]> {
  const lists: ListFile[] = [];
  for (const file of await filesBelow(join(folder, 'lists'))) {
    const name = basename(file);
    const cadence = (LISTED_CADENCE.exec(name)?.[0].toLowerCase() ?? 'standard') as Cadence;
    try {
      const report = await scanList(createReadStream(file), () => {}, { cadence });
      const date = DATE_IN_NAME.exec(name)?.[0] ?? report.date;
      if (date !== null) lists.push({ file, date, cadences: report.cadences });
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
    }
  }
  if (lists.length === 0) throw new OversightError('folder-without-lists', { file: folder });
  return lists.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The readable reports below `reports`; registrations are below `events` under the same names. */
export async function findReports(folder: string): Promise<readonly ReportSource[]> {
  const found: ReportSource[] = [];
  const reports = join(folder, 'reports');
  for (const file of await filesBelow(reports)) {
    const beside = join(folder, 'events', relative(reports, file).replace(/\.\w+$/, '.json'));
    const facts: FolderFacts = existsSync(beside) ? JSON.parse(await readFile(beside, 'utf8')) : {};
    const reading = readAs(await readFile(file));
    const start = reading?.report.start ?? null;
    if (reading === null || start === null) continue;
    const cadence = CADENCES.find((each) => each === facts.cadence) ?? reading.report.cadence ?? 'standard';
    const list = listOf(cadence, start, reading.report.end ?? start, facts);
    if (list === null) continue;
    const read = async (): Promise<Report | null> => readAs(await readFile(file))?.report ?? null;
    found.push({ id: basename(file), read, cadence, start: formatDate(start), list, facts });
  }
  return found;
}

/** null: not a report. */
export function readAs(bytes: Uint8Array): ReportReading | null {
  const reading = readAnyReport(bytes);
  return reading.findings.some(({ code }) => code === 'json-broken' || code === 'json-invalid')
    ? null
    : reading;
}

function listOf(
  cadence: Cadence,
  start: ReturnType<typeof parseDate>,
  end: ReturnType<typeof parseDate>,
  { official = false, received }: FolderFacts,
): string | null {
  const editions = chooseEditions({ cadence });
  try {
    const { list } = listOfEvent((day) => editions.at(day), editions.at(start), {
      end,
      official,
      received: received === undefined ? null : parseDate(received),
    });
    return formatDate(list);
  } catch (error) {
    // Before the first edition.
    if (error instanceof InputError) return null;
    throw error;
  }
}
