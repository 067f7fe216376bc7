import { calculateK } from '@eloquence/rating';
import { type Command, given } from '../../framework/command.ts';
import { allSentences } from '../../framework/sentences.ts';
import { numberOption, optionalNumber } from '../../input/values.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures } from '../../terminal/table.ts';
import { COMMON, editionFigure, fromOptions } from './answer.ts';

export const k: Command = Object.freeze({
  path: 'calc k',
  required: ['rating', 'played', 'on'],
  optional: ['birth', 'peak', ...COMMON],
  examples: [
    'calc k --rating 2250 --played 60 --on 2025-12-01 --birth 2008',
    'calc k --rating 2390 --played 300 --on 2025-12-01 --peak 2412',
  ],
  run: async (call) => {
    const { choice, answer } = await fromOptions(call, (rules) =>
      calculateK(rules, {
        rating: numberOption(call, 'rating'),
        played: numberOption(call, 'played'),
        on: given(call, 'on') as string,
        birth: given(call, 'birth') ?? null,
        peak: optionalNumber(call, 'peak'),
      }),
    );
    const { labels } = call.messages;
    const turnover: [string, string][] =
      answer.turnover === null ? [] : [[labels.turnover, String(answer.turnover)]];
    return {
      value: answer,
      lines: () =>
        parts(
          figures(
            [[labels.k, String(answer.k)], ...turnover, editionFigure(call, choice, answer)],
            call.style,
          ),
          // Always shown: a bare K is not an explanation.
          allSentences(call, answer.reasons),
        ),
    };
  },
} satisfies Command);
