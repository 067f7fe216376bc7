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
  RulesQuery,
  ref,
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
  calculateTarget,
  type EventType,
  type GameInput,
  InputError,
} from '@eloquence/rating';
import type { Server } from '../core/context.ts';
import { languageOf } from '../core/language.ts';
import { withSentences } from '../views/reasons.ts';
import { cached, problems } from './problems.ts';

const config = { access: 'public' } as const;

/** The calculators, with the fields of `eloquence calc --json`. */
export function calcRoutes(server: Server): void {
  function query<Q extends RulesQuery, A>(
    name: string,
    summary: string,
    querystring: Schema<Q>,
    answer: Schema<A>,
    calculate: (choice: Choice, query: Q) => unknown,
  ): void {
    const schema = {
      tags: ['calculators'],
      summary,
      querystring: querystring as Schema<unknown>,
      response: { 200: ref(answer) as Schema<unknown>, ...cached() },
    };
    server.get(`/calc/${name}`, { config, schema }, async (request) => {
      const asked = request.query as Q;
      return withSentences(calculate(choiceOf(asked), asked), languageOf(request));
    });
  }

  function body<A>(
    name: string,
    summary: string,
    answer: Schema<A>,
    calculate: (choice: Choice, file: unknown) => unknown,
  ): void {
    const schema = {
      tags: ['calculators'],
      summary,
      querystring: RulesQuery,
      body: CalculationBody,
      response: { 200: ref(answer) as Schema<unknown>, ...problems() },
    };
    server.post(`/calc/${name}`, { config, schema }, async (request) =>
      withSentences(calculate(choiceOf(request.query), request.body), languageOf(request)),
    );
  }

  query('expected', 'The expected score of a game.', ExpectedQuery, ExpectedView, calculateExpected);
  query(
    'change',
    'The change by some games, K as given.',
    ChangeQuery,
    ChangeView,
    (choice, { rating, k, games }) => calculateChange(choice, { rating, k, games: readGames(games) }),
  );
  query('initial', 'A first rating from one event.', InitialQuery, InitialView, (choice, { games, type }) =>
    calculateInitial(choice, { games: readGames(games), type: (type ?? 'swiss') as EventType }),
  );
  query('performance', 'A performance.', PerformanceQuery, PerformanceView, (choice, { games }) =>
    calculatePerformance(choice, { games: readGames(games) }),
  );
  query('k', 'K on a day.', KQuery, KView, (choice, { rating, played, on, birth, peak }) =>
    calculateK(choice, { rating, played, on, birth: birth ?? null, peak: peak ?? null }),
  );
  query(
    'target',
    'The score needed for a rating.',
    TargetQuery,
    TargetView,
    (choice, { rating, k, opponents, goal }) =>
      calculateTarget(choice, { rating, k, opponents: opponents.split(',').map(Number), goal }),
  );
  body('initial', 'A first rating from several events.', InitialEventsView, calculateInitialOfEvents);
  body('period', "One player's period.", CalculatedPeriodView, calculatePeriod);
}

function choiceOf({ edition, cadence, variant, applied }: RulesQuery): Choice {
  return {
    ...(cadence !== undefined && { cadence }),
    ...(edition !== undefined && { edition }),
    variants: variant ? variant.split(',') : [],
    applied: applied ?? false,
  };
}

const SCORES: Readonly<Record<string, number>> = {
  1: 1,
  '1.0': 1,
  0.5: 0.5,
  '.5': 0.5,
  '½': 0.5,
  0: 0,
  '0.0': 0,
};

/** `1900:1,2100:0.5` */
function readGames(text: string): GameInput[] {
  return text.split(',').map((entry) => {
    const [, opponent = '', score = ''] = /^\s*(\d{1,6})\s*:\s*([\d.½]{1,3})\s*$/.exec(entry) ?? [];
    if (opponent === '' || !Object.hasOwn(SCORES, score)) {
      throw new InputError('invalid-score', { value: entry.slice(0, 40), allowed: '0, 0.5, 1' });
    }
    return { opponent: Number(opponent), score: SCORES[score] as number };
  });
}
