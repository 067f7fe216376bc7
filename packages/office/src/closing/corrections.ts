import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';
import { type CorrectedUnit, correctedUnits, settledUnits } from './chains.ts';
import {
  type CorrectedEvent,
  type CorrectionContext,
  correctedResult,
  type LoadList,
  listThen,
  rateAgain,
} from './corrected-event.ts';
import { CorrectedFirstRatings } from './corrected-firsts.ts';
import { CorrectedPeriods } from './corrected-periods.ts';
import type { CorrectionLine, UnratedEvent } from './input.ts';
import type { ClosingPlan } from './plan.ts';
import { mergedKeys } from './survivors.ts';

/** What corrected reports change: lines for rated players, new results for those still unrated. */
export interface Corrections {
  readonly lines: readonly CorrectionLine[];
  /** By player: corrected results of events on earlier lists. */
  readonly results: ReadonlyMap<number, readonly UnratedEvent[]>;
}

/**
 * The exact change by the corrected report minus the exact change applied so far, with the K of that period: the one
 * the list before showed, limited by the games that should have been in it. Who got a first rating with the event
 * owes the difference between what it would have been and what it was.
 */
export async function correctionLines(
  office: Office,
  db: Kysely<Schema>,
  plan: ClosingPlan,
  load: LoadList,
): Promise<Corrections> {
  const units = await correctedUnits(db, plan);
  if (units.length === 0) return { lines: [], results: new Map() };
  const survivors = await mergedKeys(db, plan.peopleSeq);
  const context = { office, db, plan, load, survivors };
  const earlier = await linesSoFar(context);
  const firsts = new CorrectedFirstRatings(context, earlier);
  const lines: CorrectionLine[] = [];
  const results = new Map<number, UnratedEvent[]>();
  for (const [, open] of Map.groupBy(units, ({ list }) => list.id)) {
    const list = (open[0] as CorrectedUnit).list;
    const correcting = new CorrectedList(context, list, earlier, firsts);
    await correcting.prepare(open);
    lines.push(...(await correcting.lines()));
    for (const [key, result] of correcting.results()) {
      results.set(key, [...(results.get(key) ?? []), result]);
    }
  }
  return { lines: lines.toSorted((a, b) => a.player - b.player), results };
}

/** Lines of the lists before, their players as they are known now. */
async function linesSoFar({ db, plan, survivors }: CorrectionContext): Promise<readonly CorrectionLine[]> {
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
    for (const line of corrections)
      lines.push({ ...line, player: survivors.get(line.player) ?? line.player });
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
  /** Events as lists before this one have corrected them, and as they are corrected now. */
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

  async prepare(open: readonly CorrectedUnit[]): Promise<void> {
    const { db, plan } = this.#context;
    const list = await listThen(this.#context, this.#list);
    const again = async (units: readonly CorrectedUnit[]): Promise<CorrectedEvent[]> => {
      const events: CorrectedEvent[] = [];
      for (const unit of units) events.push(await rateAgain(this.#context, list, unit));
      return events;
    };
    this.#open = await again(open);
    this.#settled = await again(await settledUnits(db, plan, this.#list));
    this.#periods = new CorrectedPeriods(this.#context, this.#list, list.inputNow);
  }

  async lines(): Promise<readonly CorrectionLine[]> {
    const lines: CorrectionLine[] = [];
    for (const [index, corrected] of this.#open.entries()) {
      const { event, overtaken } = corrected.unit;
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

  /** Each event owes what it adds to those corrected before it. */
  async #changeOwed(key: number, index: number): Promise<number> {
    const corrected = this.#open[index] as CorrectedEvent;
    if (isFirstRating(corrected, key)) return this.#firsts.owed(key, corrected);
    const periods = this.#periods as CorrectedPeriods;
    const earlier = this.#open.slice(0, index).filter(({ unit }) => !unit.overtaken);
    const before = [...this.#settled, ...earlier];
    const isFirst = !earlier.some((each) => playersOf(each).includes(key));
    const applied = isFirst ? await this.#applied(key) : await periods.change(key, before);
    return (await periods.change(key, [...before, corrected])) - applied;
  }

  /** Hundredths that lists have given for the period: when it was rated, and by corrections since. */
  async #applied(key: number): Promise<number> {
    const first = [...this.#settled, ...this.#open].filter((each) => isFirstRating(each, key));
    const others = new Set(first.map(({ unit }) => unit.event));
    const lines = this.#earlier.filter(({ player, event }) => player === key && !others.has(event));
    return lines.reduce(
      (sum, { change }) => sum + change,
      await (this.#periods as CorrectedPeriods).applied(key),
    );
  }
}

function playersOf({ kept, again }: CorrectedEvent): readonly number[] {
  const keys = new Set([...kept.players, ...again.players].map(({ key }) => key));
  keys.delete(0);
  return [...keys];
}

/** Whether the event counts towards a first rating, or did. */
export function isFirstRating({ kept, again }: CorrectedEvent, key: number): boolean {
  const before = kept.players.find((player) => player.key === key);
  if (before !== undefined && before.rating === null) return true;
  return Boolean(again.players.find((player) => player.key === key)?.unrated);
}
