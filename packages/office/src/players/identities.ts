import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { eventsByList } from '../lists-in-store/participations.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { acceptedGames, isNamedIn } from './accepted-games.ts';
import { change, type Since } from './entering.ts';
import { checkedId, type Scheme } from './facts.ts';
import { addId } from './other-ids.ts';
import { idsOf } from './person.ts';

/** Gives a player one more outside ID. */
export async function addIdentity(
  office: Office,
  id: string,
  { id: given, scheme, since }: Since & { readonly id: string; readonly scheme: Scheme },
): Promise<void> {
  const added = checkedId(given, scheme);
  await change(office, id, since, async (player, trx, seq) => {
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

/**
 * Takes an ID back that was given by mistake, so that it leads to nobody, as long as nothing rests on it. Answers the ID
 * that the player stands on lists with.
 */
export async function revokeIdentity(office: Office, id: string, identity: string): Promise<string> {
  let own = id;
  await change(office, id, undefined, async ({ key }, trx) => {
    const since = await addedBy(trx, key, identity);
    if (since === null) throw new OfficeError('identity-not-added', { id, identity });
    const report = await reportNaming(trx, key, identity, since);
    if (report !== null) throw new OfficeError('identity-used', { identity, report });
    if ((await idsOf(trx, [key])).get(key) === identity) await refuseListed(trx, identity, since);
    await trx.deleteFrom('other_id').where('id', '=', identity).execute();
    own = (await idsOf(trx, [key])).get(key) ?? id;
    return {
      set: {},
      fields: [{ field: 'identity', before: identity, after: null }],
      values: { identity: null, revoked: identity },
    };
  });
  return own;
}

/** A list that was published since has the player under it, if it has him: it could not be proved any more. */
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

/** The entry that gave a player this ID; null: it came with him, from a list or a report, or is not his. */
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

/** A report with games of a player that names him by this ID: rated, or accepted since he has it. */
async function reportNaming(
  trx: Transaction<Schema>,
  player: number,
  identity: string,
  since: number,
): Promise<string | null> {
  const events = new Set([...(await eventsByList(trx, player)).values()].flat());
  const rated: { report: string; hash: string }[] = [];
  for (const part of inParts([...events])) {
    const reports = trx
      .selectFrom('report')
      .select(['id as report', 'hash'])
      .where('event', 'in', part)
      .where('state', '=', 'accepted');
    rated.push(...(await reports.execute()));
  }
  const waiting = (await acceptedGames(trx, since)).filter(({ keys }) => keys.includes(player));
  for (const { report, hash } of [...rated, ...waiting]) {
    if (await isNamedIn(trx, hash, identity)) return report;
  }
  return null;
}
