import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../../context.ts';
import { FLAG, idOf, type ListColumns, SEX, shownRating, type TitleSet } from '../../lists/columns.ts';
import { loadList, newestList } from '../../lists-in-store/load.ts';
import { inactiveBit } from '../../lists-in-store/make-current.ts';
import { idsOf, lastKey } from '../../players/person.ts';
import type { PlayerNowView, Schema } from '../../store/schema.ts';
import type { Difference } from '../differences.ts';
import { wrongName } from './found-by.ts';
import { type ToldOfPeople, toldOfPeople } from './people-told.ts';
import { cell, judged } from './standing.ts';
import type { VerifiedTables } from './tables.ts';

/** A newest list, and up to which entry it knows of changes to its players. */
interface Newest {
  readonly cadence: Cadence;
  readonly date: string;
  readonly source: 'imported' | 'computed';
  readonly peopleSeq: number;
  readonly columns: ListColumns;
}

type Player = PlayerNowView;
type Value = string | number | null;

const PLAYERS_AT_ONCE = 20_000;

/** Every player against the newest lists and what was entered since. */
export async function verifyPeople(office: Office): Promise<VerifiedTables> {
  const { db } = office.store;
  const newest = await newestLists(office);
  const told = await toldOfPeople(db);
  const last = await lastKey(db);
  // The newest list on which each player stands: its place among them and his row there, both from 1.
  const places = new Uint8Array(last + 1);
  const rows = newest.map(({ columns }, place) => {
    const own = new Uint32Array(last + 1);
    columns.keys.forEach((key, row) => {
      if (key > last) return;
      own[key] = row + 1;
      places[key] = place + 1;
    });
    return own;
  });
  let players = 0;
  for (let from = 0; from <= last; from += PLAYERS_AT_ONCE) {
    const batch = await db
      .selectFrom('player_now')
      .selectAll()
      .where('key', '>=', from)
      .where('key', '<', from + PLAYERS_AT_ONCE)
      .orderBy('key')
      .execute();
    const ids = await idsOfPlayers(db, from);
    for (const player of batch) {
      const { key } = player;
      const list = newest[(places[key] as number) - 1] ?? null;
      const row = rows[(places[key] as number) - 1]?.[key] ?? 0;
      const lost = list && !told.mergedInto.has(key) ? missingId(list.columns, row - 1, ids.get(key)) : null;
      if (lost !== null) return { players, ...judged(await wrongIdentity(db, lost, key)) };
      const found =
        wrongStanding(player, newest, (place) => rows[place]?.[key] ?? 0) ??
        wrongPerson(player, list, row, told) ??
        wrongEnd(player, told);
      if (found !== null) return { players, ...judged(await named(db, key, found)) };
    }
    players += batch.length;
  }
  const difference =
    (await missingPlayer(db, newest, last)) ?? (await doubledId(db)) ?? (await wrongName(office.store));
  return { players, ...judged(difference) };
}

/** By date and entry, the newest last: what it says of a player counts. */
async function newestLists({ store }: Office): Promise<readonly Newest[]> {
  const found: (Newest & { readonly seq: number })[] = [];
  for (const cadence of CADENCES) {
    const name = await newestList(store, cadence);
    if (name === null) continue;
    const { date, columns } = await loadList(store, name.id);
    const { seq, inputs, source } = await store.db
      .selectFrom('list')
      .select(['seq', 'inputs', 'source'])
      .where('id', '=', name.id)
      .executeTakeFirstOrThrow();
    const { peopleSeq = seq ?? 0 } = JSON.parse(inputs) as { readonly peopleSeq?: number };
    found.push({ cadence, date, source, peopleSeq, columns, seq: seq ?? 0 });
  }
  return found.toSorted((a, b) => (a.date === b.date ? a.seq - b.seq : a.date < b.date ? -1 : 1));
}

type Wrong = readonly [column: string, found: Value, expected: Value];

async function named(db: Kysely<Schema>, key: number, wrong: Wrong): Promise<Difference> {
  const id = (await idsOf(db, [key])).get(key) ?? key;
  return cell(STANDINGS.includes(wrong[0]) ? 'standing' : 'player', id, ...wrong);
}

const STANDINGS: readonly string[] = [...CADENCES, 'best', 'inactive'];

/** Ratings and activity as the newest lists have them. */
function wrongStanding(
  player: Player,
  newest: readonly Newest[],
  rowOn: (place: number) => number,
): Wrong | null {
  let [inactive, best] = [0, 0];
  const ratings: Partial<Record<Cadence, number>> = {};
  for (const [place, { cadence, columns }] of newest.entries()) {
    const row = rowOn(place) - 1;
    if (row < 0) continue;
    const rating = shownRating(columns, row);
    if (rating > 0) ratings[cadence] = rating;
    best = Math.max(best, rating);
    if (((columns.flags[row] as number) & (FLAG.inactive | FLAG.onlyFlagged)) !== 0)
      inactive |= inactiveBit(cadence);
  }
  for (const cadence of CADENCES) {
    const expected = ratings[cadence] ?? null;
    if (player[cadence] !== expected) return [cadence, player[cadence], expected];
  }
  if (player.best !== best) return ['best', player.best, best];
  return player.inactive === inactive ? null : ['inactive', player.inactive, inactive];
}

/** What a list says of a person, with what was entered since. A list that leaves something open says nothing. */
function wrongPerson(player: Player, list: Newest | null, place: number, told: ToldOfPeople): Wrong | null {
  if (list === null || place === 0) return null;
  const expected = { ...factsOnList(list.columns, place - 1), ...told.since(player.key, list) };
  for (const [column, value] of Object.entries(expected) as [keyof Player, Value | undefined][]) {
    if (value !== undefined && player[column] !== value) return [column, player[column], value];
  }
  return null;
}

function factsOnList(columns: ListColumns, row: number): Partial<Record<keyof Player, Value>> {
  const [title, women_title, other_titles, foa_title] = columns.titleSets[
    columns.titles[row] as number
  ] as TitleSet;
  const sex = columns.sexes[row] as number;
  const birthYear = columns.birthYears[row] as number;
  return {
    federation: columns.federationNames[columns.federations[row] as number] as string,
    ...(sex !== SEX.unknown && { sex: sex === SEX.female ? 'F' : 'M' }),
    ...(birthYear > 0 && { birth_year: birthYear }),
    ...{ title, women_title, other_titles, foa_title },
    name_version: columns.nameVersions[row] as number,
  };
}

/** Who died, and who turned out to be somebody else. */
function wrongEnd(player: Player, told: ToldOfPeople): Wrong | null {
  const into = told.mergedInto.get(player.key) ?? null;
  if (player.merged_into !== into) return ['merged_into', player.merged_into, into];
  const died = told.died.get(player.key);
  if (died === 'redacted') return null;
  return player.died === (died ?? null) ? null : ['died', player.died, died ?? null];
}

/** The IDs that lead to each of some players. */
async function idsOfPlayers(
  db: Kysely<Schema>,
  from: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom('identity')
    .select(['id', 'player'])
    .where('player', '>=', from)
    .where('player', '<', from + PLAYERS_AT_ONCE)
    .execute();
  const ids = new Map<number, string[]>();
  for (const { id, player } of rows) {
    const own = ids.get(player);
    if (own) own.push(id);
    else ids.set(player, [id]);
  }
  return ids;
}

/** The ID that a list has a player under, where it is none of those that lead to him. */
function missingId(columns: ListColumns, row: number, ids: readonly string[] = []): string | null {
  const id = String(idOf(columns, row));
  return ids.includes(id) ? null : id;
}

async function wrongIdentity(db: Kysely<Schema>, id: string, player: number): Promise<Difference> {
  const found = await db.selectFrom('identity').select('player').where('id', '=', id).executeTakeFirst();
  return cell('identity', id, 'player', found?.player, player);
}

/** An ID that came with one player and leads to another as well. */
async function doubledId(db: Kysely<Schema>): Promise<Difference | null> {
  const found = await db
    .selectFrom('other_id')
    .innerJoin('player', 'player.fide_id', 'other_id.id')
    .select(['other_id.id', 'other_id.player', 'player.key'])
    .executeTakeFirst();
  return found ? cell('identity', found.id, 'player', found.player, found.key) : null;
}

/** Somebody on a list who is not there at all. */
async function missingPlayer(
  db: Kysely<Schema>,
  newest: readonly Newest[],
  last: number,
): Promise<Difference | null> {
  const count = await db
    .selectFrom('player')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  const beyond = newest.flatMap(({ columns }) => columns.keys.at(-1) ?? 0).find((key) => key > last);
  if (beyond !== undefined) return cell('player', beyond, 'key', null, beyond);
  const found = Number(count?.count ?? 0);
  return found === last ? null : cell('player', '', 'count', found, last);
}
