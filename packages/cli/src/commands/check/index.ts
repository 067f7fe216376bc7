import { checkReport } from '@eloquence/reports';
import { type Command, GENERAL, isGiven, REPORTS } from '../../framework/command.ts';
import type { ExitStatus } from '../../framework/failure.ts';
import { eachReport, writeJsonLine } from '../../reports/each-report.ts';
import { EVENT_SAMPLE } from '../../reports/event-sample.ts';
import { examine } from '../../reports/examine.ts';
import { findFiles } from '../../reports/find-files.ts';
import { areErrors, findingBlocks, findingsSummary } from '../../reports/finding-lines.ts';
import { heading } from '../../reports/heading.ts';
import { reportJson } from '../../reports/json.ts';
import { readReportOptions } from '../../reports/options.ts';
import { print, printSkipped } from '../../reports/print.ts';
import { parts } from '../../terminal/blocks.ts';
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
    const reportOptions = await readReportOptions(call);
    const { files, skipped, inFolders } = await findFiles(call.positionals);
    const asJson = isGiven(call, 'json');
    const rows: SummaryRow[] = [];
    let shown = 0;
    const options = { files, path: 'check', reportOptions, atTheEnd: inFolders && !asJson };
    const status = await eachReport(
      call,
      { ...options, failed: (file) => rows.push({ file, event: null, findings: null }) },
      (loaded, list) => {
        const examination = examine(call, checkReport, loaded, reportOptions, list);
        const { findings, report } = examination;
        if (asJson) writeJsonLine(call, reportJson(call, loaded, examination, list));
        else if (!inFolders) {
          const blocks = [heading(call, loaded, examination), ...findingBlocks(call, findings)];
          print(call, [
            ...(shown === 0 ? [] : ['', '']),
            ...parts(...blocks, findingsSummary(call, findings)),
          ]);
          shown += 1;
        }
        rows.push({ file: loaded.file, event: report.name, findings });
        return (areErrors(findings) ? 1 : 0) satisfies ExitStatus;
      },
    );
    if (!asJson && inFolders) print(call, summary(call, rows));
    printSkipped(call, skipped);
    return status;
  },
} satisfies Command);
