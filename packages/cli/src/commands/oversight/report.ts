import { computeFigures, FIGURE_NAMES, figureName, historySpan } from '@eloquence/oversight';
import { loadFigureTexts } from '@eloquence/words/figures';
import { type Command, given, isGiven } from '../../framework/command.ts';
import { readCadence } from '../../input/edition.ts';
import { longProgress } from '../../office/run-in-worker.ts';
import { withOversightFailures } from '../../oversight/failures.ts';
import { reportHtml } from '../../oversight/report-html.ts';
import { SOURCE, withHistory } from '../../oversight/source.ts';
import { refuseExisting, writeOut } from '../convert/write-file.ts';

export const report: Command = Object.freeze({
  path: 'oversight report',
  takes: '[FIGURE…]',
  positionals: [0, FIGURE_NAMES.length],
  required: ['out'],
  optional: ['force', 'cadence', ...SOURCE],
  examples: [
    'oversight report --db federation.db --out report.html',
    'oversight report stretch ledger --history history --cadence rapid --out rapid.html --lang fr',
  ],
  isInterruptible: true,
  run: async (call) => {
    const named = await withOversightFailures(async () => call.positionals.map(figureName));
    const names = named.length > 0 ? named : FIGURE_NAMES;
    const cadence = readCadence(call) ?? 'standard';
    const out = given(call, 'out') ?? '';
    const force = isGiven(call, 'force');
    await refuseExisting(out, force);
    const { figures, span } = await withHistory(call, async (folder) => ({
      figures: await longProgress(call, (progress) =>
        computeFigures(folder, cadence, names, { progress, signal: call.signal }),
      ),
      span: await historySpan(folder, cadence),
    }));
    const { language, messages } = call;
    const texts = call.texts.oversight.report;
    const page = reportHtml(cadence, figures, {
      ...{ language, messages, texts, span },
      figures: await loadFigureTexts(language),
    });
    await writeOut(out, [new TextEncoder().encode(page)], force);
    return {
      value: { out, cadence, figures: names },
      lines: () => [call.texts.convert.written(out)],
    };
  },
} satisfies Command);
