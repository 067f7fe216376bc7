import {
  type Cadence,
  defined,
  editionOn,
  InputError,
  parseDate,
  publishedColumns,
  shownRating,
} from '@eloquence/rating';
import { FLAG, type ListColumns } from './columns.ts';

/** What the edition of a list publishes of its rows. */
export interface Publication {
  /** A rating as the list shows it: of rapid ratings the first three digits (2005 15c). */
  readonly rating: (value: number) => number;
  /** The K of newcomers, where the list shows to how many games it was applied (2005 9.12a). */
  readonly firstK: number | null;
}

export const EVERYTHING: Publication = Object.freeze({ rating: (value: number) => value, firstK: null });

/** `date`: `2006-01-01`. Lists before the first edition show everything. */
export function publicationOn(cadence: Cadence, date: string): Publication {
  try {
    const edition = editionOn(cadence, parseDate(date));
    const newcomers = edition.rules.kSteps.value?.find(({ gamesUnder }) => gamesUnder !== undefined);
    return {
      rating: (value) => Number(shownRating(edition, value)),
      firstK: publishedColumns(edition).includes('games-at-first-k') ? (newcomers?.k ?? null) : null,
    };
  } catch (error) {
    if (error instanceof InputError && error.code === 'before-first-edition') return EVERYTHING;
    throw error;
  }
}

/** Games with the K of newcomers; null: another K, or games before an imported list are unknown. */
export function gamesAtFirstK(
  { firstK }: Publication,
  { ks, played, flags }: Pick<ListColumns, 'ks' | 'played' | 'flags'>,
  row: number,
): number | null {
  if (firstK === null || ks[row] !== firstK || (defined(flags[row]) & FLAG.playedPartly) !== 0) return null;
  return defined(played[row]);
}
