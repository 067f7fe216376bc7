import type { Cadence, Edition } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { append } from '../ledger/ledger.ts';
import type { ListDiff } from '../lists/diff.ts';
import { type Reconciliation, reconcile } from '../lists/points.ts';
import { insertList, type KeptList } from '../lists-in-store/insert-list.ts';
import type { ListName } from '../lists-in-store/load.ts';
import {
  type Participants,
  type ParticipationRow,
  participationRows,
} from '../lists-in-store/participations.ts';
import { saltNames } from '../lists-in-store/salted-names.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow } from '../store/store.ts';
import { ENGINE } from '../version.ts';
import type { Closing, RatedPlayers } from './close.ts';
import type { FinishedList } from './finish.ts';
import type { ClosingInput } from './input.ts';
import { namesOf } from './names.ts';
import { resultKey } from './partial-results.ts';
import { type ClosingPlan, fingerprintOfInputs, planInputs } from './plan.ts';
import { packRatedEvent } from './rated-event.ts';

/** What a list changes: told when it is closed, and again when it is published. */
export interface ListSummary {
  readonly diff: ListDiff;
  readonly points: Reconciliation;
  readonly events: number;
  readonly games: number;
  /** Accepted, but the store has no list of the time before they began. */
  readonly held: readonly string[];
  readonly corrections: ClosingInput['corrections'];
  /** Events whose corrections are not added, because a list was taken over since. */
  readonly overtaken: readonly string[];
  /** Results of unrated players that are kept for the window. */
  readonly waiting: number;
}

/** A list whose players are rated, and everything they were rated from. */
export interface RatedList {
  readonly plan: ClosingPlan;
  readonly input: ClosingInput;
  readonly players: RatedPlayers;
}

/** A list that is worked out. */
export interface WorkedOut extends Omit<RatedList, 'players'> {
  readonly closing: Closing;
}

/** The same with all that is kept of it. */
export interface FinishedWork
  extends WorkedOut,
    Pick<FinishedList, 'hash' | 'memoryHash' | 'newNames' | 'packed'> {
  readonly summary: ListSummary;
}

export function finishedWork({ plan, input, players }: RatedList, finished: FinishedList): FinishedWork {
  const { columns, tally, hash, memoryHash, newNames, packed, diff } = finished;
  const worked = { plan, input, closing: { ...players, columns, tally } };
  return {
    ...worked,
    ...{ hash, memoryHash, newNames, packed },
    summary: summarise(worked, diff),
  };
}

export function summarise({ plan, input, closing }: WorkedOut, diff: ListDiff): ListSummary {
  const { columns, tally, rated, newcomers } = closing;
  let games = 0;
  const waiting = new Set<number>();
  for (const { players } of rated) {
    for (const each of players.n()) games += each;
    for (const [key] of players.unrated) if (!newcomers.has(key)) waiting.add(key);
  }
  return {
    diff,
    points: reconcile(input.published, columns, tally),
    events: rated.length,
    games,
    held: plan.held,
    corrections: input.corrections,
    overtaken: plan.corrections.filter((each) => each.overtaken !== undefined).map(({ event }) => event),
    waiting: waiting.size,
  };
}

/** What is kept of a plan with the list that is made by it. */
export interface PlanToKeep {
  /** Canonical JSON. */
  readonly inputs: string;
  readonly fingerprint: string;
}

export function planToKeep(office: Office, plan: ClosingPlan): PlanToKeep {
  const inputs = canonicalJson(planInputs(plan));
  return { inputs, fingerprint: fingerprintOfInputs(inputs, office) };
}

/** Keeps a list as a draft, by the name that it has meanwhile if it has one. */
export async function keepDraft(
  office: Office,
  trx: Transaction<Schema>,
  { plan, input, closing, summary, packed, hash, memoryHash, newNames: fresh }: FinishedWork,
  { inputs, fingerprint }: PlanToKeep,
  name?: ListName,
): Promise<KeptList> {
  const { cadence, date } = plan;
  const { columns } = closing;
  const nameOf = await namesOf(trx, fresh.keys);
  return insertList(
    office.store,
    trx,
    {
      cadence,
      date,
      ...name,
      source: 'computed',
      columns,
      packed,
      nameOf,
      editions: editionsOfList(input, closing),
      practice: office.practice,
      engine: ENGINE,
      inputs,
      summary: summary as unknown as Json,
      fingerprint,
      rated: summary.diff.ratedAfter,
    },
    'draft',
    { hash, memoryHash, ...saltNames(fresh, nameOf) },
  );
}

/** The resolved editions a list was made with, by their IDs. */
export function editionsOfList(
  { editions: known, date }: Pick<ClosingInput, 'editions' | 'date'>,
  { rated }: Pick<Closing, 'rated'>,
): Json {
  const editions: readonly Edition[] = [known.at(date), ...rated.map(({ edition }) => edition)];
  const byId = new Map(editions.map((edition) => [edition.id, edition]));
  return Object.fromEntries([...byId].map(([id, edition]) => [id, edition as unknown as Json]));
}

/** Keeps what stands beside some lists, which may themselves be kept later in the same write. */
export async function keepEvents(
  { store }: Office,
  trx: Transaction<Schema>,
  lists: readonly (readonly [list: number, rows: EventRows])[],
): Promise<void> {
  const rowsOf = (table: keyof EventRows): BulkRow[] =>
    lists.flatMap(([list, rows]) => rows[table].map((row) => [list, ...row]));
  await store.bulk(trx, 'rated_event', ['list', 'event', 'packed'], rowsOf('rated'));
  await store.bulk(trx, 'participation', ['list', 'first', 'players'], rowsOf('participations'));
  await store.bulk(trx, 'partial_result', ['list', 'player', 'event', 'result'], rowsOf('partial'));
}

/** What is kept beside a list of the events on it, by table. */
export interface EventRows {
  readonly rated: readonly (readonly [event: string, packed: Uint8Array])[];
  readonly participations: readonly ParticipationRow[];
  readonly partial: readonly (readonly [player: number, event: string, result: string])[];
}

export function eventRows(
  { rated }: Pick<RatedPlayers, 'rated'>,
  { corrected }: Pick<ClosingInput, 'corrected'>,
): EventRows {
  const partial: [player: number, event: string, result: string][] = [];
  const participants = rated.map(({ id, players }): Participants => {
    for (const [key, unrated] of players.unrated)
      if (key !== 0) partial.push([key, id, JSON.stringify(unrated)]);
    return [id, players.keys().filter((key) => key !== 0)];
  });
  // A corrected result is kept here as well, beside what the player may have played for this list.
  for (const [key, results] of corrected) {
    for (const result of results)
      partial.push([key, resultKey(result.event, result.list ?? ''), JSON.stringify(result)]);
  }
  return {
    rated: rated.map((event) => [event.id, packRatedEvent(event)]),
    participations: participationRows(participants),
    partial: partial.sort(([one], [other]) => one - other),
  };
}

/** Drafts nobody published make room for the next. */
export async function dropDrafts(
  trx: Transaction<Schema>,
  cadences: readonly Cadence[],
  date: string,
): Promise<void> {
  const drafts = await trx
    .selectFrom('list')
    .select('id')
    .where('cadence', 'in', cadences)
    .where('date', '=', date)
    .where('state', '=', 'draft')
    .execute();
  if (drafts.length === 0) return;
  const ids = drafts.map(({ id }) => id);
  for (const table of ['rated_event', 'participation', 'partial_result', 'period_games'] as const) {
    await trx.deleteFrom(table).where('list', 'in', ids).execute();
  }
  await trx.deleteFrom('list').where('id', 'in', ids).execute();
}

/** The entry of a closing: which draft came out of what. */
export async function enterClosing(
  office: Office,
  trx: Transaction<Schema>,
  { cadence, date }: Pick<ClosingPlan, 'cadence' | 'date'>,
  kept: KeptList,
): Promise<void> {
  await append(trx, {
    kind: 'list-closed',
    actor: office.actor,
    at: office.now().toISOString(),
    subject: `${cadence} ${date}`,
    body: {
      cadence,
      date,
      revision: kept.revision,
      hash: kept.hash,
      memoryHash: kept.memoryHash,
      fingerprint: kept.fingerprint,
    },
  });
}
