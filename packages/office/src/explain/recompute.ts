import {
  type CivilDate,
  type Edition,
  type Editions,
  formatDate,
  formatHundredths,
  type GameInput,
  type Hundredths,
  type Period,
  type PeriodFile,
  parseDate,
  type RecomputeInput,
  type SummedEvent,
  sumPeriod,
} from '@eloquence/rating';
import { eventInput } from '../closing/first-ratings.ts';
import type { NamedList, UnratedEvent } from '../closing/input.ts';
import { type KMemory, kOnList } from '../closing/k.ts';
import { type ListColumns, rowOfKey } from '../lists/columns.ts';
import type { ExplainedCorrection } from './corrections.ts';
import { publicKInput } from './k.ts';
import type { ExplainedEvent, ExplainedGame } from './period.ts';

/** What a rated player's games and corrections gave together. */
export interface Summed {
  readonly period: Period;
  readonly file: PeriodFile;
  /** K before the limit on K × n. */
  readonly k: number;
  readonly kEdition: Edition;
  readonly memory: KMemory;
  /** The day for which K was taken: that of the list before. */
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

/** The period's sum and its one rounding, from what the events gave; null where nothing was summed. */
export function summed(editions: Editions, input: SumInput): Summed | null {
  const { previous, date, corrections } = input;
  const counted = input.events.filter(({ rated }) => rated.change !== null);
  const row = rowOfKey(previous.columns.keys, input.key);
  const isListed = row >= 0 && (previous.columns.ratings[row] as number) > 0;
  const [entry] = counted;
  if (entry === undefined && (corrections.length === 0 || !isListed)) return null;
  // Who enters with the standard rating begins with that of the first event, and its edition gives his K.
  const memory = isListed
    ? memoryOf(previous.columns, row)
    : entrantMemory(entry?.rated.rating as number, input.birthYear);
  const kEdition = isListed
    ? editions.at(previous.date)
    : editions.at(parseDate((entry as ExplainedEvent).start));
  const listed = isListed ? (previous.columns.ks[row] as number) : 0;
  const newest = counted.map(({ start }) => start).reduce((a, b) => (a > b ? a : b), '');
  const whole = editions.at(newest === '' ? date : parseDate(newest));
  const add = (k: number): Period =>
    sumPeriod(
      whole,
      {
        rating: memory.rating,
        k,
        events: counted.map((event) => summedEvent(editions, event)),
        corrections: corrections.map(({ change }) => change),
      },
      { explain: true },
    );
  const used = counted.find((event) => ownK(editions, event) === null)?.rated.k ?? null;
  const expected = listed || kOnList(kEdition, memory, previous.date) || used || 0;
  if (expected === 0) return null;
  const tried = add(expected);
  // What was multiplied with is kept: it decides where the memory is not all public.
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
    rating: columns.ratings[row] as number,
    played: columns.played[row] as number,
    peak: columns.peaks[row] as number,
    flags: columns.flags[row] as number,
    birth: columns.birthYears[row] ? String(columns.birthYears[row]) : null,
  };
}

/** K of the event where its edition takes it at the start (the practice of 2009); null: that of the period. */
function ownK(editions: Editions, { start, rated }: ExplainedEvent): number | null {
  return editions.at(parseDate(start)).rules.kTaken.value === 'event-start' ? rated.k : null;
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

/** A game as the engine takes it; what was left out of the event before anything was worked out is left out. */
function gameInput({ rated }: ExplainedEvent, game: ExplainedGame): GameInput[] {
  const { opponentRating, difference, score } = game;
  if (opponentRating === null || difference === null) return [];
  const own = opponentRating + difference;
  return [{ opponent: opponentRating, score: score / 2, ...(own !== rated.rating && { own }) }];
}

/** What a player's rating on a list depends on, put together. */
export function recomputeInput(given: {
  readonly cadence: RecomputeInput['cadence'];
  readonly list: string;
  readonly applied: boolean;
  readonly before: number | null;
  readonly sum: Summed | null;
  /** The results of an unrated player, whether or not they give a first rating. */
  readonly first: readonly UnratedEvent[] | null;
  readonly adjustments: readonly string[];
  readonly standard: number | null;
}): RecomputeInput {
  const { cadence, list, applied, before, first, standard } = given;
  const sum = first === null ? given.sum : null;
  const usable = (first ?? []).filter(({ games }) => games.length > 0);
  return {
    cadence,
    list,
    applied,
    before,
    k: sum && { edition: sum.kEdition.id, input: publicKInput(sum.memory, sum.kDate) },
    period: sum?.file ?? null,
    first: first && { cadence, events: usable.map(eventInput) },
    adjustments: given.adjustments.map((id) => ({ id, standard })),
  };
}
