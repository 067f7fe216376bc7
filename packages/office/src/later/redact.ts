import { reportLines } from '@eloquence/reports';
import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { readBecause } from '../events/decide.ts';
import { append, keepDocument } from '../ledger/ledger.ts';
import { REDACTED } from '../lists/export.ts';
import { changeName } from '../players/names/change.ts';
import type { Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { saltsWith } from './redact-salts.ts';

export interface RedactedPlayer {
  readonly id: string;
  readonly names: number;
  readonly documents: number;
}

/**
 * Removes the personal fields of a person where the law asks for it: names in all versions, the date of birth,
 * and the bytes of reports and records that hold them. Ratings stay, under the ID; hashes stay, and say so.
 */
export async function redactPlayer(office: Office, id: string, because: string): Promise<RedactedPlayer> {
  const text = readBecause(because);
  return office.store.write(async (trx) => {
    const key = await keyOf(trx, id);
    const reason = await keepDocument(trx, 'text', text);
    const { seq } = await append(trx, {
      kind: 'player-redacted',
      actor: office.actor,
      at: office.now().toISOString(),
      subject: id,
      body: { player: key, id, because: reason },
    });
    const keys = await samePerson(trx, key);
    let names = 0;
    for (const own of keys) names += await redactNames(office, trx, own, seq);
    const documents = await redactDocuments(trx, keys, seq);
    await empty(trx, await saltsWith(office, trx, keys), seq);
    return { id, names, documents };
  });
}

/** The player and everybody who turned out to be him. */
async function samePerson(trx: Transaction<Schema>, key: number): Promise<readonly number[]> {
  const merged = await trx.selectFrom('player').select('key').where('merged_into', '=', key).execute();
  const others = [];
  for (const other of merged) others.push(...(await samePerson(trx, other.key)));
  return [key, ...others];
}

/** The names of one player in all versions, and the day of birth; the year stays, since lists show it. */
async function redactNames(
  office: Office,
  trx: Transaction<Schema>,
  key: number,
  seq: number,
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
    await changeName(trx, seq, { player: key, before: name, after: null });
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
    .values({ player: key, seq, field: 'redacted', before: null, after: null, since: todayOf(office) })
    .execute();
  return Number(former.numUpdatedRows) + (isRedacted ? 0 : 1);
}

/** The present name becomes a former one that nobody can read; what takes its place is no name. */
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
      name_version: Math.max(version, last?.version ?? 0) + 1,
    })
    .where('key', '=', key)
    .execute();
}

async function keyOf(trx: Transaction<Schema>, id: string): Promise<number> {
  const row = await trx.selectFrom('identity').select('player').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new OfficeError('player-unknown', { id });
  return row.player;
}

/** Everything handed in that names the ID, and records about the player: the bytes go, the hashes stay. */
async function redactDocuments(
  trx: Transaction<Schema>,
  keys: readonly number[],
  seq: number,
): Promise<number> {
  const rows = await trx.selectFrom('identity').select('id').where('player', 'in', keys).execute();
  const ids = rows.map(({ id }) => id);
  const reports = await reportsNaming(trx, ids);
  const hashes = new Set([...reports.keys(), ...(await recordsOf(trx, keys))]);
  const redacted = await empty(trx, hashes, seq);
  for (const report of [...reports.values()].flat()) await redactFindings(trx, report);
  return redacted;
}

/** Takes the bytes of documents away; answers of how many there were any. */
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

/** Reports by the hash of their bytes; in whatever state, since a name stands in them all the same. */
async function reportsNaming(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await trx.selectFrom('report').select(['id', 'hash']).execute();
  const names = naming(ids);
  const found = new Map<string, string[]>();
  for (const { id, hash } of rows) {
    const document = await trx
      .selectFrom('document')
      .select('bytes')
      .where('hash', '=', hash)
      .executeTakeFirst();
    const bytes = document?.bytes;
    if (!bytes) continue;
    if (names(bytes)) found.set(hash, [...(found.get(hash) ?? []), id]);
  }
  return found;
}

/** Whether bytes hold one of some IDs, in whatever encoding. */
function naming(ids: readonly string[]): (bytes: Uint8Array) => boolean {
  const patterns = ids.map((id) =>
    // Programs write numbers with zeros before them, and close to what stands beside them.
    /^\d+$/.test(id)
      ? `(?<![0-9])0*${id}(?![0-9])`
      : `(?<![\\p{L}\\p{N}])${id.replaceAll(/[./]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
  );
  const pattern = new RegExp(patterns.join('|'), 'u');
  return (bytes) => {
    // Digits without the empty bytes that UTF-16 puts beside them, also where it is broken off.
    const digits = Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
    return pattern.test(digits) || pattern.test(reportLines(bytes).join('\n'));
  };
}

/** Findings stay with their codes and places; what they quote may be the name. */
async function redactFindings(trx: Transaction<Schema>, report: string): Promise<void> {
  const { findings } = await trx
    .selectFrom('report')
    .select('findings')
    .where('id', '=', report)
    .executeTakeFirstOrThrow();
  const list = JSON.parse(findings) as { readonly values: Readonly<Record<string, unknown>> }[];
  const blank = (value: unknown): unknown =>
    typeof value === 'string' && /\p{L}{2}/u.test(value) ? REDACTED : value;
  const blanked = list.map((finding) => ({
    ...finding,
    values: Object.fromEntries(Object.entries(finding.values).map(([name, value]) => [name, blank(value)])),
  }));
  await trx
    .updateTable('report')
    .set({ findings: JSON.stringify(blanked) })
    .where('id', '=', report)
    .execute();
}

async function recordsOf(trx: Transaction<Schema>, keys: readonly number[]): Promise<readonly string[]> {
  const entries = await trx
    .selectFrom('entry')
    .select('body')
    .where('kind', 'in', ['player-added', 'player-changed', 'players-merged', 'players-split'])
    .execute();
  return entries.flatMap(({ body }) => {
    const { player, person, before, after } = JSON.parse(body) as Record<string, unknown>;
    if (!keys.includes(player as number)) return [];
    return [person, before, after].filter((hash) => typeof hash === 'string') as string[];
  });
}
