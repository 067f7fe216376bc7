import { beforeAll, describe, expect, test } from 'vitest';
import { accept, register, submit } from '../../office/src/index.ts';
import { bytesOf, MEMBERS, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { openService, type Service } from './service.ts';

/** Other data of pages: positions on lists, deadlines, standings. */
inSqlite((fresh) => {
  let service: Service;
  const get = async (url: string) => (await service.ask(`/api/v1${url}`)).json();
  const LIST = '/lists/standard/2025-12-01';

  beforeAll(async () => {
    service = await openService(fresh);
  });

  describe('the page of a list with', () => {
    test.each<[string, string, number | null, number | null, string | null]>([
      ['a rank', 'at=3&limit=2', 2, 0, '900003'],
      ['the last rank', 'at=99&limit=4', 5, 1, '900006'],
      ['a name', 'find=dan+dogwood&limit=2', 3, 1, '900004'],
      ['an ID', 'find=900005&limit=3', 4, 1, '900005'],
      ['a name outside the filter', 'find=dogwood&federation=BBB', null, null, null],
      ['a name nobody has', 'find=zzz&limit=2', null, null, null],
      ['nothing asked for', 'limit=2&cursor=2', null, null, null],
    ])('%s', async (_, query, place, row, id) => {
      const { found, items, offset, limit, count } = await get(`${LIST}?${query}`);
      expect([found?.place ?? null, found?.row ?? null]).toEqual([place, row]);
      if (found) {
        expect(items[found.row].id).toBe(id);
        expect(offset % limit).toBe(0);
        expect(offset + found.row).toBe(found.place);
        expect(count).toBe(6);
      }
    });

    test('a numeric cursor opens pages in any order', async () => {
      const pages = await Promise.all([4, 0, 2].map((at) => get(`${LIST}?limit=2&cursor=${at}`)));
      const ids = pages.flatMap(({ items }) => items.map(({ id }: { id: string }) => id));
      expect(new Set(ids).size).toBe(6);
      expect(pages.map(({ offset }) => offset)).toEqual([4, 0, 2]);
    });

    test.each(['gain', 'loss'])('the largest %s first', async (order) => {
      const all = (await get(LIST)).items as { change: number | null; games: number; id: string }[];
      const sign = order === 'gain' ? 1 : -1;
      const expected = all
        .filter(({ change, games }) => games > 0 && sign * (change ?? 0) > 0)
        .sort((a, b) => sign * ((b.change as number) - (a.change as number)))
        .map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(0);
      const { items, count } = await get(`${LIST}?order=${order}`);
      expect(items.map(({ id }: { id: string }) => id)).toEqual(expected);
      expect(count).toBe(expected.length);
      const { found } = await get(`${LIST}?order=${order}&find=${expected.at(-1)}&limit=1`);
      expect(found).toEqual({ place: expected.length - 1, row: 0 });
      expect((await get(`/lists/standard/2025-11-01?order=${order}`)).count).toBe(0);
    });

    test.each([
      ['at=0', 'at'],
      ['find=', 'find'],
      ['order=name', 'order'],
      [`find=${'x'.repeat(101)}`, 'find'],
    ])('%s is refused', async (query, where) => {
      const answer = await service.ask(`/api/v1${LIST}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields[0].where).toBe(where);
    });
  });

  test('a list has its events, games and time of publication', async () => {
    const { items } = await get('/lists');
    expect(items[0]).toMatchObject({ editions: ['2025-10'], events: 1, games: 10, revisions: [1] });
    expect(items[0].published).toMatch(/^2025-11-30T/);
    expect(items[1]).toMatchObject({ editions: [], events: null, games: null, revisions: [1] });
    const rows = (await get(LIST)).items;
    expect(rows.map((row: { changeKnown: boolean; new: boolean }) => [row.changeKnown, row.new])).toEqual(
      rows.map(() => [true, false]),
    );
  });

  test('the calendar has deadlines and event counts', async () => {
    const { office } = service;
    const { today, zone, items } = await get('/calendar');
    expect([today, zone]).toEqual(['2025-11-30', office.zone]);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      cadence: 'standard',
      list: '2026-01-01',
      closing: '2025-12-29',
      daysLeft: 29,
      late: false,
      registered: 0,
      accepted: 0,
    });
    await register(office, { name: 'Winter', start: '2025-12-20', end: '2025-12-27' });
    const event = { name: 'Advent', start: '2025-12-05', end: '2025-12-06', players: MEMBERS.slice(0, 2) };
    const handed = await submit(office, bytesOf(reportText({ ...event, rounds: [[[0, 1, 1]]] })));
    expect((await get('/calendar')).items[0]).toMatchObject({ registered: 1, reported: 1, accepted: 0 });
    await accept(office, handed.event as string);
    expect((await get('/calendar')).items[0]).toMatchObject({ registered: 1, reported: 0, accepted: 1 });
    expect((await get('/calendar')).items[1]).toMatchObject({ list: '2026-02-01', registered: 0 });
  });

  test('the standings of a player have reasons', async () => {
    const { items } = await get('/players/900001/standing');
    expect(items).toHaveLength(1);
    const [standard] = items;
    expect(standard).toMatchObject({
      cadence: 'standard',
      list: '2025-12-01',
      k: 20,
      active: true,
      world: { rank: 1, of: 6 },
      federation: { rank: 1, of: 6 },
      peak: { rating: 2200, list: '2025-11-01' },
      first: null,
    });
    expect(standard.rating).toBeLessThan(2200);
    for (const reasons of [standard.kReasons, standard.statusReasons]) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons[0].sentence).toEqual(expect.any(String));
    }
    const french = (await get('/players/900001/standing?lang=fr')).items[0];
    expect(french.kReasons[0].sentence).not.toBe(standard.kReasons[0].sentence);
    expect((await get('/players/900001/standing?cadence=rapid')).items).toEqual([]);
  });

  test('an unrated player sees what is missing for a first rating, and until when', async () => {
    const [{ first, rating, world }] = (await get('/players/900011/standing')).items;
    expect([rating, world]).toEqual([null, null]);
    expect(first).toMatchObject({ n: 2, score: 1, gamesNeeded: 5, gamesMissing: 3, minimumScore: 0.5 });
    // 26 months of lists: an event of November 2025 still counts beside one of December 2027.
    expect(first.until).toBe('2027-12-31');
    expect(first.events).toHaveLength(1);
    expect(first.events[0]).toMatchObject({ event: service.event, n: 2, score: 1, counts: true });
    expect(first.events[0]).toMatchObject({ list: '2025-12-01', until: '2027-12-31' });
    expect(first.reasons.map(({ code }: { code: string }) => code)).toContain('games-missing');
  });

  test("a player's events have their results", async () => {
    const { items, next } = await get('/players/900001/events');
    expect(next).toBeNull();
    const period = await get('/players/900001/periods/2025-12-01');
    expect(items).toEqual([
      expect.objectContaining({
        event: service.event,
        list: '2025-12-01',
        n: 3,
        change: period.events[0].change,
        expected: period.events[0].expected,
      }),
    ]);
    expect((await get('/players/900001/events?cadence=blitz')).items).toEqual([]);
    expect((await get('/players/900001/events?cursor=1')).items).toEqual([]);
    expect((await service.ask('/api/v1/players/1/events')).statusCode).toBe(404);
  });
});
