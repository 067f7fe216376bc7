import type { Cadence, Edition } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { enter } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { insertList, type KeptList } from '../rating-lists/store/insert-list.ts';
import type { ListName } from '../rating-lists/store/load.ts';
import { namesOf } from '../rating-lists/store/new-names.ts';
import {
  type Participants,
  type ParticipationRow,
  participationRows,
} from '../rating-lists/store/participations.ts';
import { saltNames } from '../rating-lists/store/salted-names.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow } from '../store/store.ts';
import { ENGINE } from '../version.ts';
import type { ComputedList } from './compute-list.ts';
import { resultKey } from './inputs/partial-results.ts';
import { fingerprintOfInputs, type PeriodPlan, planInputs } from './plan/plan.ts';
import type { PeriodInput } from './rate/input.ts';
import { packRatedEvent } from './rate/pack-event.ts';
import type { RatedList } from './rate/rate-events.ts';

/** What is saved of a plan with its list. */
export interface SavedPlan {
  /** Canonical JSON. */
  readonly inputs: string;
  readonly fingerprint: string;
}

export function savedPlan(office: Office, plan: PeriodPlan): SavedPlan {
  const inputs = canonicalJson(planInputs(plan));
  return { inputs, fingerprint: fingerprintOfInputs(inputs, office) };
}

/** Saves a list as a draft, under the number and revision already chosen for it, if any. */
export async function saveDraft(
  office: Office,
  trx: Transaction<Schema>,
  list: ComputedList,
  { inputs, fingerprint }: SavedPlan,
  name?: ListName,
): Promise<KeptList> {
  const { plan, columns, summary, packed, hash, memoryHash, newNames: fresh } = list;
  const { cadence, date } = plan;
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
      editions: editionsOfList(list.input, list) as unknown as Json,
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

/** The resolved editions of a list, by ID. */
export function editionsOfList(
  { editions: known, date }: Pick<PeriodInput, 'editions' | 'date'>,
  { rated }: Pick<RatedList, 'rated'>,
): { readonly [id: string]: Edition } {
  const editions: readonly Edition[] = [known.at(date), ...rated.map(({ edition }) => edition)];
  return Object.fromEntries(editions.map((edition) => [edition.id, edition]));
}

/** Saves the events of some lists. */
export async function saveEvents(
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

/** What is saved of the events on a list, by table. */
export interface EventRows {
  readonly rated: readonly (readonly [event: string, packed: Uint8Array])[];
  readonly participations: readonly ParticipationRow[];
  readonly partial: readonly (readonly [player: number, event: string, result: string])[];
}

export function eventRows(
  { rated }: Pick<RatedList, 'rated'>,
  { corrected }: Pick<PeriodInput, 'corrected'>,
): EventRows {
  const partial: [player: number, event: string, result: string][] = [];
  const participants = rated.map(({ id, players, unrated }): Participants => {
    for (const [key, result] of unrated) if (key !== 0) partial.push([key, id, JSON.stringify(result)]);
    return [id, players.map(({ key }) => key).filter((key) => key !== 0)];
  });
  // Corrected results as well, beside those of this list.
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

/** Drops unpublished drafts. */
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
  for (const table of ['rated_event', 'participation', 'partial_result'] as const) {
    await trx.deleteFrom(table).where('list', 'in', ids).execute();
  }
  await trx.deleteFrom('list').where('id', 'in', ids).execute();
}

/** The ledger entry of a closing. */
export async function recordClosing(
  office: Office,
  trx: Transaction<Schema>,
  { cadence, date }: Pick<PeriodPlan, 'cadence' | 'date'>,
  kept: KeptList,
): Promise<void> {
  await enter(office, trx, 'list-closed', `${cadence} ${date}`, {
    cadence,
    date,
    revision: kept.revision,
    hash: kept.hash,
    memoryHash: kept.memoryHash,
    fingerprint: kept.fingerprint,
  });
}
