import {
  type Cadence,
  chooseEditions,
  EDITIONS,
  type Edition,
  firstRating,
  InputError,
} from '@eloquence/rating';
import type { Row } from '../duckdb/database.ts';

/** A newcomer's games by event. */
interface Newcomer {
  readonly rating: number;
  readonly events: Parameters<typeof firstRating>[1]['events'];
}

/** The mean first rating by each edition, and its difference from the published one, for those whom it rates. */
export function firstRatingRows(cadence: Cadence, rows: readonly Row[]): readonly Row[] {
  const newcomers = newcomersOf(rows);
  return EDITIONS.filter((edition) => edition.cadence === cadence).map((edition) => {
    const rated = newcomers.flatMap(({ rating, events }) => {
      const first = ratingBy(edition, events);
      return first === null ? [] : [{ first, rating }];
    });
    const mean = (values: readonly number[]): number | null =>
      values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      edition: edition.id,
      newcomers: newcomers.length,
      rated: rated.length,
      mean: mean(rated.map(({ first }) => first)),
      difference: mean(rated.map(({ first, rating }) => first - rating)),
    };
  });
}

function ratingBy(edition: Edition, events: Newcomer['events']): number | null {
  const editions = chooseEditions({ cadence: edition.cadence, edition });
  try {
    return firstRating(editions, { events }).rating;
  } catch (error) {
    // Such as a round robin, for which the edition needs the crosstable.
    if (error instanceof InputError) return null;
    throw error;
  }
}

function newcomersOf(rows: readonly Row[]): readonly Newcomer[] {
  return [...Map.groupBy(rows, ({ player }) => player).values()].map((own) => ({
    rating: Number(own[0]?.rating),
    events: [...Map.groupBy(own, ({ start, type }) => `${start} ${type}`).values()].map((games) => ({
      start: String(games[0]?.start),
      type: isCrosstable(games[0]?.type) ? 'swiss' : (String(games[0]?.type) as 'swiss'),
      official: games[0]?.official === true,
      games: games.map(({ opponent, score }) => ({ opponent: Number(opponent), score: Number(score) })),
    })),
  }));
}

const isCrosstable = (type: unknown): boolean => String(type).endsWith('round-robin');
