import { type RawBuilder, sql } from 'kysely';
import type { Question, Store } from '../../store/store.ts';
import { oncePerStore } from '../../views/once-per-store.ts';
import { bestRatingsOf } from './bests.ts';
import { BlockReader } from './block.ts';
import { BestPlayers, CROWD } from './crowds.ts';
import { rememberShortCrowds, shortCrowds } from './short-crowds.ts';

/** Sorts after everything that begins with what stands before it. */
const END = '\u{10ffff}';
/** Blocks read for one beginning. */
const MOST_BLOCKS = 40;

/** Asked with the beginning, and with the beginning and `END`. */
const BLOCKS = (): RawBuilder<unknown> =>
  // Names that begin so may stand already in the last block that begins before them.
  sql`first >= coalesce((SELECT first FROM name_block WHERE first < ${''} ORDER BY first DESC LIMIT 1), '')
    AND first < ${''} ORDER BY first, player LIMIT ${sql.lit(MOST_BLOCKS)}`;

const blocksOf = oncePerStore(
  (store: Store): Question<{ readonly bytes: Uint8Array }> =>
    store.question(sql`SELECT bytes FROM name_block WHERE ${BLOCKS()}`),
);

/** The players whose names, with the side, begin with a text, in the order of their names; at most so many. */
export async function playersNamed(
  store: Store,
  beginning: string,
  most: number,
  matches?: (name: BlockReader) => boolean,
): Promise<readonly number[]> {
  return namedIn(await blocksOf(store)(beginning, beginning + END), beginning, most, matches);
}

/** The same in blocks that follow each other. */
function namedIn(
  blocks: readonly { readonly bytes: Uint8Array | null }[],
  beginning: string,
  most: number,
  matches?: (name: BlockReader) => boolean,
): readonly number[] {
  const wanted = Buffer.from(beginning);
  const players: number[] = [];
  let seen = 0;
  for (const { bytes } of blocks) {
    const reader = new BlockReader(bytes ?? NO_BYTES);
    while (reader.next()) {
      const order = compareBeginning(reader, wanted);
      if (order < 0) continue;
      if (order > 0 || seen === most) return players;
      seen += 1;
      if (matches === undefined || matches(reader)) players.push(reader.player);
    }
  }
  return players;
}

/** Names looked at of a beginning that is not crowded, or was not when beginnings were prepared. */
const MOST_LOOKED_AT = 2 * CROWD;

/** The best rated of the players whose names, with the side, begin with a text that is not crowded. */
export async function bestNamed(
  store: Store,
  beginning: string,
  most: number,
  ratings: Promise<Uint16Array>,
): Promise<readonly number[]> {
  const [players, bests] = await Promise.all([playersNamed(store, beginning, MOST_LOOKED_AT), ratings]);
  return bestOf(players, bests, most);
}

/** The best rated of some players; all, in their order, where they are few. */
function bestOf(players: readonly number[], bests: Uint16Array, most: number): readonly number[] {
  if (players.length <= most) return players;
  const best = new BestPlayers(most);
  for (const player of players) best.offer(player, bests[player] ?? 0);
  return best.players;
}

/** Everything that tells who is found by a beginning, or a part of it. */
interface Told {
  readonly part: number;
  readonly text: string;
  readonly player: number;
  readonly bytes: Uint8Array | null;
}

const VERSION = 0;
const CROWDED = 1;
const FIRST_BLOCKS = 2;

/** One question for all: to ask a server again and again takes longer than all that it does. */
const beginningsOf = oncePerStore((store: Store): Question<Told> => {
  const blocks = (part: number): RawBuilder<unknown> => sql`
    SELECT ${sql.lit(part)} AS part, first AS text, player, bytes FROM (
      SELECT first, player, bytes FROM name_block
      WHERE NOT EXISTS (SELECT 1 FROM prefix WHERE prefix = ${''}) AND ${BLOCKS()}) AS begun`;
  return store.question(sql`${blocks(FIRST_BLOCKS)} UNION ALL ${blocks(FIRST_BLOCKS + 1)}
    UNION ALL SELECT ${sql.lit(CROWDED)}, prefix, player, NULL FROM prefix WHERE prefix IN (${''}, ${''})
    UNION ALL SELECT ${sql.lit(VERSION)}, value, 0, NULL FROM meta WHERE name = 'prefixes'
    ORDER BY 1, 2, 3`);
});

/** Who is found by two beginnings. */
export interface FoundByBeginnings {
  /** The best rated players, at most so many of each; of a crowd those that are prepared. */
  readonly players: ReadonlySet<number>;
  /** Whether one of the beginnings is crowded. */
  readonly crowded: boolean;
  readonly bests: Uint16Array;
  /** How often beginnings had been prepared when these were remembered; null: the store has just been asked. */
  readonly rememberedAt: string | null;
}

/** The same of two short beginnings that are both crowded, where that is remembered. */
export function rememberedByBeginnings(
  store: Store,
  texts: readonly [string, string],
): FoundByBeginnings | null {
  const crowds = shortCrowds(store);
  const [one, other] = texts.map((text) => crowds?.players.get(text));
  if (!crowds || !one || !other) return null;
  const { bests, version } = crowds;
  return { players: new Set([...one, ...other]), crowded: true, bests, rememberedAt: version };
}

/** The best rated of the players whose names begin with one of two texts, with their sides. */
export async function foundByBeginnings(
  store: Store,
  texts: readonly [string, string],
  most: number,
): Promise<FoundByBeginnings> {
  const ofBlocks = texts.flatMap((text) => [text, text, text + END]);
  const told = Map.groupBy(await beginningsOf(store)(...ofBlocks, ...texts), ({ part }) => part);
  const version = told.get(VERSION)?.[0]?.text ?? '';
  const bests = await bestRatingsOf(store, version);
  rememberShortCrowds(store, version, bests);
  const prepared = told.get(CROWDED) ?? [];
  const players = new Set(prepared.map(({ player }) => player));
  for (const [index, text] of texts.entries()) {
    const named = namedIn(told.get(FIRST_BLOCKS + index) ?? [], text, MOST_LOOKED_AT);
    for (const player of bestOf(named, bests, most)) players.add(player);
  }
  return { players, crowded: prepared.length > 0, bests, rememberedAt: null };
}

const NO_BYTES = new Uint8Array(0);

/** Below 0: the name stands before all that begin so; above: after them. */
function compareBeginning({ text, length }: BlockReader, wanted: Uint8Array): number {
  const most = Math.min(length, wanted.length);
  for (let at = 0; at < most; at += 1) {
    const difference = (text[at] as number) - (wanted[at] as number);
    if (difference !== 0) return difference;
  }
  return length < wanted.length ? -1 : 0;
}

const BLOCKS_AT_ONCE = 200;

/** All blocks, in the order of their names. */
export async function* allBlocks(store: Pick<Store, 'db'>): AsyncGenerator<Uint8Array> {
  let [first, player] = ['', 0];
  for (;;) {
    const blocks = await store.db
      .selectFrom('name_block')
      .select(['first', 'player', 'bytes'])
      .where((of) =>
        of.or([of('first', '>', first), of.and([of('first', '=', first), of('player', '>', player)])]),
      )
      .orderBy('first')
      .orderBy('player')
      .limit(BLOCKS_AT_ONCE)
      .execute();
    for (const { bytes } of blocks) yield bytes;
    const last = blocks.at(-1);
    if (last === undefined || blocks.length < BLOCKS_AT_ONCE) return;
    [first, player] = [last.first, last.player];
  }
}
