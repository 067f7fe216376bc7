import type { Cadence } from '@eloquence/rating';
import { type RawBuilder, sql } from 'kysely';
import type { Office } from '../context.ts';
import { tableOf } from '../lists-in-store/values.ts';
import { foldWords } from './fold.ts';
import { FOUND_PLAYER, type FoundPlayer } from './found-player.ts';
import { bestRatings } from './names/bests.ts';
import { BlockReader, SIDES, sideText } from './names/block.ts';
import { allBlocks, bestNamed, playersNamed } from './names/look-up.ts';
import { MOST as LIMIT, quickSearch } from './quick-search.ts';

export interface PlayerSearch {
  /**
   * The beginning of a name, or beginnings of its parts in any order, or an ID. Where more than ten names begin with the
   * words as they stand, and nothing else is asked for, those are meant.
   */
  readonly text: string;
  readonly federation?: string | null;
  readonly sex?: 'M' | 'F' | null;
  /** A title or a women's title. */
  readonly title?: string | null;
  /** Only players with a rating in it. */
  readonly cadence?: Cadence | null;
  /** Only players with a rating who are active in it: in the cadence asked for, or in any. */
  readonly active?: boolean | null;
  /** The first and the last year of birth. */
  readonly bornFrom?: number | null;
  readonly bornTo?: number | null;
  /** 10 unless said, 100 at most. */
  readonly limit?: number;
  /** Where the page before has ended. */
  readonly cursor?: string | null;
  /** Where nobody is found, every name is looked through for a later part of a double name, however long it takes. */
  readonly thorough?: boolean;
}

export type { FoundPlayer };

export interface FoundPlayers {
  /** The best rated first. */
  readonly players: readonly FoundPlayer[];
  /** For the next page; null: there is none. */
  readonly cursor: string | null;
  /** So many names begin like this that only the best are shown: more letters find the others. */
  readonly crowded: boolean;
}

const MOST = 100;
const MOST_WORDS = 6;
/** Of the beginning of an ID. */
const LEAST_DIGITS = 3;
/** Names looked at of one beginning where others are asked for as well, in it or of the players. */
const MOST_READ = 2000;

/** Finds players by name or ID. */
export async function searchPlayers(
  office: Pick<Office, 'store'>,
  search: PlayerSearch,
): Promise<FoundPlayers> {
  const { text, thorough, limit = LIMIT, ...others } = search;
  const isPlain = limit === LIMIT && Object.values(others).every((value) => !value && value !== 0);
  const quick = isPlain ? await quickSearch(office, text) : null;
  if (quick === null) return wholeSearch(office, search);
  return quick.players.length === 0 && thorough ? wholeSearch(office, search) : quick;
}

/** The same for whatever is asked. */
export async function wholeSearch(
  office: Pick<Office, 'store'>,
  search: PlayerSearch,
): Promise<FoundPlayers> {
  const limit = Math.min(Math.max(Math.trunc(search.limit ?? LIMIT), 1), MOST);
  const text = search.text.trim();
  if (/^\d{1,12}$/.test(text)) return new Searching(office, search, limit).byId(text);
  if (/\d/.test(text)) {
    // The ID of a federation has letters as well.
    const named = await new Searching(office, search, limit).withId(text, text.toUpperCase());
    if (named.players.length > 0) return named;
  }
  const words = foldWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return { players: [], cursor: null, crowded: false };
  const found = await new Searching(office, search, limit).byWords(words);
  if (found.players.length > 0 || !search.thorough) return found;
  return new Searching(office, search, limit).anywhere(words);
}

/** The beginning of names, and what else must be in them. */
interface Beginning {
  /** With its side. */
  readonly text: string;
  /** Words that other parts of the name begin with. */
  readonly others: readonly string[];
  readonly crowded: boolean;
}

class Searching {
  readonly #office: Pick<Office, 'store'>;
  readonly #search: PlayerSearch;
  readonly #limit: number;
  #bests: Promise<Uint16Array> | undefined;

  constructor(office: Pick<Office, 'store'>, search: PlayerSearch, limit: number) {
    this.#office = office;
    this.#search = search;
    this.#limit = limit;
  }

  /** Whom one of these IDs leads to. */
  withId(...ids: readonly string[]): Promise<FoundPlayers> {
    return this.#found(sql`SELECT player FROM identity WHERE id IN (${sql.join(ids)})`, false);
  }

  async byId(id: string): Promise<FoundPlayers> {
    const exact = await this.withId(id);
    if (exact.players.length > 0 || id.length < LEAST_DIGITS) return exact;
    const { rows } = await begunWith(id, MOST_READ + 1).execute(this.#office.store.db);
    const keys = rows.slice(0, MOST_READ).map(({ player }) => player);
    return this.#foundAmong(keys, rows.length > MOST_READ);
  }

  /** The words as beginnings of any parts of a name. */
  async anywhere(words: readonly string[]): Promise<FoundPlayers> {
    const matches = holding(words);
    const keys = [];
    for await (const bytes of allBlocks(this.#office.store)) {
      const reader = new BlockReader(bytes);
      while (reader.next()) if (matches(reader)) keys.push(reader.player);
    }
    return this.#foundAmong(keys, false);
  }

  async byWords(words: readonly string[]): Promise<FoundPlayers> {
    const phrases = words.length === 2 ? [words, words.toReversed()] : [words];
    const texts = [...new Set([...phrases.map((phrase) => phrase.join(' ')), ...words])];
    const prepared = await this.#prepared(texts);
    const isCrowded = (text: string): boolean => prepared.has(text);
    const [asTyped = [], ...reversed] = phrases.map((phrase) =>
      SIDES.map((side): Beginning => {
        const text = sideText(side, phrase.join(' '));
        return { text, others: [], crowded: isCrowded(text) };
      }),
    );
    if (words.length === 1) return this.#begun(asTyped);
    const apart = [...reversed.flat(), ...leading(words, isCrowded)];
    if (this.#wanted().length > 0) return this.#begun([...asTyped, ...apart]);
    const few = await this.#few(asTyped);
    return few === null ? this.#begun(asTyped) : this.#begun(apart, few);
  }

  /** Those whose names begin so, beside others who are known by key. */
  async #begun(beginnings: readonly Beginning[], others: readonly number[] = []): Promise<FoundPlayers> {
    const keys = await Promise.all(beginnings.map((beginning) => this.#keys(beginning)));
    const crowded = beginnings.some((beginning) => beginning.crowded);
    return this.#foundAmong([...others, ...keys.flat()], crowded);
  }

  /** All whose names begin so; null where they are more than are usually shown. */
  async #few(beginnings: readonly Beginning[]): Promise<readonly number[] | null> {
    if (beginnings.some(({ crowded }) => crowded)) return null;
    const some = beginnings.map(({ text }) => playersNamed(this.#office.store, text, LIMIT + 1));
    const players = new Set((await Promise.all(some)).flat());
    return players.size > LIMIT ? null : [...players];
  }

  /** Which beginnings are crowded. */
  async #prepared(texts: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#office.store.db
      .selectFrom('prefix')
      .select('prefix')
      .where(
        'prefix',
        'in',
        texts.flatMap((text) => SIDES.map((side) => sideText(side, text))),
      )
      .where('place', '=', 0)
      .execute();
    return new Set(rows.map(({ prefix }) => prefix));
  }

  /** The keys of the best players of a beginning. */
  async #keys({ text, others, crowded }: Beginning): Promise<readonly number[]> {
    const { store } = this.#office;
    if (others.length > 0) return playersNamed(store, text, MOST_READ, holding(others));
    if (this.#isFiltered) return playersNamed(store, text, MOST_READ);
    if (!crowded) return bestNamed(store, text, this.#limit + 1, this.#ratings());
    const [best, anybody] = await Promise.all([
      store.db.selectFrom('prefix').select('player').where('prefix', '=', text).execute(),
      playersNamed(store, text, this.#limit),
    ]);
    return [...best.map(({ player }) => player), ...anybody];
  }

  /** Those of all players, asked for once. */
  #ratings(): Promise<Uint16Array> {
    this.#bests ??= bestRatings(this.#office.store);
    return this.#bests;
  }

  get #isFiltered(): boolean {
    return this.#filters().length > 0;
  }

  #filters(): RawBuilder<unknown>[] {
    const filters = this.#wanted();
    const { cursor } = this.#search;
    const after = cursor ? readCursor(cursor) : null;
    if (after) {
      const { best, key } = after;
      filters.push(sql`(best < ${best} OR (best = ${best} AND key > ${key}))`);
    }
    return filters;
  }

  /** What is asked of players beside their names. */
  #wanted(): RawBuilder<unknown>[] {
    const { federation, sex, title, cadence, active, bornFrom = null, bornTo = null } = this.#search;
    const filters: RawBuilder<unknown>[] = [];
    if (federation) filters.push(sql`federation = ${federation}`);
    if (sex) filters.push(sql`sex = ${sex}`);
    if (title) filters.push(sql`(title = ${title} OR women_title = ${title})`);
    if (cadence) filters.push(sql`${sql.ref(cadence)} IS NOT NULL`);
    if (active) filters.push(cadence ? sql`inactive & ${sql.lit(INACTIVE_BIT[cadence])} = 0` : ACTIVE);
    if (bornFrom !== null) filters.push(sql`birth_year >= ${bornFrom}`);
    if (bornTo !== null) filters.push(sql`birth_year <= ${bornTo}`);
    return filters;
  }

  /** Those of some players who are wanted. */
  #foundAmong(keys: readonly number[], crowded: boolean): Promise<FoundPlayers> {
    const rows = [...new Set(keys)].map((key) => [key]);
    return this.#found(tableOf(this.#office.store.kind, { key: 'integer' }, rows), crowded);
  }

  async #found(keys: RawBuilder<unknown>, crowded: boolean): Promise<FoundPlayers> {
    const { db } = this.#office.store;
    const conditions = sql.join([sql`merged_into IS NULL`, ...this.#filters()], sql` AND `);
    const { rows } = await sql<FoundPlayer>`
      SELECT ${FOUND_PLAYER} FROM player_now WHERE key IN (${keys}) AND ${conditions}
      ORDER BY best DESC, key LIMIT ${sql.lit(this.#limit + 1)}`.execute(db);
    const shown = rows.slice(0, this.#limit);
    const last = shown.at(-1);
    return {
      players: shown,
      cursor: rows.length > this.#limit && last && !crowded ? makeCursor(last) : null,
      crowded,
    };
  }
}

/**
 * Whose IDs begin like this, the first of them by ID. Each place where IDs stand has its own limit: of both together all
 * would be read and sorted first.
 */
function begunWith(id: string, limit: number): RawBuilder<{ readonly player: number }> {
  // A colon comes after all digits.
  const some = (from: RawBuilder<unknown>, column: 'id' | 'fide_id'): RawBuilder<unknown> => {
    const own = sql.ref(column);
    return sql`SELECT * FROM (SELECT ${from} WHERE ${own} >= ${id} AND ${own} < ${`${id}:`}
      ORDER BY ${own} LIMIT ${sql.lit(limit)}) AS few`;
  };
  const own = some(sql`fide_id AS id, key AS player FROM player`, 'fide_id');
  const others = some(sql`id, player FROM other_id`, 'id');
  return sql`SELECT player FROM (${own} UNION ALL ${others}) AS begun ORDER BY id LIMIT ${sql.lit(limit)}`;
}

const INACTIVE_BIT: Readonly<Record<Cadence, number>> = { standard: 1, rapid: 2, blitz: 4 };

/** A rating in a cadence in which the player is active: bits 1, 2 and 4. */
const ACTIVE = sql`((standard IS NOT NULL AND inactive & 1 = 0) OR (rapid IS NOT NULL AND inactive & 2 = 0)
  OR (blitz IS NOT NULL AND inactive & 4 = 0))`;

/**
 * Of several words, one leads to names in which the others are looked for: the first one, and the one that fewest
 * names begin with.
 */
function leading(words: readonly string[], isCrowded: (text: string) => boolean): readonly Beginning[] {
  const crowds = (word: string): number => SIDES.filter((side) => isCrowded(sideText(side, word))).length;
  const places = words.map((_, index) => index);
  const [rarest = 0] = places.toSorted((a, b) => {
    const [one, other] = [words[a] as string, words[b] as string];
    return crowds(one) - crowds(other) || other.length - one.length;
  });
  return [...new Set([0, rarest])].flatMap((place) => {
    const others = words.filter((_, index) => index !== place);
    return SIDES.map((side) => {
      const text = sideText(side, words[place] as string);
      return { text, others, crowded: isCrowded(text) };
    });
  });
}

/** Whether parts of a name begin with the words. Every text of a side begins with the letter of it and a space. */
function holding(words: readonly string[]): (name: BlockReader) => boolean {
  const beginnings = words.map((word) => Buffer.from(` ${word}`));
  return (name) => beginnings.every((beginning) => name.includes(beginning));
}

function makeCursor({ best, key }: { readonly best: number; readonly key: number }): string {
  return `${best}-${key}`;
}

/** A cursor that is none leads to the first page. */
function readCursor(cursor: string): { readonly best: number; readonly key: number } | null {
  const [, best, key] = /^(\d{1,5})-(\d{1,10})$/.exec(cursor) ?? [];
  return best === undefined ? null : { best: Number(best), key: Number(key) };
}
