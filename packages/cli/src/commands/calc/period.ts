import { calculatePeriod, defined, type PeriodAnswer } from '@eloquence/rating';
import type { Call, Command } from '../../framework/command.ts';
import { editionOf } from '../../input/edition.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures, table } from '../../terminal/table.ts';
import { COMMON, editionFigure, eventSentences, fromFile, ratingInWords, sentences } from './answer.ts';

export const period: Command = Object.freeze({
  path: 'calc period',
  takes: 'FILE',
  positionals: [1, 1],
  optional: ['monthly-lists', ...COMMON],
  examples: ['calc period month.json --explain', 'calc period - < month.json'],
  sample: [
    '{ "cadence": "standard", "list": "2025-12-01", "rating": 2400, "k": 10,',
    '  "events": [',
    '    { "start": "2025-10-31", "rating": 2395,',
    '      "games": [ { "opponent": 2205, "score": 0.5 } ] } ] }',
  ],
  run: async (call) => {
    const { choice, answer } = await fromFile(call, defined(call.positionals[0]), calculatePeriod);
    const { format, labels } = call.messages;
    const { k, kUsed } = answer;
    const edition = editionOf(choice, answer);
    const [exact, rounded] = [format.signed(answer.change), format.signed(answer.rounded)];
    return {
      value: answer,
      lines: () =>
        parts(
          eventsTable(call, answer),
          figures(
            [
              [labels.newRating, ratingInWords(call, edition, answer.new)],
              [labels.change, call.texts.calc.rounded(exact, rounded)],
              [labels.k, k === kUsed ? String(k) : call.texts.calc.kUsed(kUsed, k)],
              editionFigure(call, choice, answer),
            ],
            call.style,
          ),
          ...eventSentences(call, answer.events),
          sentences(call, answer.reasons),
        ),
    };
  },
} satisfies Command);

function eventsTable(call: Call, { events }: PeriodAnswer): string[] {
  const { format, labels } = call.messages;
  const names = ['event', 'edition', 'games', 'score', 'expected', 'sum', 'k', 'change'] as const;
  const columns = names.map((name) => ({ heading: labels[name], align: 'right' }) as const);
  const rows = events.map((event, index) => [
    String(index + 1),
    event.edition,
    String(event.n),
    format.points(event.score),
    format.decimal(event.expected),
    format.signed(event.sum),
    String(event.k),
    format.signed(event.change),
  ]);
  return table(columns, rows, { style: call.style });
}
