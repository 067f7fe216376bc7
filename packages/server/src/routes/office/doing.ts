import type { CheckedRegistrationView, FindingView, RegisteredView } from '@eloquence/api';
import { type Office, OfficeError, type Registered } from '@eloquence/office';
import type { Finding } from '@eloquence/reports';
import { findingHint, findingLine, type Language } from '@eloquence/words';
import type { FastifyRequest } from 'fastify';
import { type Note, recording } from '../../accounts/audit.ts';
import type { Db, Plain } from '../../accounts/trx.ts';
import { actorOf } from '../../accounts/visitors.ts';
import type { Context } from '../../core/context.ts';
import { spoken } from '../../views/reasons.ts';

/** Does something of the office in the name of whoever asks, and notes it with what it was before and after. */
export function doing<T>(
  { office }: Context,
  request: FastifyRequest,
  note: Omit<Note, 'now'>,
  work: (office: Office) => Promise<T>,
): Promise<T> {
  const actor = actorOf(request);
  return recording(actor, { ...note, now: office.now }, () => work({ ...office, actor: actor.name }));
}

const idOf = (subject: string): string => subject.slice(subject.indexOf(':') + 1);

/** An event as the audit log has it. */
export async function lookAtEvent(db: Db, subject: string): Promise<Plain> {
  const row = await db
    .selectFrom('event')
    .select(['name', 'city', 'federation', 'cadence', 'type', 'start', 'end_date as end', 'official'])
    .select(['stage', 'report', 'registered'])
    .where('id', '=', idOf(subject))
    .executeTakeFirst();
  return row ?? null;
}

/** The report that is meant, of this event and of no other; the event where none is named. */
export async function reportOrEvent(db: Db, event: string, report: string | undefined): Promise<string> {
  if (report === undefined) return event;
  const row = await db.selectFrom('report').select('event').where('id', '=', report).executeTakeFirst();
  if (row?.event !== event) throw new OfficeError('report-unknown', { report });
  return report;
}

/** A player as the audit log has him: his names stand elsewhere, where they can be redacted. */
export async function lookAtPlayer(db: Db, subject: string): Promise<Plain> {
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
  // The log cannot be redacted: of the day of birth it says only whether it is known.
  const { birth_date, ...player } = row;
  return { ...player, hasBirthDay: birth_date !== null, ids: ids.map(({ id }) => id).join(', ') };
}

/** Findings in full: for those who have to do with the event. */
export function roleFindings(findings: readonly Finding[], language: Language): FindingView[] {
  return findings.map((finding) => {
    const { severity, code, article, line, column, values } = finding;
    const [message, hint] = [findingLine(finding, language), findingHint(finding, language, 'page')];
    return { severity, code, article, line, column, message, hint, values };
  });
}

/** What is said of a registration, spoken. */
export function checkedView(
  { findings, alike }: Omit<Registered, 'event'>,
  language: Language,
): CheckedRegistrationView {
  return {
    findings: findings.flatMap(({ severity, reason }) =>
      spoken([reason], language).map((each) => ({ severity, reason: each })),
    ),
    alike: roleFindings(alike, language),
  };
}

export function registeredView(done: Registered, language: Language): RegisteredView {
  return { event: done.event, ...checkedView(done, language) };
}
