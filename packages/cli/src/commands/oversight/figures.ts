import { computeFigures, FIGURE_NAMES, type FigureName, figureName, queryOf } from '@eloquence/oversight';
import { CADENCES, type Cadence } from '@eloquence/rating';
import { loadFigureTexts } from '@eloquence/words/figures';
import { type Call, type Command, isGiven, type Result } from '../../framework/command.ts';
import { readCadence } from '../../input/edition.ts';
import { longProgress } from '../../office/run-in-worker.ts';
import { withOversightFailures } from '../../oversight/failures.ts';
import { figureLines } from '../../oversight/figure-table.ts';
import { SOURCE, withHistory } from '../../oversight/source.ts';
import { parts } from '../../terminal/blocks.ts';
import { table } from '../../terminal/table.ts';

export const figures: Command = Object.freeze({
  path: 'oversight figures',
  takes: '[NAME…]',
  positionals: [0, FIGURE_NAMES.length],
  optional: ['cadence', 'all-figures', 'sql', ...SOURCE],
  examples: [
    'oversight figures',
    'oversight figures calibration stretch --db federation.db',
    'oversight figures ledger --cadence rapid --history history --json',
    'oversight figures calibration --sql',
  ],
  isInterruptible: true,
  run: async (call) => {
    const names = await withOversightFailures(async () =>
      isGiven(call, 'all-figures') ? FIGURE_NAMES : call.positionals.map(figureName),
    );
    if (isGiven(call, 'sql')) return queries(names.length > 0 ? names : FIGURE_NAMES);
    if (names.length === 0) return listed(call);
    const cadence: Cadence = readCadence(call) ?? 'standard';
    const texts = await loadFigureTexts(call.language);
    return withHistory(call, async (folder) => {
      const found = await longProgress(call, (progress) =>
        computeFigures(folder, cadence, names, { progress, signal: call.signal }),
      );
      return {
        value: { cadence, figures: found },
        lines: () => parts(...found.map((figure) => figureLines(figure, texts, call.messages, call.style))),
      };
    });
  },
} satisfies Command);

/** The figures with what each shows. */
async function listed({ language, style }: Call): Promise<Result> {
  const { figures: about } = await loadFigureTexts(language);
  return {
    value: { figures: FIGURE_NAMES.map((figure) => ({ figure, ...about[figure] })), cadences: CADENCES },
    lines: () =>
      table(
        [{ heading: '' }, { heading: '', wraps: true }],
        FIGURE_NAMES.map((figure) => [figure, about[figure].shows]),
        { style },
      ),
  };
}

async function queries(names: readonly FigureName[]): Promise<Result> {
  const found = await Promise.all(names.map(async (figure) => ({ figure, sql: await queryOf(figure) })));
  return {
    value: { figures: found },
    lines: () => parts(...found.map(({ sql }) => sql.trimEnd().split('\n'))),
  };
}
