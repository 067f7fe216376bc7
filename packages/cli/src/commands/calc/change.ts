import { type ChangeAnswer, calculateChange } from '@eloquence/rating';
import type { Call, Command } from '../../framework/command.ts';
import { editionOf } from '../../input/edition.ts';
import { gamesOption, numberOption } from '../../input/values.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures, table } from '../../terminal/table.ts';
import { COMMON, editionFigure, fromOptions, ratingInWords, sentences } from './answer.ts';

export const change: Command = Object.freeze({
  path: 'calc change',
  required: ['rating', 'k', 'games'],
  optional: COMMON,
  examples: [
    'calc change --rating 2000 --k 20 --games 1900:1,2100:0.5,2300:0',
    'calc change --rating 2000 --k 20 --games 1900:1,2100:½ --lang fr',
  ],
  run: async (call) => {
    const { choice, answer } = await fromOptions(call, (rules) =>
      calculateChange(rules, {
        rating: numberOption(call, 'rating'),
        k: numberOption(call, 'k'),
        games: gamesOption(call),
      }),
    );
    const { format, labels } = call.messages;
    const edition = editionOf(choice, answer);
    const [exact, rounded] = [format.signed(answer.change), format.signed(answer.rounded)];
    return {
      value: answer,
      lines: () =>
        parts(
          gamesTable(call, answer),
          figures(
            [
              [labels.newRating, ratingInWords(call, edition, answer.new)],
              [labels.change, call.texts.calc.change(exact, format.signed(answer.sum), answer.k, rounded)],
              editionFigure(call, choice, answer),
            ],
            call.style,
          ),
          sentences(call, [...answer.games.flatMap((game) => game.reasons), ...answer.reasons]),
        ),
    };
  },
} satisfies Command);

function gamesTable(call: Call, { games, score, expected, sum }: ChangeAnswer): string[] {
  const { format, labels } = call.messages;
  const headings = ['opponent', 'score', 'difference', 'counted', 'expected', 'delta'] as const;
  const columns = headings.map((name) => ({ heading: labels[name], align: 'right' }) as const);
  const signed = (value: number | string | null): string => (value === null ? '–' : format.signed(value));
  const rows = games.map((game) => [
    String(game.opponent),
    format.points(game.score),
    signed(game.difference),
    signed(game.counted),
    game.expected === null ? '–' : format.decimal(game.expected),
    signed(game.delta),
  ]);
  const total = [labels.total, format.points(score), '', '', format.decimal(expected), signed(sum)];
  return table(columns, [...rows, total], { style: call.style });
}
