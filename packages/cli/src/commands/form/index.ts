import { checkAndRateReport, type Finding, type ReportForm, reportForm, writeForm } from '@eloquence/reports';
import { loadFormWords } from '@eloquence/words';
import { type Call, type Command, GENERAL, given, isGiven, REPORTS } from '../../framework/command.ts';
import { eachReport, writeJsonLine } from '../../reports/each-report.ts';
import { EVENT_SAMPLE } from '../../reports/event-sample.ts';
import { examine } from '../../reports/examine.ts';
import { areErrors, findingBlocks } from '../../reports/finding-lines.ts';
import { readReportOptions } from '../../reports/options.ts';
import { refuseExisting, writeOut } from '../convert/write-file.ts';

export const form: Command = Object.freeze({
  path: 'form',
  takes: 'FILE',
  positionals: [1, 1],
  optional: ['out', 'force', ...REPORTS, ...GENERAL],
  examples: ['form open.trf --out open.html', 'form open.trf --list standard.txt --lang fr --out open.html'],
  eventSample: EVENT_SAMPLE,
  run: async (call) => {
    const reportOptions = await readReportOptions(call);
    const [file = ''] = call.positionals;
    const out = given(call, 'out') ?? null;
    const isForced = isGiven(call, 'force');
    if (out !== null) await refuseExisting(out, isForced);
    const found: ReportForm[] = [];
    const options = { files: [file], path: 'form', reportOptions, atTheEnd: true };
    const status = await eachReport(call, options, (loaded, list) => {
      const checked = examine(call, checkAndRateReport, loaded, reportOptions, list);
      const errors = checked.findings.filter(({ severity }) => severity === 'error');
      if (errors.length > 0 && !isGiven(call, 'json'))
        for (const lines of findingBlocks(call, errors)) tell(call, lines);
      // Findings on the list itself are not on the form.
      const findings = checked.findings as readonly Finding[];
      if (checked.report.players.length > 0) found.push(reportForm({ ...checked, findings }));
      return areErrors(checked.findings) ? 1 : 0;
    });
    for (const each of found) await write(call, each, { file, out, isForced });
    return status;
  },
} satisfies Command);

interface Target {
  readonly file: string;
  readonly out: string | null;
  readonly isForced: boolean;
}

/** The page goes to standard output, messages to standard error. */
async function write(call: Call, form: ReportForm, { file, out, isForced }: Target): Promise<void> {
  const { io, language, messages, texts } = call;
  const text = writeForm(form, await loadFormWords(language, messages));
  if (out !== null) await writeOut(out, [new TextEncoder().encode(text)], isForced);
  if (isGiven(call, 'json')) writeJsonLine(call, { file, out, ...form, ...(out === null && { text }) });
  else if (out === null) io.stdout.write(text);
  else tell(call, [texts.convert.written(out)]);
}

function tell({ io, messages }: Call, lines: readonly string[]): void {
  io.stderr.write(`${lines.map(messages.typeset).join('\n')}\n`);
}
