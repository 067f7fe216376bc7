import { calculateK } from '@eloquence/rating';
import { type Command, given } from '../../command.ts';
import { parts } from '../../parts.ts';
import { allSentences } from '../../sentences.ts';
import { figures } from '../../table.ts';
import { numberOption, optionalNumber } from '../../values.ts';
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
    const { labels } = call.dictionary;
    return {
      value: answer,
      lines: () =>
        parts(
          figures([[labels.k, String(answer.k)], editionFigure(call, choice, answer)], call.style),
          // Short enough to be said always, and a bare K tells nobody anything.
          allSentences(call, answer.reasons),
        ),
    };
  },
} satisfies Command);
