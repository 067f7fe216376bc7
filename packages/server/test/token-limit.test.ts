import { defined } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { openOffice } from '../../office/src/index.ts';
import { eachStore } from '../../office/test/stores.ts';
import { TokenLimit } from '../src/accounts/token-limit.ts';
import { defaultConfig } from '../src/index.ts';
import { deleteExpired } from '../src/jobs/cleanup.ts';
import { administrator, withToken } from './people.ts';
import { openService, serve } from './service.ts';

eachStore((fresh) => {
  test('a token has one limit on all servers of a store, sent in headers', async () => {
    const settings = { jobs: false, tokenRateLimit: 40 };
    const service = await openService(fresh, settings);
    const { office } = service;
    const other = await openOffice(office.store.url, { now: office.now });
    const two = await serve(other, settings);
    const admin = await administrator(service);
    const [token, another] = [
      await withToken(admin, service.ask, 'read'),
      await withToken(admin, service.ask, 'read'),
    ];
    const ask = (index: number) =>
      (index % 2 === 0 ? service.ask : two.ask)('/api/v1/editions', { headers: { ...token.headers } });
    const first = await ask(0);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '40',
      'ratelimit-remaining': '39',
      'ratelimit-reset': '60',
    });
    const answers = [];
    for (let index = 1; index < 50; index += 1) answers.push(await ask(index));
    const allowed = answers.filter(({ statusCode }) => statusCode === 200).length + 1;
    // Tokens reserved by one server and unused are lost to the other: at most a block less one.
    expect(allowed).toBeLessThanOrEqual(40);
    expect(allowed).toBeGreaterThanOrEqual(39);
    const last = answers.at(-1);
    expect(last?.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(last?.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '60' });
    expect((await another.ask('/api/v1/editions')).statusCode).toBe(200);
    expect((await service.ask('/api/v1/editions')).statusCode).toBe(200);
    expect((await service.ask('/healthz', { headers: { ...token.headers } })).statusCode).toBe(200);
    await two.server.close();
    await other.store.close();
  });

  test('heavy requests use more of the limit, and stay within it', async () => {
    const { office } = await openService(fresh, { jobs: false });
    const limit = new TokenLimit(office, 100, 60_000);
    const taken = await Promise.all(Array.from({ length: 15 }, () => limit.take('T1', 10)));
    expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(10);
    expect(await limit.take('T1')).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(await limit.take('T2', 1000)).toMatchObject({ isAllowed: true, remaining: 0 });
    expect((await limit.take('T3', 7)).remaining).toBe(93);
  });

  test('concurrent requests stay within the limit with few writes; the next minute starts at zero', async () => {
    const { office } = await openService(fresh, { jobs: false });
    const other = await openOffice(office.store.url, { now: office.now });
    let minutes = 0;
    const now = () => new Date(office.now().getTime() + minutes * 60_000);
    let writes = 0;
    const counted = (of: typeof office): typeof office => ({
      ...of,
      now,
      store: Object.assign(Object.create(of.store), {
        write: (work: never) => {
          writes += 1;
          return of.store.write(work);
        },
      }),
    });
    // Requests wait for a block without a timeout; the next test is about separate counting.
    const limits = [office, other].map((of) => new TokenLimit(counted(of), 200, 60_000));
    const burst = async (): Promise<number> => {
      const all = await Promise.all(
        Array.from({ length: 600 }, (_, index) => defined(limits[index % 2]).take('T1')),
      );
      return all.filter(({ isAllowed }) => isAllowed).length;
    };
    const allowed = await burst();
    expect(allowed).toBeLessThanOrEqual(200);
    expect(allowed).toBeGreaterThanOrEqual(190);
    expect(writes).toBeLessThanOrEqual(22);
    minutes = 1;
    expect(await burst()).toBeGreaterThanOrEqual(190);
    const rows = () => office.store.db.selectFrom('token_use').selectAll().execute();
    expect(await rows()).toMatchObject([{ token: 'T1', claimed: 200 }]);
    minutes = 120;
    await deleteExpired({ ...office, now }, defaultConfig());
    expect(await rows()).toEqual([]);
    await other.store.close();
  });

  test('during a long write each server counts separately, and no request waits', async () => {
    const { office } = await openService(fresh, { jobs: false });
    const other = await openOffice(office.store.url, { now: office.now });
    const limit = new TokenLimit(office, 5);
    let release: () => void = () => {};
    const begun = Promise.withResolvers<void>();
    const held = other.store.write(() => {
      begun.resolve();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await begun.promise;
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push((await limit.take('T1')).isAllowed);
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    release();
    await held;
    await other.store.close();
  });

  test('a server with a wrong clock does not lock tokens', async () => {
    const { office } = await openService(fresh, { jobs: false });
    let hours = 1;
    const now = () => new Date(office.now().getTime() + hours * 3_600_000);
    const limits = [new TokenLimit({ ...office, now }, 5, 60_000), new TokenLimit(office, 5, 60_000)];
    const allowed = async (limit: TokenLimit | undefined): Promise<number> => {
      const answers = [];
      for (let time = 0; time < 7; time += 1) answers.push(await defined(limit).take('T1'));
      return answers.filter(({ isAllowed }) => isAllowed).length;
    };
    // The clean-up of the server may meanwhile delete a window that lies ahead.
    expect(await allowed(limits[0])).toBeGreaterThanOrEqual(5);
    expect(await allowed(limits[1])).toBe(5);
    hours = 0;
    // Its own window of an hour ahead is deleted; the requests of the other count.
    expect(await allowed(limits[0])).toBe(0);
  });
});
