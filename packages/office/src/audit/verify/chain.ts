import { type Kysely, sql } from 'kysely';
import { undoneImports } from '../../imports/undone.ts';
import { entryHash, NO_HASH } from '../../ledger/chain.ts';
import { clockGap } from '../../ledger/clock-gap.ts';
import type { EntryKind } from '../../ledger/entries.ts';
import { storedHead } from '../../ledger/ledger.ts';
import { parsedBody } from '../../ledger/parsed-body.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { type Checked, cell, resultOf } from './result.ts';

export interface VerifiedChain extends Checked {
  readonly entries: number;
  /** The hash of the last entry; recorded elsewhere, it later proves that no entry was changed or removed. */
  readonly head: string;
}

const ENTRIES_AT_ONCE = 5000;

/**
 * Checks every hash and that the numbers have no gap. A chain cut off at its end is still valid, so three other places
 * are compared: the stored head, the entry numbers in other tables, and a hash recorded outside (`expect`). The first entry
 * that a wrong clock dated is named.
 */
export async function verifyChain(db: Kysely<Schema>, expect: string | null): Promise<VerifiedChain> {
  // Read before the entries: those added meanwhile are no gap.
  const head = await storedHead(db);
  const referenced = await lastReferenced(db);
  let [before, last] = [NO_HASH, 0];
  let isExpected = expect === null;
  let isHead = head === null;
  let dated: string | null = null;
  let wrongClock: Difference | null = null;
  const done = (difference: Difference | null): VerifiedChain => ({
    entries: last,
    head: before,
    ...resultOf(difference),
  });
  for (;;) {
    const rows = await db
      .selectFrom('entry')
      .selectAll()
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(ENTRIES_AT_ONCE)
      .execute();
    if (rows.length === 0) break;
    for (const { seq, kind, actor, at, subject, body, hash } of rows) {
      const fields = parsedBody(body);
      const isNext =
        fields !== null &&
        seq === last + 1 &&
        entryHash(seq, { kind: kind as EntryKind, actor, at, subject, body: fields }, before) === hash;
      if (!isNext) return done({ code: 'entry', values: { seq } });
      isExpected ||= hash === expect;
      isHead ||= seq === head?.seq && hash === head.hash;
      if (dated !== null && clockGap(dated, at) !== null)
        wrongClock ??= { code: 'clock', values: { seq, at: minute(at), before: minute(dated) } };
      [before, last, dated] = [hash, seq, at];
    }
  }
  if (!isHead || referenced > last) {
    return done({ code: 'entries-missing', values: { last, seq: Math.max(referenced, head?.seq ?? 0) } });
  }
  if (!isExpected) return done({ code: 'head-unknown', values: { hash: expect ?? '' } });
  return { ...done(null), difference: wrongClock };
}

/** `2026-03-01 10:00`, in UTC. */
function minute(at: string): string {
  return at.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
}

/** The columns that hold the number of an entry. */
const REFERENCES = [
  ['list', 'seq'],
  ['current_list', 'seq'],
  ['event', 'seq'],
  ['report', 'seq'],
  ['correction', 'seq'],
  ['adjustment', 'seq'],
  ['fact', 'seq'],
  ['player_change', 'seq'],
  ['document', 'redacted_by'],
] as const;

async function lastReferenced(db: Kysely<Schema>): Promise<number> {
  let last = 0;
  for (const [table, column] of REFERENCES) {
    const { rows } = await sql<{ seq: number | null }>`
      SELECT max(${sql.ref(column)}) AS seq FROM ${sql.table(table)}`.execute(db);
    last = Math.max(last, rows[0]?.seq ?? 0);
  }
  return last;
}

interface Publication {
  readonly cadence: string;
  readonly date: string;
  readonly revision?: number;
  readonly list?: string;
  readonly hash?: string;
}

/** Every published list is in the store, and of each date the one published last is current. */
export async function verifyPublications(db: Kysely<Schema>): Promise<Difference | null> {
  const entries = await db
    .selectFrom('entry')
    .select(['seq', 'body'])
    .where('kind', 'in', ['list-published', 'list-imported'])
    .orderBy('seq')
    .execute();
  const undone = await undoneImports(db);
  const published = await db.selectFrom('list').select('seq').where('state', '=', 'published').execute();
  const rows = await db
    .selectFrom('current_list')
    .innerJoin('list', 'list.id', 'current_list.list')
    .select(['current_list.cadence', 'current_list.date', 'current_list.seq', 'list.seq as listSeq'])
    .execute();
  const known = new Set(published.map((list) => list.seq));
  const current = new Map(rows.map((row) => [`${row.cadence} ${row.date}`, row]));
  const last = new Map<string, number>();
  for (const { seq, body } of entries) {
    const { cadence, date, list, hash } = JSON.parse(body) as Publication;
    // An import without a new list: it changed players only.
    if (list === undefined && hash === undefined) continue;
    const name = `${cadence} ${date}`;
    const isCurrent = !undone.has(seq);
    if (!known.has(seq) || (isCurrent && !current.has(name))) {
      return { code: 'list-missing', values: { cadence, date, seq } };
    }
    if (isCurrent) last.set(name, seq);
  }
  for (const [name, row] of current) {
    const seq = last.get(name);
    if (row.listSeq !== seq) return cell('current_list', name, 'list', row.listSeq, seq);
    if (row.seq !== seq) return cell('current_list', name, 'seq', row.seq, seq);
  }
  return null;
}
