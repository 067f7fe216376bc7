import { type CompiledQuery, sql } from 'kysely';
import type { Office } from '../context.ts';
import { foldWords } from '../players/fold.ts';
import { CROWD, LONGEST_PREPARED, preparedName, SIDES, type Side } from '../players/prefixes.ts';
import type { FoundPlayer, FoundPlayers } from '../players/search.ts';
import type { Store } from '../store/store.ts';

/** How many are shown: no more are prepared for a crowded beginning. */
const MOST = 10;
/** Names looked at where a beginning is not crowded; as many as the search itself looks at. */
const LOOKED_AT = 2 * CROWD;
/** Sorts after everything that begins with what stands before it. */
const END = '\u{10ffff}';

interface Candidate {
  readonly key: number;
  readonly best: number;
}

interface Prepared extends Candidate {
  readonly prefix: string;
}

type Row = Omit<FoundPlayer, 'id'> & {
  readonly best: number;
  readonly id: string;
  readonly scheme: string;
  readonly since: number;
  readonly until: number | null;
};

interface Queries {
  readonly prepared: (family: string, given: string) => CompiledQuery<Prepared>;
  readonly range: (side: Side, word: string) => CompiledQuery<Candidate>;
  readonly people: (keys: readonly number[]) => CompiledQuery<Row>;
}

const ready = new WeakMap<Store, Queries>();

/** Queries put together once: for a few letters that takes longer than to run them. */
function queriesOf(store: Store): Queries {
  const known = ready.get(store);
  if (known !== undefined) return known;
  const prepared = sql<Prepared>`
    SELECT prefix, key, best FROM prefix JOIN player_now ON key = prefix.player
    WHERE prefix IN (${''}, ${''}) AND merged_into IS NULL`.compile(store.db);
  const ranges = SIDES.map((side) =>
    sql<Candidate>`
      SELECT key, best FROM (SELECT key, best FROM player_now WHERE ${sql.ref(side)} >= ${''} AND ${sql.ref(side)} < ${''}
        LIMIT ${sql.lit(LOOKED_AT)}) AS looked_at
      ORDER BY best DESC, key LIMIT ${sql.lit(MOST + 1)}`.compile(store.db),
  );
  const slots = Array.from({ length: MOST + 1 }, () => sql`${0}`);
  const people = sql<Row>`
    SELECT key, name, federation, sex, title, women_title AS "womenTitle", birth_year, standard, rapid, blitz,
      inactive, best, id, scheme, since, until
    FROM player_now JOIN identity ON identity.player = key
    WHERE key IN (${sql.join(slots)}) AND merged_into IS NULL`.compile(store.db);
  const queries: Queries = {
    prepared: (family, given) => ({ ...prepared, parameters: [family, given] }),
    range: (side, word) => ({
      ...(ranges[SIDES.indexOf(side)] as CompiledQuery<Candidate>),
      parameters: [word, word + END],
    }),
    people: (keys) => ({ ...people, parameters: slots.map((_, slot) => keys[slot] ?? 0) }),
  };
  ready.set(store, queries);
  return queries;
}

/**
 * The best ten whose name begins with one word, as `searchPlayers` finds them. null: it is not that simple, the
 * search itself must look.
 */
export async function quickSearch(
  { store }: Pick<Office, 'store'>,
  text: string,
): Promise<FoundPlayers | null> {
  const words = foldWords(text);
  const [word] = words;
  if (words.length !== 1 || word === undefined || /^\d+$/.test(word)) return null;
  const queries = queriesOf(store);
  const { db } = store;
  const candidates = new Map<number, number>();
  let crowded = false;
  const open: Side[] = [];
  const names = SIDES.map((side) => preparedName(side, word)) as [string, string];
  const { rows: prepared } =
    word.length > LONGEST_PREPARED ? { rows: [] } : await db.executeQuery(queries.prepared(...names));
  for (const [index, side] of SIDES.entries()) {
    const own = prepared.filter(({ prefix }) => prefix === names[index]);
    for (const { key, best } of own) candidates.set(key, best);
    if (own.length === 0) open.push(side);
    // Few of a crowd have a rating: others are to be shown too.
    else if (own.length < MOST) return null;
    else crowded = true;
  }
  for (const side of open) {
    const { rows } = await db.executeQuery(queries.range(side, word));
    for (const { key, best } of rows) candidates.set(key, best);
  }
  if (candidates.size === 0) return { players: [], cursor: null, crowded };
  const sorted = [...candidates].sort(([a, one], [b, other]) => other - one || a - b).slice(0, MOST + 1);
  const { rows } = await db.executeQuery(queries.people(sorted.map(([key]) => key)));
  const players = distinct(rows);
  const shown = players.slice(0, MOST);
  const last = shown.at(-1);
  const more = players.length > MOST && last !== undefined && !crowded;
  return {
    players: shown.map(({ best: _b, scheme: _s, since: _i, until: _u, ...player }) => player),
    cursor: more ? `${last.best}-${last.key}` : null,
    crowded,
  };
}

/** Each player once, with the ID that lists have, the best rated first. */
function distinct(rows: readonly Row[]): Row[] {
  const players = new Map<number, Row>();
  for (const row of rows) {
    const known = players.get(row.key);
    if (known === undefined || comesBefore(row, known)) players.set(row.key, row);
  }
  return [...players.values()].sort((a, b) => b.best - a.best || a.key - b.key);
}

/** As `idsOf` has it: a valid ID before an ended one, FIDE's before a national one, the oldest first. */
function comesBefore(a: Row, b: Row): boolean {
  if ((a.until === null) !== (b.until === null)) return a.until === null;
  if (a.scheme !== b.scheme) return a.scheme === 'fide';
  return a.since < b.since || (a.since === b.since && a.id < b.id);
}
