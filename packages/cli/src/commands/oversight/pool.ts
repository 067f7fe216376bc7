import { computeFigures, FIGURE_NAMES, figureName, type Pool, simulatePool } from '@eloquence/oversight';
import { loadFigureTexts } from '@eloquence/words/figures';
import { type Call, type Command, GENERAL, given } from '../../framework/command.ts';
import { readEditionNamed } from '../../input/edition.ts';
import { numberOption } from '../../input/values.ts';
import { withOversightFailures } from '../../oversight/failures.ts';
import { figureLines } from '../../oversight/figure-table.ts';
import { poolOptions, simulating } from '../../oversight/pool-options.ts';
import { withTemporary } from '../../oversight/temporary.ts';
import { parts } from '../../terminal/blocks.ts';
import { table } from '../../terminal/table.ts';
import { paragraph } from '../../terminal/width.ts';
import { emptyFolder } from '../simulate/write.ts';

export const pool: Command = Object.freeze({
  path: 'oversight pool',
  takes: '[FIGURE…]',
  positionals: [0, FIGURE_NAMES.length],
  required: ['edition', 'seed'],
  optional: ['players', 'months', 'stretch', 'advantage', 'cadence', 'out-folder', ...GENERAL],
  examples: [
    'oversight pool --edition 2024-03 --seed 1',
    'oversight pool ledger stretch --edition draft.json --seed 1 --months 24',
    'oversight pool --edition 2014-07 --seed 1 --stretch 80 --out pool',
  ],
  isInterruptible: true,
  run: async (call) => {
    const edition = await readEditionNamed(call, given(call, 'edition') ?? '');
    const names = await withOversightFailures(async () => call.positionals.map(figureName));
    const options = { ...poolOptions(call), edition, seed: numberOption(call, 'seed') };
    const out = given(call, 'out-folder');
    if (out !== undefined) await emptyFolder(out);
    const texts = await loadFigureTexts(call.language);
    return withTemporary('eloquence-pool-', async (folder) => {
      const under = out ?? (names.length > 0 ? folder('history') : undefined);
      const found = await simulating(call, (progress) =>
        simulatePool({
          ...options,
          progress,
          signal: call.signal,
          ...(under !== undefined && { out: under }),
        }),
      );
      const figures =
        under === undefined || names.length === 0
          ? []
          : await withOversightFailures(() =>
              computeFigures(under, edition.cadence, names, { signal: call.signal }),
            );
      return {
        value: { edition: edition.id, cadence: edition.cadence, out: out ?? null, ...found, figures },
        lines: () => [
          ...poolLines(call, found, options.stretch),
          ...figures.flatMap((figure) => ['', ...figureLines(figure, texts, call.messages, call.style)]),
        ],
      };
    });
  },
} satisfies Command);

function poolLines({ texts, messages, style }: Call, pool: Pool, stretch: number): string[] {
  const { pool: words } = texts.oversight;
  const { signed, decimal } = messages.format;
  const right = (heading: string) => ({ heading, align: 'right' as const });
  const { lists, drift, byRating, byStrength } = pool;
  // A list a year is enough to read; JSON has all of them.
  const yearly = lists.filter((_, index) => index % 12 === 0 || index === lists.length - 1);
  const shown = table(
    [
      { heading: texts.office.labels.list },
      right(words.players),
      right(words.offset),
      right(words.deviation),
      right(words.newcomers),
      right(words.offset),
    ],
    yearly.map((list) => [
      list.date,
      String(list.players),
      signed(list.offset.toFixed(1)),
      decimal(list.deviation.toFixed(1)),
      String(list.newcomers),
      list.newcomersOffset === null ? '–' : signed(list.newcomersOffset.toFixed(1)),
    ]),
    { style },
  );
  const factor = (value: Pool['byRating']): string => {
    if (value === null) return '–';
    const [b, low, high] = [value.b, value.low, value.high].map((each) =>
      each === null ? '–' : decimal(each.toFixed(3)),
    );
    return `${b} (${low} … ${high})`;
  };
  return parts(
    shown,
    [
      words.drift(signed(drift.toFixed(2))),
      words.played(decimal((stretch / 100).toFixed(2))),
      words.byStrength(factor(byStrength)),
      words.byRating(factor(byRating)),
    ],
    paragraph(words.reading).map(style.faint),
  );
}
