import { calculateTarget, type TargetAnswer } from '@eloquence/rating';
import type { Call, Command } from '../../framework/command.ts';
import { numberOption, numbersOption } from '../../input/values.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures, table } from '../../terminal/table.ts';
import { COMMON, editionFigure, fromOptions, sentences } from './answer.ts';

export const target: Command = Object.freeze({
  path: 'calc target',
  required: ['rating', 'k', 'opponents', 'goal'],
  optional: COMMON,
  examples: ['calc target --rating 1950 --k 20 --opponents 1900,2000 --goal 1960'],
  run: async (call) => {
    const { choice, answer } = await fromOptions(call, (rules) =>
      calculateTarget(rules, {
        rating: numberOption(call, 'rating'),
        k: numberOption(call, 'k'),
        opponents: numbersOption(call, 'opponents'),
        goal: numberOption(call, 'goal'),
      }),
    );
    const { format, labels } = call.messages;
    const { score, table: rows } = answer;
    const n = (rows.length - 1) / 2;
    const needed = score === null ? labels.outOfReach : call.texts.calc.score(format.points(score), n);
    return {
      value: answer,
      lines: () =>
        parts(
          figures([[labels.scoreNeeded, needed], editionFigure(call, choice, answer)], call.style),
          scoresTable(call, answer),
          sentences(call, answer.reasons),
        ),
    };
  },
} satisfies Command);

/** The result of every score, with the needed one marked. */
function scoresTable(call: Call, { score, table: rows }: TargetAnswer): string[] {
  const { format, labels } = call.messages;
  const columns = [
    { heading: '' },
    ...(['score', 'change', 'newRating'] as const).map(
      (name) => ({ heading: labels[name], align: 'right' }) as const,
    ),
  ];
  const cells = rows.map((row) => [
    row.score === score ? '>' : '',
    format.points(row.score),
    format.signed(row.change),
    String(row.new),
  ]);
  const strong = rows.flatMap((row, index) => (row.score === score ? [index] : []));
  return table(columns, cells, { style: call.style, strong });
}
