import type { Kysely, Transaction } from 'kysely';
import { StoreError } from '../../store/errors.ts';
import type { Schema } from '../../store/schema.ts';
import type { BulkRow, Store } from '../../store/store.ts';
import { lastKey } from '../person.ts';
import { bestRows } from './bests.ts';
import { BlockReader, type NameBlock } from './block.ts';
import { Crowds } from './crowds.ts';
import { allBlocks } from './look-up.ts';
import { makeNameIndex, type NameIndex } from './make.ts';
import { FoldedNames } from './texts.ts';

/** Writes an index in the place of the one there was. */
export async function writeNameIndex(
  store: Store,
  trx: Transaction<Schema>,
  index: NameIndex,
): Promise<void> {
  await trx.deleteFrom('name_block').execute();
  await store.bulk(trx, 'name_block', ['first', 'player', 'bytes'], blockRows(index.blocks));
  await writePrepared(store, trx, index);
}

function* blockRows(blocks: readonly NameBlock[]): Generator<BulkRow> {
  for (const { first, player, bytes } of blocks) yield [first, player, bytes];
}

/** Prepares the best players of all crowded beginnings anew. Derived data: nothing is lost where this is ended. */
export async function rebuildPrefixes(store: Store): Promise<void> {
  const stale = await staleSince(store.db);
  const bests = await readBests(store.db);
  const crowds = new Crowds(bests);
  for await (const bytes of allBlocks(store)) {
    const reader = new BlockReader(bytes);
    while (reader.next()) crowds.add(reader.text, reader.length, reader.player);
  }
  await store.write(async (trx) => {
    await writePrepared(store, trx, { prefixes: crowds.rows(), bests });
    // What became stale meanwhile stays so.
    if (stale !== null) {
      await trx.deleteFrom('meta').where('name', '=', STALE).where('value', '=', stale).execute();
    }
  });
}

async function writePrepared(
  store: Store,
  trx: Transaction<Schema>,
  { prefixes, bests }: Pick<NameIndex, 'prefixes' | 'bests'>,
): Promise<void> {
  await trx.deleteFrom('prefix').execute();
  await store.bulk(trx, 'prefix', ['prefix', 'place', 'player'], prefixes);
  await trx.deleteFrom('best_rating').execute();
  await store.bulk(trx, 'best_rating', ['first', 'bytes'], bestRows(bests));
  await countRebuilt(trx);
}

const PLAYERS_AT_ONCE = 20_000;

/** The whole index of the names that the store has. */
export async function nameIndexOf(db: Kysely<Schema>): Promise<NameIndex> {
  const last = await lastKey(db);
  const names = new FoldedNames(last);
  const keys: number[] = [];
  for (let key = 0; key < last; key += PLAYERS_AT_ONCE) {
    const players = await db
      .selectFrom('player')
      .select(['key', 'name'])
      .where('key', '>', key)
      .where('key', '<=', key + PLAYERS_AT_ONCE)
      .execute();
    for (const player of players) {
      keys.push(player.key);
      names.add(player.name);
    }
  }
  return makeNameIndex(names, Uint32Array.from(keys), await readBests(db));
}

async function readBests(db: Kysely<Schema>): Promise<Uint16Array> {
  const last = await lastKey(db);
  const bests = new Uint16Array(last + 1);
  for (let key = 0; key < last; key += PLAYERS_AT_ONCE) {
    const rated = await db
      .selectFrom('standing')
      .select(['player', 'best'])
      .where('player', '>', key)
      .where('player', '<=', key + PLAYERS_AT_ONCE)
      .execute();
    for (const { player, best } of rated) bests[player] = best;
  }
  // Who turned out to be somebody else is not found.
  const merged = await db.selectFrom('player').select('key').where('merged_into', 'is not', null).execute();
  for (const { key } of merged) bests[key] = 0;
  return bests;
}

const STALE = 'prefixes-stale';

async function staleSince(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', STALE).executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Remembers, in the write of an entry that changes names or ratings, that beginnings are to be prepared anew: whoever
 * is ended before that is done leaves it to the next who opens the store.
 */
export async function markPrefixesStale(trx: Transaction<Schema>, seq: number): Promise<void> {
  const value = String(seq);
  await trx
    .insertInto('meta')
    .values({ name: STALE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** What another could not finish. A store that cannot be written now is searched as it is. */
export async function finishPrefixes(store: Store): Promise<void> {
  if ((await staleSince(store.db)) === null) return;
  try {
    await rebuildPrefixes(store);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

/** Whoever remembers answers sees by it that others are prepared. */
async function countRebuilt(trx: Transaction<Schema>): Promise<void> {
  const name = 'prefixes';
  const known = await trx.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  const value = String(Number(known?.value ?? 0) + 1);
  await trx
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
