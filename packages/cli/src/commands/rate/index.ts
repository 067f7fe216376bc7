import { checkAndRateReport } from '@eloquence/reports';
import { type Command, GENERAL, given, isGiven, REPORTS } from '../../framework/command.ts';
import { eachReport } from '../../reports/each-report.ts';
import { EVENT_SAMPLE } from '../../reports/event-sample.ts';
import { examine } from '../../reports/examine.ts';
import { findFiles } from '../../reports/find-files.ts';
import { areErrors } from '../../reports/finding-lines.ts';
import { readReportOptions } from '../../reports/options.ts';
import { print, printSkipped } from '../../reports/print.ts';
import { refuseExisting } from '../convert/write-file.ts';
import type { Cells } from './csv.ts';
import { showing } from './show.ts';
import { type RatedRow, summary } from './summary.ts';
import { writeWorkbook } from './xlsx.ts';

export const rate: Command = Object.freeze({
  path: 'rate',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: ['explain-player', 'csv', 'separator', 'xlsx', 'force', ...REPORTS, 'all', ...GENERAL],
  examples: [
    'rate open.trf',
    'rate open.trf --explain 7',
    'rate open.trf --list players_list_foa.zip --csv',
    'rate open.trf --csv --separator ";" --lang fr',
    'rate reports --xlsx ratings.xlsx',
    'rate - --cadence rapid --json',
  ],
  eventSample: EVENT_SAMPLE,
  run: async (call) => {
    const reportOptions = await readReportOptions(call);
    const workbook: Cells[] = [];
    const show = showing(call, workbook);
    const xlsx = given(call, 'xlsx');
    const force = isGiven(call, 'force');
    if (xlsx !== undefined) await refuseExisting(xlsx, force);
    const { files, skipped, inFolders } = await findFiles(call.positionals);
    const rows: RatedRow[] = [];
    const failed = (file: string): void => void rows.push({ file, event: null, players: 0 });
    const options = { files, path: 'rate', reportOptions, atTheEnd: false, failed };
    const status = await eachReport(call, options, (loaded, list) => {
      const rated = examine(call, checkAndRateReport, loaded, reportOptions, list);
      rows.push({ file: loaded.file, event: rated.report.name, players: rated.players.length });
      show({ loaded, rated, list });
      return areErrors(rated.findings) ? 1 : 0;
    });
    if (xlsx !== undefined) {
      await writeWorkbook(xlsx, workbook, force);
      print(call, [call.texts.convert.written(xlsx)]);
    }
    const forPeople = !(['json', 'csv', 'xlsx'] as const).some((name) => isGiven(call, name));
    if (inFolders && forPeople) print(call, ['', '', ...summary(call, rows)]);
    printSkipped(call, skipped);
    return status;
  },
} satisfies Command);
