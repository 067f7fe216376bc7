import { type Kysely, sql } from 'kysely';
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
  const families = new Crowds(await crowdedBeginnings(store.db, 'by_family'));
  const given = new Crowds(await crowdedBeginnings(store.db, 'by_given'));
  if (families.size + given.size > 0) {
    for await (const players of ratedPlayers(store.db)) {
      for (const { key, best, by_family, by_given } of players) {
        families.offer(by_family, key, best);
        given.offer(by_given, key, best);
      }
    }
  }
  await store.write(async (trx) => {
    await trx.deleteFrom('prefix').execute();
    await store.bulk(trx, 'prefix', ['prefix', 'place', 'player'], families.rows('by_family'));
    await store.bulk(trx, 'prefix', ['prefix', 'place', 'player'], given.rows('by_given'));
  });
}

/**
 * The beginnings that a crowd shares. Of names in their order, every so many-th is looked at: what two of these
 * have in common, all between them have.
 */
async function crowdedBeginnings(db: Kysely<Schema>, side: Side): Promise<ReadonlySet<string>> {
  const column = sql.ref(side);
  const { rows } = await sql<{ text: string }>`
    WITH RECURSIVE sample(text) AS (
      SELECT min(${column}) FROM player
      UNION ALL
      SELECT (SELECT ${column} FROM player WHERE ${column} > sample.text
        ORDER BY ${column} LIMIT 1 OFFSET ${sql.lit(CROWD / 2)})
      FROM sample WHERE sample.text IS NOT NULL)
    SELECT text FROM sample WHERE text IS NOT NULL`.execute(db);
  const beginnings = new Set<string>();
  let last = '';
  for (const { text } of rows) {
    const most = Math.min(text.length, last.length, LONGEST_PREPARED);
    for (let length = 1; length <= most && text[length - 1] === last[length - 1]; length += 1) {
      beginnings.add(text.slice(0, length));
    }
    last = text;
  }
  return beginnings;
}

interface RatedName {
  readonly key: number;
  readonly best: number;
  readonly by_family: string;
  readonly by_given: string;
}

async function* ratedPlayers(db: Kysely<Schema>): AsyncGenerator<readonly RatedName[]> {
  const last = await db
    .selectFrom('player')
    .select((of) => of.fn.max('key').as('key'))
    .executeTakeFirst();
  for (let key = 0; key < (last?.key ?? 0); key += PLAYERS_AT_ONCE) {
    yield await db
      .selectFrom('player')
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

  constructor(beginnings: ReadonlySet<string>) {
    this.#all = [...beginnings].sort().map((beginning) => this.#insert(beginning));
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
