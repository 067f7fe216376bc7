import { type Office, type Submitted, submit as submitReport } from '@eloquence/office';
import { MAX_JSON_BYTES } from '@eloquence/reports';
import { type Call, type Command, given, isGiven } from '../../framework/command.ts';
import { type ExitStatus, Failure } from '../../framework/failure.ts';
import { failureObject, failureText } from '../../framework/failure-text.ts';
import { readBytes } from '../../input/files.ts';
import { dateOption, roundsOption } from '../../office/arguments.ts';
import { findingJson, findingsSummary } from '../../office/findings.ts';
import { nextCommand } from '../../office/next.ts';
import { officeFailure, STORE, withOffice } from '../../office/open-store.ts';
import { writeJsonLine } from '../../reports/each-report.ts';
import { findFiles } from '../../reports/find-files.ts';
import { areErrors, findingBlocks } from '../../reports/finding-lines.ts';
import { fileName } from '../../reports/heading.ts';
import { print } from '../../reports/print.ts';
import { parts } from '../../terminal/blocks.ts';
import { paragraph } from '../../terminal/width.ts';

export const submit: Command = Object.freeze({
  path: 'office submit',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: ['event-id', 'rounds', 'received', 'quiet', 'all', ...STORE],
  examples: [
    'office submit open.trf',
    'office submit open.trf --event E12',
    'office submit league.trf --event E12 --rounds 1-4 --json',
    'office submit paper.trf --received 2006-03-20',
  ],
  run: async (call) => {
    const rounds = roundsOption(call);
    const event = given(call, 'event-id') ?? null;
    const received = dateOption(call, 'received');
    const { files } = await findFiles(call.positionals);
    return withOffice(call, async (office) => {
      let worst: ExitStatus = 0;
      let last: string | null = null;
      for (const [index, file] of files.entries()) {
        if (index > 0 && !isGiven(call, 'json')) print(call, ['', '']);
        const { status, report } = await handIn(call, office, file, { event, rounds, received });
        last = report ?? last;
        worst = Math.max(worst, status) as ExitStatus;
      }
      if (!isGiven(call, 'json')) print(call, ['', ...submitNext(call, files.length, last, worst)]);
      return worst;
    });
  },
} satisfies Command);

type Options = NonNullable<Parameters<typeof submitReport>[2]>;

/** A report with errors goes back; several are accepted together. */
function submitNext(call: Call, files: number, report: string | null, worst: ExitStatus): string[] {
  if (report === null) return [];
  if (files > 1) return nextCommand(call, 'office accept --clean');
  return nextCommand(
    call,
    worst === 0 ? `office accept ${report}` : `office reject ${report} --because TEXT`,
  );
}

interface HandedIn {
  readonly status: ExitStatus;
  /** null: it was not stored. */
  readonly report: string | null;
}

/** Submits one file; a failure does not stop the others. */
async function handIn(call: Call, office: Office, file: string, options: Options): Promise<HandedIn> {
  try {
    const submitted = await submitReport(office, await readReport(call, file), options);
    printFailure(call, file, submitted);
    return { status: areErrors(submitted.findings) ? 1 : 0, report: submitted.report };
  } catch (error) {
    const failure = officeFailure(call, error, file);
    if (isGiven(call, 'json'))
      writeJsonLine(call, { file, ...failureObject(failure, 'office submit', call) });
    else call.io.stderr.write(`${failureText(failure, 'office submit', call)}\n`);
    return { status: failure.status, report: null };
  }
}

/** The bytes of a report as submitted. */
export async function readReport(call: Call, file: string): Promise<Uint8Array> {
  const { bytes } = await readBytes(file, call.io, MAX_JSON_BYTES);
  if (bytes === null) throw new Failure('file-too-large', { file, allowed: MAX_JSON_BYTES });
  return bytes;
}

function printFailure(
  call: Call,
  file: string,
  { event, report, version, again, findings }: Submitted,
): void {
  if (isGiven(call, 'json')) {
    const found = findings.map((finding) => findingJson(call, finding));
    writeJsonLine(call, { file, event, report, version, again, findings: found });
    return;
  }
  const { office } = call.texts;
  const shown = isGiven(call, 'quiet') ? findings.filter(({ severity }) => severity !== 'note') : findings;
  const heading = [
    call.style.strong(office.isSubmitted(report, version, event)),
    `  ${fileName(call, file)}`,
    ...(again ? paragraph(office.again, '  ') : []),
  ];
  print(call, parts(heading, ...findingBlocks(call, shown, 'office'), findingsSummary(call, findings)));
}
