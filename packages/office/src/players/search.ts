import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { type RawBuilder, sql } from 'kysely';
import { foldWords } from '../fold.ts';
import type { Office } from '../office.ts';
import { tableOf } from '../rating-lists/store/values.ts';
import type { Store, StoreKind } from '../store/store.ts';
import { FOUND_PLAYER, type FoundPlayer } from './found-player.ts';
import { MOST_NAMES, namesFrom, type QuickResult, quickSearch, rangeOf, SIDES } from './quick-search.ts';
import { TOP } from './top-by-prefix.ts';
import { oneTypingErrorAway } from './typing-errors.ts';

export interface PlayerSearch {
  /**
   * The beginning of a name, beginnings of its parts in any order, or an ID. If more than ten names begin with the words as
   * typed and there is no filter, only those are found.
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
  /** From the page before. */
  readonly cursor?: string | null;
  /** If nobody is found, reads every name for a later part of a double name. Takes about a second. */
  readonly thorough?: boolean;
  /** Nothing with a typing error. */
  readonly exact?: boolean;
}

export type { FoundPlayer };

export interface FoundPlayers {
  /** The best rated first. */
  readonly players: readonly FoundPlayer[];
  /** For the next page; null: this is the last. */
  readonly cursor: string | null;
  /** Too many names begin with this, only the best are shown: more letters find the others. */
  readonly crowded: boolean;
}

const MOST = 100;
const MOST_WORDS = 6;
/** Digits needed to search by ID prefix. */
const LEAST_DIGITS = 3;
const MOST_CORRECTED = 20;

const NOBODY: FoundPlayers = { players: [], cursor: null, crowded: false };

/** Finds players by name or ID. Only where nobody is found, a typing error is assumed. */
export async function searchPlayers(
  { store }: Pick<Office, 'store'>,
  search: PlayerSearch,
): Promise<FoundPlayers> {
  const query = new PlayerQuery(store, search);
  const text = search.text.trim();
  if (/^\d{1,12}$/.test(text)) return query.byId(text);
  if (/\d/.test(text)) {
    // National IDs may contain letters.
    const named = await query.withId(text, text.toUpperCase());
    if (named.players.length > 0) return named;
  }
  const words = foldWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return NOBODY;
  const found = await query.byWords(words);
  if (found.players.length > 0 || search.cursor) return found;
  const anywhere = search.thorough ? await query.anywhere(words) : NOBODY;
  if (anywhere.players.length > 0 || search.exact) return anywhere;
  return query.withTypingError(words);
}

interface Candidates {
  readonly keys: RawBuilder<unknown>;
  readonly crowded: boolean;
}

class PlayerQuery {
  readonly #store: Store;
  readonly #search: PlayerSearch;
  readonly #limit: number;

  constructor(store: Store, search: PlayerSearch) {
    this.#store = store;
    this.#search = search;
    this.#limit = Math.min(Math.max(Math.trunc(search.limit ?? TOP), 1), MOST);
  }

  withId(...ids: readonly string[]): Promise<FoundPlayers> {
    return this.#found({
      keys: sql`SELECT player FROM identity WHERE id IN (${sql.join(ids)})`,
      crowded: false,
    });
  }

  async byId(id: string): Promise<FoundPlayers> {
    const exact = await this.withId(id);
    if (exact.players.length > 0 || id.length < LEAST_DIGITS) return exact;
    const { rows } = await idsFrom(id, MOST_NAMES + 1).execute(this.#store.db);
    const keys = rows.slice(0, MOST_NAMES).map(({ player }) => [player]);
    return this.#found({
      keys: sql`SELECT key FROM ${tableOf(this.#store.kind, { key: 'integer' }, keys)} AS given`,
      crowded: rows.length > MOST_NAMES,
    });
  }

  /**
   * Names that begin with the words as typed. If there are ten at most, or others are filtered out, also names in which
   * the words are apart or in another order.
   */
  async byWords(words: readonly string[]): Promise<FoundPlayers> {
    const phrase = words.join(' ');
    const isFiltered = this.#filters().length > 0;
    if (!isFiltered || words.length === 1) {
      const quick = await quickSearch(this.#store, phrase);
      const isEnough = words.length === 1 || quick.crowded || quick.players.length > TOP;
      const { cursor } = this.#search;
      if (isEnough && !isFiltered && !cursor && this.#limit === TOP) return this.#page(quick);
      if (isEnough) return this.#found(this.#named(phrase, quick.crowded));
    }
    const crowded = await this.#commonPrefixes([phrase, ...words]);
    const named = this.#named(phrase, crowded.has(phrase));
    const { kind } = this.#store;
    const find = (leads: readonly string[]): Promise<FoundPlayers> =>
      this.#found({
        keys: union([named.keys, ...leads.map((lead) => wordsApart(kind, lead, without(words, lead)))]),
        crowded: named.crowded || words.every((word) => crowded.has(word)),
      });
    // Names with a rare word are few, so they are read first.
    const rare = words.filter((word) => !crowded.has(word));
    const found = rare.length > 0 ? await find(rare) : NOBODY;
    return found.players.length > 0 ? found : find(words);
  }

  /** Names any part of which begins with the words. Reads all names. */
  anywhere(words: readonly string[]): Promise<FoundPlayers> {
    const keys = sql`SELECT key FROM player WHERE ${containing(this.#store.kind, sql.ref('by_family'), words)}`;
    return this.#found({ keys, crowded: false });
  }

  /** Names that begin with the words if one letter is swapped with the next, wrong, missing or too many. */
  async withTypingError(words: readonly string[]): Promise<FoundPlayers> {
    const phrases = oneTypingErrorAway(words.join(' '));
    const byWord = words.length === 1 ? [] : words.map(oneTypingErrorAway);
    const known = await this.#knownPrefixes([...phrases, ...byWord.flat()]);
    const knownPhrases = phrases.filter((phrase) => known.has(phrase)).slice(0, MOST_CORRECTED);
    const crowded = await this.#commonPrefixes(knownPhrases);
    const named = knownPhrases.map((phrase) => this.#named(phrase, crowded.has(phrase)).keys);
    const { kind } = this.#store;
    const apart = byWord.flatMap((corrected, place) =>
      corrected
        .filter((word) => known.has(word))
        .map((word) => wordsApart(kind, word, words.toSpliced(place, 1))),
    );
    // Words apart mean reading many names: only if the phrase finds nobody.
    for (const keys of [named, apart.slice(0, MOST_CORRECTED)]) {
      const found = keys.length === 0 ? NOBODY : await this.#found({ keys: union(keys), crowded: false });
      if (found.players.length > 0) return { ...found, cursor: null };
    }
    return NOBODY;
  }

  /** Those of some texts that a name begins with. */
  async #knownPrefixes(texts: readonly string[]): Promise<ReadonlySet<string>> {
    if (texts.length === 0) return new Set();
    const given = tableOf(
      this.#store.kind,
      { text: 'text' },
      texts.map((text) => [text]),
    );
    const first = SIDES.map((side) => {
      const own = sql.ref(side);
      return sql`(SELECT ${own} FROM player WHERE ${own} >= text ORDER BY ${own} LIMIT 1) AS ${own}`;
    });
    type Row = { readonly text: string } & Readonly<Record<(typeof SIDES)[number], string | null>>;
    const { rows } = await sql<Row>`SELECT text, ${sql.join(first)} FROM ${given} AS given`.execute(
      this.#store.db,
    );
    const known = rows.filter((row) => SIDES.some((side) => row[side]?.startsWith(row.text)));
    return new Set(known.map(({ text }) => text));
  }

  /** Which of the prefixes have their best players kept. */
  async #commonPrefixes(prefixes: readonly string[]): Promise<ReadonlySet<string>> {
    if (prefixes.length === 0) return new Set();
    const rows = await this.#store.db
      .selectFrom('top_by_prefix')
      .select('prefix')
      .where('prefix', 'in', prefixes)
      .where('place', '=', 0)
      .execute();
    return new Set(rows.map(({ prefix }) => prefix));
  }

  /** Names that begin with a text; of many, the best and as many others as a page shows, unless filters choose. */
  #named(prefix: string, crowded: boolean): Candidates {
    const chooses = this.#filters().length > 0 || Boolean(this.#search.cursor);
    const top = sql`SELECT player FROM top_by_prefix WHERE prefix = ${prefix}`;
    const limit = crowded && !chooses ? this.#limit : MOST_NAMES;
    const named = SIDES.map(
      (side) => sql`SELECT key FROM (${namesFrom(side, rangeOf(prefix), limit)}) AS few`,
    );
    return { keys: union([top, ...named]), crowded };
  }

  #filters(): RawBuilder<unknown>[] {
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

  #after(): RawBuilder<unknown>[] {
    const { cursor } = this.#search;
    const after = cursor ? readCursor(cursor) : null;
    if (after === null) return [];
    const { best, key } = after;
    return [sql`(best < ${best} OR (best = ${best} AND key > ${key}))`];
  }

  async #found({ keys, crowded }: Candidates): Promise<FoundPlayers> {
    const { db, kind } = this.#store;
    const candidates = await sql<object>`${keys}`.execute(db);
    const chosen = new Set(candidates.rows.map((row) => defined(Object.values(row)[0])));
    if (chosen.size === 0) return { ...NOBODY, crowded };
    const among = tableOf(
      kind,
      { key: 'integer' },
      Array.from(chosen, (key) => [key]),
    );
    const conditions = [sql`merged_into IS NULL`, ...this.#filters(), ...this.#after()];
    const { rows } = await sql<FoundPlayer>`
      SELECT ${FOUND_PLAYER} FROM player_now WHERE key IN (${among}) AND ${sql.join(conditions, sql` AND `)}
      ORDER BY best DESC, key LIMIT ${sql.lit(this.#limit + 1)}`.execute(db);
    return this.#page({ players: rows, crowded });
  }

  #page({ players, crowded }: QuickResult): FoundPlayers {
    const shown = players.slice(0, this.#limit);
    const last = shown.at(-1);
    const hasMore = players.length > this.#limit && last !== undefined && !crowded;
    return { players: shown, cursor: hasMore ? makeCursor(last) : null, crowded };
  }
}

function without(words: readonly string[], lead: string): readonly string[] {
  return words.toSpliced(words.indexOf(lead), 1);
}

function union(queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(queries, sql` UNION ALL `);
}

/** Names that begin with one word and have parts that begin with the others. */
function wordsApart(kind: StoreKind, lead: string, others: readonly string[]): RawBuilder<unknown> {
  const sides = SIDES.map(
    (side) => sql`SELECT key FROM (${namesFrom(side, rangeOf(lead), MOST_NAMES)}) AS few
      WHERE ${containing(kind, sql.ref('text'), others)}`,
  );
  return union(sides);
}

/** Whether parts of a name begin with the words. */
function containing(
  kind: StoreKind,
  text: RawBuilder<unknown>,
  words: readonly string[],
): RawBuilder<unknown> {
  const find = sql.raw(kind === 'sqlite' ? 'instr' : 'strpos');
  return sql.join(
    words.map((word) => sql`${find}(' ' || ${text}, ${` ${word}`}) > 0`),
    sql` AND `,
  );
}

/** Players by ID prefix. Each table has its own limit, otherwise all matches would be sorted. */
function idsFrom(id: string, limit: number): RawBuilder<{ readonly player: number }> {
  // A colon sorts after all digits.
  const some = (from: RawBuilder<unknown>, column: 'id' | 'fide_id'): RawBuilder<unknown> => {
    const own = sql.ref(column);
    return sql`SELECT * FROM (SELECT ${from} WHERE ${own} >= ${id} AND ${own} < ${`${id}:`}
      ORDER BY ${own} LIMIT ${sql.lit(limit)}) AS few`;
  };
  const own = some(sql`fide_id AS id, key AS player FROM player`, 'fide_id');
  const others = some(sql`id, player FROM other_id`, 'id');
  return sql`SELECT player FROM (${own} UNION ALL ${others}) AS ids ORDER BY id LIMIT ${sql.lit(limit)}`;
}

const INACTIVE_BIT: Readonly<Record<Cadence, number>> = { standard: 1, rapid: 2, blitz: 4 };

/** A rating in a cadence in which the player is active: bits 1, 2 and 4. */
const ACTIVE = sql`((standard IS NOT NULL AND inactive & 1 = 0) OR (rapid IS NOT NULL AND inactive & 2 = 0)
  OR (blitz IS NOT NULL AND inactive & 4 = 0))`;

function makeCursor({ best, key }: { readonly best: number; readonly key: number }): string {
  return `${best}-${key}`;
}

/** A cursor that is none leads to the first page. */
function readCursor(cursor: string): { readonly best: number; readonly key: number } | null {
  const [, best, key] = /^(\d{1,5})-(\d{1,10})$/.exec(cursor) ?? [];
  return best === undefined ? null : { best: Number(best), key: Number(key) };
}
