import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Clock, openFederation } from '../../test/federation.ts';
import { eachStore } from '../../test/stores.ts';
import { explainPeriod } from '../audit/explain/explain-period.ts';
import { officeStatus } from '../queries/status.ts';
import { Reader } from './reader.ts';

eachStore((fresh) => {
  const open = async () => openFederation(fresh, { now: '2025-11-10' } satisfies Clock);

  test('answers and errors are those of the main thread, in order', async () => {
    const office = await open();
    const reader = new Reader(office, { timeout: 60_000 });
    const asked = { key: 1, cadence: 'standard', date: '2025-11-01' } as const;
    const [period, status] = await Promise.all([reader.run('period', asked), reader.run('status', {})]);
    expect(period).toEqual(await explainPeriod(office, 1, 'standard', '2025-11-01'));
    expect(status).toEqual(await officeStatus(office));
    await expect(reader.run('period', { ...asked, date: '1999-01-01' })).rejects.toMatchObject({
      name: 'OfficeError',
      code: 'list-unknown',
    });
    expect(await reader.run('status', {})).toEqual(status);
    await reader.close();
    await expect(reader.run('status', {})).rejects.toMatchObject({ code: 'store-slow' });
  });

  test('a slow query is ended, and the next one is answered', async () => {
    const office = await open();
    // A view instead of the table: counting it takes much longer than the timeout. Not forever, since SQLite cannot be
    // interrupted and the thread would slow down all later tests.
    const numbers =
      fresh.kind === 'sqlite'
        ? 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 25000000) SELECT i AS key FROM n'
        : 'SELECT generate_series(1, 1000000000000) AS key';
    await office.store.write(async (trx) => {
      await sql`ALTER TABLE player RENAME TO player_kept`.execute(trx);
      await sql.raw(`CREATE VIEW player AS ${numbers}`).execute(trx);
    });
    const reader = new Reader(office, { timeout: 1500, maxWaiting: 1 });
    const [first, second, third] = await Promise.allSettled([
      reader.run('status', {}),
      reader.run('status', {}),
      reader.run('status', {}),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'store-slow' } });
    // It waited in the queue for the whole timeout. The third found the queue full.
    expect(second).toMatchObject({ status: 'rejected', reason: { name: 'ReaderBusy' } });
    expect(third).toMatchObject({ status: 'rejected', reason: { name: 'ReaderBusy' } });
    // A new thread may be slow to start.
    const next = (): Promise<unknown> =>
      reader
        .run('period', { key: 1, cadence: 'standard', date: '1999-01-01' })
        .catch(({ code }: { code: unknown }) => code);
    await expect.poll(next, { timeout: 60_000 }).toBe('list-unknown');
    await reader.close();
  });

  test('a missing store gives its error', async () => {
    const office = await open();
    const store = { ...office.store, url: `${office.store.url}-none` };
    const reader = new Reader({ store }, { timeout: 60_000 });
    await expect(reader.run('status', {})).rejects.toMatchObject({ name: 'StoreError' });
    await reader.close();
  });
});
