import {
  type CivilDate,
  defined,
  type Edition,
  type Editions,
  formatDate,
  formatHundredths,
  type GameInput,
  type Hundredths,
  hundredths,
  isKOfAdministrator,
  type Period,
  type PeriodFile,
  parseDate,
  type RecomputeInput,
  type SummedEvent,
  sumPeriod,
  takesKAtStart,
} from '@eloquence/rating';
import { eventInput } from '../../period/rate/first-ratings.ts';
import type { NamedList, UnratedEvent } from '../../period/rate/input.ts';
import { type KMemory, kOnList, shownK } from '../../period/rate/k-factor.ts';
import { type ListColumns, rowOfKey } from '../../rating-lists/columns.ts';
import type { ExplainedCorrection } from './corrections.ts';
import type { ExplainedEvent, ExplainedGame } from './explain-period.ts';
import { publicKInput } from './k.ts';

/** The sum of a rated player's games and corrections. */
export interface Summed {
  readonly period: Period;
  readonly file: PeriodFile;
  /** K before the limit on K × n. */
  readonly k: number;
  readonly kEdition: Edition;
  readonly memory: KMemory;
  /** K is taken at the date of the list before. */
  readonly kDate: CivilDate;
}

interface SumInput {
  readonly key: number;
  readonly previous: NamedList;
  readonly date: CivilDate;
  /** 0: unknown. */
  readonly birthYear: number;
  /** In the order in which they were rated. */
  readonly events: readonly ExplainedEvent[];
  readonly corrections: readonly ExplainedCorrection[];
}

/** Sums the period and rounds it once; null if there is nothing to sum. */
export function summed(editions: Editions, input: SumInput): Summed | null {
  const { previous, date, corrections } = input;
  const counted = input.events.filter(({ rated }) => rated.change !== null);
  const row = rowOfKey(previous.columns.keys, input.key);
  const isListed = row >= 0 && defined(previous.columns.ratings[row]) > 0;
  const [entry] = counted;
  if (entry === undefined && (corrections.length === 0 || !isListed)) return null;
  // An entrant starts with the standard rating at the first event, whose edition gives K.
  const memory = isListed
    ? memoryOf(previous.columns, row)
    : entrantMemory(entry?.rated.rating as number, input.birthYear);
  const kEdition = isListed
    ? editions.at(previous.date)
    : editions.at(parseDate((entry as ExplainedEvent).start));
  const listed = isListed ? shownK(kEdition, defined(previous.columns.ks[row])) : 0;
  const newest = counted.map(({ start }) => start).reduce((a, b) => (a > b ? a : b), '');
  const whole = editions.at(newest === '' ? date : parseDate(newest));
  const add = (k: number): Period =>
    sumPeriod(
      whole,
      {
        rating: memory.rating,
        k,
        events: counted.map((event) => summedEvent(editions, event)),
        corrections: corrections.map(({ change }) => hundredths(change)),
      },
      { explain: true },
    );
  const used = counted.find((event) => ownK(editions, event) === null)?.rated.k ?? null;
  const expected = listed || kOnList(kEdition, memory, previous.date) || used || 0;
  if (expected === 0) return null;
  const tried = add(expected);
  // K can depend on data that is not public: the stored K decides.
  const k = used === null || tried.kUsed === used ? expected : used;
  const period = k === expected ? tried : add(k);
  const file: PeriodFile = {
    cadence: whole.cadence,
    edition: whole.id,
    list: formatDate(date),
    rating: memory.rating,
    k,
    events: counted.map((event) => ({
      start: event.start,
      rating: event.rated.rating as number,
      k: ownK(editions, event),
      games: event.games.flatMap((game) => gameInput(event, game)),
    })),
    corrections: corrections.map(({ change }) => formatHundredths(change as Hundredths)),
  };
  return { period, file, k, kEdition, memory, kDate: previous.date };
}

function entrantMemory(rating: number, birthYear: number): KMemory {
  return { rating, played: 0, peak: 0, flags: 0, birth: birthYear > 0 ? String(birthYear) : null };
}

export function memoryOf(columns: ListColumns, row: number): KMemory {
  return {
    rating: defined(columns.ratings[row]),
    played: defined(columns.played[row]),
    peak: defined(columns.peaks[row]),
    flags: defined(columns.flags[row]),
    birth: columns.birthYears[row] ? String(columns.birthYears[row]) : null,
  };
}

/** K of the event if its edition takes K at the start (the practice of 2009); null: K of the period. */
function ownK(editions: Editions, { start, rated }: ExplainedEvent): number | null {
  return takesKAtStart(editions.at(parseDate(start))) ? rated.k : null;
}

function summedEvent(editions: Editions, event: ExplainedEvent): SummedEvent {
  const { rated, start } = event;
  return {
    edition: editions.at(parseDate(start)),
    n: rated.n,
    score: rated.score as SummedEvent['score'],
    expected: rated.expected as SummedEvent['expected'],
    sum: rated.sum as SummedEvent['sum'],
    k: ownK(editions, event),
  };
}

/** A game as the engine takes it; none if the event excluded the game. */
function gameInput({ rated }: ExplainedEvent, game: ExplainedGame): GameInput[] {
  const { opponentRating, difference, score } = game;
  if (opponentRating === null || difference === null) return [];
  const own = opponentRating + difference;
  return [{ opponent: opponentRating, score: score / 2, ...(own !== rated.rating && { own }) }];
}

/** Everything a player's rating on a list depends on. */
export function recomputeInput(given: {
  readonly cadence: RecomputeInput['cadence'];
  readonly list: string;
  readonly applied: boolean;
  readonly before: number | null;
  readonly sum: Summed | null;
  /** The results of an unrated player, sufficient for a first rating or not. */
  readonly first: readonly UnratedEvent[] | null;
  readonly adjustments: readonly string[];
  readonly standard: number | null;
  /** Of an association for which fewer games are enough. */
  readonly member: boolean;
}): RecomputeInput {
  const { cadence, list, applied, before, first, standard, member } = given;
  const sum = first === null ? given.sum : null;
  const usable = (first ?? []).filter(({ games }) => games.length > 0);
  return {
    cadence,
    list,
    applied,
    before,
    k: sum && {
      edition: sum.kEdition.id,
      input: publicKInput(sum.memory, sum.kDate),
      ...(isKOfAdministrator(sum.kEdition) && { set: sum.k }),
    },
    period: sum?.file ?? null,
    first: first && { cadence, ...(member && { member: 'any' as const }), events: usable.map(eventInput) },
    adjustments: given.adjustments.map((id) => ({ id, standard })),
  };
}
