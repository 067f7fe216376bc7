import { type Submitted, submit as submitReport } from '@eloquence/office';
import { type Call, type Command, isGiven } from '../../framework/command.ts';
import type { ExitStatus } from '../../framework/failure.ts';
import { eachFile, printFindings, SUBMISSION, submissionOptions } from '../../office/each-file.ts';
import { findingJson } from '../../office/findings.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { writeJsonLine } from '../../reports/each-report.ts';
import { findFiles } from '../../reports/find-files.ts';
import { areErrors } from '../../reports/finding-lines.ts';
import { print } from '../../reports/print.ts';

export const submit: Command = Object.freeze({
  path: 'office submit',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: [...SUBMISSION, ...STORE],
  examples: [
    'office submit open.trf',
    'office submit open.trf --event E12',
    'office submit league.trf --event E12 --rounds 1-4 --json',
    'office submit paper.trf --received 2006-03-20',
  ],
  run: async (call) => {
    const options = submissionOptions(call);
    const { files } = await findFiles(call.positionals);
    return withOffice(call, async (office) => {
      let last: string | null = null;
      const worst = await eachFile(call, 'office submit', files, async (file, bytes) => {
        const submitted = await submitReport(office, bytes, options);
        last = submitted.report;
        printSubmitted(call, file, submitted);
        return areErrors(submitted.findings) ? 1 : 0;
      });
      if (!isGiven(call, 'json')) print(call, ['', ...submitNext(call, files.length, last, worst)]);
      return worst;
    });
  },
} satisfies Command);

/** A report with errors goes back; several are accepted together. */
function submitNext(call: Call, files: number, report: string | null, worst: ExitStatus): string[] {
  if (report === null) return [];
  if (files > 1) return nextCommand(call, 'office accept --clean');
  return nextCommand(
    call,
    worst === 0 ? `office accept ${report}` : `office reject ${report} --because TEXT`,
  );
}

function printSubmitted(
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
  printFindings(
    call,
    file,
    office.isSubmitted(report, version, event),
    findings,
    again ? [office.again] : [],
  );
}
