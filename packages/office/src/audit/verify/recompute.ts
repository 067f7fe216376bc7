import { defined, type Edition } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import type { Office } from '../../office.ts';
import { summarise } from '../../period/compute-list.ts';
import { rebuildInput } from '../../period/inputs/rebuild-input.ts';
import { planOf } from '../../period/plan/plan-of-list.ts';
import { rateList } from '../../period/rate/rate-events.ts';
import { type EventRows, editionsOfList, eventRows } from '../../period/save-draft.ts';
import { idOf, type ListColumns } from '../../rating-lists/columns.ts';
import { binStartsOf } from '../../rating-lists/diff.ts';
import { participationsIn } from '../../rating-lists/store/participations.ts';
import { NO_ROW, walkBoth } from '../../rating-lists/walk.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import type { ListRow } from './list.ts';
import { type Checked, resultOf } from './result.ts';

/** Recomputes a list with its events, summary and editions; returns the first difference. */
export async function recompute(office: Office, row: ListRow, columns: ListColumns): Promise<Checked> {
  const asComputed: Office = { ...office, practice: row.practice };
  const { db } = office.store;
  const plan = planOf(row);
  const { input, redactedBirths } = await rebuildInput(asComputed, plan, row);
  const list = rateList(input);
  const difference = firstDifference(columns, list.columns, redactedBirths);
  // Until 2021 a junior's K depends on the day of birth, which was redacted.
  if (difference === 'redacted') return { standing: 'redacted', difference: null };
  if (difference !== null) return resultOf(difference);
  const other =
    (await wrongEvent(db, row, eventRows(list, input))) ??
    wrongSummary(row, { ...summarise(plan, input, list, binStartsOf(row.summary)) }) ??
    wrongEditions(row, editionsOfList(input, list));
  return resultOf(other);
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
  const [found, expected] = [defined(kept[column][row]), defined(again[column][other])];
  return { code: 'player-value', values: { id: idOf(kept, row), column, found, expected } };
}

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
    // Also the split into rows: players are looked up by the first key of a row.
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

/** A difference in the row is reported for its first event. */
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

/** Held events are recorded at the closing only: a recomputation does not have them. */
function wrongSummary({ summary }: ListRow, again: object): Difference | null {
  const { held } = JSON.parse(summary) as { readonly held?: Json };
  if (canonicalJson({ ...again, held } as unknown as Json) === summary) return null;
  return { code: 'list-value', values: { column: 'summary' } };
}

function wrongEditions({ editions }: ListRow, again: EditionsById): Difference | null {
  const kept = JSON.parse(editions) as EditionsById;
  const same = canonicalJson(decisive(kept, kept)) === canonicalJson(decisive(again, kept));
  return same ? null : { code: 'list-value', values: { column: 'editions' } };
}

type EditionsById = { readonly [id: string]: Edition };

/** Without the variants not in use and the rules added since `kept` was stored: neither changes a number of its list. */
function decisive(editions: EditionsById, kept: EditionsById): Json {
  const entries = Object.entries(editions).map(([id, { variants: _, rules, ...edition }]) => {
    const known = Object.entries(rules).filter(([name]) => name in (kept[id]?.rules ?? {}));
    return [id, { ...edition, rules: Object.fromEntries(known) }];
  });
  return Object.fromEntries(entries);
}
