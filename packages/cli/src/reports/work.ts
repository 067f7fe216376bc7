import { type Call, given, isGiven } from '../command.ts';
import { asFailure, type ExitStatus, type Failure } from '../failure.ts';
import { STANDARD_INPUT } from '../input.ts';
import { failureObject, failureText } from '../report.ts';
import { type RatingList, readRatingList, Sought } from './list.ts';
import { type Loaded, loadReport } from './load.ts';
import type { Outlook } from './options.ts';
import { progressOf } from './progress.ts';

/** What is done with one report; the answer is its exit status. */
export type Work = (loaded: Loaded, list: RatingList | null) => ExitStatus;

export interface WorkOptions {
  readonly files: readonly string[];
  readonly path: string;
  readonly outlook: Outlook;
  /** Whether results are written only after the last report. */
  readonly atTheEnd: boolean;
  /** Told of what cannot be used, which does not stop the rest. */
  readonly failed?: (file: string, failure: Failure) => void;
}

/** Works through report files one after the other, and answers with the worst exit status. */
export async function workThrough(call: Call, options: WorkOptions, work: Work): Promise<ExitStatus> {
  const { files, path, outlook, atTheEnd } = options;
  const progress = progressOf(call, files.length, call.io.isTTY.stdout && !atTheEnd);
  const load = loader(call);
  const list = await readListFor(call, files, load, outlook);
  let worst: ExitStatus = 0;
  for (const [index, file] of files.entries()) {
    progress.show(`${index + 1}/${files.length} ${file}`);
    const status = await load(file).then(
      (loaded) => attempt(file, () => work(loaded, list)),
      (error) => asFailure(error, 'file', () => null),
    );
    if (typeof status !== 'number') {
      progress.clear();
      tell(call, path, file, status);
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

function tell(call: Call, path: string, file: string, failure: Failure): void {
  if (!isGiven(call, 'json')) call.io.stderr.write(`${failureText(failure, path, call)}\n`);
  else writeJsonLine(call, { file, ...failureObject(failure, path, call) });
}

/** One line of JSON for each file. */
export function writeJsonLine({ io }: Call, value: unknown): void {
  io.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Standard input can be read only once, and a list needs the reports before they are worked on. */
function loader({ io }: Call): (file: string) => Promise<Loaded> {
  let input: Promise<Loaded> | null = null;
  return (file) => {
    if (file !== STANDARD_INPUT) return loadReport(file, io);
    input ??= loadReport(file, io);
    return input;
  };
}

/** The list of `--list`, with the players of all the reports. */
async function readListFor(
  call: Call,
  files: readonly string[],
  load: (file: string) => Promise<Loaded>,
  { choice }: Outlook,
): Promise<RatingList | null> {
  const file = given(call, 'list');
  if (file === undefined) return null;
  const sought = new Sought();
  for (const each of files) {
    // A report that cannot be read is told of when its turn comes.
    const loaded = await load(each).catch(() => null);
    if (loaded !== null) sought.add(loaded.report);
  }
  return readRatingList(call, file, sought, choice.cadence ?? 'standard');
}
