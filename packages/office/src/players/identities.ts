import type { Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import type { Office } from '../office.ts';
import { eventsByList } from '../rating-lists/store/participations.ts';
import { acceptedGames, isNamedIn } from '../reports/accepted-games.ts';
import { readInParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { addId } from './other-ids.ts';
import { listedIds } from './player-data.ts';
import { recordChange, type Since } from './record-change.ts';
import { checkedId, type Scheme } from './validation.ts';

export async function addIdentity(
  office: Office,
  id: string,
  { id: given, scheme, since }: Since & { readonly id: string; readonly scheme: Scheme },
): Promise<void> {
  const added = checkedId(given, scheme);
  await recordChange(office, id, since, async (player, trx, seq) => {
    await refuseTaken(trx, added);
    await addId(trx, { id: added, player: player.key, scheme, since: seq });
    return {
      set: {},
      fields: [{ field: 'identity', before: null, after: added }],
      values: { identity: added, scheme },
    };
  });
}

export async function refuseTaken(trx: Transaction<Schema>, id: string): Promise<void> {
  const taken = await trx.selectFrom('identity').select('id').where('id', '=', id).executeTakeFirst();
  if (taken) throw new OfficeError('identity-taken', { id });
}

/** Revokes an ID given by mistake, unless a list or report used it. Returns the player's listed ID. */
export async function revokeIdentity(office: Office, id: string, identity: string): Promise<string> {
  let own = id;
  await recordChange(office, id, undefined, async ({ key }, trx) => {
    const since = await addedBy(trx, key, identity);
    if (since === null) throw new OfficeError('identity-not-added', { id, identity });
    const report = await reportNaming(trx, key, identity, since);
    if (report !== null) throw new OfficeError('identity-used', { identity, report });
    if ((await listedIds(trx, [key])).get(key) === identity) await refuseListed(trx, identity, since);
    await trx.deleteFrom('other_id').where('id', '=', identity).execute();
    own = (await listedIds(trx, [key])).get(key) ?? id;
    return {
      set: {},
      fields: [{ field: 'identity', before: identity, after: null }],
      values: { identity: null, revoked: identity },
    };
  });
  return own;
}

/** A list published since may contain the player under this ID and could no longer be verified. */
async function refuseListed(trx: Transaction<Schema>, id: string, since: number): Promise<void> {
  const list = await trx
    .selectFrom('list')
    .select('date')
    .where('state', '=', 'published')
    .where('seq', '>', since)
    .orderBy('seq')
    .executeTakeFirst();
  if (list) throw new OfficeError('change-published', { id, list: list.date });
}

/** The entry that added this ID; null if it came with the player or is not theirs. */
async function addedBy(trx: Transaction<Schema>, player: number, identity: string): Promise<number | null> {
  const row = await trx
    .selectFrom('identity')
    .innerJoin('player_change', 'player_change.seq', 'identity.since')
    .select('identity.since')
    .where('identity.id', '=', identity)
    .where('identity.player', '=', player)
    .where('player_change.player', '=', player)
    .where('player_change.field', '=', 'identity')
    .executeTakeFirst();
  return row?.since ?? null;
}

/** A report with this player under this ID: rated, or accepted since they have it. */
async function reportNaming(
  trx: Transaction<Schema>,
  player: number,
  identity: string,
  since: number,
): Promise<string | null> {
  const events = new Set([...(await eventsByList(trx, player)).values()].flat());
  const reports = trx.selectFrom('report').select(['id as report', 'hash']).where('state', '=', 'accepted');
  const rated = await readInParts([...events], (part) => reports.where('event', 'in', part).execute());
  const waiting = (await acceptedGames(trx, since)).filter(({ keys }) => keys.includes(player));
  for (const { report, hash } of [...rated, ...waiting]) {
    if (await isNamedIn(trx, hash, identity)) return report;
  }
  return null;
}
