import type { Reasons } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { inParts } from '../store/parts.ts';
import type { EventTable, Schema } from '../store/schema.ts';
import { type Stage, stageOf } from './stage.ts';
import { findEvent } from './submit.ts';
import type { Wait } from './waits.ts';

export interface ReportView {
  readonly report: string;
  readonly version: number;
  readonly submitted: string;
  readonly actor: string;
  readonly state: string;
  readonly hash: string;
  readonly size: number;
  readonly players: number;
  readonly games: number;
  readonly rounds: { readonly from: number; readonly to: number } | null;
  readonly list: string | null;
  /** Its bytes were removed where the law asked for it. */
  readonly redacted: boolean;
  readonly findings: readonly Finding[];
}

export interface EventView {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: EventTable['cadence'];
  readonly type: string | null;
  readonly start: string;
  readonly end: string;
  readonly official: boolean;
  readonly partOf: string | null;
  readonly registered: string | null;
  readonly stage: Stage;
  /** The list it is on, or will be on; null where nobody can say yet. */
  readonly list: string | null;
  readonly revision: number | null;
  /** Why it is where it is: deadlines, closing dates, what it waits for. */
  readonly reasons: Reasons;
  /** What it waits for; null where nothing is missing. */
  readonly waits: Wait | null;
  /** What was said when it was rejected, reopened, withdrawn or corrected. */
  readonly because: string | null;
  /** Why its rejection is appealed against, while that is before the officer; null: nobody has, or it was redacted. */
  readonly appeal: string | null;
  readonly reports: readonly ReportView[];
  readonly corrections: readonly { readonly report: string; readonly applied: string | null }[];
}

export async function viewEvent(office: Office, id: string): Promise<EventView> {
  const { db } = office.store;
  const event = await findEvent(db, id);
  const reports = await db
    .selectFrom('report')
    .innerJoin('document', 'document.hash', 'report.hash')
    .selectAll('report')
    .select((of) => of('document.bytes', 'is', null).as('redacted'))
    .where('report.event', '=', id)
    .orderBy('report.version')
    .execute();
  const corrections = await db
    .selectFrom('correction')
    .select(['after as report', 'applied'])
    .where('event', '=', id)
    .orderBy('seq')
    .execute();
  const { stage, list, reasons, waits } = await stageOf(office, event);
  return {
    event: id,
    name: event.name,
    city: event.city,
    federation: event.federation,
    cadence: event.cadence,
    type: event.type,
    start: event.start,
    end: event.end_date,
    official: event.official === 1,
    partOf: event.part_of,
    registered: event.registered,
    stage,
    list,
    revision: event.list_revision,
    reasons,
    waits,
    because: event.because,
    appeal: (await openAppeals(db, [id])).get(id) ?? null,
    reports: reports.map((row) => ({
      report: row.id,
      version: row.version,
      submitted: row.submitted,
      actor: row.actor,
      state: row.state,
      hash: row.hash,
      size: row.size,
      players: row.players,
      games: row.games,
      rounds:
        row.rounds_from === null ? null : { from: row.rounds_from, to: row.rounds_to ?? row.rounds_from },
      list: row.list,
      redacted: Boolean(row.redacted),
      findings: JSON.parse(row.findings),
    })),
    corrections,
  };
}

/** The reasons of appeals that wait for a decision, by event. */
export async function openAppeals(
  db: Kysely<Schema>,
  events: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const appeals = new Map<string, string>();
  for (const part of inParts(events)) {
    const rows = await db
      .selectFrom('entry')
      .innerJoin('event', 'event.id', 'entry.subject')
      .select(['entry.subject', 'entry.body'])
      .where('entry.subject', 'in', part)
      .where('entry.kind', '=', 'appeal-made')
      .where('event.stage', '=', 'reported')
      // A decision, or another report, comes after the appeal and is what the event was changed by last.
      .whereRef('event.seq', '=', 'entry.seq')
      .execute();
    for (const { subject, body } of rows) {
      const { because } = JSON.parse(body) as { readonly because: string };
      const kept = await db
        .selectFrom('document')
        .select('bytes')
        .where('hash', '=', because)
        .executeTakeFirst();
      if (kept?.bytes) appeals.set(subject ?? '', Buffer.from(kept.bytes).toString('utf8'));
    }
  }
  return appeals;
}
