import { noteDigits } from '../change.ts';
import { addMonths, type CivilDate, formatDate } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import { InputError, readEach } from '../errors.ts';
import { listInForce, listsBefore, nextList } from '../lists/calendar.ts';
import { floorOn } from '../lists/floor.ts';
import { type Editions, newestStart, wholeEdition } from '../period.ts';
import { formatRational, points, type Rational, rational } from '../rational.ts';
import { collect, type Explain, type Reason, type Reasons, reason, reasonsOf, type Why } from '../reasons.ts';
import type { HalfPoints, Hundredths, Rating } from '../values.ts';
import { noteVariants } from '../variant-notes.ts';
import { type Before, countsTowardsFirst, FIRST_EVENT, isRoundRobin } from './counting.ts';
import { type FirstRatingInput, type ReadEvent, readEvent } from './first-rating-input.ts';
import { type FormulaResult, fraction, resultOfGames, roundRating } from './formula.ts';

export interface FirstRatingEventResult {
  readonly edition: Edition;
  readonly start: CivilDate | null;
  readonly ru: number;
  readonly n: number;
  /** What the formula took and gave; null where the result was given. */
  readonly formula: FormulaResult | null;
  readonly counts: boolean;
  readonly reasons: Reasons;
}

export interface FirstRating {
  readonly edition: Edition;
  /** What the formula gives; null where nothing counts. */
  readonly ru: number | null;
  /** What would be published. */
  readonly rating: Rating | null;
  readonly n: number;
  readonly score: HalfPoints;
  readonly average: Rational | null;
  readonly p: Hundredths | null;
  readonly dp: number | null;
  /** In the order of play. */
  readonly events: readonly FirstRatingEventResult[];
  readonly reasons: Reasons;
}

type Judged = ReadEvent & FirstRatingEventResult;
type Pooled = Pick<FirstRating, 'ru' | 'average' | 'p' | 'dp'>;

/** A player's first rating: which events count, and the rating they give together. */
export function firstRating(editions: Editions, input: FirstRatingInput, options?: Explain): FirstRating {
  const events = readEach('events', input.events, readEvent);
  if (events.length === 0) throw new InputError('no-games', { expected: { kind: 'events', from: 1 } });
  events.sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const why = collect(options);
  const result = poolRating(editions, events, input.member ?? null, why);
  noteOtherVariants(editions, events, input.member ?? null, result, why);
  return { ...result, reasons: reasonsOf(why) };
}

type PoolRating = Omit<FirstRating, 'reasons'>;

/** Judges the events, drops what lies outside the window, and works out what is left as a whole. */
function poolRating(
  editions: Editions,
  events: readonly ReadEvent[],
  member: string | null,
  why: Why,
): PoolRating {
  const valid = judgeAll(editions, events, why !== undefined);
  // What concerns the whole is decided by the events that count.
  const counting = valid.filter((event) => event.counts);
  const edition = wholeEdition(editions, counting.length > 0 ? counting : events);
  const judged = inWindow(editions, edition, valid, why !== undefined);
  const counted = judged.filter((event) => event.counts);
  const n = counted.reduce((total, event) => total + event.n, 0);
  const score = counted.reduce((total, event) => total + (event.score ?? 0), 0) as HalfPoints;
  const pooled = poolEvents(edition, counted, n, score, why);
  const rating = publishedRating(edition, counted, n, pooled.ru, member, why);
  return { edition, ...pooled, rating, n, score, events: judged };
}

/** Asks every variant of every edition that took part whether it would give something else. */
function noteOtherVariants(
  editions: Editions,
  events: readonly ReadEvent[],
  member: string | null,
  result: PoolRating,
  why: Why,
): void {
  if (why === undefined) return;
  // What is published; where nothing is either way, what the formula gives.
  const given = ({ rating, ru }: PoolRating): number | null => rating ?? (result.rating === null ? ru : null);
  for (const edition of new Set([result.edition, ...result.events.map((event) => event.edition)])) {
    noteVariants(edition, why, given(result), (other) => {
      const swap = (each: Edition): Edition => (each === edition ? other : each);
      const swapped: Editions = {
        at: (start) => swap(editions.at(start)),
        ...(editions.whole && { whole: swap(editions.whole) }),
      };
      return given(poolRating(swapped, events, member, undefined));
    });
  }
}

/** An event without a date is judged by the newest that counts, which only judging them tells. */
function judgeAll(editions: Editions, events: readonly ReadEvent[], explain: boolean): readonly Judged[] {
  const whole = wholeEdition(editions, events);
  const judged = judgeEvents(editions, whole, events, explain);
  const dated = judged.filter((event) => event.counts && event.start !== null);
  const newest = dated.length > 0 ? wholeEdition(editions, dated) : whole;
  const isSame = newest === whole || events.every((event) => event.start !== null);
  return isSame ? judged : judgeEvents(editions, newest, events, explain);
}

/** Each event by the edition of its own start, in order: whether it counts depends on those before it. */
function judgeEvents(
  editions: Editions,
  whole: Edition,
  events: readonly ReadEvent[],
  explain: boolean,
): readonly Judged[] {
  let before: Before = FIRST_EVENT;
  return events.map((event) => {
    const why: Why = explain ? [] : undefined;
    const edition = event.start === null ? whole : editions.at(event.start);
    const formula = formulaOfEvent(edition, event, why);
    const ru = formula?.ru ?? (event.given as Rating);
    const floor = floorOn(edition, event.start);
    const counting = {
      roundRobin: isRoundRobin(event.type),
      score: event.countingScore,
      met: { opponents: event.opponents, games: event.n },
      ru,
      floor,
    };
    // A match that is not rated is no event: the next one may still be the first (8.21, 8.2.1).
    const unrated = isUnratedMatch(edition, event, why);
    const counts = !unrated && countsTowardsFirst(edition, counting, before, why);
    before = {
      first: before.first && unrated,
      counted: before.counted || counts,
      reached: before.reached || (counts && ru >= floor),
      performed: before.performed || (counts && ru > floor),
    };
    return { ...event, edition, ru, formula, counts, reasons: reasonsOf(why) };
  });
}

/** A match with an unrated player is not rated (2009 and 2014 6.6, 2024 6.1). */
function isUnratedMatch(edition: Edition, event: ReadEvent, why: Why): boolean {
  const { unratedMatch } = edition.rules;
  if (event.type !== 'match' || unratedMatch.value === null) return false;
  why?.push(reason('match-with-unrated', unratedMatch, {}));
  return true;
}

/** What the games give; null where the result was given, which only a round robin's crosstable can do better. */
function formulaOfEvent(edition: Edition, event: ReadEvent, why: Why): FormulaResult | null {
  const { roundRobinMethod } = edition.rules;
  const byCrosstable = isRoundRobin(event.type) && roundRobinMethod.value !== null;
  if (event.given !== null && (byCrosstable || event.sum === null)) {
    why?.push(reason('result-given', roundRobinMethod, { ru: event.given, n: event.n }));
    return null;
  }
  if (byCrosstable) {
    throw new InputError('games-needed', { value: event.type, expected: { kind: 'crosstable-result' } });
  }
  return resultOfGames(edition, event.n, event.score as HalfPoints, event.sum as number, why);
}

/** The first day of the periods that are pooled; null where no date is known. */
function windowStart(editions: Editions, whole: Edition, newest: CivilDate | null): CivilDate | null {
  if (newest === null) return null;
  const { count: length, unit } = whole.rules.poolingWindow.value;
  if (unit === 'months') return addMonths(nextList(editions.at, newest), -length);
  return listsBefore(whole, listInForce(editions.at, newest).list, length - 1);
}

/** Of the events that count, those in the window that ends with the newest of them. */
function inWindow(
  editions: Editions,
  whole: Edition,
  events: readonly Judged[],
  explain: boolean,
): readonly Judged[] {
  const newest = newestStart(events.filter((event) => event.counts));
  const from = windowStart(editions, whole, newest);
  return events.map((event) => {
    if (!event.counts || from === null || event.start === null || event.start >= from) return event;
    const { poolingWindow } = whole.rules;
    const outside = (): Reason =>
      reason('outside-window', poolingWindow, {
        start: formatDate(event.start as CivilDate),
        newest: formatDate(newest as CivilDate),
        ...poolingWindow.value,
      });
    return { ...event, counts: false, reasons: explain ? [...event.reasons, outside()] : event.reasons };
  });
}

function poolEvents(
  edition: Edition,
  events: readonly Judged[],
  n: number,
  score: HalfPoints,
  why: Why,
): Pooled {
  const [only, ...others] = events;
  if (only === undefined) {
    why?.push(reason('nothing-counts', null, {}));
    return { ru: null, average: null, p: null, dp: null };
  }
  if (others.length === 0 && only.formula === null) return givenResult(only, why);
  if (edition.rules.pooling.value === 'weighted-mean' && others.length > 0)
    return weightedMean(edition, events, n, score, why);
  return asOneEvent(edition, events, n, score, why);
}

/** A single round robin: its result is the whole. */
function givenResult(event: Judged, why: Why): Pooled {
  why?.push(...event.reasons);
  return {
    ru: event.ru,
    average: null,
    p: event.score === null ? null : fraction(event.score, event.n),
    dp: null,
  };
}

/** 2005 10.3: the mean of the event results, weighted by their games. */
function weightedMean(
  edition: Edition,
  events: readonly Judged[],
  n: number,
  score: HalfPoints,
  why: Why,
): Pooled {
  const average = rational(
    events.reduce((total, event) => total + event.ru * event.n, 0),
    n,
  );
  const ru = roundRating(edition, average);
  why?.push(
    reason('pooled-by-weight', edition.rules.pooling, {
      events: events.length,
      n,
      average: formatRational(average),
      ru,
    }),
  );
  const known = events.every((event) => event.score !== null);
  return { ru, average, p: known ? fraction(score, n) : null, dp: null };
}

/** From 2009: as if all games had been played in one event. */
function asOneEvent(
  edition: Edition,
  events: readonly Judged[],
  n: number,
  score: HalfPoints,
  why: Why,
): Pooled {
  if (events.length > 1) {
    why?.push(
      reason('pooled-as-one', edition.rules.pooling, { events: events.length, n, score: points(score) }),
    );
  }
  const sum = events.reduce((total, event) => {
    if (event.sum === null) {
      throw new InputError('games-needed', { value: 'ru, n', expected: { kind: 'games-of-event' } });
    }
    return total + event.sum;
  }, 0);
  const { ru, average, p, dp } = resultOfGames(edition, n, score, sum, why);
  return { ru, average, p, dp };
}

/** What would be published: enough games, within the floor and the maximum; null with the reason otherwise. */
function publishedRating(
  edition: Edition,
  events: readonly Judged[],
  n: number,
  ru: number | null,
  member: string | null,
  why: Why,
): Rating | null {
  if (ru === null) return null;
  const { minimumGames, floor: floorRule, firstRatingMaximum } = edition.rules;
  const needed = gamesNeeded(edition, events, member, why);
  const floor = floorOn(edition, newestStart(events));
  const maximum = firstRatingMaximum.value;
  if (n < needed) why?.push(reason('games-missing', minimumGames, { n, needed }));
  if (ru < floor) why?.push(reason('rating-below-floor', floorRule, { ru, floor }));
  if (maximum !== null && ru > maximum)
    why?.push(reason('rating-at-maximum', firstRatingMaximum, { ru, maximum }));
  if (n < needed || ru < floor) return null;
  const published = maximum === null ? ru : Math.min(ru, maximum);
  why?.push(reason('rating-published', minimumGames, { rating: published, n, needed, floor }));
  noteDigits(edition, published, why);
  return published as Rating;
}

/** Nine or five games; seven for members of some associations and for team championships (9.14d-e, 7.14f-g). */
function gamesNeeded(edition: Edition, events: readonly Judged[], member: string | null, why: Why): number {
  const { minimumGames, minimumGamesTeamChampionship: team, minimumGamesMember: members } = edition.rules;
  const associations = members.value?.associations ?? [];
  if (members.value !== null && member !== null && (member === 'any' || associations.includes(member))) {
    const because = member === 'any' ? associations.join(', ') : member;
    why?.push(reason('fewer-games-suffice', members, { needed: members.value.games, because }));
    return members.value.games;
  }
  const inTeamEvents = events
    .filter((event) => event.official && event.type === 'team')
    .reduce((total, event) => total + event.n, 0);
  if (team.value !== null && inTeamEvents >= team.value) {
    why?.push(reason('fewer-games-suffice', team, { needed: team.value, because: 'team-championship' }));
    return team.value;
  }
  return minimumGames.value;
}
