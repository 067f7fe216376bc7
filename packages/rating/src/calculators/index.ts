import { type GameInput, ratingChange } from '../change.ts';
import { formatDate, parseDate } from '../date.ts';
import { defined } from '../defined.ts';
import type { Edition } from '../editions/rules.ts';
import { InputError } from '../errors.ts';
import { expectedScore } from '../expected.ts';
import type { EventType } from '../initial/counting.ts';
import { type FirstRating, firstRating } from '../initial/first-rating.ts';
import type { FirstRatingInput } from '../initial/first-rating-input.ts';
import { developmentCoefficient, type KInput } from '../k.ts';
import { performanceRating } from '../performance.ts';
import { type Editions, ratePeriod } from '../period.ts';
import { formatHundredths, formatRational, points } from '../rational.ts';
import { type Reasons, reason } from '../reasons.ts';
import { expectedByFormula, turnoverGames } from '../remarks.ts';
import type { Requirement } from '../requirement.ts';
import { scoreForGoal, type TargetInput } from '../target.ts';
import type { HalfPoints, Hundredths } from '../values.ts';
import { type Choice, checkVariantsUsed, chooseEditions } from './choose.ts';
import { readFirstRatingFile, readPeriodFile } from './files.ts';

/**
 * Plain values in; out the fields that every interface shares. Scores are points, exact decimals are strings,
 * every answer has its reasons.
 */

const EXPLAIN = Object.freeze({ explain: true });

interface Answer {
  readonly edition: string;
  readonly cadence: string;
  readonly variants: readonly string[];
  readonly reasons: Reasons;
}

const rules = ({ id, cadence, applied }: Edition): Omit<Answer, 'reasons'> => ({
  edition: id,
  cadence,
  variants: applied,
});

/** A new rating below the floor is not published: the player is unrated again. */
function withFloor(edition: Edition, rating: number, reasons: Reasons): Reasons {
  const { floor, belowFloor } = edition.rules;
  if (rating >= floor.value) return reasons;
  return [...reasons, reason('below-floor-delisted', belowFloor, { rating, floor: floor.value })];
}

/** The edition of a calculation without a date: the one chosen, or the newest. */
function single(choice: Choice): Edition {
  return defined(checkVariantsUsed(choice, [chooseEditions(choice).at(null)])[0]);
}

export interface ExpectedAnswer extends Answer {
  readonly own: number;
  readonly opponent: number;
  readonly difference: number;
  readonly counted: number;
  readonly expected: string;
  /** By the formula that comes close to the table (2005 14.1), four decimals; null where the edition has none. */
  readonly formula: string | null;
}

export function calculateExpected(
  choice: Choice,
  input: { readonly own: number; readonly opponent: number },
): ExpectedAnswer {
  const edition = single(choice);
  const { difference, counted, expected, reasons } = expectedScore(edition, input, EXPLAIN);
  const { own, opponent } = input;
  return {
    ...rules(edition),
    own,
    opponent,
    difference,
    counted,
    expected: formatHundredths(expected),
    formula: expectedByFormula(edition, counted),
    reasons,
  };
}

export interface GameAnswer {
  readonly opponent: number;
  readonly score: number;
  readonly difference: number;
  readonly counted: number | null;
  readonly expected: string | null;
  readonly delta: string | null;
  readonly reasons: Reasons;
}

export interface ChangeAnswer extends Answer {
  readonly rating: number;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly sum: string;
  readonly k: number;
  readonly change: string;
  readonly rounded: number;
  readonly new: number;
  readonly games: readonly GameAnswer[];
}

const decimal = (value: Hundredths | null): string | null =>
  value === null ? null : formatHundredths(value);

export function calculateChange(
  choice: Choice,
  input: { readonly rating: number; readonly k: number; readonly games: readonly GameInput[] },
): ChangeAnswer {
  const edition = single(choice);
  const {
    n,
    score,
    expected,
    sum,
    k,
    change,
    rounded,
    new: next,
    games,
    reasons,
  } = ratingChange(edition, input, EXPLAIN);
  return {
    ...rules(edition),
    rating: input.rating,
    n,
    score: points(score),
    expected: formatHundredths(expected),
    sum: formatHundredths(sum),
    k,
    change: formatHundredths(change),
    rounded,
    new: next,
    games: games.map((game) => ({
      opponent: game.opponent,
      score: points(game.score),
      difference: game.difference,
      counted: game.counted,
      expected: decimal(game.expected),
      delta: decimal(game.delta),
      reasons: game.reasons,
    })),
    reasons: withFloor(edition, next, reasons),
  };
}

export interface InitialAnswer extends Answer {
  readonly ru: number | null;
  readonly rating: number | null;
  readonly n: number;
  /** Null where a round robin was given by its result alone. */
  readonly score: number | null;
  readonly average: string | null;
  readonly p: string | null;
  readonly dp: number | null;
}

export interface InitialEventsAnswer extends InitialAnswer {
  readonly events: readonly {
    readonly start: string | null;
    readonly edition: string;
    readonly ru: number;
    readonly n: number;
    readonly counts: boolean;
    readonly reasons: Reasons;
  }[];
}

function initialAnswer(result: FirstRating): InitialAnswer {
  const { edition, ru, rating, n, score, average, p, dp, reasons } = result;
  const mean = average === null ? null : formatRational(average);
  return {
    ...rules(edition),
    ru,
    rating,
    n,
    score: ru !== null && p === null ? null : points(score),
    average: mean,
    p: decimal(p),
    dp,
    reasons,
  };
}

/** A first rating from the games of one event: what the formula gives, also where the event does not count. */
export function calculateInitial(
  choice: Choice,
  input: { readonly games: readonly GameInput[]; readonly type?: EventType },
): InitialAnswer {
  return initialAnswer(rateFirst(choice, chooseEditions(choice), { events: [input] }));
}

/** A first rating from several events, given as in a file. */
export function calculateInitialOfEvents(choice: Choice, file: unknown): InitialEventsAnswer {
  const { choice: own, input } = readFirstRatingFile(choice, file);
  const result = rateFirst(choice, own, input);
  const events = result.events.map(({ start, edition, ru, n, counts, reasons }) => ({
    start: start === null ? null : formatDate(start),
    edition: edition.id,
    ru,
    n,
    counts,
    reasons,
  }));
  return { ...initialAnswer(result), events };
}

/** Where the only event does not count, what the formula gives for it, and why it does not. */
function rateFirst(choice: Choice, editions: Editions, input: FirstRatingInput): FirstRating {
  const result = firstRating(editions, input, EXPLAIN);
  checkVariantsUsed(choice, [result.edition, ...result.events.map((event) => event.edition)]);
  const [event, ...others] = result.events;
  if (others.length > 0 || !event?.formula || event.counts) return result;
  return { ...result, ...event.formula, reasons: [...event.reasons, ...result.reasons] };
}

export interface PerformanceAnswer extends Answer {
  readonly rating: number;
  readonly n: number;
  readonly score: number;
  readonly average: string;
  readonly p: string;
  readonly dp: number;
}

export function calculatePerformance(
  choice: Choice,
  input: { readonly games: readonly GameInput[] },
): PerformanceAnswer {
  const edition = single(choice);
  const { rating, n, score, average, p, dp, reasons } = performanceRating(edition, input.games, EXPLAIN);
  return {
    ...rules(edition),
    rating,
    n,
    score: points(score),
    average: formatRational(average),
    p: formatHundredths(p),
    dp,
    reasons,
  };
}

export interface KAnswer extends Answer {
  readonly k: number;
  /** About how many games it takes for a rating to turn over (2005 14.3); null where the edition does not say. */
  readonly turnover: number | null;
}

/** What JSON holds of a `KInput`. */
export interface KFile extends KInput {
  readonly on: string;
  readonly birth?: string | null;
}

/** K on a day: by the edition in force then, unless another is chosen. */
export function calculateK(choice: Choice, input: KFile): KAnswer {
  const edition = chooseEditions(choice).at(parseDate(input.on));
  checkVariantsUsed(choice, [edition]);
  if (input.birth && input.birth > input.on) {
    const expected: Requirement = { kind: 'birth-date', before: input.on };
    throw new InputError('invalid-date', { value: input.birth, expected });
  }
  const { k, reasons } = developmentCoefficient(edition, input, EXPLAIN);
  return { ...rules(edition), k, turnover: turnoverGames(edition, k), reasons };
}

export interface PeriodAnswer extends Answer {
  readonly rating: number;
  readonly n: number;
  readonly k: number;
  readonly kUsed: number;
  readonly events: readonly {
    readonly edition: string;
    readonly n: number;
    readonly score: number;
    readonly expected: string;
    readonly sum: string;
    readonly k: number;
    readonly change: string;
    readonly reasons: Reasons;
  }[];
  readonly change: string;
  readonly rounded: number;
  readonly new: number;
}

/** One player's period, given as in a file. */
export function calculatePeriod(choice: Choice, file: unknown): PeriodAnswer {
  const { choice: own, input } = readPeriodFile(choice, file);
  const {
    edition,
    n,
    k,
    kUsed,
    events,
    change,
    rounded,
    new: next,
    reasons,
  } = ratePeriod(own, input, EXPLAIN);
  checkVariantsUsed(choice, [edition, ...events.map((event) => event.edition)]);
  return {
    ...rules(edition),
    rating: input.rating,
    n,
    k,
    kUsed,
    events: events.map((event) => ({
      edition: event.edition.id,
      n: event.n,
      score: points(event.score),
      expected: formatHundredths(event.expected),
      sum: formatHundredths(event.sum),
      k: event.k,
      change: formatHundredths(event.change),
      reasons: [...event.games.flatMap((game) => game.reasons), ...event.reasons],
    })),
    change: formatHundredths(change),
    rounded,
    new: next,
    reasons: withFloor(edition, next, reasons),
  };
}

export interface TargetAnswer extends Answer {
  readonly score: number | null;
  readonly table: readonly {
    readonly score: number;
    readonly change: string;
    readonly rounded: number;
    readonly new: number;
  }[];
}

export function calculateTarget(choice: Choice, input: TargetInput): TargetAnswer {
  const edition = single(choice);
  const { score, table, reasons } = scoreForGoal(edition, input, EXPLAIN);
  const inPoints = (value: HalfPoints | null): number | null => (value === null ? null : points(value));
  return {
    ...rules(edition),
    score: inPoints(score),
    table: table.map((row) => ({
      score: points(row.score),
      change: formatHundredths(row.change),
      rounded: row.rounded,
      new: row.new,
    })),
    reasons,
  };
}
