import { calculateExpected } from '@eloquence/rating';
import type { Command } from '../../framework/command.ts';
import { numberOption } from '../../input/values.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures } from '../../terminal/table.ts';
import { COMMON, editionFigure, fromOptions, sentences } from './answer.ts';

export const expected: Command = Object.freeze({
  path: 'calc expected',
  required: ['own', 'opponent'],
  optional: COMMON,
  examples: [
    'calc expected --own 2400 --opponent 2813',
    'calc expected --own 1500 --opponent 2000 --edition 2005-07 --explain',
  ],
  run: async (call) => {
    const { choice, answer } = await fromOptions(call, (rules) =>
      calculateExpected(rules, { own: numberOption(call, 'own'), opponent: numberOption(call, 'opponent') }),
    );
    const { format, labels } = call.messages;
    const { difference, counted } = answer;
    const formula: [string, string][] =
      answer.formula === null ? [] : [[labels.formula, format.decimal(answer.formula)]];
    const [full, used] = [format.signed(difference), format.signed(counted)];
    return {
      value: answer,
      lines: () =>
        parts(
          figures(
            [
              [labels.expectedScore, format.decimal(answer.expected)],
              ...formula,
              [labels.difference, difference === counted ? full : call.texts.calc.difference(full, used)],
              editionFigure(call, choice, answer),
            ],
            call.style,
          ),
          sentences(call, answer.reasons),
        ),
    };
  },
} satisfies Command);
