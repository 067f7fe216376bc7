import { type RawBuilder, sql } from 'kysely';
import type { PlayerNowView } from '../store/schema.ts';
import { LISTED_ID } from './other-ids.ts';

export type FoundPlayer = Pick<
  PlayerNowView,
  | 'key'
  | 'name'
  | 'federation'
  | 'sex'
  | 'title'
  | 'birth_year'
  | 'standard'
  | 'rapid'
  | 'blitz'
  | 'inactive'
  | 'best'
> & {
  readonly id: string;
  readonly womenTitle: string;
};

/** The same columns of `player_now`. */
export const FOUND_PLAYER: RawBuilder<unknown> = sql`key, name, federation, sex, title, women_title AS "womenTitle",
  birth_year, standard, rapid, blitz, inactive, best, ${LISTED_ID} AS id`;
