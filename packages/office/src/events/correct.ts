import type { EventType } from '@eloquence/rating';
import {
  type CheckedReport,
  checkReport,
  type Finding,
  type Report,
  type ReportReading,
} from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import { sha256 } from '../ledger/canonical.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter } from '../ledger/ledger.ts';
import { readReason } from '../ledger/read-reason.ts';
import type { Office } from '../office.ts';
import { firstImportedAfter } from '../rating-lists/store/imported-dates.ts';
import { type GameSet, packGameSet, unpackGameSet } from '../reports/game-set.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable, ReportTable, Schema } from '../store/schema.ts';
import { type Check, checkSubmission } from './check-submission.ts';
import { gameSetOf, refuseErrors } from './decide.ts';
import { receivedOn } from './received.ts';
import { factsOf, inOrder, redactedPlayers } from './report-findings.ts';
import { eventMismatch } from './similar-events.ts';
import { findEvent, insertReport, roundsOf } from './submit.ts';

export interface GamesDiff {
  readonly players: { readonly added: number; readonly removed: number };
  readonly games: { readonly added: number; readonly removed: number; readonly changed: number };
}

export interface CorrectionResult {
  readonly event: string;
  readonly report: string;
  readonly version: number;
  readonly findings: readonly Finding[];
  readonly diff: GamesDiff;
  /**
   * A list imported since the event was rated: the correction is not added to its ratings. null: the next list
   * applies it.
   */
  readonly overtaken: string | null;
}

export interface CorrectOptions {
  /** Adds the correction although a list was imported since: the officer knows that the list lacks it. */
  readonly ontoImported?: boolean;
}

/** Accepts a corrected report of a rated event; the next list applies the difference. */
export async function correct(
  office: Office,
  id: string,
  bytes: Uint8Array,
  reason: string,
  { ontoImported = false }: CorrectOptions = {},
): Promise<CorrectionResult> {
  const text = readReason(reason);
  const reading = readSubmission(bytes);
  return office.store.write(async (trx) => {
    const named = await ratedReportById(trx, id);
    const event = await findEvent(trx, named?.event ?? id);
    if (named === null && event.stage !== 'rated' && event.stage !== 'corrected') {
      throw new OfficeError('event-not-rated', { event: event.id, stage: event.stage });
    }
    const before = named ?? (await ratedReport(trx, event));
    const checked = await checkCorrection(office, trx, event, before, reading, checkReport);
    refuseErrors(id, checked.findings);
    refuseOtherEvent(event, checked.report);
    // With `ontoImported`, the same report again only changes how it is applied.
    if (!ontoImported && before.hash === sha256(bytes)) throw unchangedCorrection(before);
    const { report, type } = checked;
    const games = await gameSetOf(office, trx, event, before, report, type);
    const packed = packGameSet(games);
    const old = await loadGameSet(trx, before.id);
    if (!ontoImported && sha256(packGameSet(old)) === sha256(packed)) throw unchangedCorrection(before);
    const rounds = before.rounds_from === null ? null : roundsOf(before);
    const submitted = await insertReport(office, trx, event, bytes, checked, { rounds });
    await trx
      .insertInto('game_set')
      .values({ report: submitted.report, hash: sha256(packed), packed })
      .execute();
    const seq = await enter(office, trx, 'correction-accepted', event.id, {
      event: event.id,
      before: before.id,
      after: submitted.report,
      games: sha256(packed),
      because: await keepDocument(trx, 'text', text),
      ...(ontoImported && { ontoImported }),
    });
    // It takes the list of the report it corrects: a later list must not rate its games as new.
    await trx
      .updateTable('report')
      .set({ state: 'accepted', list: before.list })
      .where('id', '=', submitted.report)
      .execute();
    await trx
      .insertInto('correction')
      .values({ seq, event: event.id, before: before.id, after: submitted.report, applied: null })
      .execute();
    await trx
      .updateTable('event')
      .set({ stage: 'corrected', report: submitted.report, because: text, seq })
      .where('id', '=', event.id)
      .execute();
    const overtaken = await firstImportedAfter(trx, event.cadence, before.list ?? '');
    return {
      event: event.id,
      report: submitted.report,
      version: submitted.version,
      findings: checked.findings,
      diff: diffGames(old, games),
      overtaken: ontoImported ? null : overtaken,
    };
  });
}

/** Checks a corrected report. Lateness is judged by the first report: a correction may come at any time. */
export async function checkCorrection<Checked extends CheckedReport>(
  office: Office,
  db: Kysely<Schema>,
  event: EventTable,
  before: ReportTable,
  reading: ReportReading,
  check: Check<Checked>,
): Promise<Checked> {
  const facts = factsOf(event, receivedOn(office, event, await firstReport(db, before)));
  const registered = { cadence: event.cadence, type: event.type as EventType | null, facts };
  const checked = await checkSubmission(office, db, reading, registered, check);
  const findings = inOrder([...(await redactedPlayers(db, checked.report)), ...checked.findings]);
  return { ...checked, findings };
}

function unchangedCorrection({ event, id }: ReportTable): OfficeError {
  return new OfficeError('correction-same', { event, report: id });
}

/** A correction may change the name and the last day. */
function refuseOtherEvent({ id, name, start }: EventTable, report: Report): void {
  const other = eventMismatch({ id, name, start }, report);
  if (other) throw new OfficeError('event-differs', other);
}

/** A rated report by its own ID: an event rated in parts has several. Follows corrections to the newest. */
async function ratedReportById(db: Kysely<Schema>, id: string): Promise<ReportTable | null> {
  if (!/^R\d+$/.test(id)) return null;
  const report = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
  if (report === undefined) throw new OfficeError('report-unknown', { report: id });
  if (report.list === null)
    throw new OfficeError('event-not-rated', { event: report.event, stage: report.state });
  const next = await db.selectFrom('correction').select('after').where('before', '=', id).executeTakeFirst();
  return next ? ratedReportById(db, next.after) : report;
}

/** The first report in the chain of corrections. */
async function firstReport(db: Kysely<Schema>, report: ReportTable): Promise<ReportTable> {
  const earlier = await db
    .selectFrom('correction')
    .innerJoin('report', 'report.id', 'correction.before')
    .selectAll('report')
    .where('correction.after', '=', report.id)
    .executeTakeFirst();
  return earlier ? firstReport(db, earlier) : report;
}

/** The report of the event's games on its list: the newest correction if there is one. */
export async function ratedReport(db: Kysely<Schema>, event: EventTable): Promise<ReportTable> {
  return db
    .selectFrom('report')
    .selectAll()
    .where('event', '=', event.id)
    .where('state', '=', 'accepted')
    .where('list', 'is not', null)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
}

async function loadGameSet(db: Kysely<Schema>, report: string): Promise<GameSet> {
  const { packed } = await db
    .selectFrom('game_set')
    .select('packed')
    .where('report', '=', report)
    .executeTakeFirstOrThrow();
  return unpackGameSet(packed);
}

function diffGames(before: GameSet, after: GameSet): GamesDiff {
  const [old, now] = [gamesByPair(before), gamesByPair(after)];
  const common = [...now.keys()].filter((pair) => old.has(pair));
  const [oldKeys, newKeys] = [new Set(before.keys), new Set(after.keys)];
  return {
    players: {
      added: [...newKeys].filter((key) => !oldKeys.has(key)).length,
      removed: [...oldKeys].filter((key) => !newKeys.has(key)).length,
    },
    games: {
      added: now.size - common.length,
      removed: old.size - common.length,
      changed: common.filter((pair) => old.get(pair) !== now.get(pair)).length,
    },
  };
}

function gamesByPair({ keys, games }: GameSet): ReadonlyMap<string, string> {
  return new Map(
    games.map(({ round, white, black, whiteScore, blackScore, played }) => [
      `${round} ${keys[white]} ${keys[black]}`,
      `${whiteScore} ${blackScore} ${played}`,
    ]),
  );
}
