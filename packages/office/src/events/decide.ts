import { appeal as appealRule, formatDate, parseDate, type Reason } from '@eloquence/rating';
import {
  countFindings,
  type Finding,
  gamesOf,
  isPlayerTitle,
  modernTitle,
  type Report,
  type ReportPlayer,
  type StatedFacts,
  thinkingMinutes,
} from '@eloquence/reports';
import type { Transaction } from 'kysely';
import { editionsOf, hasEdition } from '../editions.ts';
import { OfficeError } from '../errors.ts';
import { sha256 } from '../ledger/canonical.ts';
import { documentBytes, keepDocument } from '../ledger/documents.ts';
import { enter } from '../ledger/ledger.ts';
import { readReason } from '../ledger/read-reason.ts';
import type { SaltedHash } from '../ledger/salted-hash.ts';
import type { Office } from '../office.ts';
import { addPlayerIn } from '../players/add.ts';
import { takeReportedBirth } from '../players/reported-birth.ts';
import { type GameSet, packGameSet, type SetGame } from '../reports/game-set.ts';
import type { EventTable, ReportTable, Schema } from '../store/schema.ts';
import { dayIn, todayOf } from '../today.ts';
import { knownPlayers } from './known-players.ts';
import { recheckReport } from './report-findings.ts';
import { findEvent } from './submit.ts';

export interface Decision {
  readonly event: string;
  readonly report: string;
  readonly stage: 'accepted' | 'rejected';
  /** How long and to whom the organiser may appeal; null if the edition has no appeals. */
  readonly appeal: Reason | null;
}

export interface AcceptOptions {
  /** Refuses a report with warnings too. */
  readonly clean?: boolean;
}

/** Accepts a report, by its own ID or that of its event, and saves its games for the list. */
export async function accept(
  office: Office,
  id: string,
  { clean = false }: AcceptOptions = {},
): Promise<Decision> {
  return office.store.write(async (trx) => {
    const { event, report } = await pendingReport(office, trx, id);
    await refuseDuplicateFile(trx, report);
    const { games, findingsHash } = await recheckedGames(office, trx, event, report, clean);
    await saveGameSet(trx, report.id, games);
    const seq = await enter(office, trx, 'report-accepted', event.id, {
      event: event.id,
      report: report.id,
      games: sha256(packGameSet(games)),
      findings: findingsHash,
    });
    await trx.updateTable('report').set({ state: 'accepted' }).where('id', '=', report.id).execute();
    await trx
      .updateTable('event')
      .set({ stage: 'accepted', report: report.id, because: null, seq, ...datesOf(report, event) })
      .where('id', '=', event.id)
      .execute();
    return { event: event.id, report: report.id, stage: 'accepted', appeal: null };
  });
}

/** The same file for two events would count its games twice. A withdrawn or rejected one does not matter. */
async function refuseDuplicateFile(trx: Transaction<Schema>, { event, hash }: ReportTable): Promise<void> {
  const other = await trx
    .selectFrom('report')
    .select(['id', 'event'])
    .where('hash', '=', hash)
    .where('event', '<>', event)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (other) throw new OfficeError('report-elsewhere', { event, other: other.event, report: other.id });
}

/** The dates as played. A report of some rounds keeps the registered dates. */
function datesOf(report: ReportTable, event: EventTable): Pick<EventTable, 'start' | 'end_date'> {
  const { start, end_date } = event;
  if (report.rounds_from !== null) return { start, end_date };
  return { start: report.start ?? start, end_date: report.end_date ?? end_date };
}

/** The submitted report; the newest one of an event. */
async function pendingReport(
  office: Office,
  trx: Transaction<Schema>,
  id: string,
): Promise<{ readonly event: EventTable; readonly report: ReportTable }> {
  const isReport = /^R\d+$/.test(id);
  const report = await trx
    .selectFrom('report')
    .selectAll()
    .where(isReport ? 'id' : 'event', '=', id)
    .where('state', '=', 'submitted')
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (report) return { event: await findEvent(trx, report.event), report };
  if (!isReport) await findEvent(trx, id);
  else await refuseUnknownReport(trx, id);
  throw new OfficeError('nothing-to-decide', { id, ...(await lastDecision(office, trx, id)) });
}

/** What became of a report or the newest one of an event, and on which day it was decided. */
async function lastDecision(
  { zone }: Office,
  trx: Transaction<Schema>,
  id: string,
): Promise<Readonly<Record<string, string>>> {
  const report = await trx
    .selectFrom('report')
    .select(['id', 'event', 'state'])
    .where(/^R\d+$/.test(id) ? 'id' : 'event', '=', id)
    .where('state', '<>', 'submitted')
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (report === undefined) return {};
  if (report.state === 'superseded') return { report: report.id, state: report.state };
  const decisions = await trx
    .selectFrom('entry')
    .select(['at', 'body'])
    .where('subject', '=', report.event)
    .where('kind', '=', `report-${report.state}`)
    .orderBy('seq', 'desc')
    .execute();
  const decision = decisions.find(({ body }) => JSON.parse(body).report === report.id);
  return {
    report: report.id,
    state: report.state,
    ...(decision && { on: dayIn(zone, new Date(decision.at)) }),
  };
}

export interface PendingReport {
  readonly event: string;
  readonly report: string;
  readonly errors: number;
  readonly warnings: number;
}

/** Reports that await a decision, in the order they were submitted. */
export async function pendingReports({ store }: Office): Promise<readonly PendingReport[]> {
  return store.db
    .selectFrom('report')
    .select(['event', 'id as report', 'errors', 'warnings'])
    .where('state', '=', 'submitted')
    .orderBy('seq')
    .execute();
}

/** The report of a submitted file: the pending one, else the newest; null if it was never submitted. */
export async function reportOfFile({ store }: Office, bytes: Uint8Array): Promise<string | null> {
  const reports = await store.db
    .selectFrom('report')
    .select(['id', 'state'])
    .where('hash', '=', sha256(bytes))
    .orderBy('seq', 'desc')
    .execute();
  return (reports.find(({ state }) => state === 'submitted') ?? reports[0])?.id ?? null;
}

async function refuseUnknownReport(trx: Transaction<Schema>, report: string): Promise<void> {
  const known = await trx.selectFrom('report').select('id').where('id', '=', report).executeTakeFirst();
  if (known === undefined) throw new OfficeError('report-unknown', { report });
}

/** Checks the report again: the list or the registration may have changed since it was submitted. */
async function recheckedGames(
  office: Office,
  trx: Transaction<Schema>,
  event: EventTable,
  row: ReportTable,
  clean: boolean,
): Promise<{ readonly games: GameSet; readonly findingsHash: SaltedHash }> {
  const bytes = await documentBytes(trx, row.hash);
  if (bytes === null) throw new OfficeError('report-redacted', { event: event.id });
  const checked = await recheckReport(office, trx, event, row, bytes);
  const { report, type, findings, findingsHash } = checked;
  refuseErrors(row.id, findings);
  const { warnings } = countFindings(findings);
  if (clean && warnings > 0)
    throw new OfficeError('report-has-warnings', { report: row.id, warnings }, findings);
  return { games: await gameSetOf(office, trx, event, row, report, type), findingsHash };
}

export function refuseErrors(report: string, findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const codes = [...new Set(errors.map(({ code }) => code))].slice(0, 5).join(', ');
  throw new OfficeError('report-has-errors', { report, errors: errors.length, codes }, findings);
}

/** The games of the reported rounds. Adds players whose ID the store does not have. */
export async function gameSetOf(
  office: Office,
  trx: Transaction<Schema>,
  event: EventTable,
  row: Pick<ReportTable, 'rounds_from' | 'rounds_to'>,
  report: Report,
  type: GameSet['facts']['type'],
): Promise<GameSet> {
  const facts = JSON.parse(event.facts) as StatedFacts;
  const { games, colours } = gamesOf(report, facts);
  const isReported = (round: number): boolean =>
    (row.rounds_from === null || round >= row.rounds_from) &&
    (row.rounds_to === null || round <= row.rounds_to);
  const day = (date: Report['start'], otherwise: string): string =>
    date === null ? otherwise : formatDate(date);
  const roundDates = report.roundDates.map((date) => (date === null ? null : formatDate(date)));
  const partEnd = row.rounds_to === null ? null : (roundDates[row.rounds_to - 1] ?? null);
  return {
    facts: {
      type,
      start: day(report.start, event.start),
      end: partEnd ?? day(report.end, event.end_date),
      official: event.official === 1,
      ...(facts.continental === true && { continental: true }),
      minutes: report.timeControl === null ? null : thinkingMinutes(report.timeControl),
      scheduledGames: facts.scheduledGames ?? null,
      waivedMatchRule: facts.approvals?.waivedMatchRule === true,
      ratingsPerGame: facts.ratingsPerGame === true,
      roundDates,
    },
    keys: await keysOf(office, trx, report.players),
    numbers: Uint16Array.from(report.players, ({ no }) => no),
    games: games.flatMap((game, index): SetGame[] => {
      const { white, black, whiteScore, blackScore, played, round = 0, exception } = game;
      if (!isReported(round)) return [];
      const coloured = colours[index] === true;
      const set = { white, black, whiteScore, blackScore, played, round, coloured };
      return [exception === undefined ? set : { ...set, exception }];
    }),
  };
}

async function keysOf(
  office: Office,
  trx: Transaction<Schema>,
  players: readonly ReportPlayer[],
): Promise<Int32Array> {
  const known = await knownPlayers(
    trx,
    players.map(({ id }) => id),
  );
  const keys = new Int32Array(players.length);
  for (const [index, player] of players.entries()) {
    const found = known.get(player.id);
    if (found && keys.includes(found.key)) {
      // Two IDs of one player: nobody can play twice in an event.
      const other = players[keys.indexOf(found.key)]?.id ?? '';
      throw new OfficeError('player-twice', { id: player.id, other });
    }
    if (found) {
      keys[index] = found.key;
      await takeReportedBirth(office, trx, player.id, found.player, player.birth);
    } else if (player.id !== '') keys[index] = await addPlayerIn(office, trx, personalData(player));
  }
  return keys;
}

function personalData(player: ReportPlayer): Parameters<typeof addPlayerIn>[2] {
  const { id, name, federation, birth } = player;
  const sex = /^[wf]$/i.test(player.sex) ? 'F' : /^m$/i.test(player.sex) ? 'M' : null;
  const title = isPlayerTitle(player.title) ? modernTitle(player.title) : '';
  return { id, name, federation, sex, birth, title: sex === 'M' && title.startsWith('W') ? '' : title };
}

async function saveGameSet(trx: Transaction<Schema>, report: string, games: GameSet): Promise<void> {
  const packed = packGameSet(games);
  await trx.deleteFrom('game_set').where('report', '=', report).execute();
  await trx
    .insertInto('game_set')
    .values({ report, hash: sha256(packed), packed })
    .execute();
}

export async function reject(office: Office, id: string, reason: string): Promise<Decision> {
  const text = readReason(reason);
  return office.store.write(async (trx) => {
    const { event, report } = await pendingReport(office, trx, id);
    const seq = await enter(office, trx, 'report-rejected', event.id, {
      event: event.id,
      report: report.id,
      because: await keepDocument(trx, 'text', text),
    });
    await trx.updateTable('report').set({ state: 'rejected' }).where('id', '=', report.id).execute();
    await trx
      .updateTable('event')
      .set({ stage: 'rejected', because: text, seq })
      .where('id', '=', event.id)
      .execute();
    const { reason } = appealOf(office, event, todayOf(office)) ?? { reason: null };
    return { event: event.id, report: report.id, stage: 'rejected', appeal: reason };
  });
}

/** The deadline and the place of an appeal; null before the first edition. */
function appealOf(office: Office, event: EventTable, day: string): ReturnType<typeof appealRule> | null {
  const editions = editionsOf(office, event.cadence);
  return hasEdition(editions, event.start) ? appealRule(editions.at(parseDate(event.start)), day) : null;
}

/** An appeal in time submits the rejected report again. */
export async function appeal(
  office: Office,
  id: string,
  reason: string,
): Promise<{ readonly event: string }> {
  const text = readReason(reason);
  return office.store.write(async (trx) => {
    const event = await findEvent(trx, id);
    if (event.stage !== 'rejected') throw new OfficeError('not-rejected', { event: id });
    const rejected = await trx
      .selectFrom('entry')
      .select('at')
      .where('subject', '=', id)
      .where('kind', '=', 'report-rejected')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    const { until } = appealOf(office, event, dayIn(office.zone, new Date(rejected.at))) ?? { until: null };
    if (until !== null && parseDate(todayOf(office)) > until) {
      throw new OfficeError('appeal-too-late', { event: id, until: formatDate(until) });
    }
    const seq = await enter(office, trx, 'appeal-made', id, {
      event: id,
      because: await keepDocument(trx, 'text', text),
    });
    const report = await trx
      .selectFrom('report')
      .select('id')
      .where('event', '=', id)
      .where('state', '=', 'rejected')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    await trx.updateTable('report').set({ state: 'submitted' }).where('id', '=', report.id).execute();
    await trx.updateTable('event').set({ stage: 'reported', seq }).where('id', '=', id).execute();
    return { event: id };
  });
}
