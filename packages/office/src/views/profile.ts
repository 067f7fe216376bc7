import { CADENCES, type Cadence } from '@eloquence/rating';
import { type CompiledQuery, sql } from 'kysely';
import type { Office } from '../context.ts';
import type { ListColumns } from '../lists/columns.ts';
import { standingOn } from '../lists/history.ts';
import { loadList } from '../lists-in-store/load.ts';
import type { Store } from '../store/store.ts';

/** How a player stands in a cadence. */
export interface StandingNow {
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
  /** The list on which this was last different. */
  readonly since: string;
}

/** A player at a glance: what most ask for, in as few queries as possible. */
export interface Glance {
  readonly key: number;
  /** The ID that lists have. */
  readonly id: string;
  readonly otherIds: readonly string[];
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly title: string;
  readonly womenTitle: string;
  readonly otherTitles: string;
  readonly foaTitle: string;
  readonly birthYear: number | null;
  readonly died: boolean;
  readonly ratings: Readonly<Record<Cadence, StandingNow | null>>;
}

interface PersonRow {
  readonly key: number;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly title: string;
  readonly women_title: string;
  readonly other_titles: string;
  readonly foa_title: string;
  readonly birth_year: number | null;
  readonly died: string | null;
  readonly id: string;
  readonly scheme: string;
  readonly since: number;
  readonly until: number | null;
}

interface StandingRow extends Omit<StandingNow, 'since'> {
  readonly cadence: Cadence;
  readonly date: string;
}

interface Queries {
  readonly person: (id: string) => CompiledQuery<PersonRow>;
  readonly standings: (key: number) => CompiledQuery<StandingRow>;
  /** The first list of each cadence. */
  readonly first: CompiledQuery<{ readonly id: number; readonly cadence: Cadence; readonly date: string }>;
}

const prepared = new WeakMap<Store, Queries>();

/** Queries put together once: that takes longer than to run them. */
function queriesOf(store: Store): Queries {
  const known = prepared.get(store);
  if (known !== undefined) return known;
  const person = sql<PersonRow>`
    SELECT player.key, name, federation, sex, title, women_title, other_titles, foa_title, birth_year, died,
      other.id, other.scheme, other.since, other.until
    FROM identity AS asked
    JOIN player ON player.key = asked.player
    JOIN identity AS other ON other.player = player.key
    WHERE asked.id = ${''}`.compile(store.db);
  const newest = CADENCES.map(
    (cadence) => sql`SELECT * FROM (SELECT cadence, date, rating, games, k, flag FROM history
      WHERE player = ${0} AND cadence = ${sql.lit(cadence)} ORDER BY date DESC LIMIT 1) AS ${sql.ref(cadence)}`,
  );
  const standings = sql<StandingRow>`${sql.join(newest, sql` UNION ALL `)}`.compile(store.db);
  const first = sql<{ readonly id: number; readonly cadence: Cadence; readonly date: string }>`
    SELECT list AS id, cadence, date FROM current_list AS one
    WHERE date = (SELECT min(date) FROM current_list AS other WHERE other.cadence = one.cadence)`.compile(
    store.db,
  );
  const queries: Queries = {
    first,
    person: (id) => ({ ...person, parameters: [id] }),
    standings: (key) => ({ ...standings, parameters: [key, key, key] }),
  };
  prepared.set(store, queries);
  return queries;
}

/** The player an outside ID leads to, as he stands today; null: nobody. */
export async function playerGlance({ store }: Pick<Office, 'store'>, id: string): Promise<Glance | null> {
  const queries = queriesOf(store);
  const { rows } = await store.db.executeQuery(queries.person(id));
  const person = rows[0];
  if (person === undefined) return null;
  const { rows: changes } = await store.db.executeQuery(queries.standings(person.key));
  const standings =
    changes.length === CADENCES.length
      ? changes
      : [...changes, ...(await onFirstLists(store, person.key, changes))];
  const ids = rows.length === 1 ? [person.id] : rows.toSorted(byRank).map((row) => row.id);
  return {
    key: person.key,
    id: ids[0] as string,
    otherIds: ids.slice(1),
    name: person.name,
    federation: person.federation,
    sex: person.sex,
    title: person.title,
    womenTitle: person.women_title,
    otherTitles: person.other_titles,
    foaTitle: person.foa_title,
    birthYear: person.birth_year,
    died: person.died !== null,
    ratings: {
      standard: standing(standings, 'standard'),
      rapid: standing(standings, 'rapid'),
      blitz: standing(standings, 'blitz'),
    },
  };
}

/** The first lists of a store, decoded: what is current never changes under its number. */
const firstLists = new WeakMap<Store, Map<number, ListColumns>>();

/** The history tells what changed since the first list of each cadence, which speaks for itself. */
async function onFirstLists(
  store: Store,
  key: number,
  changes: readonly StandingRow[],
): Promise<readonly StandingRow[]> {
  const { rows } = await store.db.executeQuery(queriesOf(store).first);
  const known = firstLists.get(store) ?? new Map<number, ListColumns>();
  firstLists.set(store, known);
  if (known.size > rows.length) known.clear();
  const standings: StandingRow[] = [];
  for (const { id, cadence, date } of rows) {
    if (changes.some((change) => change.cadence === cadence)) continue;
    const columns = known.get(id) ?? (await loadList(store, id)).columns;
    known.set(id, columns);
    const row = standingOn(columns, key);
    if (row !== null) standings.push({ ...row, cadence, date });
  }
  return standings;
}

/** As `idsOf` has it: a valid ID before an ended one, FIDE's before a national one, the oldest first. */
function byRank(a: PersonRow, b: PersonRow): number {
  return (
    Number(a.until !== null) - Number(b.until !== null) ||
    (a.scheme === b.scheme ? 0 : a.scheme === 'fide' ? -1 : 1) ||
    a.since - b.since ||
    (a.id < b.id ? -1 : 1)
  );
}

function standing(rows: readonly StandingRow[], cadence: Cadence): StandingNow | null {
  const row = rows.find((each) => each.cadence === cadence);
  if (row === undefined) return null;
  const { rating, games, k, flag, date } = row;
  // Such a row says that the player has left the list.
  return rating === null && games === 0 && k === null && flag === ''
    ? null
    : { rating, games, k, flag, since: date };
}
