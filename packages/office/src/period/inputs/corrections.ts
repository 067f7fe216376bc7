import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../../office.ts';
import type { ListName } from '../../rating-lists/store/load.ts';
import type { Schema } from '../../store/schema.ts';
import type { PeriodPlan } from '../plan/plan.ts';
import type { CorrectionLine, UnratedEvent } from '../rate/input.ts';
import {
  type CorrectedEvent,
  type CorrectionContext,
  correctedResult,
  type LoadList,
  originalList,
  rerate,
} from './corrected-event.ts';
import { CorrectedFirstRatings } from './corrected-first-ratings.ts';
import { CorrectedPeriods } from './corrected-periods.ts';
import { type EventToCorrect, eventsCorrectedBefore, eventsToCorrect } from './events-to-correct.ts';
import { mergedKeys } from './merged-players.ts';

/** What corrected reports change: lines for rated players, new results for unrated ones. */
export interface Corrections {
  readonly lines: readonly CorrectionLine[];
  /** By player: corrected results of events on earlier lists. */
  readonly results: ReadonlyMap<number, readonly UnratedEvent[]>;
}

/**
 * The exact change by the corrected report minus the exact change applied so far. K is that of the period: K on the
 * list before, limited by the games that should have been in it. An event of a first rating gives the difference
 * between the correct first rating and the published one.
 */
export async function correctionLines(
  office: Office,
  db: Kysely<Schema>,
  plan: PeriodPlan,
  load: LoadList,
): Promise<Corrections> {
  const targets = await eventsToCorrect(db, plan);
  if (targets.length === 0) return { lines: [], results: new Map() };
  const merges = await mergedKeys(db, plan.peopleSeq);
  const context = { office, db, plan, load, merges };
  const earlier = await earlierLines(context);
  const firsts = new CorrectedFirstRatings(context, earlier);
  const lines: CorrectionLine[] = [];
  const results = new Map<number, UnratedEvent[]>();
  for (const [, open] of Map.groupBy(targets, ({ list }) => list.id)) {
    const list = defined(open[0]).list;
    const correcting = new CorrectedList(context, list, earlier, firsts);
    await correcting.prepare(open);
    lines.push(...(await correcting.lines()));
    for (const [key, result] of correcting.results()) {
      results.set(key, [...(results.get(key) ?? []), result]);
    }
  }
  return { lines: lines.toSorted((a, b) => a.player - b.player), results };
}

/** Correction lines of earlier lists, with merged keys. */
async function earlierLines({ db, plan, merges }: CorrectionContext): Promise<readonly CorrectionLine[]> {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('event', 'event.id', 'correction.event')
    .select('correction.applied')
    .distinct()
    .where('event.cadence', '=', plan.cadence)
    .where('correction.applied', '<', plan.date)
    .orderBy('correction.applied')
    .execute();
  const lines: CorrectionLine[] = [];
  for (const { applied } of rows) {
    const holder = plan.lists.find((each) => each.date === applied);
    if (holder === undefined) continue;
    const { summary } = await db
      .selectFrom('list')
      .select('summary')
      .where('id', '=', holder.id)
      .executeTakeFirstOrThrow();
    const { corrections = [] } = JSON.parse(summary) as { corrections?: readonly CorrectionLine[] };
    for (const line of corrections) lines.push({ ...line, player: merges.get(line.player) ?? line.player });
  }
  return lines;
}

/** A list of which some events were corrected. */
class CorrectedList {
  readonly #context: CorrectionContext;
  readonly #list: ListName;
  readonly #earlier: readonly CorrectionLine[];
  readonly #firsts: CorrectedFirstRatings;
  #periods: CorrectedPeriods | null = null;
  /** Events already corrected by earlier lists, and those to correct now. */
  #settled: readonly CorrectedEvent[] = [];
  #open: readonly CorrectedEvent[] = [];

  constructor(
    context: CorrectionContext,
    list: ListName,
    earlier: readonly CorrectionLine[],
    firsts: CorrectedFirstRatings,
  ) {
    this.#context = context;
    this.#list = list;
    this.#earlier = earlier.filter((line) => line.list === list.date);
    this.#firsts = firsts;
  }

  async prepare(open: readonly EventToCorrect[]): Promise<void> {
    const { db, plan } = this.#context;
    const list = await originalList(this.#context, this.#list);
    const rerateAll = async (targets: readonly EventToCorrect[]): Promise<CorrectedEvent[]> => {
      const events: CorrectedEvent[] = [];
      for (const target of targets) events.push(await rerate(this.#context, list, target));
      return events;
    };
    this.#open = await rerateAll(open);
    this.#settled = await rerateAll(await eventsCorrectedBefore(db, plan, this.#list));
    this.#periods = new CorrectedPeriods(this.#context, this.#list, list.mergedInput);
  }

  async lines(): Promise<readonly CorrectionLine[]> {
    const lines: CorrectionLine[] = [];
    for (const [index, corrected] of this.#open.entries()) {
      const { event, overtaken } = corrected.target;
      if (overtaken) continue;
      for (const player of playersOf(corrected)) {
        const change = await this.#changeOwed(player, index);
        if (change !== 0) lines.push({ player, event, list: this.#list.date, change });
      }
    }
    return lines;
  }

  *results(): Generator<readonly [key: number, result: UnratedEvent]> {
    for (const corrected of this.#open) {
      for (const key of playersOf(corrected)) {
        const result = correctedResult(corrected, key);
        if (result) yield [key, result];
      }
    }
  }

  /** Each event's line is what it adds to the events corrected before it. */
  async #changeOwed(key: number, index: number): Promise<number> {
    const corrected = defined(this.#open[index]);
    if (isFirstRating(corrected, key)) return this.#firsts.owed(key, corrected);
    const periods = this.#periods as CorrectedPeriods;
    const earlier = this.#open.slice(0, index).filter(({ target }) => !target.overtaken);
    const before = [...this.#settled, ...earlier];
    const isFirst = !earlier.some((each) => playersOf(each).includes(key));
    const applied = isFirst ? await this.#applied(key) : await periods.change(key, before);
    return (await periods.change(key, [...before, corrected])) - applied;
  }

  /** Hundredths applied so far to the period, by the list itself and by corrections. */
  async #applied(key: number): Promise<number> {
    const first = [...this.#settled, ...this.#open].filter((each) => isFirstRating(each, key));
    const others = new Set(first.map(({ target }) => target.event));
    const lines = this.#earlier.filter(({ player, event }) => player === key && !others.has(event));
    return lines.reduce(
      (sum, { change }) => sum + change,
      await (this.#periods as CorrectedPeriods).applied(key),
    );
  }
}

function playersOf({ original, rerated }: CorrectedEvent): readonly number[] {
  const keys = new Set([...original.players, ...rerated.players].map(({ key }) => key));
  keys.delete(0);
  return [...keys];
}

/** Whether the event counts or counted towards a first rating. */
export function isFirstRating({ original, rerated }: CorrectedEvent, key: number): boolean {
  const before = original.players.find((player) => player.key === key);
  if (before !== undefined && before.rating === null) return true;
  return Boolean(rerated.players.find((player) => player.key === key)?.unrated);
}
