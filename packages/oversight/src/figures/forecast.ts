import { defined, probability } from '@eloquence/rating';
import rate from 'glicko2-lite';
import type { Row } from '../duckdb/database.ts';
import { bootstrapIntervals } from './bootstrap.ts';

interface ForecastGame {
  readonly list: number;
  readonly event: number;
  readonly white: number;
  readonly black: number;
  readonly white_rating: number;
  readonly black_rating: number;
  readonly white_expected: number;
  readonly white_score: number;
}

/** A forecast of White's score from what was known before the period. */
type Forecast = (game: ForecastGame) => number;

const MODELS = ['table', 'uncapped', 'logistic_400', 'logistic_480', 'glicko_2', 'constant'] as const;
const CLIP = 0.01;
/** The first third of the periods: Glicko-2 needs results before it can predict. */
const WARM_UP = 1 / 3;

const logistic =
  (scale: number): Forecast =>
  ({ white_rating, black_rating }) =>
    1 / (1 + 10 ** ((black_rating - white_rating) / scale));

/**
 * Brier score, log loss and binomial deviance of each model over the later two thirds of the periods, all with forecasts
 * cut to 0.01 to 0.99, and the skill of each against the constant and its gain over the table, with intervals by resampling
 * events.
 */
export function forecastRows(rows: readonly Row[]): readonly Row[] {
  const games = rows as unknown as readonly ForecastGame[];
  const periods = [...Map.groupBy(games, ({ list }) => list).values()];
  const glicko = new Glicko();
  const warmUp = Math.min(periods.length - 1, Math.ceil(periods.length * WARM_UP));
  const mean = constantOf(periods.slice(0, Math.max(1, warmUp)).flat());
  const forecasts: Readonly<Record<(typeof MODELS)[number], Forecast>> = {
    table: ({ white_expected }) => white_expected / 100,
    uncapped: ({ white_rating, black_rating }) => probability(white_rating - black_rating) / 100,
    logistic_400: logistic(400),
    logistic_480: logistic(480),
    glicko_2: (game) => glicko.forecast(game),
    constant: () => mean,
  };
  const events = new Map<number, number[]>();
  let count = 0;
  periods.forEach((period, index) => {
    if (index >= warmUp) {
      for (const game of period) {
        count += 1;
        addLosses(
          events,
          game,
          MODELS.map((model) => clip(forecasts[model](game))),
        );
      }
    }
    glicko.rate(period);
  });
  return count === 0 ? [] : summarise([...events.values()], count);
}

const clip = (p: number): number => Math.min(1 - CLIP, Math.max(CLIP, p));

function constantOf(games: readonly ForecastGame[]): number {
  return games.reduce((sum, { white_score }) => sum + white_score / 2, 0) / Math.max(1, games.length);
}

/** Per event and model: the sums of squared errors and of log losses. */
function addLosses(events: Map<number, number[]>, { event, white_score }: ForecastGame, all: number[]): void {
  const sums = events.get(event) ?? new Array<number>(2 * MODELS.length).fill(0);
  events.set(event, sums);
  const score = white_score / 2;
  all.forEach((p, model) => {
    sums[2 * model] = defined(sums[2 * model]) + (score - p) ** 2;
    sums[2 * model + 1] = defined(sums[2 * model + 1]) - score * Math.log(p) - (1 - score) * Math.log(1 - p);
  });
}

function summarise(events: readonly (readonly number[])[], games: number): readonly Row[] {
  const totals = events.reduce<number[]>(
    (sums, event) => event.map((value, column) => (sums[column] ?? 0) + value),
    [],
  );
  const better = (index: number, than: (typeof MODELS)[number]) => (briers: ArrayLike<number>) =>
    1 - defined(briers[index]) / defined(briers[MODELS.indexOf(than)]);
  const [skills, gains] = [
    MODELS.map((_, index) => better(index, 'constant')),
    MODELS.map((_, index) => better(index, 'table')),
  ];
  const briersOf = (sums: readonly number[]): number[] => MODELS.map((_, index) => defined(sums[2 * index]));
  const intervals = bootstrapIntervals(events.map(briersOf), [...skills, ...gains]);
  const briers = briersOf(totals);
  return MODELS.map((model, index) => {
    const [brier, log] = [defined(totals[2 * index]), defined(totals[2 * index + 1])];
    const [low, high] = defined(intervals[index]);
    const [gainLow, gainHigh] = defined(intervals[MODELS.length + index]);
    return {
      model,
      games,
      brier: brier / games,
      log_loss: log / games,
      deviance: log / games / Math.LN10,
      skill: defined(skills[index])(briers),
      low,
      high,
      gain: defined(gains[index])(briers),
      gain_low: gainLow,
      gain_high: gainHigh,
    };
  });
}

export interface GlickoPlayer {
  readonly rating: number;
  readonly rd: number;
  readonly vol: number;
}

export type GlickoResult = [rating: number, rd: number, score: number];

/** A player after a period, with the usual system constant of 0.5. */
export function glickoPeriod({ rating, rd, vol }: GlickoPlayer, results: GlickoResult[]): GlickoPlayer {
  return rate(rating, rd, vol, results, { rating: 1500, tau: 0.5 });
}

/** Glicko-2 from period to period, each player starting at the rating of their first list here. */
class Glicko {
  readonly #players: Map<number, GlickoPlayer> = new Map();

  /** As `glicko2-lite` expects a game, with the uncertainty of both. */
  forecast({ white, black, white_rating, black_rating }: ForecastGame): number {
    const [own, other] = [this.#player(white, white_rating), this.#player(black, black_rating)];
    const phi = Math.hypot(own.rd, other.rd) / GLICKO_SCALE;
    const g = 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
    return 1 / (1 + Math.exp((-g * (own.rating - other.rating)) / GLICKO_SCALE));
  }

  rate(games: readonly ForecastGame[]): void {
    const opponents = new Map<number, GlickoResult[]>();
    const add = (player: number, { rating, rd }: GlickoPlayer, score: number): void => {
      const own = opponents.get(player) ?? [];
      own.push([rating, rd, score]);
      opponents.set(player, own);
    };
    for (const { white, black, white_rating, black_rating, white_score } of games) {
      const [own, other] = [this.#player(white, white_rating), this.#player(black, black_rating)];
      add(white, other, white_score / 2);
      add(black, own, 1 - white_score / 2);
    }
    for (const [key, own] of opponents) {
      const player = defined(this.#players.get(key));
      this.#players.set(key, glickoPeriod(player, own));
    }
  }

  #player(key: number, rating: number): GlickoPlayer {
    const known = this.#players.get(key);
    if (known) return known;
    const player = { rating, rd: 200, vol: 0.06 };
    this.#players.set(key, player);
    return player;
  }
}

const GLICKO_SCALE = 173.7178;
