import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { compare } from '../../compare.ts';
import type { Office } from '../../office.ts';
import { birthDatesAt } from '../../players/birth-dates.ts';
import { listedIds } from '../../players/player-data.ts';
import { FLAG, idOf, type ListColumns, personAt, shownRating } from '../../rating-lists/columns.ts';
import { loadList, newestList } from '../../rating-lists/store/load.ts';
import { inactiveBit } from '../../rating-lists/store/make-current.ts';
import { planIn } from '../../rating-lists/store/stored-plan.ts';
import { lastKey } from '../../store/last-key.ts';
import type { IdentityView, PlayerNowView, Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { LedgerIds } from './ledger-ids.ts';
import { type LedgerPlayers, ledgerPlayers } from './ledger-players.ts';
import { cell, resultOf } from './result.ts';
import { wrongSearchColumn } from './search-columns.ts';
import type { VerifiedTables } from './tables.ts';
import { wrongTopByPrefix } from './top-by-prefix.ts';

/** The newest list of a cadence; `peopleSeq` is the last player change that it includes. */
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
/** The greatest integer of PostgreSQL. */
const LAST_SEQ = 2 ** 31 - 1;

/** Compares every player with the newest lists and later changes in the ledger. */
export async function verifyPlayers(office: Office): Promise<VerifiedTables> {
  const { db } = office.store;
  const newest = await newestLists(office);
  const ledger = await ledgerPlayers(db);
  const births = (await birthDatesAt(db, LAST_SEQ)).dates;
  const last = await lastKey(db);
  const twice = await duplicateId(db);
  if (twice !== null) return { players: 0, ...resultOf(twice) };
  const ledgerIds = await LedgerIds.read(db, last);
  // By key: the newest list with the player, and the row on it; both count from 1, 0 means none.
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
      // Others may add players meanwhile.
      .where('key', '<=', last)
      .orderBy('key')
      .execute();
    const ids = await idsOfPlayers(db, from);
    for (const player of batch) {
      const { key } = player;
      const list = newest[defined(places[key]) - 1] ?? null;
      const row = rows[defined(places[key]) - 1]?.[key] ?? 0;
      if (ledgerIds.isUnknown(key)) return { players, ...resultOf(cell('player', key, 'key', key, null)) };
      const missing =
        list && !ledger.mergedInto.has(key) ? missingId(list.columns, row - 1, ids.get(key)) : null;
      if (missing !== null) return { players, ...resultOf(await wrongIdentity(db, missing, key)) };
      const wrongId = wrongIds(player, ids.get(key) ?? [], ledgerIds);
      if (wrongId !== null) return { players, ...resultOf(wrongId) };
      const found =
        wrongStanding(player, newest, (place) => rows[place]?.[key] ?? 0) ??
        wrongPersonalData(player, list, row, ledger) ??
        wrongMergeOrDeath(player, ledger) ??
        wrongBirthDate(player, births.get(key) ?? null);
      if (found !== null) return { players, ...resultOf(await named(db, key, found)) };
    }
    players += batch.length;
  }
  const difference =
    (await missingPlayer(db, newest, ledger, last)) ??
    (await danglingId(db, last)) ??
    ledgerIds.missing() ??
    (await wrongIdOnOlderList(office, ledgerIds, places)) ??
    (await wrongSearchColumn(office.store)) ??
    (await wrongTopByPrefix(db));
  return { players, ...resultOf(difference) };
}

/** By date and entry, the newest last: it overrides the others. */
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
    const { peopleSeq = seq ?? 0 } = planIn({ source, inputs });
    found.push({ cadence, date, source, peopleSeq, columns, seq: seq ?? 0 });
  }
  return found.toSorted((a, b) => compare(a.date, b.date) || a.seq - b.seq);
}

type Wrong = readonly [column: string, found: Value, expected: Value];

async function named(db: Kysely<Schema>, key: number, wrong: Wrong): Promise<Difference> {
  const id = (await listedIds(db, [key])).get(key) ?? key;
  return cell(STANDINGS.includes(wrong[0]) ? 'standing' : 'player', id, ...wrong);
}

const STANDINGS: readonly string[] = [...CADENCES, 'best', 'inactive'];

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
    if ((defined(columns.flags[row]) & (FLAG.inactive | FLAG.onlyFlagged)) !== 0)
      inactive |= inactiveBit(cadence);
  }
  for (const cadence of CADENCES) {
    const expected = ratings[cadence] ?? null;
    if (player[cadence] !== expected) return [cadence, player[cadence], expected];
  }
  if (player.best !== best) return ['best', player.best, best];
  return player.inactive === inactive ? null : ['inactive', player.inactive, inactive];
}

/**
 * Personal data on the newest list, or as first reported, with later changes. A field that the list leaves empty is
 * not compared.
 */
function wrongPersonalData(
  player: Player,
  list: Newest | null,
  place: number,
  ledger: LedgerPlayers,
): Wrong | null {
  const known = list === null ? ledger.added.get(player.key) : factsOnList(list.columns, place - 1);
  const expected = { ...known, ...ledger.since(player.key, list) };
  for (const [column, value] of Object.entries(expected) as [keyof Player, Value | undefined][]) {
    if (value !== undefined && player[column] !== value) return [column, player[column], value];
  }
  return null;
}

function factsOnList(columns: ListColumns, row: number): Partial<Record<keyof Player, Value>> {
  const { federation, sex, titles, birthYear, nameVersion } = personAt(columns, row);
  const [title, women_title, other_titles, foa_title] = titles;
  return {
    federation,
    ...(sex !== null && { sex }),
    ...(birthYear !== null && { birth_year: birthYear }),
    ...{ title, women_title, other_titles, foa_title },
    name_version: nameVersion,
  };
}

function wrongMergeOrDeath(player: Player, ledger: LedgerPlayers): Wrong | null {
  const into = ledger.mergedInto.get(player.key) ?? null;
  if (player.merged_into !== into) return ['merged_into', player.merged_into, into];
  const died = ledger.died.get(player.key);
  if (died === 'redacted') return null;
  return player.died === (died ?? null) ? null : ['died', player.died, died ?? null];
}

/** Without the dates: they would end up in reports and logs. */
function wrongBirthDate({ birth_date: found }: Player, expected: string | null): Wrong | null {
  return found === expected ? null : ['birth_date', found && '…', expected && '…'];
}

/** The IDs of a batch of players. */
async function idsOfPlayers(
  db: Kysely<Schema>,
  from: number,
): Promise<ReadonlyMap<number, readonly IdentityView[]>> {
  const rows = await db
    .selectFrom('identity')
    .selectAll()
    .where('player', '>=', from)
    .where('player', '<', from + PLAYERS_AT_ONCE)
    .execute();
  return Map.groupBy(rows, ({ player }) => player);
}

/** The ID that the player came with is first, so that a difference names the one added later. */
function wrongIds(player: Player, ids: readonly IdentityView[], ledger: LedgerIds): Difference | null {
  const isFirst = ({ id }: IdentityView): boolean => id === player.fide_id;
  const order = [...ids.filter(isFirst), ...ids.filter((row) => !isFirst(row))];
  for (const row of order) {
    const wrong = ledger.wrong(row);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Imports of earlier versions kept no hash of their IDs: players who left the lists are looked up on older ones. */
async function wrongIdOnOlderList(
  { store }: Office,
  ids: LedgerIds,
  places: Uint8Array,
): Promise<Difference | null> {
  const unproved = new Set<number>();
  for (let key = 1; key < places.length; key += 1)
    if (places[key] === 0 && ids.needsList(key)) unproved.add(key);
  const lists = store.db
    .selectFrom('list')
    .select('id')
    .where('state', '=', 'published')
    .orderBy('seq', 'desc');
  for (const { id } of unproved.size === 0 ? [] : await lists.execute()) {
    const { columns } = await loadList(store, id);
    for (const [row, key] of columns.keys.entries()) {
      if (!unproved.delete(key)) continue;
      const listed = String(idOf(columns, row));
      if (!(await ids.isOf(store.db, listed, key))) return wrongIdentity(store.db, listed, key);
    }
    if (unproved.size === 0) break;
  }
  return null;
}

/** An ID of a player who does not exist. */
async function danglingId(db: Kysely<Schema>, last: number): Promise<Difference | null> {
  const query = db.selectFrom('other_id').select(['id', 'player']).where('player', '>', last);
  const found = await query.executeTakeFirst();
  return found ? cell('identity', found.id, 'player', found.player, null) : null;
}

/** The player's ID on the list, if the store does not have it for this player. */
function missingId(columns: ListColumns, row: number, ids: readonly IdentityView[] = []): string | null {
  const listed = String(idOf(columns, row));
  return ids.some(({ id }) => id === listed) ? null : listed;
}

async function wrongIdentity(db: Kysely<Schema>, id: string, player: number): Promise<Difference> {
  const found = await db.selectFrom('identity').select('player').where('id', '=', id).executeTakeFirst();
  return cell('identity', id, 'player', found?.player, player);
}

/** An ID that belongs to two players: no constraint covers both tables. */
async function duplicateId(db: Kysely<Schema>): Promise<Difference | null> {
  const found = await db
    .selectFrom('other_id')
    .innerJoin('player', 'player.fide_id', 'other_id.id')
    .select(['other_id.id', 'other_id.player', 'player.key'])
    .executeTakeFirst();
  return found ? cell('identity', found.id, 'player', found.player, found.key) : null;
}

/** Keys have no gaps: fewer players than the highest key means that one was deleted. */
async function missingPlayer(
  db: Kysely<Schema>,
  newest: readonly Newest[],
  ledger: LedgerPlayers,
  last: number,
): Promise<Difference | null> {
  const count = await db
    .selectFrom('player')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  const beyond = [...newest.flatMap(({ columns }) => columns.keys.at(-1) ?? 0), ...ledger.added.keys()].find(
    (key) => key > last,
  );
  if (beyond !== undefined) return cell('player', beyond, 'key', null, beyond);
  const found = Number(count?.count ?? 0);
  return found === last ? null : cell('player', '', 'count', found, last);
}
