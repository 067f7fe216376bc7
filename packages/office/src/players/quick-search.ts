import { type RawBuilder, sql } from 'kysely';
import { oncePerStore } from '../store/once-per-store.ts';
import { preparedByKey } from '../store/prepared-by-key.ts';
import type { Store } from '../store/store.ts';
import { FOUND_PLAYER, type FoundPlayer } from './found-player.ts';
import { TOP } from './top-by-prefix.ts';

/** Names read for one prefix. */
export const MOST_NAMES = 2000;

/** Sorts after everything that begins with the text before it. */
const END = '\u{10ffff}';

/** Indexed name columns: family name first, given name first. */
export const SIDES = ['by_family', 'by_given'] as const;

/** The index range of a prefix. */
export function rangeOf(prefix: string): readonly [from: string, to: string] {
  return [prefix, prefix + END];
}

/** The first players by name with a prefix in one column, as `key` and `text`. */
export function namesFrom(
  side: (typeof SIDES)[number],
  [from, to]: readonly [from: unknown, to: unknown],
  limit: number,
): RawBuilder<unknown> {
  const text = sql.ref(side);
  return sql`SELECT key, text FROM (SELECT key, ${text} AS text FROM player
    WHERE ${text} >= ${from} AND ${text} < ${to} ORDER BY ${text} LIMIT ${sql.lit(limit)}) AS names`;
}

const topOf = oncePerStore((store: Store) =>
  preparedByKey(
    store,
    (prefix) => sql<FoundPlayer>`SELECT ${FOUND_PLAYER} FROM player_now WHERE merged_into IS NULL
      AND key IN (SELECT player FROM top_by_prefix WHERE prefix = ${prefix}) ORDER BY best DESC, key`,
  ),
);

/**
 * The best rated players with a prefix. A subquery per rating: with a join, PostgreSQL would read the whole table of
 * ratings.
 */
const bestNamedOf = oncePerStore((store: Store) =>
  preparedByKey(store, (prefix) => {
    const range = [prefix, sql`${prefix} || ${sql.lit(END)}`] as const;
    const named = SIDES.map((side) => sql`SELECT key FROM (${namesFrom(side, range, MOST_NAMES)}) AS few`);
    const best = sql`coalesce((SELECT best FROM standing WHERE standing.player = named.key), 0)`;
    return sql<FoundPlayer>`SELECT ${FOUND_PLAYER} FROM player_now WHERE key IN (
        SELECT key FROM (${sql.join(named, sql` UNION `)}) AS named
        WHERE (SELECT merged_into FROM player WHERE player.key = named.key) IS NULL
        ORDER BY ${best} DESC, key LIMIT ${sql.lit(TOP + 1)})
      ORDER BY best DESC, key`;
  }),
);

export interface QuickResult {
  /** The best ten; eleven if there are more. */
  readonly players: readonly FoundPlayer[];
  /** More names match than were read. */
  readonly crowded: boolean;
}

export async function quickSearch(store: Store, prefix: string): Promise<QuickResult> {
  const top = await topOf(store)(prefix);
  if (top.length > 0) return { players: top, crowded: true };
  return { players: await bestNamedOf(store)(prefix), crowded: false };
}
