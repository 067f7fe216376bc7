import type { Kysely } from 'kysely';
import { changesHash } from '../../imports/changes-hash.ts';
import { recordsByHash } from '../../ledger/documents.ts';
import type { Office } from '../../office.ts';
import { PLAYER_ENTRIES } from '../../players/entry-kinds.ts';
import type { PlayerChangeTable, Schema } from '../../store/schema.ts';
import { dayIn } from '../../today.ts';
import type { Difference } from './differences.ts';
import { cell } from './result.ts';

interface Body {
  readonly player?: number;
  readonly fields?: readonly string[];
  readonly since?: string;
  readonly from?: number;
  readonly into?: number;
  readonly person?: string;
  /** Of an import: its date, how many players changed, and the hash of the changes, which older entries lack. */
  readonly date?: string;
  readonly changed?: number;
  readonly changes?: string;
}

interface ChangeEntry {
  readonly seq: number;
  readonly kind: (typeof PLAYER_ENTRIES)[number];
  readonly at: string;
  readonly body: Body;
}

type ChangeRow = PlayerChangeTable;
type Expected = Pick<ChangeRow, 'player' | 'field'> & Partial<Pick<ChangeRow, 'before' | 'after'>>;

const ENTRIES_AT_ONCE = 1000;

/** Compares the history of player changes with the ledger, entry by entry. */
export async function verifyPlayerChanges({ store, zone }: Office): Promise<Difference | null> {
  const { db } = store;
  const merged = new Set<number>();
  let [last, rows] = [0, 0];
  for (;;) {
    const found = await db
      .selectFrom('entry')
      .select(['seq', 'kind', 'at', 'body'])
      .where('kind', 'in', PLAYER_ENTRIES)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(ENTRIES_AT_ONCE)
      .execute();
    if (found.length === 0) break;
    const entries = found.map(({ kind, body, ...entry }) => {
      return { ...entry, kind: kind as ChangeEntry['kind'], body: JSON.parse(body) as Body };
    });
    const changes = Map.groupBy(await changesOf(db, entries), ({ seq }) => seq);
    const hashes = entries.flatMap(({ kind, body }) =>
      kind === 'player-changed' ? (body.person ?? []) : [],
    );
    const persons = await recordsByHash<Person>(db, hashes);
    for (const entry of entries) {
      const own = changes.get(entry.seq) ?? [];
      const expected = expectedRows(entry, own, persons.get(entry.body.person ?? '') ?? null, merged);
      const wrong = wrongRows(entry, own, expected, zone);
      if (entry.kind === 'players-merged') merged.add(entry.body.from ?? 0);
      if (wrong !== null) return wrong;
      rows += own.length;
    }
    last = entries.at(-1)?.seq ?? last;
  }
  const { count } = await db
    .selectFrom('player_change')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count === rows ? null : cell('player_change', '', 'count', count, rows);
}

async function changesOf(db: Kysely<Schema>, entries: readonly ChangeEntry[]): Promise<readonly ChangeRow[]> {
  const seqs = entries.map(({ seq }) => seq);
  return db.selectFrom('player_change').selectAll().where('seq', 'in', seqs).execute();
}

type Person = Readonly<Record<string, unknown>>;

function wrongRows(
  { seq, kind, body, at }: ChangeEntry,
  rows: readonly ChangeRow[],
  expected: readonly Expected[],
  zone: string,
): Difference | null {
  if (kind === 'list-imported' || kind === 'list-import-undone') return wrongImport(seq, body, rows);
  const day = dayIn(zone, new Date(at));
  const left = [...rows];
  for (const each of expected) {
    const place = left.findIndex((row) => row.player === each.player && row.field === each.field);
    const [row] = place < 0 ? [] : left.splice(place, 1);
    if (row === undefined) return cell('player_change', seq, each.field, null, each.player);
    const since = body.since ?? day;
    if (row.since !== since) return cell('player_change', seq, 'since', row.since, since);
    for (const column of ['before', 'after'] as const) {
      const value = each[column];
      if (value !== undefined && row[column] !== value)
        return cell('player_change', seq, column, row[column], value);
    }
  }
  const [extra] = left;
  return extra === undefined ? null : cell('player_change', seq, extra.field, extra.player, null);
}

/** The rows that an entry has. A value left out is not in the ledger, or may have been redacted. */
function expectedRows(
  { kind, body }: ChangeEntry,
  rows: readonly ChangeRow[],
  person: Person | null,
  merged: ReadonlySet<number>,
): readonly Expected[] {
  const { player = 0, from = 0, into = 0, fields = [] } = body;
  switch (kind) {
    case 'player-added':
      return [{ player, field: 'added', before: null, after: null }];
    case 'player-redacted':
      // Also the players merged with the one named.
      return [
        player,
        ...rows.map((row) => row.player).filter((other) => merged.has(other) && other !== player),
      ].map((each) => ({ player: each, field: 'redacted', before: null, after: null }));
    case 'players-merged':
      return [
        { player: from, field: 'merged_into', before: null, after: String(into) },
        { player: into, field: 'merged', before: null, after: String(from) },
      ];
    case 'players-split':
      return [
        { player, field: 'merged_into', before: String(from), after: null },
        { player: from, field: 'merged', before: String(player), after: null },
      ];
    default:
      return fields.map((field) => ({
        player,
        field,
        ...(field === 'birth_date'
          ? { before: null, after: null }
          : { ...valueBefore(field, person), ...valueAfter(field, person) }),
      }));
  }
}

/** Fields whose value in the document is the one in the row. */
const AS_IN_DOCUMENT = [
  'federation',
  'title',
  'women_title',
  'other_titles',
  'foa_title',
  'died',
  'identity',
];

/** Documents of earlier versions do not have it. */
function valueBefore(field: string, person: Person | null): Pick<Expected, 'before'> {
  const { [field]: before } = (person?.before ?? {}) as Readonly<Record<string, string | null>>;
  return before === undefined ? {} : { before };
}

function valueAfter(field: string, person: Person | null): Pick<Expected, 'after'> {
  if (person === null) return {};
  if (field === 'birth_year')
    return { after: person.birth === null ? null : String(person.birth).slice(0, 4) };
  if (!AS_IN_DOCUMENT.includes(field)) return {};
  return { after: (person[field] as string | null | undefined) ?? null };
}

function wrongImport(
  seq: number,
  { date, changed = 0, changes }: Body,
  rows: readonly ChangeRow[],
): Difference | null {
  const other = rows.find((row) => row.since !== date);
  if (other) return cell('player_change', seq, 'since', other.since, date);
  if (changes !== undefined) {
    const found = changesHash(rows);
    return found === changes ? null : cell('player_change', seq, 'changes', found, changes);
  }
  // Of the entries of one import the first has the rows.
  const players = new Set(rows.map(({ player }) => player)).size;
  return players === 0 || players === changed
    ? null
    : cell('player_change', seq, 'players', players, changed);
}
