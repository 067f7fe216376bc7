import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import { oncePerStore } from '../../views/once-per-store.ts';
import { SIDE_LENGTH } from './block.ts';

/** Bytes of the longest beginning that is remembered: what is asked for most, since every longer one begins so. */
const LONGEST = SIDE_LENGTH + 4;

/** Players that are remembered at most, those of the shortest beginnings first. */
const MOST = 200_000;

/** The best players of short beginnings that are crowded, as they were prepared once. */
export interface ShortCrowds {
  /** How often beginnings had been prepared by then: the value of `prefixes` in `meta`. */
  readonly version: string;
  readonly players: ReadonlyMap<string, readonly number[]>;
  /** The best rating of each player by key, as of then. */
  readonly bests: Uint16Array;
}

interface Remembered {
  crowds: ShortCrowds | null;
  /** The version that was asked for last. */
  asked: string | null;
  /** The version that is being read. */
  reading: string | null;
}

const rememberedOf = oncePerStore((): Remembered => ({ crowds: null, asked: null, reading: null }));

/** Those of a server are remembered, since to ask for them takes longer than all else of a search; null: not yet. */
export function shortCrowds(store: Store): ShortCrowds | null {
  return rememberedOf(store).crowds;
}

/**
 * Begins to read those of this version, unless that has been done. Nobody waits for it; and who searches only once has no
 * use for it.
 */
export function rememberShortCrowds(store: Store, version: string, bests: Uint16Array): void {
  const remembered = rememberedOf(store);
  const isKnown = remembered.crowds?.version === version || remembered.reading === version;
  const isFirst = remembered.asked !== version;
  remembered.asked = version;
  if (store.kind !== 'postgres' || isKnown || isFirst) return;
  remembered.reading = version;
  readCrowds(store, version, bests)
    .then((crowds) => {
      if (remembered.reading === version) remembered.crowds = crowds;
    })
    // Then they are asked for as before, and read again the next time.
    .catch(() => {})
    .finally(() => {
      if (remembered.reading === version) remembered.reading = null;
    });
}

async function readCrowds(store: Store, version: string, bests: Uint16Array): Promise<ShortCrowds | null> {
  const { rows } = await sql<{ readonly prefix: string; readonly player: number; readonly version: string }>`
    SELECT prefix, player, (SELECT value FROM meta WHERE name = 'prefixes') AS version
    FROM prefix WHERE octet_length(prefix) <= ${sql.lit(LONGEST)}
    ORDER BY octet_length(prefix), prefix, place LIMIT ${sql.lit(MOST)}`.execute(store.db);
  // Beginnings may have been prepared anew since somebody asked.
  if (rows[0]?.version !== version) return null;
  const players = new Map<string, number[]>();
  for (const { prefix, player } of rows) {
    const known = players.get(prefix);
    if (known) known.push(player);
    else players.set(prefix, [player]);
  }
  // Of the last one some may be missing.
  if (rows.length === MOST) players.delete(rows.at(-1)?.prefix ?? '');
  return { version, players, bests };
}
