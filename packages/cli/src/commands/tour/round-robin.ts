import {
  defined,
  findEdition,
  formatRational,
  type HalfPoints,
  type Rating,
  type RoundRobinPlayer,
  type RoundRobinResult,
  rateRoundRobin,
} from '@eloquence/rating';
import type { Call } from '../../framework/command.ts';
import { allSentences } from '../../framework/sentences.ts';
import { figures, table } from '../../terminal/table.ts';

/** The players of 10.54 with rating and points; null is unrated. */
const FIELD: readonly (readonly [name: string, rating: number | null, points: number])[] = Object.freeze([
  ['A', 2600, 8],
  ['B', 2500, 7],
  ['C', null, 7],
  ['D', 2400, 6],
  ['E', null, 6],
  ['F', 2150, 4],
  ['G', 2300, 3],
  ['H', null, 2],
  ['I', null, 1],
  ['J', 2300, 1],
]);

/** The player whose calculation is explained. */
const EXPLAINED = 8;

const PLAYERS: readonly RoundRobinPlayer[] = FIELD.map(([, rating, points], index) => ({
  rating: rating as Rating | null,
  score: (2 * points) as HalfPoints,
  opponents: FIELD.flatMap((_, opponent) => (opponent === index ? [] : [opponent])),
}));

/** The worked example of 2005 with its intermediate figures. */
export function roundRobin(call: Call): string[] {
  const { messages, style, texts } = call;
  const { format, labels } = messages;
  const { unrated, firstResult, correctedAverage, result, example } = texts.tour.roundRobin;
  const { rar, dpa, ra, results } = rateRoundRobin(findEdition('standard', '2005-07'), PLAYERS, true);
  const columns = [
    { heading: labels.player },
    ...[labels.rating, labels.score, firstResult, correctedAverage, result].map(
      (heading) => ({ heading, align: 'right' }) as const,
    ),
  ];
  const cells = FIELD.map(([name, rating, points], index) => [
    name,
    rating === null ? unrated : String(rating),
    String(points),
    ...resultCells(results[index] ?? null),
  ]);
  const explained = results[EXPLAINED] as RoundRobinResult;
  return [
    ...table(columns, cells, { style }),
    '',
    ...figures(
      [
        ['Ra', String(ra)],
        ['Rar', format.short(formatRational(rar))],
        ['dpa', format.short(formatRational(dpa))],
      ],
      style,
    ),
    '',
    example(defined(FIELD[EXPLAINED]?.[0])),
    ...allSentences(call, explained.reasons),
  ];
}

function resultCells(result: RoundRobinResult | null): string[] {
  if (result === null) return ['', '', ''];
  return [String(result.first.ru), formatRational(result.average).replace('.00', ''), String(result.ru)];
}
