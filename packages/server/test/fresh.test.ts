import { defined } from '@eloquence/rating';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  accept,
  close,
  type Office,
  openOffice,
  publish,
  ReaderBusy,
  rename,
  submit,
} from '../../office/src/index.ts';
import { bytesOf, type Clock, openFederation, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { problemOf } from '../src/views/problem.ts';
import { type Ask, OPEN, serve } from './service.ts';

const SEARCH = '/api/v1/players?q=alder';
const PROFILE = '/api/v1/players/900001';
const PERIOD = '/api/v1/players/900001/periods/2025-12-01';
const BEST = '/api/v1/players';
const LISTS = '/api/v1/lists';

inSqlite((fresh) => {
  describe('two servers on one store', () => {
    let offices: readonly Office[];
    let asks: readonly Ask[];
    const ends: (() => Promise<unknown>)[] = [];

    beforeAll(async () => {
      const clock: Clock = { now: '2025-11-10' };
      const url = await fresh.url();
      const office = await openFederation(url, clock);
      const { event } = await submit(office, bytesOf(reportText(OPEN)));
      await accept(office, event as string);
      clock.now = '2025-11-30';
      await close(office, { date: '2025-12-01', cadence: 'standard' });
      offices = [office, await openOffice(url, { now: office.now })];
      const served = await Promise.all(offices.map((each) => serve(each)));
      asks = served.map(({ ask }) => ask);
      for (const { server } of served) ends.push(() => server.close());
      for (const { store } of offices) ends.push(() => store.close());
    });
    afterAll(async () => {
      for (const end of ends) await end();
    });

    /** Asks each server twice, so that the second answer is cached. */
    async function answers(path: string, headers: Record<string, string> = {}) {
      const all = [];
      for (const ask of [...asks, ...asks]) all.push(await ask(path, { headers }));
      return all;
    }

    test.each([SEARCH, PROFILE, BEST, LISTS])('answer %s the same', async (path) => {
      const all = await answers(path);
      expect(new Set(all.map(({ body }) => body)).size).toBe(1);
      expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1);
    });

    test('show a new list as soon as it is published, despite caches', async () => {
      const paths = [SEARCH, PROFILE, BEST, LISTS];
      const before = await Promise.all(paths.map(async (path) => (await answers(path))[0]));
      await publish(defined(offices[0]), { date: '2025-12-01', cadence: 'standard' });
      for (const [index, path] of paths.entries()) {
        const known = { 'if-none-match': String(before[index]?.headers.etag) };
        const after = await answers(path, known);
        expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
        expect(new Set(after.map(({ body }) => body)).size).toBe(1);
        expect(after[0]?.body).not.toBe(before[index]?.body);
        const again = await answers(path, { 'if-none-match': String(after[0]?.headers.etag) });
        expect(again.map(({ statusCode }) => statusCode)).toEqual([304, 304, 304, 304]);
      }
    });

    test('show a new name as soon as it is entered', async () => {
      const paths = [SEARCH, PROFILE, PERIOD];
      for (const path of paths) {
        const all = await answers(path);
        expect(new Set(all.map(({ body }) => body)).size).toBe(1);
        expect(all[0]?.body).toContain('Alder, Ann');
      }
      await rename(defined(offices[1]), '900001', { name: 'Alderman, Ann' });
      for (const path of paths) {
        for (const { body } of await answers(path)) expect(body).toContain('Alderman, Ann');
      }
    });
  });

  test('requests do not wait for an unresponsive store', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const { store } = office;
    const silent = Object.assign(Object.create(store), { prepare: () => () => new Promise(() => {}) });
    const { ask, server } = await serve({ ...office, store: silent }, { answerTimeout: 100 });
    const answer = await ask(PROFILE);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'answer-timeout']);
    expect(answer.headers['retry-after']).toBe('5');
    await server.close();
    await store.close();
  });

  test('late and failed answers are logged without the URL', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const { store } = office;
    for (const isFailing of [false, true]) {
      const prepare = () => () =>
        new Promise((resolve, reject) =>
          setTimeout(() => (isFailing ? reject(new Error('about 900001')) : resolve([])), 300),
        );
      Object.assign(store, { prepare });
      const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const { ask, server } = await serve(office, { answerTimeout: 100, logLevel: 'info' });
      expect((await ask(`${PROFILE}?lang=fr`)).statusCode).toBe(503);
      const lines = (): string => log.mock.calls.map(([text]) => text).join('');
      await expect.poll(lines).toMatch(/"error":.*reply\.sent/);
      await server.close();
      const said = lines();
      log.mockRestore();
      expect(said).not.toMatch(/900001|lang=fr/);
    }
    await store.close();
  });

  test('excess queries get 503 with Retry-After', () => {
    const problem = problemOf(new ReaderBusy(), {
      language: 'en',
      basePath: '',
      bodyLimit: 1,
      mediaType: '',
    });
    expect(problem).toMatchObject({ status: 503, code: 'busy' });
    expect(problem.detail).toContain('at once; try again');
  });
});
