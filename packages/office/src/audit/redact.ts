import { defined } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import { FACT_KINDS, FACT_SUBJECTS } from '../facts/state.ts';
import { keepDocument } from '../ledger/documents.ts';
import { FINDINGS_KINDS, findingsHashes } from '../ledger/findings-hashes.ts';
import { enter } from '../ledger/ledger.ts';
import { readReason } from '../ledger/read-reason.ts';
import type { Office } from '../office.ts';
import { searchColumns } from '../players/search-columns.ts';
import { removeFromTop } from '../players/top-by-prefix.ts';
import { REDACTED } from '../rating-lists/export.ts';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';
import { dayIn } from '../today.ts';
import { findTraces, searchHere, type TraceSearch, tracesNow } from './find-player-data.ts';

export interface RedactedPlayer {
  readonly id: string;
  readonly names: number;
  readonly documents: number;
}

/**
 * Removes personal data where the law requires it: names in all versions, the date of birth, and the bytes of reports
 * and records that contain them. Ratings stay under the ID; hashes stay too. The search runs before the write, here
 * or on another thread; the write only reads what is newer.
 */
export async function redactPlayer(
  office: Office,
  id: string,
  reason: string,
  search: TraceSearch = searchHere(office),
): Promise<RedactedPlayer> {
  const text = readReason(reason);
  const before = await findTraces(office.store.db, id, search);
  return office.store.write(async (trx) => {
    const { person, reports, salts } = await tracesNow(office, trx, id, before);
    const { keys } = person;
    const reasonHash = await keepDocument(trx, 'text', text);
    // One look at the clock: it may be midnight.
    const now = office.now();
    const body = { player: defined(keys[0]), id, because: reasonHash };
    const seq = await enter(office, trx, 'player-redacted', id, body, now);
    let names = 0;
    for (const own of keys) names += await redactNames(trx, own, seq, dayIn(office.zone, now));
    const records = [...(await recordsOf(trx, keys)), ...(await factReasons(trx, keys))];
    const documents = await empty(trx, new Set([...reports, ...records]), seq);
    for (const hash of reports) await redactFindings(trx, hash);
    await empty(trx, [...salts, ...(await findingsSalts(trx, reports))], seq);
    return { id, names, documents };
  });
}

/** Names in all versions and the date of birth. The year stays, since lists show it. */
async function redactNames(
  trx: Transaction<Schema>,
  key: number,
  seq: number,
  since: string,
): Promise<number> {
  const former = await trx
    .updateTable('player_name')
    .set({ name: null, redacted_by: seq })
    .where('player', '=', key)
    .where('redacted_by', 'is', null)
    .executeTakeFirst();
  const { name, name_version } = await trx
    .selectFrom('player')
    .select(['name', 'name_version'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  const isRedacted = name === REDACTED;
  if (!isRedacted) {
    await forgetPresentName(trx, key, name_version, seq);
    await removeFromTop(trx, seq, key);
  }
  await trx.updateTable('player').set({ birth_date: null }).where('key', '=', key).execute();
  await trx
    .updateTable('player_change')
    .set({ before: null, after: null })
    .where('player', '=', key)
    .where('field', 'in', ['name', 'birth_date', 'birth_year'])
    .execute();
  await trx
    .insertInto('player_change')
    .values({ player: key, seq, field: 'redacted', before: null, after: null, since })
    .execute();
  return Number(former.numUpdatedRows) + (isRedacted ? 0 : 1);
}

/** The current name becomes a redacted former name. */
async function forgetPresentName(
  trx: Transaction<Schema>,
  key: number,
  version: number,
  seq: number,
): Promise<void> {
  const last = await trx
    .selectFrom('player_name')
    .select((of) => of.fn.max('version').as('version'))
    .where('player', '=', key)
    .executeTakeFirst();
  await trx
    .insertInto('player_name')
    .values({ player: key, version, name: null, redacted_by: seq })
    .execute();
  await trx
    .updateTable('player')
    .set({
      name: REDACTED,
      ...searchColumns(REDACTED),
      name_version: Math.max(version, last?.version ?? 0) + 1,
    })
    .where('key', '=', key)
    .execute();
}

/** Empties documents; returns how many were not empty before. */
async function empty(trx: Transaction<Schema>, hashes: Iterable<string>, seq: number): Promise<number> {
  let emptied = 0;
  for (const hash of hashes) {
    const { numUpdatedRows } = await trx
      .updateTable('document')
      .set({ bytes: null, redacted_by: seq })
      .where('hash', '=', hash)
      .where('bytes', 'is not', null)
      .executeTakeFirst();
    emptied += Number(numUpdatedRows);
  }
  return emptied;
}

/** Findings keep codes and places; their values may quote the name. */
async function redactFindings(trx: Transaction<Schema>, hash: string): Promise<void> {
  const reports = await trx
    .selectFrom('report')
    .select(['id', 'findings'])
    .where('hash', '=', hash)
    .execute();
  const blank = (value: unknown): unknown =>
    typeof value === 'string' && /\p{L}{2}/u.test(value) ? REDACTED : value;
  for (const { id, findings } of reports) {
    const list = JSON.parse(findings) as { readonly values: Readonly<Record<string, unknown>> }[];
    const blanked = list.map((finding) => ({
      ...finding,
      values: Object.fromEntries(Object.entries(finding.values).map(([name, value]) => [name, blank(value)])),
    }));
    await trx
      .updateTable('report')
      .set({ findings: JSON.stringify(blanked) })
      .where('id', '=', id)
      .execute();
  }
}

/** Reasons of facts stated of the player, which may name them; the facts stay, since lists depend on them. */
async function factReasons(trx: Transaction<Schema>, keys: readonly number[]): Promise<readonly string[]> {
  const kinds = FACT_KINDS.filter((kind) => FACT_SUBJECTS[kind] === 'player');
  const facts = await trx
    .updateTable('fact')
    .set({ because: REDACTED })
    .where('kind', 'in', kinds)
    .where('subject', 'in', keys.map(String))
    .returning('seq')
    .execute();
  if (facts.length === 0) return [];
  const entries = await trx
    .selectFrom('entry')
    .select('body')
    .where(
      'seq',
      'in',
      facts.map(({ seq }) => seq),
    )
    .execute();
  return entries.map(({ body }) => (JSON.parse(body) as { readonly because: string }).because);
}

/** The salts of all findings that reports ever had. */
async function findingsSalts(
  trx: Transaction<Schema>,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const salts: string[] = [];
  for (const part of inParts(hashes)) {
    const reports = await trx
      .selectFrom('report')
      .select(['id', 'event'])
      .where('hash', 'in', part)
      .execute();
    const ids = new Set(reports.map(({ id }) => id));
    for (const events of inParts([...new Set(reports.map(({ event }) => event))])) {
      const entries = await trx
        .selectFrom('entry')
        .select('body')
        .where('subject', 'in', events)
        .where('kind', 'in', FINDINGS_KINDS)
        .execute();
      for (const { body } of entries) {
        for (const [report, [salt]] of findingsHashes(JSON.parse(body)))
          if (ids.has(report)) salts.push(salt);
      }
    }
  }
  return salts;
}

async function recordsOf(trx: Transaction<Schema>, keys: readonly number[]): Promise<readonly string[]> {
  const entries = await trx
    .selectFrom('entry')
    .select('body')
    .where('kind', 'in', ['player-added', 'player-changed', 'players-merged', 'players-split'])
    // There may be many: a text search finds those worth parsing.
    .where((is) => is.or(keys.map((key) => is('body', 'like', `%"player":${key}%`))))
    .execute();
  return entries.flatMap(({ body }) => {
    const { player, person, before, after } = JSON.parse(body) as Record<string, unknown>;
    if (!keys.includes(player as number)) return [];
    return [person, before, after].filter((hash) => typeof hash === 'string') as string[];
  });
}
