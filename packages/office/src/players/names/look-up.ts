import { sql } from 'kysely';
import type { Question, Store } from '../../store/store.ts';
import { oncePerStore } from '../../views/once-per-store.ts';
import { BlockReader } from './block.ts';
import { BestPlayers, CROWD } from './crowds.ts';

/** Sorts after everything that begins with what stands before it. */
const END = '\u{10ffff}';
/** Blocks read for one beginning. */
const MOST_BLOCKS = 40;

const blocksOf = oncePerStore(
  (store: Store): Question<{ readonly bytes: Uint8Array }> =>
    // Names that begin so may stand already in the last block that begins before them.
    store.question(sql`SELECT bytes FROM name_block
      WHERE first >= coalesce((SELECT first FROM name_block WHERE first < ${''} ORDER BY first DESC LIMIT 1), '')
        AND first < ${''} ORDER BY first, player LIMIT ${sql.lit(MOST_BLOCKS)}`),
);

/** The players whose names, with the side, begin with a text, in the order of their names; at most so many. */
export async function playersNamed(
  store: Store,
  beginning: string,
  most: number,
  matches?: (text: string) => boolean,
): Promise<readonly number[]> {
  const wanted = Buffer.from(beginning);
  const players: number[] = [];
  let seen = 0;
  for (const { bytes } of await blocksOf(store)(beginning, beginning + END)) {
    const reader = new BlockReader(bytes);
    while (reader.next()) {
      const order = compareBeginning(reader, wanted);
      if (order < 0) continue;
      if (order > 0 || seen === most) return players;
      seen += 1;
      if (matches === undefined || matches(reader.toString())) players.push(reader.player);
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
  if (players.length <= most) return players;
  const best = new BestPlayers(most);
  for (const player of players) best.offer(player, bests[player] ?? 0);
  return best.players;
}

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
