import { calculatePerformance } from '@eloquence/rating';
import type { Command } from '../../framework/command.ts';
import { gamesOption } from '../../input/values.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures } from '../../terminal/table.ts';
import { COMMON, editionFigure, fromOptions, sentences } from './answer.ts';

export const performance: Command = Object.freeze({
  path: 'calc performance',
  required: ['games'],
  optional: COMMON,
  examples: ['calc performance --games 2380:1,2410:1,2350:0.5'],
  run: async (call) => {
    const { choice, answer } = await fromOptions(call, (rules) =>
      calculatePerformance(rules, { games: gamesOption(call) }),
    );
    const { format, labels } = call.messages;
    return {
      value: answer,
      lines: () =>
        parts(
          figures(
            [
              [labels.performance, String(answer.rating)],
              [labels.score, call.texts.calc.score(format.points(answer.score), answer.n)],
              [labels.average, format.short(answer.average)],
              [labels.p, format.decimal(answer.p)],
              [labels.dp, format.signed(answer.dp)],
              editionFigure(call, choice, answer),
            ],
            call.style,
          ),
          sentences(call, answer.reasons),
        ),
    };
  },
} satisfies Command);
