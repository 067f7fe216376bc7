import type { Cadence, Edition } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import type { Json } from '../ledger/canonical.ts';
import { append } from '../ledger/ledger.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { type Reconciliation, reconcile } from '../lists/points.ts';
import { insertList, type KeptList } from '../lists-in-store/insert-list.ts';
import { saltNames } from '../lists-in-store/salted-names.ts';
import type { Schema } from '../store/schema.ts';
import { ENGINE } from '../version.ts';
import type { Closing } from './close.ts';
import { type Finished, finishList } from './finish.ts';
import type { ClosingInput } from './input.ts';
import { namesOf, newNames } from './names.ts';
import { resultKey } from './partial-results.ts';
import { type ClosingPlan, fingerprintOf, planInputs } from './plan.ts';
import { keptEvent, packRatedEvent } from './rated-event.ts';

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

/** A list that is worked out, and everything it was worked out from. */
export interface WorkedOut {
  readonly plan: ClosingPlan;
  readonly input: ClosingInput;
  readonly closing: Closing;
  readonly summary: ListSummary;
  /** Its hashes and its packed columns, where they are being made already. */
  readonly finished?: Promise<Finished>;
}

export function summarise(plan: ClosingPlan, input: ClosingInput, closing: Closing): ListSummary {
  const { columns, tally, rated, newcomers } = closing;
  const games = rated.reduce(
    (sum, event) => sum + event.players.reduce((counted, player) => counted + player.n, 0),
    0,
  );
  const waiting = new Set(
    rated.flatMap((event) =>
      event.players.flatMap(({ key, unrated }) => (unrated && !newcomers.has(key) ? [key] : [])),
    ),
  );
  return {
    diff: diffLists(input.published, columns, { wasListed: (key) => input.former.has(key) }),
    points: reconcile(input.published, columns, tally),
    events: rated.length,
    games,
    held: plan.held,
    corrections: input.corrections,
    overtaken: plan.corrections.filter((each) => each.overtaken !== undefined).map(({ event }) => event),
    waiting: waiting.size,
  };
}

/** Keeps a list as a draft, in the place of an earlier draft of the same list. */
export async function keepDraft(
  office: Office,
  trx: Transaction<Schema>,
  { plan, input, closing, summary, finished }: WorkedOut,
): Promise<KeptList> {
  const { store } = office;
  const { cadence, date } = plan;
  await dropDrafts(trx, cadence, date);
  const { columns } = closing;
  const fresh = newNames(input.published, columns);
  const nameOf = await namesOf(trx, fresh.keys);
  const { packed, ...hashes } = await (finished ?? finishList({ cadence, date, columns }));
  const kept = await insertList(
    store,
    trx,
    {
      cadence,
      date,
      source: 'computed',
      columns,
      packed,
      nameOf,
      editions: editionsOfList(input, closing),
      practice: office.practice,
      engine: ENGINE,
      inputs: planInputs(plan),
      summary: summary as unknown as Json,
      fingerprint: fingerprintOf(plan, office),
    },
    'draft',
    { ...hashes, ...saltNames(fresh, nameOf) },
  );
  await keepEvents(office, trx, kept.id, closing, input.corrected);
  return kept;
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

async function keepEvents(
  { store }: Office,
  trx: Transaction<Schema>,
  list: number,
  closing: Closing,
  corrected: ClosingInput['corrected'],
): Promise<void> {
  const { rated, participations, partial } = eventRows(list, closing, corrected);
  await store.bulk(trx, 'rated_event', ['list', 'event', 'packed'], rated);
  await store.bulk(trx, 'participation', ['player', 'list', 'event'], participations);
  await store.bulk(trx, 'partial_result', ['player', 'list', 'event', 'result'], partial);
}

/** What is kept beside a list of the events on it, by table. */
export interface EventRows {
  readonly rated: readonly (readonly [list: number, event: string, packed: Uint8Array])[];
  readonly participations: readonly (readonly [player: number, list: number, event: string])[];
  readonly partial: readonly (readonly [player: number, list: number, event: string, result: string])[];
}

export function eventRows(
  list: number,
  { rated, periods }: Closing,
  corrected: ClosingInput['corrected'],
): EventRows {
  const players = rated.flatMap((event) => event.players.map((player) => ({ event: event.id, ...player })));
  const known = players.filter(({ key }) => key !== 0).toSorted((a, b) => a.key - b.key);
  return {
    rated: rated.map((event) => [list, event.id, packRatedEvent(keptEvent(event, periods))]),
    participations: known.map(({ key, event }) => [key, list, event]),
    partial: [
      ...known.flatMap(({ key, event, unrated }) =>
        unrated ? [[key, list, event, JSON.stringify(unrated)] as const] : [],
      ),
      // A corrected result is kept here as well, beside what the player may have played for this list.
      ...[...corrected].flatMap(([key, results]) =>
        results.map(
          (result) =>
            [key, list, resultKey(result.event, result.list ?? ''), JSON.stringify(result)] as const,
        ),
      ),
    ],
  };
}

/** A draft nobody published makes room for the next. */
export async function dropDrafts(trx: Transaction<Schema>, cadence: Cadence, date: string): Promise<void> {
  const drafts = await trx
    .selectFrom('list')
    .select('id')
    .where('cadence', '=', cadence)
    .where('date', '=', date)
    .where('state', '=', 'draft')
    .execute();
  for (const { id } of drafts) {
    for (const table of ['rated_event', 'participation', 'partial_result'] as const) {
      await trx.deleteFrom(table).where('list', '=', id).execute();
    }
    await trx.deleteFrom('list').where('id', '=', id).execute();
  }
}

/** The entry of a closing: which draft came out of what. */
export async function enterClosing(
  office: Office,
  trx: Transaction<Schema>,
  plan: ClosingPlan,
  kept: KeptList,
): Promise<void> {
  const { cadence, date } = plan;
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
      fingerprint: fingerprintOf(plan, office),
    },
  });
}
