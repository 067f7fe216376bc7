import { calculateInitial, type InitialAnswer } from '@eloquence/rating';
import type { TourStop } from '@eloquence/words/cli';
import type { Call } from '../../framework/command.ts';
import { allSentences } from '../../framework/sentences.ts';
import { table } from '../../terminal/table.ts';
import { paragraph } from '../../terminal/width.ts';

import { roundRobin } from './round-robin.ts';
import { showCommand } from './show.ts';

/** The parts of the tour, each calculated when shown. */
export async function* stops(call: Call): AsyncGenerator<readonly string[]> {
  const { style, texts } = call;
  const { title, welcome, end } = texts.tour;
  yield [...paragraph(title).map(style.strong), ...paragraph(welcome)];
  let number = 1;
  for (const [stop, show] of STOPS) {
    const { title: heading, text } = texts.tour.stops[stop];
    yield ['', ...paragraph(`${number}. ${heading}`).map(style.strong), ...paragraph(text), ''];
    yield await show(call);
    number += 1;
  }
  yield ['', ...paragraph(end)];
}

type Show = (call: Call) => Promise<string[]> | string[];

/** Two commands with an empty line between them. */
function both(...commands: readonly string[]): Show {
  return async (call) => {
    const shown: string[][] = [];
    for (const command of commands) shown.push(await showCommand(call, command.split(' ')));
    return shown.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
  };
}

const MONTH = `{ "list": "2025-11-01", "rating": 2653, "k": 10, "events": [
  { "start": "2025-09-27", "rating": 2655, "games": [
    { "opponent": 2210, "score": 1 }, { "opponent": 2512, "score": 0.5 } ] },
  { "start": "2025-10-04", "rating": 2653, "games": [
    { "opponent": 2180, "score": 1 }, { "opponent": 2478, "score": 0 } ] } ] }`;

const STOPS: readonly (readonly [TourStop, Show])[] = Object.freeze([
  [
    'game',
    both(
      'calc expected --own 2400 --opponent 2813 --explain',
      'calc expected --own 2813 --opponent 2400 --explain',
    ),
  ],
  ['period', (call) => showCommand(call, ['calc', 'period', '-', '--explain'], MONTH)],
  ['first', firstRatings],
  ['roundRobin', roundRobin],
  [
    'k',
    both(
      'calc k --rating 2390 --played 300 --on 2025-12-01 --peak 2412',
      'calc k --rating 2250 --played 60 --on 2025-12-01 --birth 2008',
      'calc k --rating 2250 --played 60 --on 2025-12-01 --birth 2008 --peak 2310',
    ),
  ],
  ['compare', both('editions compare 2024-03 2025-10')],
]);

const FIRST_GAMES = Object.freeze([
  { opponent: 1902, score: 0.5 },
  { opponent: 1877, score: 0.5 },
  { opponent: 1884, score: 1 },
  { opponent: 2012, score: 0 },
  { opponent: 1832, score: 1 },
]);

function firstRatings(call: Call): string[] {
  const { messages, style } = call;
  const { format, labels } = messages;
  const answers = ['2005-07', '2014-07', '2024-03'].map((edition) =>
    calculateInitial({ edition }, { games: FIRST_GAMES }),
  );
  const columns = [
    { heading: labels.edition },
    { heading: labels.formulaGives, align: 'right' },
    { heading: labels.firstRating, align: 'right' },
    { heading: labels.averageUsed, align: 'right' },
  ] as const;
  const cells = answers.map(({ edition, ru, rating, average }: InitialAnswer) => [
    edition,
    ru === null ? '–' : String(ru),
    rating === null ? labels.noRating : String(rating),
    average === null ? '–' : format.short(average),
  ]);
  return [
    ...table(columns, cells, { style }),
    ...answers.flatMap(({ edition, reasons }) => ['', style.strong(edition), ...allSentences(call, reasons)]),
  ];
}
