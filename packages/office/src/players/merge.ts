import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { eventsByList } from '../lists-in-store/participations.ts';
import type { Schema } from '../store/schema.ts';
import { acceptedGames, isNamedIn } from './accepted-games.ts';
import { checkedSince, enter, playerOf, remember, type Since } from './entering.ts';
import { putAside } from './other-ids.ts';
import type { PlayerRow } from './player.ts';
import { lastChange, refuseUsed } from './published.ts';

export interface MergeOptions extends Since {
  /** Also where it is hardly so: they played in one event, or were born in different years. */
  readonly force?: boolean;
}

/**
 * Says that two players are one: `from` is `into`. Its IDs lead to the survivor from now on; lists that were
 * published keep both.
 */
export async function mergePlayers(
  office: Office,
  from: string,
  into: string,
  { since: given, force = false }: MergeOptions = {},
): Promise<void> {
  const since = checkedSince(office, given);
  await office.store.write(async (trx) => {
    const gone = await playerOf(office, trx, from);
    const survivor = await playerOf(office, trx, into);
    if (gone.key === survivor.key) throw new OfficeError('player-same', { from, into });
    await refuseEnded(trx, from);
    if (!force) await refuseDifferent(trx, { from, gone }, { into, survivor });
    const facts = { from: gone.key, into: survivor.key, since };
    const seq = await enter(office, trx, 'players-merged', into, survivor.key, facts, { from, into });
    await putAside(trx, gone.key);
    await trx
      .updateTable('other_id')
      .set((of) => ({ player: survivor.key, until: of.fn.coalesce('until', of.val(seq)) }))
      .where('player', '=', gone.key)
      .execute();
    // Who was merged into the one that goes leads to the survivor as well.
    await trx
      .updateTable('player')
      .set({ merged_into: survivor.key })
      .where((of) => of.or([of('key', '=', gone.key), of('merged_into', '=', gone.key)]))
      .execute();
    const [before, after] = [null, String(survivor.key)];
    await remember(trx, gone.key, seq, since, [{ field: 'merged_into', before, after }]);
    await remember(trx, survivor.key, seq, since, [
      { field: 'merged', before: null, after: String(gone.key) },
    ]);
  });
}

/** An ID that was merged names nobody any more: whoever is meant, the survivor is not. */
async function refuseEnded(trx: Transaction<Schema>, id: string): Promise<void> {
  const { until } = await trx
    .selectFrom('identity')
    .select('until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (until !== null) throw new OfficeError('player-merged', { id });
}

/** Two who played in one event, or who were born in different years, are two. */
async function refuseDifferent(
  trx: Transaction<Schema>,
  { from, gone }: { readonly from: string; readonly gone: PlayerRow },
  { into, survivor }: { readonly into: string; readonly survivor: PlayerRow },
): Promise<void> {
  const event = await eventOfBoth(trx, gone.key, survivor.key);
  if (event !== null) throw new OfficeError('players-met', { from, into, event });
  const differs = <T>(one: T | null, other: T | null): boolean =>
    one !== null && other !== null && one !== other;
  const facts = ({ birth_year, sex }: PlayerRow): string => [birth_year, sex].filter(Boolean).join(' ');
  if (differs(gone.birth_year, survivor.birth_year) || differs(gone.sex, survivor.sex))
    throw new OfficeError('players-differ', { from, into, one: facts(gone), other: facts(survivor) });
}

/** An event in which both took part, rated or accepted; null: there is none. */
async function eventOfBoth(trx: Transaction<Schema>, one: number, other: number): Promise<string | null> {
  const theirs = await eventsByList(trx, other);
  for (const [list, events] of await eventsByList(trx, one)) {
    const shared = events.find((event) => theirs.get(list)?.includes(event));
    if (shared !== undefined) return shared;
  }
  const accepted = await acceptedGames(trx, 0);
  return accepted.find(({ keys }) => keys.includes(one) && keys.includes(other))?.event ?? null;
}

export interface SplitPlayer {
  readonly id: string;
  /** The player with whom he was one. */
  readonly from: string;
  /** Reports accepted meanwhile that name his ID: they are to be decided again, since their games were the other's. */
  readonly reports: readonly string[];
}

/**
 * Undoes a merge, as an entry of its own: the IDs that ended with it lead to their player again. Refused where a list
 * has been published with it.
 */
export async function splitPlayer(office: Office, id: string): Promise<SplitPlayer> {
  const since = checkedSince(office, undefined);
  return office.store.write(async (trx) => {
    const survivor = await playerOf(office, trx, id);
    const gone = await goneBy(trx, id, survivor.key);
    await refuseUsed(trx, id, gone, 'merged_into');
    const merged = await lastChange(trx, gone, 'merged_into');
    const reports = await undecide(trx, id, survivor.key, merged);
    const facts = { from: survivor.key, player: gone, since, reports };
    const seq = await enter(office, trx, 'players-split', id, gone, facts, { id });
    const own = await mergedInto(trx, gone, survivor.key);
    await trx
      .updateTable('player')
      .set((of) => ({
        merged_into: of.case().when('key', '=', gone).then(null).else(gone).end(),
      }))
      .where('key', 'in', [gone, ...own.keys()])
      .execute();
    await trx
      .updateTable('other_id')
      .set({ player: gone, until: null })
      .where('player', '=', survivor.key)
      .where('until', '=', merged)
      .execute();
    // IDs of those who had been merged into him before come back with him, and stay ended.
    for (const ended of own.values()) {
      await trx
        .updateTable('other_id')
        .set({ player: gone })
        .where('player', '=', survivor.key)
        .where('until', '=', ended)
        .execute();
    }
    await remember(trx, gone, seq, since, [
      { field: 'merged_into', before: String(survivor.key), after: null },
    ]);
    await remember(trx, survivor.key, seq, since, [{ field: 'merged', before: String(gone), after: null }]);
    const from = await validId(trx, survivor.key, id);
    return { id, from, reports };
  });
}

/** The player whose ID ended when he was merged. */
async function goneBy(trx: Transaction<Schema>, id: string, survivor: number): Promise<number> {
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
  // Merged again since, together with the one he was merged into: that one is undone first.
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

/** Players who had turned out to be the one that goes, by the entry that said so. */
async function mergedInto(
  trx: Transaction<Schema>,
  gone: number,
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
  // Those who were merged into one of his own are his as well.
  while (own.size !== before) {
    before = own.size;
    for (const { key, seq, after } of last.values()) {
      if (Number(after) === gone || own.has(Number(after))) own.set(key, seq);
    }
  }
  return own;
}

/** Reports accepted since the merge in which he played under his ID. */
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
