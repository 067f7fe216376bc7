import { examineReport } from '@eloquence/reports';
import { type Call, type Command, GENERAL, isGiven, REPORTS } from '../../command.ts';
import type { ExitStatus } from '../../failure.ts';
import { parts } from '../../parts.ts';
import { EVENT_SAMPLE } from '../../reports/event-sample.ts';
import { examine } from '../../reports/examine.ts';
import { findFiles } from '../../reports/files.ts';
import type { AnyFinding } from '../../reports/finding.ts';
import { areErrors, countsOf, findingBlocks } from '../../reports/findings.ts';
import { heading } from '../../reports/heading.ts';
import { reportJson } from '../../reports/json.ts';
import { readOutlook } from '../../reports/options.ts';
import { say, saySkipped } from '../../reports/say.ts';
import { workThrough, writeJsonLine } from '../../reports/work.ts';
import { type SummaryRow, summary } from './summary.ts';

export const check: Command = Object.freeze({
  path: 'check',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: [...REPORTS, 'quiet', 'all', ...GENERAL],
  examples: [
    'check open.trf',
    'check open.trf --list players_list_foa.zip',
    'check reports --quiet',
    'check - --cadence rapid --json',
  ],
  eventSample: EVENT_SAMPLE,
  run: async (call) => {
    const outlook = await readOutlook(call);
    const { files, skipped, inFolders } = await findFiles(call.positionals);
    const asJson = isGiven(call, 'json');
    const rows: SummaryRow[] = [];
    let shown = 0;
    const options = { files, path: 'check', outlook, atTheEnd: inFolders && !asJson };
    const status = await workThrough(
      call,
      { ...options, failed: (file) => rows.push({ file, event: null, findings: null }) },
      (loaded, list) => {
        const examination = examine(call, examineReport, loaded, outlook, list);
        const { findings, report } = examination;
        if (asJson) writeJsonLine(call, reportJson(call, loaded, examination, list));
        else if (!inFolders) {
          const blocks = [heading(call, loaded, examination), ...findingBlocks(call, findings)];
          say(call, [...(shown === 0 ? [] : ['', '']), ...parts(...blocks, verdict(call, findings))]);
          shown += 1;
        }
        rows.push({ file: loaded.file, event: report.name, findings });
        return (areErrors(findings) ? 1 : 0) satisfies ExitStatus;
      },
    );
    if (!asJson && inFolders) say(call, summary(call, rows));
    saySkipped(call, skipped);
    return status;
  },
} satisfies Command);

/** The last word on a report. */
function verdict({ texts }: Call, findings: readonly AnyFinding[]): string[] {
  if (findings.length === 0) return [texts.reports.clean];
  const { error, warning, note } = countsOf(findings);
  return [texts.reports.counts(error, warning, note)];
}
