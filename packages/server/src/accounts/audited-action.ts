import type { Office } from '@eloquence/office';
import type { FastifyRequest } from 'fastify';
import type { Db, JsonValue } from '../core/store-types.ts';
import { type AuditNote, withAudit } from './audit.ts';
import { actorOf } from './authentication.ts';

/** Runs an office action as the visitor, with an audit entry of the state before and after. */
export function auditedAction<T>(
  office: Office,
  request: FastifyRequest,
  note: Omit<AuditNote, 'now'>,
  work: (office: Office) => Promise<T>,
): Promise<T> {
  const actor = actorOf(request);
  return withAudit(actor, { ...note, now: office.now }, () => work({ ...office, actor: actor.name }));
}

const idOf = (subject: string): string => subject.slice(subject.indexOf(':') + 1);

/** An event as the audit log stores it. */
export async function eventForAudit(db: Db, subject: string): Promise<JsonValue> {
  const row = await db
    .selectFrom('event')
    .select(['name', 'city', 'federation', 'cadence', 'type', 'start', 'end_date as end', 'official'])
    .select(['stage', 'report', 'registered'])
    .where('id', '=', idOf(subject))
    .executeTakeFirst();
  return row ?? null;
}

/** A player as the audit log stores them, without names, which must stay redactable. */
export async function playerForAudit(db: Db, subject: string): Promise<JsonValue> {
  const row = await db
    .selectFrom('identity')
    .innerJoin('player', 'player.key', 'identity.player')
    .select(['player.key', 'player.name_version as nameVersion', 'player.federation', 'player.title'])
    .select(['player.women_title as womenTitle', 'player.other_titles as otherTitles'])
    .select(['player.foa_title as foaTitle', 'player.died', 'player.merged_into as mergedInto'])
    .select(['player.birth_year as birthYear', 'player.birth_date'])
    .where('identity.id', '=', idOf(subject))
    .executeTakeFirst();
  if (row === undefined) return null;
  const ids = await db
    .selectFrom('identity')
    .select('id')
    .where('player', '=', row.key)
    .where('until', 'is', null)
    .orderBy('id')
    .execute();
  // The log cannot be redacted: it only stores whether the date of birth is known.
  const { birth_date, ...player } = row;
  return { ...player, hasBirthDay: birth_date !== null, ids: ids.map(({ id }) => id).join(', ') };
}
