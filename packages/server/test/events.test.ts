import { defined } from '@eloquence/rating';
import { beforeAll, expect, test, vi } from 'vitest';
import { accept, Reader, redactPlayer, register, rename, submit } from '../../office/src/index.ts';
import { bytesOf, type EventInput, MEMBERS, NEWCOMER, reportText } from '../../office/test/federation.ts';
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
    expect([all.count, first.count, second.count]).toEqual([2, 2, 2]);
    expect((await get('/events?stage=rated')).count).toBe(1);
    // Words are not counted beyond a page.
    const [words, some] = [await get('/events?q=aut'), await get('/events?q=e%20&limit=1')];
    expect([words.count, some.count]).toEqual([
      words.items.length,
      some.next === null ? some.items.length : null,
    ]);
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
    ['/events/E99/teams', 404, 'event-unknown'],
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

  test('a team event: ranks, byes and teams as reported, in public fields only', async () => {
    const players = MEMBERS.slice(0, 5);
    const cup: EventInput = {
      ...{ name: 'Team Cup', start: '2025-11-19', end: '2025-11-20', players, type: 'Team: Swiss-System' },
      rounds: [
        [
          [0, 2, 1],
          [3, 1, 0.5],
        ],
        [
          [2, 0, '+'],
          [1, 4, 0],
        ],
      ],
    };
    const report = `${reportText(cup)}${[
      '202 DE, 17.5.1980, BH/C1',
      `310   1 ${'Trees 2 (born 17 May 1980)'.padEnd(46)}   2.0    1.5   2     1    2`,
      `310   2 ${'Shrubs 17.5.1980'.padEnd(46)}   2.0    2.5   1     3    4    5`,
      '300 002 002 001 0003 0005',
      '### born 17.5.1980',
    ].join('\r\n')}\r\n`;
    const { event } = await submit(service.office, bytesOf(report));
    const at = `/events/${event}`;
    expect(await get(`${at}/teams`)).toMatchObject({ rounds: 0, teams: [], matches: null });
    expect(await get(`${at}/standings`)).toMatchObject({ reported: false, tieBreaks: [], teams: 0 });
    await accept(service.office, event);
    const { teams, matches } = await get(`${at}/teams`);
    expect(teams).toEqual([
      {
        ...{ number: 1, name: 'Trees born May', rank: 2, players: [1, 2] },
        matchPoints: { points: 2, from: 'report' },
        gamePoints: { points: 1.5, from: 'report' },
        record: { won: 1, drawn: 0, lost: 1 },
      },
      {
        ...{ number: 2, name: 'Shrubs', rank: 1, players: [3, 4, 5] },
        matchPoints: { points: 2, from: 'report' },
        gamePoints: { points: 2.5, from: 'report' },
        record: { won: 1, drawn: 0, lost: 1 },
      },
    ]);
    expect(matches[0]).toEqual({
      ...{ round: 1, teams: [1, 2], points: [1.5, 0.5], forfeit: null },
      boards: [
        { board: 1, players: [1, 3], scores: [1, 0], played: true, white: 'first' },
        { board: 2, players: [2, 4], scores: [0.5, 0.5], played: true, white: 'second' },
      ],
    });
    expect(matches[1]).toMatchObject({
      teams: [2, 1],
      boards: [
        { board: 1, players: [3, 1], scores: [1, 0], played: false, white: 'first' },
        { board: 2, players: [5, 2] },
      ],
    });
    const standings = await get(`${at}/standings`);
    expect(standings).toMatchObject({ reported: true, tieBreaks: ['DE', 'BH/C1'], teams: 2 });
    const reserve = standings.players.find(({ no }: { no: number }) => no === 5);
    expect(reserve).toMatchObject({
      reported: { rank: 1, points: 1, rating: 1700 },
      byes: [{ round: 1, kind: 'zero', points: 0 }],
    });
    const file = (await service.ask(`/api/v1${at}/report`)).body;
    expect(file).toMatch(/^202 DE,BH\/C1$/m);
    expect(file).toMatch(/^310 {3}2 Shrubs {43}2\.0 {4}2\.5 {3}1 {5}3 {4}4 {4}5$/m);
    expect(file).toContain('300 002 002 001 0003 0005');
    expect(JSON.stringify([teams, standings, file])).not.toMatch(/17.5|1980.{0,3}17|17.{0,6}1980/);

    // What was read of a redacted report is not public any more; its games are.
    await redactPlayer(service.office, '900005', 'asked for');
    expect(await get(`${at}/teams`)).toMatchObject({ teams: [], matches: null });
    const after = await get(`${at}/standings`);
    expect(after).toMatchObject({ reported: false, teams: 0 });
    expect(after.players).toHaveLength(5);
    expect(after.players[0]).toMatchObject({ reported: null, byes: [] });
  });

  test('a redacted report has everything except the name and the file', async () => {
    // A name that differs from the list's is quoted by a finding.
    const finn = { ...defined(MEMBERS[5]), name: 'Fyr, Finn' };
    const players = [...MEMBERS.slice(0, 3), finn, NEWCOMER];
    const input = { ...OPEN, players, name: 'Redacted Open', start: '2025-11-19', end: '2025-11-20' };
    const { event } = await submit(service.office, bytesOf(reportText(input)));
    const at = `/api/v1/events/${event}`;
    await accept(service.office, event);
    expect((await service.ask(at)).json().reports).toMatchObject([{ redacted: false }]);
    await redactPlayer(service.office, '900006', 'asked for');
    const view = (await service.ask(at)).json();
    expect(view.reports).toMatchObject([{ state: 'accepted', redacted: true }]);
    const standings = (await service.ask(`${at}/standings`)).json().players;
    expect(standings).toHaveLength(players.length);
    expect(standings.map(({ player }: { player: { name: string } }) => player.name)).toContain('[redacted]');
    expect(JSON.stringify([view, standings])).not.toMatch(/F[iy]r, Finn/);
    // The same file is refused for any event.
    for (const options of [{}, { event }]) {
      const again = submit(service.office, bytesOf(reportText(input)), options);
      await expect(again).rejects.toMatchObject({ code: 'report-redacted' });
    }
    const file = await service.ask(`${at}/report`);
    expect(file.json()).toMatchObject({ status: 404, code: 'report-unavailable' });
    expect(file.json().detail).toContain('was redacted');
  });

  test('a redacted name does not come back with another report; the officer has a finding', async () => {
    const finn = { ...defined(MEMBERS[5]), name: 'Fir, Finn' };
    const input = { ...OPEN, players: [...MEMBERS.slice(0, 4), finn], name: 'Later Open' };
    const { event, findings } = await submit(
      service.office,
      bytesOf(reportText({ ...input, start: '2025-11-24', end: '2025-11-26' })),
    );
    expect(findings.map(({ code }) => code)).toContain('name-redacted');
    await accept(service.office, event);
    const at = `/api/v1/events/${event}`;
    const answers = await Promise.all(
      ['', '/report', '/standings', '/crosstable'].map(async (part) => (await service.ask(at + part)).body),
    );
    expect(answers.join()).not.toMatch(/Fir, Finn|name-redacted/);
    expect(answers[1]).toContain('[redacted]');
  });

  test('its public report is written once, and again after a change of a name', async () => {
    const text = reportText({ ...OPEN, name: 'Dated Open', start: '2025-11-12', end: '2025-11-15' });
    const { event } = await submit(service.office, bytesOf(`${text}### Alder was born on 17.5.1980\r\n`));
    await accept(service.office, event);
    const file = `/api/v1/events/${event}/report`;
    const [answer, same] = await Promise.all([service.ask(file), service.ask(file)]);
    expect(same.body).toBe(answer.body);
    expect(answer.body).toMatch(
      /^012 Dated Open\n022 Nowhere\n032 AAA\n042 2025\/11\/12\n052 2025\/11\/15\n062 5\n/,
    );
    expect(answer.body).toMatch(/^001 {4}1 m {4}Alder, Ann {24}2200 AAA {6}900001 1980\/00\/00 {2}1\.5/m);
    const etag = String(answer.headers.etag);
    const again = () => service.ask(file, { headers: { 'if-none-match': etag } });
    expect((await again()).statusCode).toBe(304);
    await rename(service.office, '900001', { name: 'Alder, Anne' });
    expect((await again()).body).toContain('Alder, Anne');
    expect((await service.ask(`/api/v1/events/${winter}/report`)).json().code).toBe('report-unknown');
    expect((await service.ask(`${file}?version=9`)).json().code).toBe('report-unknown');

    // The form to print is made of the public report, on its thread, and its only style is allowed by hash.
    const run = vi.spyOn(Reader.prototype, 'run');
    await rename(service.office, '900001', { name: 'Alder, Anne Lea' });
    const form = await service.ask(`/api/v1/events/${event}/form?lang=fr`);
    const thread = (task: string) => run.mock.contexts[run.mock.calls.findIndex(([name]) => name === task)];
    expect(thread('form')).toBeDefined();
    expect(thread('form')).toBe(thread('published'));
    const forms = () => run.mock.calls.filter(([name]) => name === 'form').length;
    // However many ask, it is made once.
    const asked = await Promise.all(
      ['fr', 'fr', 'en', 'en'].map((lang) => service.ask(`/api/v1/events/${event}/form?lang=${lang}`)),
    );
    expect([asked[0]?.body === form.body, forms()]).toEqual([true, 2]);
    run.mockRestore();
    expect(form.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(form.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(form.headers['x-content-type-options']).toBe('nosniff');
    expect(form.body).toContain('Rapport d’un tournoi au système suisse (formulaire 2)');
    expect(form.body).toContain('Alder, Anne Lea');
    expect(form.body).not.toMatch(/17\.5\.1980|1980/);
    expect((await service.ask(`/api/v1/events/${winter}/form`)).json().code).toBe('report-unknown');
  });
});
