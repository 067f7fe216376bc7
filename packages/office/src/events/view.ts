import type { OfficeEventView, ReportItem } from '@eloquence/api';
import type { Reasons } from '@eloquence/rating';
import { countFindings, type Finding } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import type { Office } from '../office.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { receivedOn } from './received.ts';
import { stageOf } from './stage.ts';
import { findEvent } from './submit.ts';
import type { Wait } from './waits.ts';

export interface ReportView extends Omit<ReportItem, 'findings'> {
  readonly actor: string;
  readonly findings: readonly Finding[];
}

/** The event as in the API, with codes instead of sentences. */
export interface EventView
  extends Omit<OfficeEventView, 'facts' | 'reasons' | 'waits' | 'status' | 'reports'> {
  /** Deadlines, closing dates and what it waits for. */
  readonly reasons: Reasons;
  readonly waits: Wait | null;
  readonly reports: readonly ReportView[];
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
      received: receivedOn(office, event, row),
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
      ...countFindings(JSON.parse(row.findings)),
      findings: JSON.parse(row.findings),
    })),
    corrections,
  };
}

/** Reasons of undecided appeals, by event. */
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
      // A decision or a new report after the appeal is a later entry of the event.
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
