import type { Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import type { Office } from '../office.ts';
import { eventsByList } from '../rating-lists/store/participations.ts';
import { acceptedGames, isNamedIn } from '../reports/accepted-games.ts';
import type { Schema } from '../store/schema.ts';
import { putAside } from './other-ids.ts';
import type { PlayerRow } from './player.ts';
import {
  appendPlayerEntry,
  checkedSince,
  insertChanges,
  requirePlayer,
  type Since,
} from './record-change.ts';
import { lastChange, refuseIfPublished } from './refuse-if-published.ts';
import { markTopStale, removeFromTop } from './top-by-prefix.ts';

export interface MergeOptions extends Since {
  /** Even if both played in one event or were born in different years. */
  readonly force?: boolean;
}

/** Merges `from` into `into`. All IDs then find the remaining player; published lists keep both. */
export async function mergePlayers(
  office: Office,
  from: string,
  into: string,
  { since: given, force = false }: MergeOptions = {},
): Promise<void> {
  const since = checkedSince(office, given);
  await office.store.write(async (trx) => {
    const duplicate = await requirePlayer(office, trx, from);
    const survivor = await requirePlayer(office, trx, into);
    if (duplicate.key === survivor.key) throw new OfficeError('player-same', { from, into });
    await refuseEnded(trx, from);
    if (!force) await refuseDifferent(trx, { from, duplicate }, { into, survivor });
    const facts = { from: duplicate.key, into: survivor.key, since };
    const seq = await appendPlayerEntry(office, trx, 'players-merged', into, survivor.key, facts, {
      from,
      into,
    });
    await putAside(trx, duplicate.key);
    await removeFromTop(trx, seq, duplicate.key);
    await trx
      .updateTable('other_id')
      .set((of) => ({ player: survivor.key, until: of.fn.coalesce('until', of.val(seq)) }))
      .where('player', '=', duplicate.key)
      .execute();
    // Players merged into `from` earlier now find the remaining player too.
    await trx
      .updateTable('player')
      .set({ merged_into: survivor.key })
      .where((of) => of.or([of('key', '=', duplicate.key), of('merged_into', '=', duplicate.key)]))
      .execute();
    const [before, after] = [null, String(survivor.key)];
    await insertChanges(trx, duplicate.key, seq, since, [{ field: 'merged_into', before, after }]);
    await insertChanges(trx, survivor.key, seq, since, [
      { field: 'merged', before: null, after: String(duplicate.key) },
    ]);
  });
}

/** A merged ID belongs to nobody: the officer may mean another player than the remaining one. */
async function refuseEnded(trx: Transaction<Schema>, id: string): Promise<void> {
  const { until } = await trx
    .selectFrom('identity')
    .select('until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (until !== null) throw new OfficeError('player-merged', { id });
}

/** Two players of one event, or with different birth years, are not the same. */
async function refuseDifferent(
  trx: Transaction<Schema>,
  { from, duplicate }: { readonly from: string; readonly duplicate: PlayerRow },
  { into, survivor }: { readonly into: string; readonly survivor: PlayerRow },
): Promise<void> {
  const event = await eventOfBoth(trx, duplicate.key, survivor.key);
  if (event !== null) throw new OfficeError('players-met', { from, into, event });
  const differs = <T>(one: T | null, other: T | null): boolean =>
    one !== null && other !== null && one !== other;
  const facts = ({ birth_year, sex }: PlayerRow): string => [birth_year, sex].filter(Boolean).join(' ');
  if (differs(duplicate.birth_year, survivor.birth_year) || differs(duplicate.sex, survivor.sex))
    throw new OfficeError('players-differ', { from, into, one: facts(duplicate), other: facts(survivor) });
}

/** An event with both players, rated or accepted; null: none. */
async function eventOfBoth(trx: Transaction<Schema>, one: number, other: number): Promise<string | null> {
  const theirs = await eventsByList(trx, other);
  for (const [list, events] of await eventsByList(trx, one)) {
    const coalesced = events.find((event) => theirs.get(list)?.includes(event));
    if (coalesced !== undefined) return coalesced;
  }
  const accepted = await acceptedGames(trx, 0);
  return accepted.find(({ keys }) => keys.includes(one) && keys.includes(other))?.event ?? null;
}

export interface SplitPlayer {
  readonly id: string;
  readonly from: string;
  /**
   * Reports accepted since the merge with their ID have to be accepted again: the games were credited to the other
   * player.
   */
  readonly reports: readonly string[];
}

/** Undoes a merge with a new ledger entry, unless a list has been published with it. */
export async function splitPlayer(office: Office, id: string): Promise<SplitPlayer> {
  const since = checkedSince(office, undefined);
  return office.store.write(async (trx) => {
    const survivor = await requirePlayer(office, trx, id);
    const duplicate = await findDuplicate(trx, id, survivor.key);
    await refuseIfPublished(trx, id, duplicate, 'merged_into');
    const merged = await lastChange(trx, duplicate, 'merged_into');
    const reports = await undecide(trx, id, survivor.key, merged);
    const facts = { from: survivor.key, player: duplicate, since, reports };
    const seq = await appendPlayerEntry(office, trx, 'players-split', id, duplicate, facts, { id });
    await markTopStale(trx, seq);
    const own = await mergedInto(trx, duplicate, survivor.key);
    await trx
      .updateTable('player')
      .set((of) => ({
        merged_into: of.case().when('key', '=', duplicate).then(null).else(duplicate).end(),
      }))
      .where('key', 'in', [duplicate, ...own.keys()])
      .execute();
    await trx
      .updateTable('other_id')
      .set({ player: duplicate, until: null })
      .where('player', '=', survivor.key)
      .where('until', '=', merged)
      .execute();
    // IDs of players merged into them earlier return too, but stay merged.
    for (const ended of own.values()) {
      await trx
        .updateTable('other_id')
        .set({ player: duplicate })
        .where('player', '=', survivor.key)
        .where('until', '=', ended)
        .execute();
    }
    await insertChanges(trx, duplicate, seq, since, [
      { field: 'merged_into', before: String(survivor.key), after: null },
    ]);
    await insertChanges(trx, survivor.key, seq, since, [
      { field: 'merged', before: String(duplicate), after: null },
    ]);
    const from = await validId(trx, survivor.key, id);
    return { id, from, reports };
  });
}

async function findDuplicate(trx: Transaction<Schema>, id: string, survivor: number): Promise<number> {
  const { until } = await trx
    .selectFrom('identity')
    .select('until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const change =
    until === null
      ? undefined
      : await trx
          .selectFrom('player_change')
          .select('player')
          .where('seq', '=', until)
          .where('field', '=', 'merged_into')
          .executeTakeFirst();
  if (change === undefined) throw new OfficeError('not-merged', { id });
  const { merged_into } = await trx
    .selectFrom('player')
    .select('merged_into')
    .where('key', '=', change.player)
    .executeTakeFirstOrThrow();
  // If the player they were merged into was merged again, that merge is undone first.
  const last = await trx
    .selectFrom('player_change')
    .select('after')
    .where('player', '=', change.player)
    .where('field', '=', 'merged_into')
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (merged_into !== survivor || last?.after !== String(survivor))
    throw new OfficeError('not-merged', { id });
  return change.player;
}

/** Players merged into the removed one, by ledger entry. */
async function mergedInto(
  trx: Transaction<Schema>,
  duplicate: number,
  survivor: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await trx
    .selectFrom('player')
    .innerJoin('player_change', 'player_change.player', 'player.key')
    .select(['player.key', 'player_change.seq', 'player_change.after'])
    .where('player.merged_into', '=', survivor)
    .where('player_change.field', '=', 'merged_into')
    .orderBy('player_change.seq')
    .execute();
  const last = new Map(rows.map((row) => [row.key, row]));
  const own = new Map<number, number>();
  let before = -1;
  // Follows chains of merges.
  while (own.size !== before) {
    before = own.size;
    for (const { key, seq, after } of last.values()) {
      if (Number(after) === duplicate || own.has(Number(after))) own.set(key, seq);
    }
  }
  return own;
}

async function undecide(
  trx: Transaction<Schema>,
  id: string,
  survivor: number,
  since: number,
): Promise<readonly string[]> {
  const reports: string[] = [];
  for (const { report, event, hash, keys } of await acceptedGames(trx, since)) {
    if (!keys.includes(survivor)) continue;
    if (!(await isNamedIn(trx, hash, id))) continue;
    await trx.updateTable('report').set({ state: 'submitted' }).where('id', '=', report).execute();
    await trx.updateTable('event').set({ stage: 'reported' }).where('id', '=', event).execute();
    reports.push(report);
  }
  return reports;
}

async function validId(trx: Transaction<Schema>, key: number, otherwise: string): Promise<string> {
  const row = await trx
    .selectFrom('identity')
    .select('id')
    .where('player', '=', key)
    .where('until', 'is', null)
    .orderBy('since')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? otherwise;
}
