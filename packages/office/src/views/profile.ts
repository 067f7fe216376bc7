import { CADENCES, type Cadence } from '@eloquence/rating';
import { sql } from 'kysely';
import type { Office } from '../context.ts';
import { standingOn } from '../lists/history.ts';
import { type LoadedList, loadList } from '../lists-in-store/load.ts';
import type { Store } from '../store/store.ts';
import { oncePerStore } from './once-per-store.ts';

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
  /** The ID that he came with; all others are in rows of their own. */
  readonly fide_id: string | null;
  readonly id: string | null;
  readonly scheme: string;
  readonly since: number;
  readonly until: number | null;
}

/** A cadence's columns in the answer: the newest change, and the first list, which speaks for who never changed. */
type StandingColumns<Of extends Cadence> = {
  readonly [Name in keyof Change as `${Of}_${Name}`]: Change[Name] | null;
} & { readonly [Name in `${Of}_first`]: number | null };

interface Change extends Omit<StandingNow, 'since'> {
  readonly date: string;
}

type Row = PersonRow & StandingColumns<'standard'> & StandingColumns<'rapid'> & StandingColumns<'blitz'>;

const CHANGE = ['date', 'rating', 'games', 'k', 'flag'] as const;

/** Everything at once: on its way to a server a question takes longer than to be answered. */
const glanceOf = oncePerStore((store: Store) => {
  const columns = CADENCES.flatMap((cadence) => [
    ...CHANGE.map((name) => sql`${sql.ref(`${cadence}.${name}`)} AS ${sql.ref(`${cadence}_${name}`)}`),
    sql`(SELECT list FROM current_list WHERE cadence = ${sql.lit(cadence)} ORDER BY date LIMIT 1)
      AS ${sql.ref(`${cadence}_first`)}`,
  ]);
  const newest = CADENCES.map((cadence) => {
    const [own, name] = [sql.ref(cadence), sql.lit(cadence)];
    return sql`LEFT JOIN history AS ${own} ON ${own}.player = player.key AND ${own}.cadence = ${name} AND ${own}.date =
      (SELECT max(date) FROM history WHERE history.player = player.key AND history.cadence = ${name})`;
  });
  return store.question(sql<Row>`
    SELECT player.key, name, federation, sex, title, women_title, other_titles, foa_title, birth_year, died,
      fide_id, other.id, other.scheme, other.since, other.until, ${sql.join(columns)}
    FROM player LEFT JOIN other_id AS other ON other.player = player.key
    ${sql.join(newest, sql` `)}
    WHERE player.key = (SELECT player FROM identity WHERE id = ${''})`);
});

/** The player an outside ID leads to, as he stands today; null: nobody. */
export async function playerGlance({ store }: Pick<Office, 'store'>, id: string): Promise<Glance | null> {
  const rows = await glanceOf(store)(id);
  const person = rows[0];
  if (person === undefined) return null;
  const others = rows.length === 1 ? rows : rows.toSorted(byRank);
  const ids = [person.fide_id, ...others.map((row) => row.id)].filter((one) => one !== null);
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
      standard: await standing(store, person, 'standard'),
      rapid: await standing(store, person, 'rapid'),
      blitz: await standing(store, person, 'blitz'),
    },
  };
}

/** As `idsOf` has it, behind the ID that he came with: a valid one before an ended one, FIDE's before a national one, the oldest first. */
function byRank(a: PersonRow, b: PersonRow): number {
  return (
    Number(a.until !== null) - Number(b.until !== null) ||
    (a.scheme === b.scheme ? 0 : a.scheme === 'fide' ? -1 : 1) ||
    a.since - b.since ||
    ((a.id ?? '') < (b.id ?? '') ? -1 : 1)
  );
}

/** The history tells what changed since the first list of a cadence, which speaks for itself. */
function standing(
  store: Store,
  row: Row,
  cadence: Cadence,
): StandingNow | null | Promise<StandingNow | null> {
  const [since, first] = [row[`${cadence}_date`], row[`${cadence}_first`]];
  if (since === null) return first === null ? null : onFirstList(store, first, row.key);
  return standingNow({
    rating: row[`${cadence}_rating`],
    games: row[`${cadence}_games`] ?? 0,
    k: row[`${cadence}_k`],
    flag: row[`${cadence}_flag`] ?? '',
    since,
  });
}

/** A row with nothing in it says that the player is not on the list, or has left it. */
function standingNow(now: StandingNow): StandingNow | null {
  const { rating, games, k, flag } = now;
  return rating === null && games === 0 && k === null && flag === '' ? null : now;
}

/** The first lists of a store, decoded: what is current never changes under its number. */
const firstLists = oncePerStore(() => new Map<number, LoadedList>());

function onFirstList(
  store: Store,
  id: number,
  key: number,
): StandingNow | null | Promise<StandingNow | null> {
  const known = firstLists(store).get(id);
  return known === undefined ? loadFirstList(store, id, key) : standingSince(known, key);
}

async function loadFirstList(store: Store, id: number, key: number): Promise<StandingNow | null> {
  const list = await loadList(store, id);
  const known = firstLists(store);
  // Another has become the first: what was one before is none now. Who asked meanwhile for the same finds it there.
  if (!known.has(id) && known.size >= CADENCES.length) known.clear();
  known.set(id, list);
  return standingSince(list, key);
}

function standingSince({ columns, date }: LoadedList, key: number): StandingNow | null {
  const row = standingOn(columns, key);
  if (row === null) return null;
  const { rating, games, k, flag } = row;
  return standingNow({ rating, games, k, flag, since: date });
}
