import {
  type Choice,
  calculateInitial,
  calculateInitialOfEvents,
  calculateRoundRobin,
  type EventType,
  type InitialAnswer,
  type InitialEventsAnswer,
  isRoundRobinFile,
} from '@eloquence/rating';
import { type Call, type Command, given, isGiven } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { editionOf } from '../../input/edition.ts';
import { gamesOption } from '../../input/values.ts';
import { parts } from '../../terminal/blocks.ts';
import { figures, table } from '../../terminal/table.ts';
import {
  COMMON,
  editionFigure,
  eventSentences,
  fromFile,
  fromOptions,
  ratingInWords,
  sentences,
} from './answer.ts';
import { roundRobinLines } from './round-robin.ts';

export const initial: Command = Object.freeze({
  path: 'calc initial',
  takes: '[FILE]',
  positionals: [0, 1],
  optional: ['games', 'type', 'monthly-lists', ...COMMON],
  examples: [
    'calc initial --games 1902:0.5,1877:0.5,1884:1,2012:0,1832:1',
    'calc initial --games 1600:1,1650:0.5 --edition 2014-07 --explain',
    'calc initial events.json',
  ],
  sample: [
    '{ "events": [',
    '    { "start": "2008-04-12", "type": "swiss", "games": [',
    '      { "opponent": 1902, "score": 0.5 }, { "opponent": 1877, "score": 1 },',
    '      { "opponent": 1950, "score": 0 } ] },',
    '    { "start": "2008-05-04", "type": "round-robin", "ru": 1850, "n": 9 } ],',
    '  "member": null }',
  ],
  run: async (call) => {
    const [file] = call.positionals;
    if ((file === undefined) === !isGiven(call, 'games')) throw new Failure('games-or-file', {});
    if (file === undefined) {
      const type = readType(call);
      const { choice, answer } = await fromOptions(call, (rules) =>
        calculateInitial(rules, { games: gamesOption(call), type }),
      );
      return { value: answer, lines: () => answerLines(call, choice, answer, []) };
    }
    if (isGiven(call, 'type')) throw new Failure('unexpected-argument', { value: '--type' });
    const { choice, answer } = await fromFile(call, file, (rules, json) =>
      isRoundRobinFile(json) ? calculateRoundRobin(rules, json) : calculateInitialOfEvents(rules, json),
    );
    if ('players' in answer) return { value: answer, lines: () => roundRobinLines(call, choice, answer) };
    return { value: answer, lines: () => answerLines(call, choice, answer, answer.events) };
  },
} satisfies Command);

/** Other event types need a crosstable, so a file. */
const TYPES: readonly EventType[] = ['swiss', 'team'];

function readType(call: Call): EventType {
  const value = given(call, 'type') ?? 'swiss';
  const type = TYPES.find((each) => each === value);
  if (type !== undefined) return type;
  throw new Failure('invalid-type', { value, allowed: TYPES.join(', '), where: '--type' });
}

function answerLines(
  call: Call,
  choice: Choice,
  answer: InitialAnswer,
  events: InitialEventsAnswer['events'],
): string[] {
  const { format, labels } = call.messages;
  const edition = editionOf(choice, answer);
  const { rating, ru, n, average, p, dp } = answer;
  const rows: [string, string][] = [
    [labels.firstRating, rating === null ? labels.noRating : ratingInWords(call, edition, rating)],
    ...(ru === null || ru === rating ? [] : [[labels.formulaGives, String(ru)] as [string, string]]),
    ...(n === 0 ? [] : [scoreFigure(call, answer)]),
    ...(average === null ? [] : [[labels.averageUsed, format.short(average)] as [string, string]]),
    ...(p === null ? [] : [[labels.p, format.decimal(p)] as [string, string]]),
    ...(dp === null ? [] : [[labels.dp, format.signed(dp)] as [string, string]]),
    editionFigure(call, choice, answer),
  ];
  return parts(
    eventsTable(call, events),
    figures(rows, call.style),
    ...eventSentences(call, events),
    sentences(call, answer.reasons),
  );
}

/** A round robin given by its result alone has no score. */
function scoreFigure(call: Call, { n, score, p }: InitialAnswer): [name: string, value: string] {
  const { format, labels } = call.messages;
  if (score === null || p === null) return [labels.games, String(n)];
  return [labels.score, call.texts.calc.score(format.points(score), n)];
}

function eventsTable(call: Call, events: InitialEventsAnswer['events']): string[] {
  if (events.length === 0) return [];
  const { labels } = call.messages;
  const columns = [
    { heading: labels.event, align: 'right' },
    { heading: labels.edition },
    { heading: labels.games, align: 'right' },
    { heading: 'Ru', align: 'right' },
    { heading: labels.counts },
  ] as const;
  const rows = events.map((event, index) => [
    String(index + 1),
    event.edition,
    String(event.n),
    String(event.ru),
    event.counts ? labels.yes : labels.no,
  ]);
  return table(columns, rows, { style: call.style });
}
