import { parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { documentBytes } from '../../ledger/documents.ts';
import type { Office } from '../../office.ts';
import { type CorrectionContext, originalList, rerate } from '../../period/inputs/corrected-event.ts';
import { isFirstRating } from '../../period/inputs/corrections.ts';
import { eventsToCorrect } from '../../period/inputs/events-to-correct.ts';
import { mergedKeys } from '../../period/inputs/merged-players.ts';
import type { PeriodPlan } from '../../period/plan/plan.ts';
import type { CorrectionLine } from '../../period/rate/input.ts';
import { loadList } from '../../rating-lists/store/load.ts';
import type { Schema } from '../../store/schema.ts';

/** The effect of a corrected report on a player, in hundredths. */
export interface ExplainedCorrection extends CorrectionLine {
  /** The change that earlier lists gave for the event. */
  readonly applied: number;
  /** The change by the corrected report: `applied` + `change`. */
  readonly corrected: number;
  /** The event gave the player a first rating: the correction changes it. */
  readonly first: boolean;
  /** The officer's reason; null: redacted. */
  readonly because: string | null;
}

/** A player's corrections on a list, each with the change applied before and the reason. */
export async function explainedCorrections(
  office: Office,
  plan: PeriodPlan,
  lines: readonly CorrectionLine[],
): Promise<readonly ExplainedCorrection[]> {
  if (lines.length === 0) return [];
  const { db } = office.store;
  const context: CorrectionContext = {
    office,
    db,
    plan,
    load: async ({ id }) => {
      const { date, columns } = await loadList(office.store, id);
      return { id, date: parseDate(date), columns };
    },
    merges: await mergedKeys(db, plan.peopleSeq),
  };
  const targets = await eventsToCorrect(db, plan);
  const explained: ExplainedCorrection[] = [];
  for (const line of lines) {
    const target = targets.find(({ event, list }) => event === line.event && list.date === line.list);
    // The stored event does not have players who are only in the corrected report.
    const corrected = target && (await rerate(context, await originalList(context, target.list), target));
    const original = corrected?.original.players.find(({ key }) => key === line.player);
    const applied = (original?.change ?? 0) + (await correctedSince(db, plan, line));
    explained.push({
      ...line,
      applied,
      corrected: applied + line.change,
      first: corrected !== undefined && isFirstRating(corrected, line.player),
      because: await reasonOf(db, plan, line.event),
    });
  }
  return explained;
}

/** The sum of earlier corrections: those on lists after the event's and before this one. */
async function correctedSince(
  db: Kysely<Schema>,
  { lists }: PeriodPlan,
  { player, event, list }: CorrectionLine,
): Promise<number> {
  const between = lists.filter(({ date }) => date > list).map(({ id }) => id);
  if (between.length === 0) return 0;
  const rows = await db.selectFrom('list').select('summary').where('id', 'in', between).execute();
  return rows
    .flatMap(({ summary }) => (JSON.parse(summary).corrections ?? []) as readonly CorrectionLine[])
    .filter((line) => line.player === player && line.event === event && line.list === list)
    .reduce((sum, { change }) => sum + change, 0);
}

/** The reason of the newest correction of an event on this list. */
async function reasonOf(db: Kysely<Schema>, plan: PeriodPlan, event: string): Promise<string | null> {
  const parts = await db
    .selectFrom('event')
    .select('id')
    .where((of) => of.or([of('id', '=', event), of('part_of', '=', event)]))
    .execute();
  const events = new Set(parts.map(({ id }) => id));
  const seq = plan.corrections.findLast((each) => events.has(each.event))?.seq;
  if (seq === undefined) return null;
  const entry = await db.selectFrom('entry').select('body').where('seq', '=', seq).executeTakeFirst();
  const hash = entry && (JSON.parse(entry.body) as { readonly because?: string }).because;
  if (!hash) return null;
  const bytes = await documentBytes(db, hash);
  return bytes && new TextDecoder().decode(bytes);
}
