import { examineReport, hasErrors } from '@eloquence/reports';
import { type Call, type Command, GENERAL, isGiven, REPORTS } from '../../command.ts';
import type { ExitStatus } from '../../failure.ts';
import { parts } from '../../parts.ts';
import { examine } from '../../reports/examine.ts';
import { findFiles } from '../../reports/files.ts';
import { countsOf, findingBlocks } from '../../reports/findings.ts';
import { heading } from '../../reports/heading.ts';
import { reportJson } from '../../reports/json.ts';
import { readOutlook } from '../../reports/options.ts';
import { say } from '../../reports/say.ts';
import { workThrough, writeJsonLine } from '../../reports/work.ts';
import { type SummaryRow, summary } from './summary.ts';

export const check: Command = Object.freeze({
  path: 'check',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: [...REPORTS, 'quiet', ...GENERAL],
  examples: [
    'check open.trf',
    'check open.trf --list players_list_foa.zip',
    'check reports --quiet',
    'check - --cadence rapid --json',
  ],
  run: async (call) => {
    const outlook = await readOutlook(call);
    const { files, inFolders } = await findFiles(call.positionals);
    const asJson = isGiven(call, 'json');
    const rows: SummaryRow[] = [];
    const options = { files, path: 'check', outlook, atTheEnd: inFolders && !asJson };
    const status = await workThrough(
      call,
      { ...options, failed: (file) => rows.push({ file, event: null, counts: null }) },
      (loaded, list) => {
        const examination = examine(call, examineReport, loaded, outlook, list);
        const { findings, report } = examination;
        if (asJson) writeJsonLine(call, reportJson(call, loaded, examination));
        else if (!inFolders) {
          if (rows.length > 0) say(call, ['']);
          say(
            call,
            parts(
              heading(call, loaded, examination),
              ...findingBlocks(call, findings),
              verdict(call, findings),
            ),
          );
        }
        rows.push({ file: loaded.file, event: report.name, counts: countsOf(findings) });
        return (hasErrors(findings) ? 1 : 0) satisfies ExitStatus;
      },
    );
    if (!asJson && inFolders) say(call, summary(call, rows));
    return status;
  },
} satisfies Command);

/** The last word on a report. */
function verdict({ texts }: Call, findings: Parameters<typeof countsOf>[0]): string[] {
  if (findings.length === 0) return [texts.reports.clean];
  const { error, warning, note } = countsOf(findings);
  return [texts.reports.counts(error, warning, note)];
}
