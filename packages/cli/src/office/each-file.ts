import { MAX_JSON_BYTES } from '@eloquence/reports';
import type { CommandPath, OptionName } from '@eloquence/words/cli';
import { type Call, given, isGiven } from '../framework/command.ts';
import { type ExitStatus, Failure } from '../framework/failure.ts';
import { failureObject, failureText } from '../framework/failure-text.ts';
import { readBytes } from '../input/files.ts';
import { writeJsonLine } from '../reports/each-report.ts';
import { findingBlocks, findingsSummary } from '../reports/finding-lines.ts';
import { fileName } from '../reports/heading.ts';
import type { AnyFinding } from '../reports/list-findings.ts';
import { print } from '../reports/print.ts';
import { parts } from '../terminal/blocks.ts';
import { paragraph } from '../terminal/width.ts';
import { dateOption, roundsOption } from './arguments.ts';
import { officeFailure } from './open-store.ts';

/** What is submitted, for `office submit` and its preview, `office check`. */
export const SUBMISSION: readonly OptionName[] = Object.freeze([
  'event-id',
  'rounds',
  'received',
  'quiet',
  'all',
]);

export interface SubmissionOptions {
  readonly event: string | null;
  readonly rounds: ReturnType<typeof roundsOption>;
  readonly received: string | null;
}

export function submissionOptions(call: Call): SubmissionOptions {
  return {
    event: given(call, 'event-id') ?? null,
    rounds: roundsOption(call),
    received: dateOption(call, 'received'),
  };
}

/** Handles the bytes of one file after the other; a failure does not stop the others. Returns the worst status. */
export async function eachFile(
  call: Call,
  path: CommandPath,
  files: readonly string[],
  work: (file: string, bytes: Uint8Array) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  let worst: ExitStatus = 0;
  for (const [index, file] of files.entries()) {
    if (index > 0 && !isGiven(call, 'json')) print(call, ['', '']);
    const status = await readReport(call, file)
      .then((bytes) => work(file, bytes))
      .catch((error) => {
        const failure = officeFailure(call, error, file);
        if (isGiven(call, 'json')) writeJsonLine(call, { file, ...failureObject(failure, path, call) });
        else call.io.stderr.write(`${failureText(failure, path, call)}\n`);
        return failure.status;
      });
    worst = Math.max(worst, status) as ExitStatus;
  }
  return worst;
}

/** The bytes of a report as submitted. */
export async function readReport(call: Call, file: string): Promise<Uint8Array> {
  const { bytes } = await readBytes(file, call.io, MAX_JSON_BYTES);
  if (bytes === null) throw new Failure('file-too-large', { file, allowed: MAX_JSON_BYTES });
  return bytes;
}

/** A file with what was found in it. */
export function printFindings(
  call: Call,
  file: string,
  title: string,
  findings: readonly AnyFinding[],
  more: readonly string[] = [],
): void {
  const shown = isGiven(call, 'quiet') ? findings.filter(({ severity }) => severity !== 'note') : findings;
  const heading = [
    call.style.strong(title),
    `  ${fileName(call, file)}`,
    ...more.flatMap((each) => paragraph(each, '  ')),
  ];
  print(call, parts(heading, ...findingBlocks(call, shown, 'office'), findingsSummary(call, findings)));
}
