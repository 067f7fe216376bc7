import { type Call, given, isGiven } from '../framework/command.ts';
import { asFailure, type ExitStatus, type Failure } from '../framework/failure.ts';
import { failureObject, failureText } from '../framework/failure-text.ts';
import { STANDARD_INPUT } from '../input/files.ts';
import { type LoadedReport, loadReport } from './load-report.ts';
import type { ReportOptions } from './options.ts';
import { progressOf } from './progress.ts';
import { type RatingList, readRatingList, WantedPlayers } from './rating-list.ts';

/** Handles one report and returns its exit status. */
export type HandleReport = (loaded: LoadedReport, list: RatingList | null) => ExitStatus;

export interface EachReportOptions {
  readonly files: readonly string[];
  readonly path: string;
  readonly reportOptions: ReportOptions;
  /** Whether results are printed only after the last report. */
  readonly atTheEnd: boolean;
  /** Called for each unusable file; the others go on. */
  readonly failed?: (file: string, failure: Failure) => void;
}

/** Handles report files one by one and returns the worst exit status. */
export async function eachReport(
  call: Call,
  options: EachReportOptions,
  work: HandleReport,
): Promise<ExitStatus> {
  const { files, path, reportOptions, atTheEnd } = options;
  const progress = progressOf(call, files.length, call.io.isTTY.stdout && !atTheEnd);
  const load = loader(call);
  const list = await readListFor(call, files, load, reportOptions);
  let worst: ExitStatus = 0;
  for (const [index, file] of files.entries()) {
    progress.show(`${index + 1}/${files.length} ${file}`, index / files.length);
    const status = await load(file).then(
      (loaded) => attempt(file, () => work(loaded, list)),
      (error) => asFailure(error, 'file', () => null),
    );
    if (typeof status !== 'number') {
      progress.clear();
      printFailure(call, path, file, status);
      options.failed?.(file, status);
    }
    worst = Math.max(worst, typeof status === 'number' ? status : status.status) as ExitStatus;
  }
  progress.clear();
  return worst;
}

function attempt(file: string, work: () => ExitStatus): ExitStatus | Failure {
  try {
    return work();
  } catch (error) {
    return asFailure(error, 'file', () => file);
  }
}

function printFailure(call: Call, path: string, file: string, failure: Failure): void {
  if (!isGiven(call, 'json')) call.io.stderr.write(`${failureText(failure, path, call)}\n`);
  else writeJsonLine(call, { file, ...failureObject(failure, path, call) });
}

/** One line of JSON per file. */
export function writeJsonLine({ io }: Call, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Standard input can be read only once, but a list lookup needs the reports beforehand. */
function loader({ io }: Call): (file: string) => Promise<LoadedReport> {
  let input: Promise<LoadedReport> | null = null;
  return (file) => {
    if (file !== STANDARD_INPUT) return loadReport(file, io);
    input ??= loadReport(file, io);
    return input;
  };
}

/** Reads the players of all reports from the list of `--list`. */
async function readListFor(
  call: Call,
  files: readonly string[],
  load: (file: string) => Promise<LoadedReport>,
  { choice }: ReportOptions,
): Promise<RatingList | null> {
  const file = given(call, 'list');
  if (file === undefined) return null;
  const wanted = new WantedPlayers();
  for (const each of files) {
    // An unreadable report fails later, in its turn.
    const loaded = await load(each).catch(() => null);
    if (loaded !== null) wanted.add(loaded.report);
  }
  return readRatingList(call, file, wanted, choice.cadence ?? 'standard');
}
