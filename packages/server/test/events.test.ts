import { defined } from '@eloquence/rating';
import { beforeAll, expect, test } from 'vitest';
import { accept, redactPlayer, register, submit } from '../../office/src/index.ts';
import { bytesOf, MEMBERS, NEWCOMER, reportText } from '../../office/test/federation.ts';
import { eachStore } from '../../office/test/stores.ts';
import { OPEN, openService, type Service } from './service.ts';

eachStore((fresh) => {
  let service: Service;
  let winter: string;
  const get = async (url: string) => (await service.ask(`/api/v1${url}`)).json();

  beforeAll(async () => {
    service = await openService(fresh);
    const registered = await register(service.office, {
      name: 'Winter Rapid',
      start: '2026-01-10',
      end: '2026-01-11',
      federation: 'AAA',
      cadence: 'rapid',
      registered: '2025-11-30',
    });
    winter = registered.event;
  });

  test('events, newest first, page by page', async () => {
    const all = await get('/events');
    expect(all.items.map(({ event, stage }: Record<string, string>) => [event, stage])).toEqual([
      [winter, 'registered'],
      [service.event, 'rated'],
    ]);
    const first = await get('/events?limit=1');
    const second = await get(`/events?limit=1&cursor=${first.next}`);
    expect([first.items[0].event, second.items[0].event, second.next]).toEqual([winter, service.event, null]);
  });

  test.each([
    ['federation=AAA', 2],
    ['federation=BBB', 0],
    ['cadence=rapid', 1],
    ['stage=rated', 1],
    ['from=2026-01-01', 1],
    ['to=2025-12-31', 1],
    ['list=2025-12-01', 1],
    ['q=winter', 1],
    ['q=open%20aut', 1],
    ['q=AUT%C3%9Amn', 1],
    ['q=inter', 0],
    ['q=%20', 2],
    ['q=%25', 0],
    ['q=winter&cadence=standard', 0],
    ['q=winter&from=2026-01-11', 0],
  ])('the calendar with %s', async (query, count) => {
    expect((await get(`/events?${query}`)).items).toHaveLength(count);
  });

  test.each([
    ['/events?cursor=x', 400, 'cursor-invalid'],
    ['/events?stage=lost', 400, 'invalid-request'],
    ['/events?from=yesterday', 400, 'invalid-request'],
    ['/events/E99', 404, 'event-unknown'],
    ['/events/E99/report', 404, 'event-unknown'],
    ['/events/E99/ratings', 404, 'event-unknown'],
    ['/events/E99/crosstable', 404, 'event-unknown'],
    ['/events/99', 400, 'invalid-request'],
  ])('%s is refused', async (url, status, code) => {
    const answer = await service.ask(`/api/v1${url}`);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('an event has its stage and reasons', async () => {
    const rated = await get(`/events/${service.event}`);
    expect(rated).toMatchObject({ stage: 'rated', list: '2025-12-01', name: 'Autumn Open <b>' });
    expect(rated.reports[0]).toMatchObject({ state: 'accepted', players: 5 });
    expect(rated.reports[0]).not.toHaveProperty('actor');
    expect([rated.waits, 'appeal' in rated]).toEqual([null, false]);
    for (const finding of rated.reports[0].findings) expect(finding.message).not.toBe('');
    const waiting = await get(`/events/${winter}?lang=fr`);
    expect(waiting.waits).toMatchObject({ code: 'for-report', sentence: expect.any(String) });
    expect(waiting.waits.sentence).not.toBe((await get(`/events/${winter}`)).waits.sentence);
    expect(waiting.reasons.length).toBeGreaterThan(0);
    expect(waiting.reasons[0].sentence).not.toBe((await get(`/events/${winter}`)).reasons[0].sentence);
  });

  test('rating changes by player, with the sum of all games', async () => {
    const { players, list } = await get(`/events/${service.event}/ratings`);
    expect(list).toBe('2025-12-01');
    expect(players).toHaveLength(5);
    expect(players[0]).toMatchObject({ player: { id: '900001' }, rating: 2200, k: 20, n: 3, score: 1.5 });
    expect(await get(`/events/${winter}/ratings`)).toMatchObject({ list: null, players: [] });
  });

  test('its crosstable', async () => {
    const { rounds, players, games } = await get(`/events/${service.event}/crosstable`);
    expect([rounds, players.length, games.length]).toEqual([3, 5, 6]);
    expect(players.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(6);
    expect(games[0]).toMatchObject({ round: 1, white: 1, black: 4, whiteScore: 1, blackScore: 0 });
    expect(await get(`/events/${winter}/crosstable`)).toMatchObject({ rounds: 0, players: [], games: [] });
  });

  test('a redacted report: everything but the name and the file', async () => {
    // A name that differs from the list's is quoted by a finding.
    const finn = { ...defined(MEMBERS[5]), name: 'Fyr, Finn' };
    const players = [...MEMBERS.slice(0, 3), finn, NEWCOMER];
    const input = { ...OPEN, players, name: 'Redacted Open', start: '2025-11-19', end: '2025-11-20' };
    const { event } = await submit(service.office, bytesOf(reportText(input)));
    const at = `/api/v1/events/${event}`;
    expect((await service.ask(at)).json().reports).toMatchObject([{ redacted: false }]);
    await accept(service.office, event);
    await redactPlayer(service.office, '900006', 'asked for');
    const view = (await service.ask(at)).json();
    expect(view.reports).toMatchObject([{ state: 'accepted', redacted: true }]);
    expect(view.reports[0].findings.length).toBeGreaterThan(0);
    const standings = (await service.ask(`${at}/standings`)).json().players;
    expect(standings).toHaveLength(players.length);
    expect(standings.map(({ player }: { player: { name: string } }) => player.name)).toContain('[redacted]');
    expect(JSON.stringify([view, standings])).not.toMatch(/F[iy]r, Finn/);
    const file = await service.ask(`${at}/report`);
    expect(file.json()).toMatchObject({ status: 404, code: 'report-unavailable' });
    expect(file.json().detail).toContain('was redacted');
  });

  test('its report, with years instead of dates of birth', async () => {
    const text = reportText({ ...OPEN, name: 'Dated Open', start: '2025-11-12', end: '2025-11-15' })
      .replace('1980/00/00', '1980/05/17')
      .replace('1985/00/00', '17.05.1985');
    const { event } = await submit(service.office, bytesOf(text));
    const answer = await service.ask(`/api/v1/events/${event}/report`);
    expect(answer.body).toBe(text.replace('1980/05/17', '1980/00/00').replace('17.05.1985', '00.00.1985'));
    const again = await service.ask(`/api/v1/events/${event}/report`, {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const wide = Buffer.from(`\ufeff${text.replace('Dated', 'Wide')}`, 'utf16le');
    const other = await submit(service.office, wide);
    const shown = await service.ask(`/api/v1/events/${other.event}/report`);
    expect(shown.rawPayload.toString('utf16le')).not.toMatch(/1980.05.17|17.05.1985/);
    expect(shown.rawPayload.toString('utf16le')).toContain('1980/00/00');
    expect((await service.ask(`/api/v1/events/${winter}/report`)).json().code).toBe('report-unknown');
    // A report all the same, but nobody can tell where a date stands behind what is no text.
    const holed = bytesOf(text.replace('Dated', 'Holed').replace('Alder', 'Al\0er'));
    const kept = await submit(service.office, holed, { event: winter });
    const hidden = await service.ask(`/api/v1/events/${kept.event}/report`);
    expect(hidden.json()).toMatchObject({ status: 404, code: 'report-unavailable' });
    expect(hidden.json().detail).toContain('birth dates');
    const view = await service.ask(`/api/v1/events/${event}`);
    expect(view.body).not.toMatch(/1980.05.17|17.05.1985/);
    expect((await service.ask(`/api/v1/events/${event}/report?version=9`)).json().code).toBe(
      'report-unknown',
    );
  });
});
