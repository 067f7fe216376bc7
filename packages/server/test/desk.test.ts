import { defined } from '@eloquence/rating';
import { beforeAll, describe, expect, test } from 'vitest';
import { accept, close, correct, publish, register, reject, replay, submit } from '../../office/src/index.ts';
import { bytesOf, type EventInput, MEMBERS, type Member, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { administrator, newcomer, type TestAccount } from './people.ts';
import { OPEN, openService, type Service } from './service.ts';

const file = (input: EventInput): Uint8Array => bytesOf(reportText(input));
const hundredths = (text: string): number => Math.round(100 * Number(text));

inSqlite((fresh) => {
  let service: Service;
  let admin: TestAccount;
  const get = async (url: string) => (await service.ask(`/api/v1${url}`)).json();

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
    admin = await administrator(service);
  });

  test('a list summary has changes and balanced points', async () => {
    const summary = await get('/lists/standard/2025-12-01/summary');
    expect(summary).toMatchObject({ state: 'published', source: 'computed', eventCount: 1, games: 10 });
    expect(summary).toMatchObject({ ratedBefore: 6, ratedAfter: 6, waiting: 1, adjustments: [] });
    const kinds = Object.fromEntries(summary.kinds.map(({ kind, count }: never) => [kind, count]));
    expect(kinds).toMatchObject({ new: 0, delisted: 0, gone: 0 });
    expect(kinds.changed + kinds.unchanged).toBe(6);
    const { before, after, lines, holds } = summary.points;
    const sum = lines.reduce(
      (total: number, { points }: { points: string }) => total + hundredths(points),
      0,
    );
    expect(hundredths(before) + sum).toBe(hundredths(after));
    expect(holds).toBe(true);
    expect(summary.gains[0].player).toMatchObject({ id: expect.any(String), name: expect.any(String) });
    expect(summary.histogram.reduce((all: number, { count }: { count: number }) => all + count, 0)).toBe(4);
    expect(summary.events).toEqual([
      expect.objectContaining({ event: service.event, players: 5, unrated: 1, games: 10 }),
    ]);
    expect(await get('/lists/standard/2025-11-01/summary')).toMatchObject({ source: 'imported', events: [] });
  });

  test.each([
    ['/lists/standard/2025-12-02/summary', 404],
    ['/lists/standard/2025-12-01/summary?revision=9', 404],
    ['/lists/standard/2025-12-01/differences?to=9', 404],
    ['/lists/standard/2025-12-01/differences?cursor=x', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await service.ask(`/api/v1${url}`)).statusCode).toBe(status);
  });

  test('standings have ranks, games, changes and results of unrated players', async () => {
    const { players, rounds, list } = await get(`/events/${service.event}/standings`);
    expect([rounds, list, players.length]).toEqual([3, '2025-12-01', 5]);
    expect(players.map(({ rank, points }: never) => [rank, points])).toEqual([
      [1, 2.5],
      [2, 1.5],
      [3, 1],
      [3, 1],
      [5, 0],
    ]);
    const ratings = (await get(`/events/${service.event}/ratings`)).players;
    for (const { player, change, games } of players) {
      const own = ratings.find((each: { player: { id: string } }) => each.player.id === player.id);
      expect([player.id, change]).toEqual([player.id, own.change]);
      expect(games.length).toBeGreaterThan(0);
    }
    const unrated = players.filter(({ initial }: { initial: unknown }) => initial !== null);
    expect(unrated).toEqual([expect.objectContaining({ rating: null, change: null })]);
    expect(unrated[0].initial).toMatchObject({ n: 2, counts: true });
    expect((await service.ask('/api/v1/events/E999/standings')).statusCode).toBe(404);
  });

  test('the differences of two versions of a report are exactly the changes', async () => {
    const { office } = service;
    const input = { name: 'Twice', start: '2025-11-22', end: '2025-11-23', players: MEMBERS.slice(0, 3) };
    const { event } = await submit(office, file({ ...input, rounds: [[[0, 1, 1]], [[1, 2, 0.5]]] }));
    const again = {
      ...input,
      end: '2025-11-24',
      players: [...MEMBERS.slice(0, 2), defined(MEMBERS[4])],
      rounds: [[[0, 1, 0]], [[1, 2, 0.5]]],
    } as const;
    await submit(office, file(again), { event: event as string });
    const url = `/api/v1/office/events/${event}/differences`;
    const { header, players, results } = (await admin.ask(`${url}?from=1&to=2`)).json();
    expect(header).toEqual([{ field: 'end', before: '2025-11-23', after: '2025-11-24' }]);
    expect(players.map(({ id, change }: never) => [id, change])).toEqual([
      ['900005', 'added'],
      ['900003', 'removed'],
    ]);
    expect(results.map(({ round, before, after }: never) => [round, before, after])).toEqual([
      [1, '1–0', '0–1'],
      [2, null, '½–½'],
      [2, '½–½', null],
    ]);
    const same = (await admin.ask(`${url}?from=2&to=2`)).json();
    expect([same.header, same.players, same.results]).toEqual([[], [], []]);
    expect((await admin.ask(`${url}?from=1&to=9`)).statusCode).toBe(404);
    expect((await admin.ask(`${url}?from=1`)).statusCode).toBe(400);
    await reject(office, event as string, 'Once is enough.');
    await office.store.write((trx) =>
      trx
        .updateTable('event')
        .set({ stage: 'withdrawn' })
        .where('id', '=', event as string)
        .execute(),
    );
  });

  describe('the desk', () => {
    const rounds: EventInput['rounds'] = [[[0, 1, 1]]];
    const players = MEMBERS.slice(0, 2) as Member[];
    const bbb = { name: 'Elsewhere', start: '2025-11-12', end: '2025-11-13', federation: 'BBB' };

    test('shows each user only their open tasks', async () => {
      const { office, ask } = service;
      const late = await register(office, {
        name: 'Late',
        start: '2025-11-12',
        end: '2025-11-13',
        federation: 'AAA',
      });
      const other = await register(office, bbb);
      await register(office, { name: 'Coming', start: '2026-01-10', end: '2026-01-12', federation: 'AAA' });
      const waits = { name: 'Waits', start: '2025-11-20', end: '2025-11-21', players, rounds };
      const open = await submit(office, file(waits));
      const refused = await submit(office, file({ ...waits, name: 'Refused' }));
      await reject(office, refused.event as string, 'Unreadable.');
      const corrected = file({ ...OPEN, rounds: [[[0, 3, 0.5]], ...OPEN.rounds.slice(1)] });
      await correct(office, service.event, corrected, 'A draw.');
      expect(await get(`/events/${service.event}/crosstable`)).toMatchObject({ rounds: 3 });
      const all = (await admin.ask('/api/v1/office/desk')).json();
      const events = (part: { items: { event: string }[] }): string[] => part.items.map(({ event }) => event);
      expect(events(all.missing)).toEqual([late.event, other.event]);
      // The deadline stays, although its list is published.
      expect(all.missing.items[0]).toMatchObject({ list: '2026-01-01', due: '2025-11-30', overdue: false });
      expect(all.coming).toMatchObject({ count: 1, items: [{ name: 'Coming' }] });
      expect(all.open.items).toEqual([
        expect.objectContaining({
          event: open.event,
          report: open.report,
          errors: 0,
          notes: expect.any(Number),
        }),
      ]);
      expect(all.appeals.items).toEqual([
        expect.objectContaining({ event: refused.event, because: 'Unreadable.', until: expect.any(String) }),
      ]);
      expect(all.corrections.items).toEqual([
        expect.objectContaining({ event: service.event, list: '2025-12-01', because: 'A draw.' }),
      ]);
      expect(all.calendar[0]).toMatchObject({ list: '2026-01-01', reported: 1 });
      const officer = await newcomer(admin, ask, { name: 'officer-b', role: 'officer', federation: 'BBB' });
      const theirs = (await officer.ask('/api/v1/office/desk')).json();
      expect(events(theirs.missing)).toEqual([other.event]);
      expect([theirs.open.count, theirs.corrections.count, theirs.jobs, theirs.drafts]).toEqual([
        0,
        0,
        [],
        [],
      ]);
      const given = { name: 'arbiter-l', role: 'arbiter', events: [late.event] } as const;
      const arbiter = await newcomer(admin, ask, given);
      const own = (await arbiter.ask('/api/v1/office/desk')).json();
      expect(events(own.missing)).toEqual([late.event]);
      expect([own.open.count, own.coming.count, own.appeals.count]).toEqual([0, 0, 0]);
      await accept(office, open.event as string);
      expect((await admin.ask('/api/v1/office/desk')).json().open.count).toBe(0);
    });

    test('administrators see the summary of a draft, everybody that of a revision', async () => {
      const { office, ask } = service;
      await replay(office, { from: '2025-12-01' });
      const { drafts } = (await admin.ask('/api/v1/office/desk')).json();
      expect(drafts).toEqual([
        {
          ...{ cadence: 'standard', date: '2025-12-01', revision: 2, findings: [] },
          ...{ missing: [], undecided: [] },
        },
      ]);
      const url = '/api/v1/office/lists/standard/2025-12-01/summary';
      expect((await ask(url)).statusCode).toBe(401);
      const draft = (await admin.ask(url)).json();
      expect(draft).toMatchObject({ state: 'draft', revision: 2, points: { holds: true } });
      await publish(office, { date: '2025-12-01', revision: 2 });
      const { from, to, count, items } = await get('/lists/standard/2025-12-01/differences');
      expect([from, to]).toEqual([1, 2]);
      expect(count).toBe(items.length);
      const ids = items.map(({ player }: { player: { id: string } }) => player.id);
      expect(ids).toContain('900001');
      for (const { before, after } of items) expect(after).not.toEqual(before);
      expect((await get('/lists/standard/2025-12-01/differences?from=2')).count).toBe(0);
      const first = await get('/lists/standard/2025-12-01/differences?limit=1');
      expect([first.items.length, first.next]).toEqual([1, count > 1 ? '1' : null]);
      const list = (await get('/lists?revisions=true')).items[0];
      expect(list.revisions).toEqual([1, 2]);
      const combined = (query: string) => ask(`/api/v1/lists/combined/2025-12-01.csv${query}`);
      const [current, one, two] = await Promise.all(['', '?revision=1', '?revision=2'].map(combined));
      expect(two?.body).toBe(current?.body);
      expect(two?.headers.etag).toBe(current?.headers.etag);
      expect(one?.body).not.toBe(current?.body);
      expect(one?.headers.etag).not.toBe(current?.headers.etag);
      expect(one?.headers['cache-control']).toBe('public, no-cache');
      await expect(close(office, { date: '2025-12-01' })).rejects.toThrow();
    });
  });
});
