import type { EventType } from '@eloquence/rating';
import type { Finding, Report } from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { firstImportedAfter } from '../closing/open-corrections.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { sha256 } from '../ledger/canonical.ts';
import { append, keepDocument } from '../ledger/ledger.ts';
import type { EventTable, ReportTable, Schema } from '../store/schema.ts';
import { dayIn } from '../today.ts';
import { anotherEvent } from './alike.ts';
import { gameSetOf, readBecause, refuseErrors } from './decide.ts';
import { examine } from './examination.ts';
import { type GameSet, packGameSet, unpackGameSet } from './game-set.ts';
import { readSubmission } from './reading.ts';
import { enterReport, factsOf, findEvent, redactedPlayers } from './submit.ts';

/** What a corrected report changes in the games. */
export interface GamesDiff {
  readonly players: { readonly added: number; readonly removed: number };
  /** Games that are new, gone, or have another result. */
  readonly games: { readonly added: number; readonly removed: number; readonly changed: number };
}

export interface Corrected {
  readonly event: string;
  readonly report: string;
  readonly version: number;
  readonly findings: readonly Finding[];
  readonly diff: GamesDiff;
  /** A list taken over since the event was rated, to which nothing is added; null: the next list has the effect. */
  readonly overtaken: string | null;
}

export interface CorrectOptions {
  /** Adds the effect although a list was taken over since: the officer knows that it lacks it. */
  readonly ontoImported?: boolean;
}

/** Takes a corrected report for an event already rated; its effect goes into the next list. */
export async function correct(
  office: Office,
  id: string,
  bytes: Uint8Array,
  because: string,
  { ontoImported = false }: CorrectOptions = {},
): Promise<Corrected> {
  const text = readBecause(because);
  const reading = readSubmission(bytes);
  return office.store.write(async (trx) => {
    const named = await reportNamed(trx, id);
    const event = await findEvent(trx, named?.event ?? id);
    if (named === null && event.stage !== 'rated' && event.stage !== 'corrected') {
      throw new OfficeError('event-not-rated', { event: event.id, stage: event.stage });
    }
    const before = named ?? (await ratedReport(trx, event));
    const examination = await examine(office, trx, reading, {
      cadence: event.cadence,
      type: event.type as EventType | null,
      // Late is what the first report would have been: a correction comes when a mistake is found.
      facts: factsOf(office, event, dayIn(office.zone, new Date(await firstSubmitted(trx, before)))),
    });
    refuseErrors(id, examination.findings);
    refuseOtherEvent(event, examination.report);
    // The same report again may only say that it goes onto a list that was taken over.
    if (!ontoImported && before.hash === sha256(bytes)) throw sameAs(before);
    const { report, type } = examination;
    const games = await gameSetOf(office, trx, event, before, report, type);
    const packed = packGameSet(games);
    const old = await gamesKept(trx, before.id);
    if (!ontoImported && sha256(packGameSet(old)) === sha256(packed)) throw sameAs(before);
    const rounds = before.rounds_from === null ? null : roundsOf(before);
    const findings = [...(await redactedPlayers(trx, report)), ...examination.findings];
    const submitted = await enterReport(office, trx, event, bytes, { ...examination, findings }, { rounds });
    await trx
      .insertInto('game_set')
      .values({ report: submitted.report, hash: sha256(packed), packed })
      .execute();
    const { seq } = await append(trx, {
      kind: 'correction-accepted',
      actor: office.actor,
      at: office.now().toISOString(),
      subject: event.id,
      body: {
        event: event.id,
        before: before.id,
        after: submitted.report,
        games: sha256(packed),
        because: await keepDocument(trx, 'text', text),
        ...(ontoImported && { ontoImported }),
      },
    });
    // Its games are those of the list on which the event stands: no later list takes them in as new.
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
      findings,
      diff: diffGames(old, games),
      overtaken: ontoImported ? null : overtaken,
    };
  });
}

/** What changes no game and no fact of the event is no correction. */
function sameAs({ event, id }: ReportTable): OfficeError {
  return new OfficeError('correction-same', { event, report: id });
}

/** A corrected report is about the same event. */
function refuseOtherEvent(event: EventTable, report: Report): void {
  const other = anotherEvent(event, report);
  if (other) throw new OfficeError('event-differs', other);
}

function roundsOf({ rounds_from, rounds_to }: ReportTable): { readonly from: number; readonly to: number } {
  return { from: rounds_from ?? 1, to: rounds_to ?? Number.MAX_SAFE_INTEGER };
}

/** A rated report by its own ID, which tells the parts of an event apart. */
async function reportNamed(db: Kysely<Schema>, id: string): Promise<ReportTable | null> {
  if (!/^R\d+$/.test(id)) return null;
  const report = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
  if (report === undefined) throw new OfficeError('report-unknown', { report: id });
  if (report.list === null)
    throw new OfficeError('event-not-rated', { event: report.event, stage: report.state });
  const next = await db.selectFrom('correction').select('after').where('before', '=', id).executeTakeFirst();
  return next ? reportNamed(db, next.after) : report;
}

/** When the report came in that the corrections, one after the other, began with. */
async function firstSubmitted(db: Kysely<Schema>, { id, submitted }: ReportTable): Promise<string> {
  const earlier = await db
    .selectFrom('correction')
    .innerJoin('report', 'report.id', 'correction.before')
    .selectAll('report')
    .where('correction.after', '=', id)
    .executeTakeFirst();
  return earlier ? firstSubmitted(db, earlier) : submitted;
}

/** The report whose games stand on the list: the last corrected one where there is one. */
async function ratedReport(db: Kysely<Schema>, event: EventTable): Promise<ReportTable> {
  return db
    .selectFrom('report')
    .selectAll()
    .where('event', '=', event.id)
    .where('state', '=', 'accepted')
    .where('list', 'is not', null)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
}

async function gamesKept(db: Kysely<Schema>, report: string): Promise<GameSet> {
  const { packed } = await db
    .selectFrom('game_set')
    .select('packed')
    .where('report', '=', report)
    .executeTakeFirstOrThrow();
  return unpackGameSet(packed);
}

/** Two reports of one event, game by game. */
export function diffGames(before: GameSet, after: GameSet): GamesDiff {
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

/** Each game by its round and players, with its result. */
function gamesByPair({ keys, games }: GameSet): ReadonlyMap<string, string> {
  return new Map(
    games.map(({ round, white, black, whiteScore, blackScore, played }) => [
      `${round} ${keys[white]} ${keys[black]}`,
      `${whiteScore} ${blackScore} ${played}`,
    ]),
  );
}
