import { type ReportView, type Submitted, submit as submitReport, viewEvent } from '@eloquence/office';
import { type Call, type Command, isGiven } from '../../framework/command.ts';
import { eachFile, printFindings, SUBMISSION, submissionOptions } from '../../office/each-file.ts';
import { findingJson } from '../../office/findings.ts';
import { nextCommand, reportNext } from '../../office/next.ts';
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
      const stored: Stored[] = [];
      const worst = await eachFile(call, 'office submit', files, async (file, bytes) => {
        const submitted = await submitReport(office, bytes, options);
        const { event, report } = submitted;
        const view = (await viewEvent(office, event)).reports.find((each) => each.report === report);
        if (view !== undefined) stored.push({ ...view, event });
        printSubmitted(call, file, submitted, options.received !== null && view?.state === 'accepted');
        return areErrors(submitted.findings) ? 1 : 0;
      });
      if (stored.length > 0 && !isGiven(call, 'json')) print(call, ['', ...submitNext(call, stored)]);
      return worst;
    });
  },
} satisfies Command);

type Stored = ReportView & { readonly event: string };

/** Clean reports are accepted together; if there are none, the officer looks at those that await a decision. */
function submitNext(call: Call, stored: readonly Stored[]): string[] {
  const [only] = stored;
  if (only !== undefined && stored.length === 1) return reportNext(call, only.event, only);
  const pending = stored.filter(({ state }) => state === 'submitted');
  if (pending.some(({ errors, warnings }) => errors + warnings === 0))
    return nextCommand(call, 'office accept --clean');
  return nextCommand(call, `office events --stage ${pending.length > 0 ? 'reported' : 'accepted'}`);
}

function printSubmitted(
  call: Call,
  file: string,
  { event, report, version, again, findings }: Submitted,
  isDateIgnored: boolean,
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
    again ? [office.again, ...(isDateIgnored ? [office.dateIgnored(report)] : [])] : [],
  );
}
