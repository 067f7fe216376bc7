import type { Kysely } from 'kysely';
import { gatherAgain, planOf } from '../../closing/again.ts';
import { closeList } from '../../closing/close.ts';
import { type EventRows, editionsOfList, eventRows, summarise } from '../../closing/draft.ts';
import { changesBy } from '../../closing/finish.ts';
import type { Office } from '../../context.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { idOf, type ListColumns } from '../../lists/columns.ts';
import { NO_ROW, walkBoth } from '../../lists/walk.ts';
import { participationsIn } from '../../lists-in-store/participations.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from '../differences.ts';
import type { ListRow } from './list.ts';
import { type Judged, judged } from './standing.ts';

/** Works a list out from the ledger again, with all that is kept beside it; answers with the first difference. */
export async function recompute(office: Office, row: ListRow, columns: ListColumns): Promise<Judged> {
  const then: Office = { ...office, practice: row.practice === 'applied' ? 'applied' : 'text' };
  const { db } = office.store;
  const plan = planOf(row);
  const { input, redactedBirths } = await gatherAgain(then, plan, row);
  const closing = closeList(input);
  const difference = firstDifference(columns, closing.columns, redactedBirths);
  // Without the day of birth nobody can tell which K was right, nor what follows from it.
  if (difference === 'redacted') return { standing: 'redacted', difference: null };
  if (difference !== null) return judged(difference);
  const worked = { plan, input, closing };
  const beside =
    (await wrongEvent(db, row, eventRows(closing, input))) ??
    wrongSummary(row, { ...summarise(worked, changesBy(input, closing.columns)) }) ??
    wrongEditions(row, editionsOfList(input, closing));
  return judged(beside);
}

const COMPARED = [
  'ratings',
  'games',
  'ks',
  'flags',
  'birthYears',
  'nameVersions',
  'played',
  'peaks',
  'firstListed',
  'inactiveSince',
] as const;

function firstDifference(
  kept: ListColumns,
  again: ListColumns,
  unprovable: ReadonlySet<number>,
): Difference | 'redacted' | null {
  let found: Difference | null = null;
  let isRedacted = false;
  walkBoth(kept, again, (key, row, other) => {
    if (found !== null) return;
    if (row !== NO_ROW && other !== NO_ROW && unprovable.has(key)) {
      isRedacted ||= COMPARED.some((each) => kept[each][row] !== again[each][other]);
    } else found = differenceOf(kept, row, again, other);
  });
  return found ?? (isRedacted ? 'redacted' : null);
}

function differenceOf(kept: ListColumns, row: number, again: ListColumns, other: number): Difference | null {
  if (row === NO_ROW) return { code: 'player-missing', values: { id: idOf(again, other) } };
  if (other === NO_ROW) return { code: 'player-extra', values: { id: idOf(kept, row) } };
  const column = COMPARED.find((each) => kept[each][row] !== again[each][other]);
  if (column === undefined) return null;
  const [found, expected] = [kept[column][row] as number, again[column][other] as number];
  return { code: 'player-value', values: { id: idOf(kept, row), column, found, expected } };
}

/** What is kept of the events on the list: what each gave, who took part, results of the unrated. */
async function wrongEvent(db: Kysely<Schema>, { id }: ListRow, rows: EventRows): Promise<Difference | null> {
  const rated = await db
    .selectFrom('rated_event')
    .select(['event', 'packed'])
    .where('list', '=', id)
    .execute();
  const participations = await db
    .selectFrom('participation')
    .select(['first', 'players'])
    .where('list', '=', id)
    .execute();
  const partial = await db
    .selectFrom('partial_result')
    .select(['player', 'event', 'result'])
    .where('list', '=', id)
    .execute();
  return (
    otherRows(
      'rated_event',
      rated.map(({ event, packed }) => [event, event, hex(packed)]),
      rows.rated.map(([event, packed]) => [event, event, hex(packed)]),
    ) ??
    otherRows(
      'participation',
      participations.flatMap(({ players }) => participants(players)),
      rows.participations.flatMap(([, players]) => participants(players)),
    ) ??
    // Each in his place, or nobody would find him.
    otherRows(
      'participation',
      participations.map(({ first, players }) => wholeRow(first, players)),
      rows.participations.map(([first, players]) => wholeRow(first, players)),
    ) ??
    otherRows(
      'partial_result',
      partial.map(({ player, event, result }) => [event, `${player} ${event}`, result]),
      rows.partial.map(([player, event, result]) => [event, `${player} ${event}`, result]),
    )
  );
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

type NamedRow = readonly [event: string, id: string, content: string];

function participants(players: string): readonly NamedRow[] {
  return participationsIn(players).map(([player, event]) => [event, `${player} ${event}`, '']);
}

/** Told by the first event in it. */
function wholeRow(first: number, players: string): NamedRow {
  return [participationsIn(players)[0]?.[1] ?? '–', String(first), players];
}

function otherRows(
  table: string,
  found: readonly NamedRow[],
  expected: readonly NamedRow[],
): Difference | null {
  const left = new Map(found.map(([event, id, content]) => [id, { event, content }]));
  for (const [event, id, content] of expected) {
    if (left.get(id)?.content !== content) return { code: 'event-value', values: { event, table } };
    left.delete(id);
  }
  for (const { event } of left.values()) return { code: 'event-value', values: { event, table } };
  return null;
}

/** Events that were held back are told once, when the list is closed. */
function wrongSummary({ summary }: ListRow, again: object): Difference | null {
  const { held } = JSON.parse(summary) as { readonly held?: Json };
  if (canonicalJson({ ...again, held } as unknown as Json) === summary) return null;
  return { code: 'list-value', values: { column: 'summary' } };
}

function wrongEditions({ editions }: ListRow, again: Json): Difference | null {
  return canonicalJson(again) === editions ? null : { code: 'list-value', values: { column: 'editions' } };
}
