import {
  type Cadence,
  defined,
  InputError,
  parseDate,
  publishedColumns,
  shownRating,
} from '@eloquence/rating';
import { editionsOf } from '../editions.ts';
import type { Office } from '../office.ts';
import { FLAG, type ListColumns } from './columns.ts';

/** What the edition of a list publishes of its rows. */
export interface Publication {
  /** A rating as the list shows it: of rapid ratings the first three digits (2005 15c). */
  readonly rating: (value: number) => number;
  /** The K of newcomers, where the list shows to how many games it was applied (2005 9.12a). */
  readonly firstK: number | null;
}

export const EVERYTHING: Publication = Object.freeze({ rating: (value: number) => value, firstK: null });

/** By the rules of the store. Lists before the first edition show everything. */
export function publicationOn(
  office: Pick<Office, 'practice' | 'scenario'>,
  cadence: Cadence,
  date: string,
): Publication {
  try {
    const edition = editionsOf(office, cadence).at(parseDate(date));
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
