import { beforeAll, describe, expect, test } from 'vitest';
import { mergePlayers } from '../../office/src/index.ts';
import { eachStore } from '../../office/test/stores.ts';
import { openService, type Service } from './service.ts';

eachStore((fresh) => {
  let service: Service;
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await service.ask(`/api/v1${url}`, { headers })).json();

  beforeAll(async () => {
    service = await openService(fresh);
  });

  describe('player search', () => {
    test.each([
      ['q=alder', ['900001']],
      ['q=ann+alder', ['900001']],
      ['q=%C3%81LD', ['900001']],
      ['q=900002', ['900002']],
      ['q=cedar&federation=AAA', ['900003']],
      ['q=cedar&federation=BBB', []],
      ['q=cedar&sex=M&cadence=standard&active=true', ['900003']],
      ['q=cedar&cadence=rapid', []],
      ['q=dogwood&oldest=20', ['900004']],
      ['q=alder&oldest=20', []],
      ['q=nobody', []],
      ['q=%27%3B+DROP+TABLE+player%3B--', []],
      ['q=%3Cscript%3E', []],
      ['federation=AAA&limit=2', ['900001', '900002']],
      ['oldest=20', ['900004']],
    ])('%s', async (query, ids) => {
      const { items } = await get(`/players?${query}`);
      expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
    });

    test('has the data of the list', async () => {
      const { items } = await get('/players?q=birch');
      expect(items[0]).toMatchObject({
        id: '900002',
        name: 'Birch, Ben',
        federation: 'AAA',
        sex: 'M',
        birthYear: 1985,
        titles: [],
        ratings: { standard: expect.any(Number), rapid: null, blitz: null },
      });
    });

    test('page by page', async () => {
      const first = await get('/players?limit=2');
      const second = await get(`/players?limit=2&cursor=${first.next}`);
      expect([...first.items, ...second.items].map(({ id }) => id)).toHaveLength(4);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
    });
  });

  describe('invalid queries', () => {
    test.each([
      ['/players?limit=0', 400, 'invalid-request', 'limit'],
      ['/players?limit=ten', 400, 'invalid-request', 'limit'],
      ['/players?limit=101', 400, 'invalid-request', 'limit'],
      ['/players?sex=X', 400, 'invalid-request', 'sex'],
      ['/players?federation=aaa', 400, 'invalid-request', 'federation'],
      ['/players?colour=red', 400, 'invalid-request', 'colour'],
      [`/players?q=${'a'.repeat(101)}`, 400, 'invalid-request', 'q'],
      ['/players?q=alder&cursor=x', 400, 'cursor-invalid', null],
      ['/players?q=a&q=b', 400, 'invalid-request', 'q'],
      ['/players/1', 404, 'player-unknown', null],
      ['/players/1/history', 404, 'player-unknown', null],
      ['/players/900001/periods/2025-12-02', 404, 'list-unknown', null],
      ['/players/900001/periods/soon', 400, 'invalid-request', 'list'],
      ['/players/900001/periods/2025-12-01?cadence=slow', 400, 'invalid-request', 'cadence'],
    ])('%s', async (url, status, code, field) => {
      const answer = await service.ask(`/api/v1${url}`);
      const problem = answer.json();
      expect([answer.statusCode, problem.status, problem.code]).toEqual([status, status, code]);
      if (field !== null)
        expect(problem.fields.map(({ where }: { where: string }) => where)).toContain(field);
    });
  });

  test('a profile has ratings with K and games, and the year of birth alone', async () => {
    const player = await get('/players/900001');
    expect(player).toMatchObject({
      id: '900001',
      name: 'Alder, Ann',
      birthYear: 1980,
      deceased: false,
      ratings: { standard: 2179, rapid: null, blitz: null },
      standings: {
        standard: { rating: 2179, k: 20, games: 3, since: '2025-12-01' },
        rapid: null,
        blitz: null,
      },
      otherIds: [],
    });
    expect(JSON.stringify(player)).not.toMatch(/birthDate|\bkey\b/);
  });

  test('pages of a search with filters are full, and the cursor reaches all of them', async () => {
    for (const query of [
      'q=a&cadence=standard',
      'q=a&oldest=99',
      'q=a&youngest=1&active=true&cadence=standard',
    ]) {
      const all = (await get(`/players?${query}&limit=100`)).items;
      const pages = [];
      for (let cursor = ''; ; ) {
        const page = await get(`/players?${query}&limit=1${cursor}`);
        if (page.next !== null) expect(page.items).toHaveLength(1);
        pages.push(...page.items);
        if (page.next === null) break;
        cursor = `&cursor=${page.next}`;
      }
      expect(pages).toEqual(all);
      expect(all.length, query).toBeGreaterThan(0);
    }
    expect((await get('/players?q=a&cadence=blitz')).items).toEqual([]);
    expect((await get('/players?q=a&oldest=5')).items).toEqual([]);
  });

  test('a history has every list', async () => {
    const { items } = await get('/players/900001/history');
    expect(items.map(({ list }: { list: string }) => list)).toEqual(['2025-11-01', '2025-12-01']);
    expect((await get('/players/900001/history?cadence=blitz')).items).toEqual([]);
  });

  test('a period is explained down to the game, in the requested language', async () => {
    const url = '/players/900001/periods/2025-12-01';
    const period = await get(url);
    expect(period.events).toHaveLength(1);
    const [event] = period.events;
    expect(event).toMatchObject({ event: service.event, name: 'Autumn Open <b>', list: '2025-11-01', n: 3 });
    expect(event.games[0].opponent).toMatchObject({ id: '900004', name: 'Dogwood, Dan' });
    expect(event.games[0].expected).toMatch(/^0\.\d\d$/);
    const reasons = [...period.kReasons, ...event.games.flatMap((game: typeof event) => game.reasons)];
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons)
      expect(reason).toMatchObject({ code: expect.any(String), sentence: expect.any(String) });
    const french = await get(url, { 'accept-language': 'de, fr;q=0.8, en;q=0.5' });
    const chinese = await get(`${url}?lang=zh`, { 'accept-language': 'fr' });
    const first = ({ kReasons }: typeof period): string => kReasons[0].sentence;
    expect(new Set([first(period), first(french), first(chinese)]).size).toBe(3);
  });

  test("an unrated player's period says what is missing", async () => {
    const period = await get('/players/900011/periods/2025-12-01');
    expect(period.first).toMatchObject({ rating: null, n: 2 });
    expect(period.first.reasons.length).toBeGreaterThan(0);
  });

  test('an imported list has no explanation', async () => {
    const period = await get('/players/900001/periods/2025-11-01');
    expect(period).toMatchObject({ list: { source: 'imported' }, events: [], after: { rating: 2200 } });
  });

  test('an unchanged answer is 304', async () => {
    const first = await service.ask('/api/v1/players/900001');
    const etag = String(first.headers.etag);
    const again = await service.ask('/api/v1/players/900001', { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await service.ask('/api/v1/players/900001', { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('public, no-cache');
  });

  test('a former ID redirects to the remaining one', async () => {
    await mergePlayers(service.office, '900006', '900005', { force: true });
    const ids = [await service.ask('/api/v1/players/900005'), await service.ask('/api/v1/players/900006')];
    const moved = ids.find(({ statusCode }) => statusCode === 308);
    const stayed = ids.find(({ statusCode }) => statusCode === 200);
    expect(moved?.headers.location).toBe(`/api/v1/players/${stayed?.json().id}`);
    expect(stayed?.json().otherIds).toHaveLength(1);
  });
});
