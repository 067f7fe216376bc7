import { Writable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../cli/src/main.ts';
import { freshStores } from '../../office/test/stores.ts';
import { openService, type Service } from './service.ts';

const fresh = freshStores('sqlite');
let service: Service;
beforeAll(async () => {
  service = await openService(fresh);
});

/** The output of the command line with --json. */
async function printed(...args: string[]): Promise<unknown> {
  let text = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const io = {
    stdin: process.stdin,
    stdout,
    stderr: stdout,
    env: {},
    isTTY: { stdin: false, stdout: false, stderr: false },
  };
  await main([...args, '--json'], io);
  return JSON.parse(text);
}

/** Without the sentences, which the command line prints elsewhere. */
function unspoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unspoken);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([name]) => name !== 'sentence');
  return Object.fromEntries(entries.map(([name, each]) => [name, unspoken(each)]));
}

describe('the calculators answer like the command line', () => {
  test.each([
    ['expected?own=2400&opponent=2813', ['expected', '--own', '2400', '--opponent', '2813']],
    [
      'expected?own=1500&opponent=2000&edition=2005-07',
      ['expected', '--own', '1500', '--opponent', '2000', '--edition', '2005-07'],
    ],
    [
      'change?rating=2000&k=20&games=1900:1,2100:0.5,2300:0',
      ['change', '--rating', '2000', '--k', '20', '--games', '1900:1,2100:0.5,2300:0'],
    ],
    [
      'initial?games=1902:0.5,1877:0.5,1884:1,2012:0,1832:1',
      ['initial', '--games', '1902:0.5,1877:0.5,1884:1,2012:0,1832:1'],
    ],
    ['performance?games=2380:1,2410:1,2350:0.5', ['performance', '--games', '2380:1,2410:1,2350:0.5']],
    [
      'k?rating=2250&played=60&on=2025-12-01&birth=2008',
      ['k', '--rating', '2250', '--played', '60', '--on', '2025-12-01', '--birth', '2008'],
    ],
    [
      'target?rating=2000&k=20&opponents=1900,2100&goal=2010',
      ['target', '--rating', '2000', '--k', '20', '--opponents', '1900,2100', '--goal', '2010'],
    ],
  ])('%s', async (url, args) => {
    const answer = await service.ask(`/api/v1/calc/${url}`);
    expect(answer.statusCode).toBe(200);
    expect(unspoken(answer.json())).toEqual(await printed('calc', ...args));
    expect(answer.body).toContain('"sentence"');
  });
});

const PERIOD = {
  cadence: 'standard',
  list: '2025-12-01',
  rating: 2400,
  k: 10,
  events: [{ start: '2025-10-31', rating: 2395, games: [{ opponent: 2205, score: 0.5 }] }],
};

test('a period and a first rating of several events are sent as bodies', async () => {
  const period = await service.ask('/api/v1/calc/period', { method: 'POST', body: PERIOD });
  expect(period.json()).toMatchObject({ n: 1, k: 10, events: [{ n: 1 }] });
  const events = [{ start: '2024-04-12', type: 'swiss', games: [{ opponent: 1902, score: 0.5 }] }];
  const initial = await service.ask('/api/v1/calc/initial', { method: 'POST', body: { events } });
  expect(initial.json()).toMatchObject({ n: 1, events: [{ n: 1 }] });
});

test('a whole round robin shows its steps (2005 10.54)', async () => {
  const ratings = [2600, 2500, null, 2400, null, 2150, 2300, null, null, 2300];
  const scores = [8, 7, 7, 6, 6, 4, 3, 2, 1, 1];
  const players = ratings.map((rating, no) => ({ name: 'ABCDEFGHIJ'[no], rating, score: scores[no] }));
  const body = { edition: '2005-07', players };
  const answer = await service.ask('/api/v1/calc/round-robin', { method: 'POST', body });
  expect(answer.json()).toMatchObject({ rar: '2375.00', dpa: '29.50', ra: 2348 });
  expect(answer.json().players[8]).toMatchObject({ ru: 2032, newRc: 2305, newRu: 1989, expected: null });
});

test.each([
  ['expected?own=2400', 400, 'invalid-request'],
  ['expected?own=2400&opponent=2813&edition=1999-01', 400, 'unknown-edition'],
  ['expected?own=2400&opponent=2813&variant=none', 400, 'unknown-variant'],
  ['change?rating=2000&k=20&games=1900:2', 400, 'invalid-score'],
  ['change?rating=2000&k=20&games=', 400, 'invalid-score'],
  ['k?rating=2250&played=60&on=2025-13-01', 400, 'invalid-date'],
  ['target?rating=2000&k=20&opponents=x&goal=1', 400, 'invalid-request'],
])('calc/%s is refused', async (url, status, code) => {
  const answer = await service.ask(`/api/v1/calc/${url}`);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

describe('editions', () => {
  test('all editions, one, and their differences', async () => {
    const { items } = (await service.ask('/api/v1/editions')).json();
    expect(items).toMatchObject((await printed('editions')) as object[]);
    expect((await service.ask('/api/v1/editions?cadence=blitz')).json().items.length).toBeLessThan(
      items.length,
    );
    const edition = (await service.ask('/api/v1/editions/2024-03?lang=fr')).json();
    expect(edition).toMatchObject({ id: '2024-03', cadence: 'standard' });
    expect(edition.rules.length).toBeGreaterThan(20);
    const compared = (await service.ask('/api/v1/editions/comparison?ids=2014-07,2024-03')).json();
    expect(compared.editions).toEqual(['2014-07', '2024-03']);
    expect(compared.differences.length).toBeGreaterThan(3);
  });

  test.each([
    ['/editions/1999-01', 400, 'unknown-edition'],
    ['/editions/newest', 400, 'invalid-request'],
    ['/editions/comparison?ids=2014-07', 400, 'invalid-request'],
    ['/editions/comparison', 400, 'invalid-request'],
  ])('%s is refused', async (url, status, code) => {
    const answer = await service.ask(`/api/v1${url}`);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});
