import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, test } from 'vitest';
import {
  accept,
  close,
  type Office,
  openOffice,
  publish,
  register,
  verify,
  writeStoredList,
} from '../src/index.ts';
import { openFederation } from './federation.ts';
import { eachStore, type FreshStores } from './stores.ts';

const fixture = (name: string): Buffer =>
  gunzipSync(readFileSync(new URL(`fixtures/${name}`, import.meta.url)));

/** SHA-256 of the CSV exports (all cadences) by the version that wrote the stores. */
const PUBLISHED = {
  '2025-11-01': '5c160a41f54c484789c2cfe24131609c54e2aab11e3a4b636cf8cc5823c1fcac',
  '2025-12-01': '3c6a9e0af4169429cceab0cbc2e421690c0ec3e4e8d2476e2f6d91d03998a249',
  '2026-01-01': 'b332e3bc7bd5b9b42b68b72068c3b47c803bc4ec58bc4a497c59e87761bc1fd1',
} as const;
/** The same for the draft and the month after. */
const NEXT = {
  '2026-02-01': '0ccc9bd0a96e0739330a9b121b31ffd56c80579981cb433a4e250a9b0d0d1358',
  '2026-03-01': '528aba2653b25f087a9e3eb4b1e21c14e89e78874f7cb4d72544cc285975c09e',
} as const;

async function storeOfVersion10(fresh: FreshStores): Promise<string> {
  const url = await fresh.nowhere();
  if (fresh.kind === 'sqlite') {
    writeFileSync(url, fixture('store-v10.db.gz'));
    return url;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(fixture('store-v10.sql.gz').toString());
  await client.end();
  return url;
}

async function exportHash(office: Office, date: string): Promise<string> {
  const hash = createHash('sha256');
  const pieces = await writeStoredList(office, { date, format: 'csv', combined: true });
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}

async function exportHashes(office: Office, dates: readonly string[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const date of dates) hashes[date] = await exportHash(office, date);
  return hashes;
}

eachStore((fresh) => {
  test('a store of schema version 10 migrates, verifies, exports the same lists and closes the next month', async () => {
    const clock = { now: '2026-01-31' };
    const office = await openOffice(await storeOfVersion10(fresh), {
      actor: 'officer',
      now: () => new Date(`${clock.now}T12:00:00Z`),
    });
    // One player is redacted: the imported lists with that name cannot be fully verified.
    expect(await verify(office)).toMatchObject({ standing: 'redacted' });
    expect(await exportHashes(office, Object.keys(PUBLISHED))).toEqual(PUBLISHED);

    await publish(office, { date: '2026-02-01' });
    const { id } = await office.store.db
      .selectFrom('event')
      .select('id')
      .where('name', '=', 'Rapid Eve')
      .executeTakeFirstOrThrow();
    await accept(office, id);
    clock.now = '2026-02-27';
    await close(office, { date: '2026-03-01' });
    await publish(office, { date: '2026-03-01' });
    expect(await exportHashes(office, Object.keys(NEXT))).toEqual(NEXT);
    const { standing, lists } = await verify(office);
    expect(standing).toBe('redacted');
    expect(lists.filter((list) => list.standing !== 'same').map(({ date }) => date)).toEqual([
      '2025-11-01',
      '2025-11-01',
      '2025-11-01',
    ]);
    await office.store.close();
  });

  test('licences of arbiters, which schema version 14 left out, are filled in', async () => {
    const url = await fresh.url();
    const office = await openFederation(url, { now: '2025-11-10' });
    const open = { name: 'Pine Open', start: '2025-11-08', end: '2025-11-09', federation: 'AAA' };
    const arbiters = [{ name: 'Wren, Ada', licensed: false }];
    const { event: id } = await register(office, { ...open, cadence: 'standard', type: 'swiss', arbiters });
    const facts = async ({ store }: Office) =>
      (await store.db.selectFrom('event').select('facts').where('id', '=', id).executeTakeFirstOrThrow())
        .facts;
    expect(await facts(office)).toBe('{"arbiters":[{"licensed":false}]}');
    await office.store.write(async (trx) => {
      await trx.updateTable('event').set({ facts: '{}' }).where('id', '=', id).execute();
      await trx.updateTable('meta').set({ value: '14' }).where('name', '=', 'version').execute();
    });
    expect(await verify(office)).toMatchObject({ standing: 'broken' });
    await office.store.close();
    const migrated = await openOffice(url, { actor: 'officer' });
    expect(await facts(migrated)).toBe('{"arbiters":[{"licensed":false}]}');
    expect(await verify(migrated)).toMatchObject({ standing: 'same' });
    await migrated.store.close();
  });
});
