import { renameSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreError } from '../../office/src/index.ts';
import { eachStore, freshStores } from '../../office/test/stores.ts';
import { StoreHealth } from '../src/core/store-health.ts';
import { defaultConfig, makeServer } from '../src/index.ts';
import { openService, serve } from './service.ts';

const READY = [200, 'ok', undefined];
const NOT_READY = [503, 503, 'store-unavailable'];

eachStore((fresh) => {
  test('a ready server can read and write the store', async () => {
    const { office, ask } = await openService(fresh, { jobs: false });
    const statusOf = async (of: typeof ask) => {
      const answer = await of('/readyz');
      return [answer.statusCode, answer.json().status, answer.json().code];
    };
    expect(await statusOf(ask)).toEqual(READY);
    const probes = await office.store.db
      .selectFrom('meta')
      .select('name')
      .where('name', '=', 'probe')
      .execute();
    expect(probes).toHaveLength(1);
    const failing = async (code: 'store-full' | 'store-locked') => {
      const write = () => Promise.reject(new StoreError(code, { store: 'x' }));
      const store = Object.assign(Object.create(office.store), { write });
      const { ask: other, server } = await serve({ ...office, store }, { jobs: false });
      const status = await statusOf(other);
      await server.close();
      return status;
    };
    expect(await failing('store-full')).toEqual(NOT_READY);
    // Another process is writing.
    expect(await failing('store-locked')).toEqual(READY);
  });
});

test('ready again at the next probe once a full disk has room', async () => {
  const { office } = await openService(freshStores('sqlite'), { jobs: false });
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  let isFull = true;
  const write: typeof office.store.write = (change) =>
    isFull ? Promise.reject(new StoreError('store-full', { store: 'x' })) : office.store.write(change);
  const health = new StoreHealth({ ...office, store: Object.assign(Object.create(office.store), { write }) });
  await expect(health.check()).rejects.toMatchObject({ code: 'store-full' });
  isFull = false;
  await expect(health.check()).rejects.toMatchObject({ code: 'store-full' });
  clock.mockReturnValue(performance.now() + 5000);
  await health.check();
});

test('a missing or replaced file: not ready, and the server shuts down', async () => {
  const fresh = freshStores('sqlite');
  const { office, ask } = await openService(fresh, { jobs: false });
  const lost = Promise.withResolvers<StoreError>();
  const config = defaultConfig({ logLevel: 'silent', jobs: false });
  const server = await makeServer({ office, config, storeLost: lost.resolve });
  const { url } = office.store;
  renameSync(url, `${url}.away`);
  expect((await ask('/readyz')).statusCode).toBe(503);
  // Restored in time, it continues.
  renameSync(`${url}.away`, url);
  expect((await ask('/readyz')).statusCode).toBe(200);
  renameSync(url, `${url}.away`);
  writeFileSync(url, '');
  expect((await ask('/readyz')).json()).toMatchObject({ status: 503, code: 'store-unavailable' });
  expect(await lost.promise).toMatchObject({ code: 'store-missing' });
  await server.close();
});
