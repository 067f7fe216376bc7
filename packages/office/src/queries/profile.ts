import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import { sql } from 'kysely';
import type { Office } from '../office.ts';
import { historyRowOn } from '../rating-lists/history.ts';
import { type LoadedList, loadList } from '../rating-lists/store/load.ts';
import { oncePerStore } from '../store/once-per-store.ts';
import { preparedByKey } from '../store/prepared-by-key.ts';
import type { Store } from '../store/store.ts';

/** A player's current rating in a cadence. */
export interface CurrentRating {
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
  /** The list with the last change. */
  readonly since: string;
}

/** The head of a player's page: the most frequent query, so everything in one. */
export interface PlayerSummary {
  readonly key: number;
  /** The ID used on lists. */
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
  readonly ratings: Readonly<Record<Cadence, CurrentRating | null>>;
}

interface PlayerDataRow {
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
  /** The ID that the player came with; all others are in `other_id`. */
  readonly fide_id: string | null;
  readonly id: string | null;
  readonly scheme: string;
  readonly since: number;
  readonly until: number | null;
}

/** A cadence's columns: the newest change; the first list holds for players without changes. */
type StandingColumns<Of extends Cadence> = {
  readonly [Name in keyof Change as `${Of}_${Name}`]: Change[Name] | null;
} & { readonly [Name in `${Of}_first`]: number | null };

interface Change extends Omit<CurrentRating, 'since'> {
  readonly date: string;
}

type Row = PlayerDataRow & StandingColumns<'standard'> & StandingColumns<'rapid'> & StandingColumns<'blitz'>;

const CHANGE = ['date', 'rating', 'games', 'k', 'flag'] as const;

/** One query: with PostgreSQL the round trip costs more than the answer. */
const summaryQuery = oncePerStore((store: Store) => {
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
  return preparedByKey(
    store,
    (id) => sql<Row>`
    SELECT player.key, name, federation, sex, title, women_title, other_titles, foa_title, birth_year, died,
      fide_id, other.id, other.scheme, other.since, other.until, ${sql.join(columns)}
    FROM player LEFT JOIN other_id AS other ON other.player = player.key
    ${sql.join(newest, sql` `)}
    WHERE player.key = (SELECT player FROM identity WHERE id = ${id})`,
  );
});

/** The player with an outside ID, merged IDs included; null if none. */
export async function playerSummary(
  { store }: Pick<Office, 'store'>,
  id: string,
): Promise<PlayerSummary | null> {
  const rows = await summaryQuery(store)(id);
  const person = rows[0];
  if (person === undefined) return null;
  const others = rows.length === 1 ? rows : rows.toSorted(byRank);
  const ids = [person.fide_id, ...others.map((row) => row.id)].filter((one) => one !== null);
  return {
    key: person.key,
    id: defined(ids[0]),
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
      standard: await currentRatingIn(store, person, 'standard'),
      rapid: await currentRatingIn(store, person, 'rapid'),
      blitz: await currentRatingIn(store, person, 'blitz'),
    },
  };
}

/** The order of `listedIds`: valid IDs before ended ones, FIDE's before national ones, the oldest first. */
function byRank(a: PlayerDataRow, b: PlayerDataRow): number {
  return (
    Number(a.until !== null) - Number(b.until !== null) ||
    (a.scheme === b.scheme ? 0 : a.scheme === 'fide' ? -1 : 1) ||
    a.since - b.since ||
    ((a.id ?? '') < (b.id ?? '') ? -1 : 1)
  );
}

/** The history has changes only: a player without any is as on the first list. */
function currentRatingIn(
  store: Store,
  row: Row,
  cadence: Cadence,
): CurrentRating | null | Promise<CurrentRating | null> {
  const [since, first] = [row[`${cadence}_date`], row[`${cadence}_first`]];
  if (since === null) return first === null ? null : onFirstList(store, first, row.key);
  return currentRating({
    rating: row[`${cadence}_rating`],
    games: row[`${cadence}_games`] ?? 0,
    k: row[`${cadence}_k`],
    flag: row[`${cadence}_flag`] ?? '',
    since,
  });
}

/** An empty row means that the player is not on the list, or has left it. */
function currentRating(now: CurrentRating): CurrentRating | null {
  const { rating, games, k, flag } = now;
  return rating === null && games === 0 && k === null && flag === '' ? null : now;
}

/** The decoded first lists: the columns of a published list never change. */
const firstLists = oncePerStore(() => new Map<number, LoadedList>());

function onFirstList(
  store: Store,
  id: number,
  key: number,
): CurrentRating | null | Promise<CurrentRating | null> {
  const known = firstLists(store).get(id);
  return known === undefined ? loadFirstList(store, id, key) : standingSince(known, key);
}

async function loadFirstList(store: Store, id: number, key: number): Promise<CurrentRating | null> {
  const list = await loadList(store, id);
  const known = firstLists(store);
  // An older list was imported, so the cached first lists are no longer first.
  if (!known.has(id) && known.size >= CADENCES.length) known.clear();
  known.set(id, list);
  return standingSince(list, key);
}

function standingSince({ columns, date }: LoadedList, key: number): CurrentRating | null {
  const row = historyRowOn(columns, key);
  if (row === null) return null;
  const { rating, games, k, flag } = row;
  return currentRating({ rating, games, k, flag, since: date });
}
