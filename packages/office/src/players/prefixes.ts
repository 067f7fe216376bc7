import { type Kysely, sql, type Transaction } from 'kysely';
import { StoreError } from '../store/errors.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store } from '../store/store.ts';

/** The column a beginning is looked for in. */
export const SIDES = ['by_family', 'by_given'] as const;
export type Side = (typeof SIDES)[number];

/** Beginnings shared by more names than this are prepared; of others, all names are looked at. */
export const CROWD = 500;
/** The longest beginning that is prepared. */
export const LONGEST_PREPARED = 12;
/** How many players are prepared for a beginning. */
export const PREPARED = 10;
const PLAYERS_AT_ONCE = 20_000;

/** How a beginning is called in the table: by the side it is of. */
export function preparedName(side: Side, beginning: string): string {
  return `${side === 'by_family' ? 'f' : 'g'} ${beginning}`;
}

/** Prepares the best players of all crowded beginnings anew. Derived data: nothing is lost where this is ended. */
export async function rebuildPrefixes(store: Store): Promise<void> {
  const stale = await staleSince(store.db);
  const last = await lastKey(store.db);
  const step = sampleStep(last);
  const { rows: sample } = await sql<Omit<RatedName, 'key' | 'best'>>`
    SELECT by_family, by_given FROM player WHERE key % ${sql.lit(step)} = 0`.execute(store.db);
  const prefixes = new Prefixes(sample, step);
  if (!prefixes.isEmpty) {
    for await (const players of ratedPlayers(store.db, last)) {
      for (const player of players) prefixes.offer(player);
    }
  }
  await store.write(async (trx) => {
    await writePrefixes(store, trx, prefixes.rows());
    // What became stale meanwhile stays so.
    if (stale !== null) {
      await trx.deleteFrom('meta').where('name', '=', STALE).where('value', '=', stale).execute();
    }
  });
}

/** Puts beginnings in the place of those there were. */
export async function writePrefixes(
  store: Store,
  trx: Transaction<Schema>,
  rows: Iterable<BulkRow>,
): Promise<void> {
  await trx.deleteFrom('prefix').execute();
  await store.bulk(trx, 'prefix', ['prefix', 'place', 'player'], rows);
  await countRebuilt(trx);
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

async function lastKey(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('player')
    .select((of) => of.fn.max('key').as('key'))
    .executeTakeFirst();
  return row?.key ?? 0;
}

/** Names that are looked at to find the crowds among all. */
const SAMPLE = 36_000;

/** One name in so many is looked at. */
export function sampleStep(players: number): number {
  return Math.max(1, Math.floor(players / SAMPLE));
}

export interface RatedName {
  readonly key: number;
  readonly best: number;
  readonly by_family: string;
  readonly by_given: string;
}

/** The crowded beginnings, told from one name in `step`, and the best of all players offered after. */
export class Prefixes {
  readonly #families: Crowds;
  readonly #given: Crowds;

  constructor(sample: Iterable<Omit<RatedName, 'key' | 'best'>>, step: number) {
    const families = new Map<string, number>();
    const given = new Map<string, number>();
    for (const { by_family, by_given } of sample) {
      countBeginnings(families, by_family);
      countBeginnings(given, by_given);
    }
    // Half a crowd is one, to be on the safe side.
    const crowded = (counts: ReadonlyMap<string, number>): Crowds =>
      new Crowds([...counts.keys()].filter((text) => (counts.get(text) as number) * step > CROWD / 2));
    this.#families = crowded(families);
    this.#given = crowded(given);
  }

  get isEmpty(): boolean {
    return this.#families.size + this.#given.size === 0;
  }

  offer({ key, best, by_family, by_given }: RatedName): void {
    this.#families.offer(by_family, key, best);
    this.#given.offer(by_given, key, best);
  }

  *rows(): Generator<BulkRow> {
    yield* this.#families.rows('by_family');
    yield* this.#given.rows('by_given');
  }
}

function countBeginnings(counts: Map<string, number>, text: string): void {
  const most = Math.min(text.length, LONGEST_PREPARED);
  for (let length = 1; length <= most; length += 1) {
    const beginning = text.slice(0, length);
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
}

async function* ratedPlayers(db: Kysely<Schema>, last: number): AsyncGenerator<readonly RatedName[]> {
  for (let key = 0; key < last; key += PLAYERS_AT_ONCE) {
    yield await db
      .selectFrom('player_now')
      .select(['key', 'best', 'by_family', 'by_given'])
      .where('key', '>', key)
      .where('key', '<=', key + PLAYERS_AT_ONCE)
      .where('best', '>', 0)
      .where('merged_into', 'is', null)
      .execute();
  }
}

/** A beginning, those that are one letter longer, and the best players of it. */
class Crowd {
  readonly beginning: string;
  readonly longer: Map<number, Crowd> = new Map();
  readonly players: { readonly key: number; readonly best: number }[] = [];

  constructor(beginning: string) {
    this.beginning = beginning;
  }

  add(key: number, best: number): void {
    const { players } = this;
    if (players.length === PREPARED && best <= (players[PREPARED - 1]?.best ?? 0)) return;
    const place = players.findIndex((other) => best > other.best);
    players.splice(place < 0 ? players.length : place, 0, { key, best });
    if (players.length > PREPARED) players.pop();
  }
}

/** The crowded beginnings of one side. Where one is not crowded, none that is longer is. */
class Crowds {
  readonly size: number;
  readonly #all: readonly Crowd[];
  readonly #none = new Crowd('');

  constructor(beginnings: readonly string[]) {
    this.#all = beginnings.toSorted().map((beginning) => this.#insert(beginning));
    this.size = this.#all.length;
  }

  /** Shorter beginnings come first. */
  #insert(beginning: string): Crowd {
    const crowd = new Crowd(beginning);
    let shorter = this.#none;
    for (let at = 0; at < beginning.length - 1; at += 1) {
      shorter = shorter.longer.get(beginning.charCodeAt(at)) as Crowd;
    }
    shorter.longer.set(beginning.charCodeAt(beginning.length - 1), crowd);
    return crowd;
  }

  offer(text: string, key: number, best: number): void {
    let crowd = this.#none;
    for (let at = 0; at < text.length; at += 1) {
      const longer = crowd.longer.get(text.charCodeAt(at));
      if (longer === undefined) return;
      longer.add(key, best);
      crowd = longer;
    }
  }

  /** Where nobody has a rating, player 0 says that the beginning is crowded all the same. */
  *rows(side: Side): Generator<BulkRow> {
    for (const { beginning, players } of this.#all) {
      // Nobody looks for half a sign or for a space at the end.
      if (/[\s\ud800-\udbff]$/.test(beginning)) continue;
      const name = preparedName(side, beginning);
      if (players.length === 0) yield [name, 0, 0];
      for (let place = 0; place < players.length; place += 1) {
        yield [name, place, players[place]?.key as number];
      }
    }
  }
}
