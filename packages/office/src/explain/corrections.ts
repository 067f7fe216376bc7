import type { Kysely } from 'kysely';
import type { CorrectionLine } from '../closing/input.ts';
import type { ClosingPlan } from '../closing/plan.ts';
import { unpackRatedEvent } from '../closing/rated-event.ts';
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
  db: Kysely<Schema>,
  plan: ClosingPlan,
  lines: readonly CorrectionLine[],
): Promise<readonly ExplainedCorrection[]> {
  const explained: ExplainedCorrection[] = [];
  for (const line of lines) {
    const list = plan.lists.find(({ date }) => date === line.list);
    const kept = list && (await keptChange(db, list.id, line));
    const applied = (kept?.change ?? 0) + (await correctedSince(db, plan, line));
    explained.push({
      ...line,
      applied,
      corrected: applied + line.change,
      first: kept?.first ?? false,
      because: await becauseOf(db, plan, line.event),
    });
  }
  return explained;
}

async function keptChange(
  db: Kysely<Schema>,
  list: number,
  { event, player }: CorrectionLine,
): Promise<{ readonly change: number; readonly first: boolean } | null> {
  const row = await db
    .selectFrom('rated_event')
    .select('packed')
    .where('list', '=', list)
    .where('event', '=', event)
    .executeTakeFirst();
  const kept = row && unpackRatedEvent(row.packed).players.find(({ key }) => key === player);
  return kept ? { change: kept.change ?? 0, first: kept.rating === null } : null;
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
