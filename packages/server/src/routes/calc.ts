import {
  CalculatedPeriodView,
  CalculationBody,
  ChangeQuery,
  ChangeView,
  ExpectedQuery,
  ExpectedView,
  InitialEventsView,
  InitialQuery,
  InitialView,
  KQuery,
  KView,
  PerformanceQuery,
  PerformanceView,
  RoundRobinView,
  RulesQuery,
  type Schema,
  TargetQuery,
  TargetView,
} from '@eloquence/api';
import {
  type Choice,
  calculateChange,
  calculateExpected,
  calculateInitial,
  calculateInitialOfEvents,
  calculateK,
  calculatePerformance,
  calculatePeriod,
  calculateRoundRobin,
  calculateTarget,
  type EventType,
  GAME_SCORES,
  type GameInput,
  InputError,
  oneOf,
  parseScore,
} from '@eloquence/rating';
import { languageOf } from '../core/language.ts';
import { withSentences } from '../views/reasons.ts';
import type { Server } from './shared/context.ts';
import { cachedResponse, jsonResponse } from './shared/responses.ts';

const config = { access: 'public' } as const;

/** An event of the examples of bodies. */
const EVENT = {
  start: '2025-11-05',
  games: [
    { opponent: 1900, score: 1 },
    { opponent: 2100, score: 0.5 },
    { opponent: 2300, score: 0 },
  ],
};
const STANDINGS = [
  { name: 'A', rating: 2300, score: 2 },
  { name: 'B', rating: 2200, score: 1.5 },
  { name: 'C', rating: null, score: 1.5 },
  { name: 'D', rating: 2250, score: 1 },
];

/** The calculators, with the fields of `eloquence calc --json`. */
export function calcRoutes(server: Server): void {
  function query<Q extends RulesQuery, A>(
    name: string,
    operationId: string,
    summary: string,
    querystring: Schema<Q>,
    answer: Schema<A>,
    calculate: (choice: Choice, query: Q) => unknown,
  ): void {
    const schema = {
      tags: ['calculators'],
      operationId,
      summary,
      querystring: querystring as Schema<unknown>,
      response: cachedResponse(answer as Schema<unknown>),
    };
    server.get(`/calc/${name}`, { config, schema }, async (request) => {
      const input = request.query as Q;
      return withSentences(calculate(choiceOf(input), input), languageOf(request));
    });
  }

  function body<A>(
    name: string,
    operationId: string,
    summary: string,
    example: object,
    answer: Schema<A>,
    calculate: (choice: Choice, file: unknown) => unknown,
  ): void {
    const schema = {
      tags: ['calculators'],
      operationId,
      summary,
      querystring: RulesQuery,
      body: { ...CalculationBody, examples: [example] },
      response: jsonResponse(answer as Schema<unknown>),
    };
    server.post(`/calc/${name}`, { config, schema }, async (request) =>
      withSentences(calculate(choiceOf(request.query), request.body), languageOf(request)),
    );
  }

  query(
    'expected',
    'calculateExpectedScore',
    'The expected score of a game.',
    ExpectedQuery,
    ExpectedView,
    calculateExpected,
  );
  query(
    'change',
    'calculateChange',
    'The rating change of some games, with K as given.',
    ChangeQuery,
    ChangeView,
    (choice, { rating, k, games }) => calculateChange(choice, { rating, k, games: readGames(games) }),
  );
  query(
    'initial',
    'calculateInitialRating',
    'A first rating from one event.',
    InitialQuery,
    InitialView,
    (choice, { games, type }) =>
      calculateInitial(choice, { games: readGames(games), type: (type ?? 'swiss') as EventType }),
  );
  query(
    'performance',
    'calculatePerformance',
    'A performance rating.',
    PerformanceQuery,
    PerformanceView,
    (choice, { games }) => calculatePerformance(choice, { games: readGames(games) }),
  );
  query('k', 'calculateK', 'K on a date.', KQuery, KView, (choice, { rating, played, on, birth, peak }) =>
    calculateK(choice, { rating, played, on, birth: birth ?? null, peak: peak ?? null }),
  );
  query(
    'target',
    'calculateTarget',
    'The score needed for a rating.',
    TargetQuery,
    TargetView,
    (choice, { rating, k, opponents, goal }) =>
      calculateTarget(choice, { rating, k, opponents: opponents.split(',').map(Number), goal }),
  );
  body(
    'initial',
    'calculateInitialRatingOfEvents',
    'A first rating from several events.',
    { events: [EVENT] },
    InitialEventsView,
    calculateInitialOfEvents,
  );
  body(
    'round-robin',
    'calculateRoundRobin',
    'Every step of a round robin with unrated players, from its standings.',
    { edition: '2009-07', players: STANDINGS },
    RoundRobinView,
    calculateRoundRobin,
  );
  body(
    'period',
    'calculatePeriod',
    "A player's rating period.",
    { cadence: 'standard', list: '2025-12-01', rating: 2000, k: 20, events: [{ ...EVENT, rating: 2000 }] },
    CalculatedPeriodView,
    calculatePeriod,
  );
}

function choiceOf({ edition, cadence, variant, applied, monthlyLists }: RulesQuery): Choice {
  return {
    ...(monthlyLists !== undefined && { monthly: { decided: monthlyLists } }),
    ...(cadence !== undefined && { cadence }),
    ...(edition !== undefined && { edition }),
    variants: variant ? variant.split(',') : [],
    applied: applied ?? false,
  };
}

/** `1900:1,2100:0.5` */
function readGames(text: string): GameInput[] {
  return text.split(',').map((entry) => {
    const [, opponent, text = ''] = /^\s*(\d{1,6})\s*:\s*(\S{1,3})\s*$/.exec(entry) ?? [];
    const score = parseScore(text);
    if (opponent === undefined || score === null)
      throw new InputError('invalid-score', { value: entry.slice(0, 40), expected: oneOf(GAME_SCORES) });
    return { opponent: Number(opponent), score };
  });
}
