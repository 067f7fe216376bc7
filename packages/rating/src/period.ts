import {
  applyChange,
  changeOf,
  type EventSum,
  type GameInput,
  type GameSums,
  readGames,
  sumGames,
} from './change.ts';
import { type CivilDate, type DateInput, readStart } from './date.ts';
import type { Edition } from './editions/rules.ts';
import { readEach, within } from './errors.ts';
import { limitedK } from './k.ts';
import { formatHundredths } from './rational.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf, type Why } from './reasons.ts';
import { checkGames, count, type Hundredths, type K, kFactor, type Rating, rating } from './values.ts';

/** One event of a player's period. */
export interface PeriodEventInput {
  /** Decides the edition; without it the edition of the whole period. */
  readonly start?: DateInput | null;
  /** The rating of the list in force at the start. */
  readonly rating: number;
  /** Where K is taken per event (the practice of 2009); otherwise that of the period. */
  readonly k?: number | null;
  readonly games: readonly GameInput[];
}

export interface PeriodInput {
  /** The rating on the list before. */
  readonly rating: number;
  /** K as the list before shows it. */
  readonly k: number;
  readonly events: readonly PeriodEventInput[];
  /** Changes owed by corrected reports, in hundredths: added before rounding, no games of this period. */
  readonly corrections?: readonly Hundredths[];
}

export interface PeriodEvent extends EventSum {
  readonly edition: Edition;
  readonly k: K;
  readonly change: Hundredths;
  readonly reasons: Reasons;
}

export interface Period {
  /** The edition for what concerns the period as a whole. */
  readonly edition: Edition;
  readonly n: number;
  readonly k: K;
  /** K after the limit on K × n. */
  readonly kUsed: K;
  readonly events: readonly PeriodEvent[];
  readonly change: Hundredths;
  readonly rounded: number;
  readonly new: Rating;
  readonly reasons: Reasons;
}

/** Which edition rates an event that starts on a day (null: not known), and which the whole where the caller decides it. */
export interface Editions {
  readonly at: (start: CivilDate | null) => Edition;
  readonly whole?: Edition;
}

/**
 * A player's period: every event by the edition of its own start, summed exactly; K × n and the one rounding
 * by the edition in force at the start of the newest event.
 */
export function ratePeriod(editions: Editions, input: PeriodInput, options?: Explain): Period {
  const why = collect(options);
  const own = within('rating', () => rating(input.rating));
  const k = within('k', () => kFactor(input.k));
  const events = readEach('events', input.events, (event) => ({
    own: within('rating', () => rating(event.rating)),
    k: within('k', () => (event.k === null || event.k === undefined ? k : kFactor(event.k))),
    start: within('start', () => readStart(event.start)),
    games: readGames(event.games),
  }));
  const corrections = readEach(
    'corrections',
    input.corrections ?? [],
    (correction) => count(correction, 'corrections', Number.MIN_SAFE_INTEGER) as Hundredths,
  );
  if (corrections.length === 0) checkGames(events.flatMap((event) => event.games));
  const edition = wholeEdition(editions, events);
  const sums = events.map((event) => {
    const own = event.start === null ? edition : editions.at(event.start);
    return { edition: own, k: event.k, ...sumGames(own, event.own, event.games, why !== undefined) };
  });
  return periodOfSums(edition, own, k, sums, corrections, why);
}

/** An event of a period whose games are summed already; without a K of its own it has that of the period. */
export interface SummedEvent extends GameSums {
  readonly edition: Edition;
  readonly k?: number | null;
}

const NO_GAMES: EventSum['games'] = [];

/** The same for events that have been rated: what is left is K × n, the sum and the one rounding. */
export function sumPeriod(
  whole: Edition,
  input: {
    readonly rating: number;
    readonly k: number;
    readonly events: readonly SummedEvent[];
    readonly corrections?: readonly Hundredths[];
  },
  options?: Explain,
): Period {
  const { events, corrections = [] } = input;
  const k = kFactor(input.k);
  for (const { k: own } of events) if (own !== null && own !== undefined) kFactor(own);
  return periodOfSums(whole, rating(input.rating), k, events, corrections, collect(options));
}

function periodOfSums(
  edition: Edition,
  own: Rating,
  k: K,
  sums: readonly (SummedEvent & Partial<Pick<EventSum, 'games'>>)[],
  corrections: readonly Hundredths[],
  why: Why,
): Period {
  noteEditions(edition, sums, why);

  // Plain loops: a closing goes through this once for everybody, before anything has been compiled.
  let n = 0;
  for (const event of sums) n += event.n;
  const kUsed = limitedK(edition, k, n, why);
  const rated: PeriodEvent[] = [];
  let total = 0;
  for (const event of sums) {
    const eventWhy: Why = why ? [] : undefined;
    // Checked by the caller.
    const ownK = (event.k ?? k) as K;
    const eventK = ownK === k ? kUsed : limitedK(edition, ownK, n, eventWhy);
    const eventChange = changeOf(event.edition, event, eventK, eventWhy);
    total += eventChange;
    rated.push({
      edition: event.edition,
      n: event.n,
      score: event.score,
      expected: event.expected,
      sum: event.sum,
      games: event.games ?? NO_GAMES,
      k: eventK,
      change: eventChange,
      reasons: reasonsOf(eventWhy),
    });
  }
  for (const correction of corrections) {
    total += correction;
    why?.push(reason('correction-added', null, { change: formatHundredths(correction) }));
  }
  const change = total as Hundredths;
  why?.push(
    reason('period-summed', edition.rules.change, {
      events: rated.length,
      n,
      change: formatHundredths(change),
    }),
  );
  const { rounded, new: next } = applyChange(edition, own, change, why);
  return { edition, n, k, kUsed, events: rated, change, rounded, new: next, reasons: reasonsOf(why) };
}

/** The edition for what concerns several events together: that of the newest, unless the caller decides. */
export function wholeEdition(
  editions: Editions,
  events: readonly { readonly start: CivilDate | null }[],
): Edition {
  return editions.whole ?? editions.at(newestStart(events));
}

export function newestStart(events: readonly { readonly start: CivilDate | null }[]): CivilDate | null {
  return events.reduce<CivilDate | null>(
    (newest, { start }) => (newest === null || (start !== null && start > newest) ? start : newest),
    null,
  );
}

function noteEditions(whole: Edition, events: readonly { readonly edition: Edition }[], why: Why): void {
  if (!why) return;
  const ids = [...new Set(events.map((event) => event.edition.id))];
  if (ids.some((id) => id !== whole.id)) {
    const values = { editions: ids.join(', '), whole: whole.id };
    why.push(reason('editions-differ', whole.rules.decidedBy, values));
  }
}
