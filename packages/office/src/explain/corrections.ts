import { parseDate } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { correctedUnits } from '../closing/chains.ts';
import { type CorrectionContext, listThen, rateAgain } from '../closing/corrected-event.ts';
import { isFirstRating } from '../closing/corrections.ts';
import type { CorrectionLine } from '../closing/input.ts';
import type { ClosingPlan } from '../closing/plan.ts';
import { mergedKeys } from '../closing/survivors.ts';
import type { Office } from '../context.ts';
import { loadList } from '../lists-in-store/load.ts';
import type { Schema } from '../store/schema.ts';

/** What a corrected report changed for a player, in hundredths. */
export interface ExplainedCorrection extends CorrectionLine {
  /** What lists had given for the event before. */
  readonly applied: number;
  /** What the corrected report gives: `applied` + `change`. */
  readonly corrected: number;
  /** The player came on the list with the event: what changes is the first rating. */
  readonly first: boolean;
  /** What the officer said; null: redacted. */
  readonly because: string | null;
}

/** The lines of a player's corrections on a list, each with what had been applied and why it was corrected. */
export async function explainedCorrections(
  office: Office,
  plan: ClosingPlan,
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
    survivors: await mergedKeys(db, plan.peopleSeq),
  };
  const units = await correctedUnits(db, plan);
  const explained: ExplainedCorrection[] = [];
  for (const line of lines) {
    const unit = units.find(({ event, list }) => event === line.event && list.date === line.list);
    // Rated again, since somebody whom only the corrected report brought in is not in the event as it stands.
    const corrected = unit && (await rateAgain(context, await listThen(context, unit.list), unit));
    const kept = corrected?.kept.players.find(({ key }) => key === line.player);
    const applied = (kept?.change ?? 0) + (await correctedSince(db, plan, line));
    explained.push({
      ...line,
      applied,
      corrected: applied + line.change,
      first: corrected !== undefined && isFirstRating(corrected, line.player),
      because: await becauseOf(db, plan, line.event),
    });
  }
  return explained;
}

/** By corrections on the lists between the one the event stands on and this one. */
async function correctedSince(
  db: Kysely<Schema>,
  { lists }: ClosingPlan,
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

/** Of several corrections of an event that a list takes in, the reason of the newest. */
async function becauseOf(db: Kysely<Schema>, plan: ClosingPlan, event: string): Promise<string | null> {
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
  const document = await db
    .selectFrom('document')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return document?.bytes ? new TextDecoder().decode(document.bytes) : null;
}
