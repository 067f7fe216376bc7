import { beforeAll, expect, test } from 'vitest';
import { MEMBERS, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { administrator, type TestAccount } from './people.ts';
import { openService } from './service.ts';

const REPORT = reportText({
  name: 'Winter Open',
  start: '2025-12-05',
  end: '2025-12-07',
  players: MEMBERS.slice(0, 4),
  rounds: [
    [
      [0, 3, 1],
      [1, 2, 0.5],
    ],
    [
      [2, 0, 1],
      [3, 1, 0],
    ],
  ],
});
const REGISTRATION = { name: 'Winter Open', start: '2025-12-05', end: '2025-12-07', federation: 'AAA' };

inSqlite((fresh) => {
  let admin: TestAccount;
  const send = async (url: string, body: object | string, headers = {}) =>
    admin.ask(`/api/v1/office${url}`, { method: 'POST', body, headers });

  beforeAll(async () => {
    admin = await administrator(await openService(fresh));
  });

  test('a registration previews its deadline and similar events', async () => {
    const { name: _, ...unnamed } = REGISTRATION;
    const late = (await send('/events/check', { ...unnamed, registered: '2025-12-04' })).json();
    expect(late.alike).toEqual([]);
    expect(late.findings[0].reason).toMatchObject({ values: { fact: 'approval-late-registration' } });
    expect(late.findings[0].reason.sentence).not.toBe('');
    const early = (await send('/events/check', { ...REGISTRATION, registered: '2025-10-01' })).json();
    expect(early).toEqual({ findings: [], alike: [] });
    expect((await send('/events/check', { ...REGISTRATION, end: '2025-12-01' })).statusCode).toBe(422);
    expect((await admin.ask('/api/v1/office/events?q=winter')).json().items).toEqual([]);
  });

  test('a report is shown line by line with its preview, and an event is excluded and included again', async () => {
    const { event, alike } = (await send('/events', { ...REGISTRATION, registered: '2025-10-01' })).json();
    expect(alike).toEqual([]);
    const again = (await send('/events/check', { ...REGISTRATION, name: 'winter  open' })).json();
    expect(again.alike).toMatchObject([{ code: 'event-alike', severity: 'warning' }]);
    const own = (await send(`/events/check?event=${event}`, REGISTRATION)).json();
    expect(own.alike).toEqual([]);
    const { report } = (
      await send(`/events/${event}/reports`, REPORT, { 'content-type': 'text/plain' })
    ).json();
    const at = `/api/v1/office/events/${event}`;
    const { lines } = (await admin.ask(`${at}/reports/${report}/lines`)).json();
    expect(lines.join('\n').trimEnd()).toBe(REPORT.replaceAll('\r', '').trimEnd());
    const preview = (await admin.ask(`${at}/reports/${report}/preview`)).json();
    expect(preview.players).toHaveLength(4);
    // The list is that of the store, with its date.
    expect(preview.findings.map(({ code }: { code: string }) => code)).not.toContain('list-date-unknown');
    expect(preview.players.some(({ change }: { change: string }) => Number(change) !== 0)).toBe(true);
    expect((await admin.ask(at)).json()).toMatchObject({ appeal: null, facts: { registered: '2025-10-01' } });

    const gone = await send(`/events/${event}/withdraw`, { because: 'cancelled by its organiser' });
    expect(gone.json()).toEqual({ event, stage: 'withdrawn', reports: [report] });
    expect((await send(`/events/${event}/withdraw`, { because: 'again' })).json()).toMatchObject({
      status: 409,
      code: 'event-withdrawn',
    });
    const back = await admin.ask(at, { method: 'PATCH', body: {} });
    expect(back.statusCode).toBe(200);
    expect((await admin.ask(at)).json()).toMatchObject({ stage: 'registered', because: null });
  });

  test('an appeal is shown to the deciding officers', async () => {
    const registration = { ...REGISTRATION, name: 'Winter Cup', registered: '2025-10-01' };
    const { event } = (await send('/events', registration)).json();
    await send(`/events/${event}/reports`, REPORT, { 'content-type': 'text/plain' });
    await send(`/events/${event}/reject`, { because: 'a round is missing' });
    await send(`/events/${event}/appeal`, { because: 'two rounds were announced' });
    const seen = (await admin.ask(`/api/v1/office/events/${event}`)).json();
    expect(seen).toMatchObject({ stage: 'reported', appeal: 'two rounds were announced' });
  });

  test('a slow preview of a report does not block others', async () => {
    const players = Array.from({ length: 1000 }, (_, index) => ({
      ...{ id: 910_000 + index, name: `Player, ${index}`, rating: 1800 },
    }));
    const round = Array.from({ length: 500 }, (_, board) => [2 * board, 2 * board + 1, 1] as const);
    const large = reportText({
      ...{ name: 'Large Open', start: '2025-12-05', end: '2025-12-07', players },
      rounds: Array.from({ length: 20 }, () => round),
    });
    let isLooking = true;
    const looked = send('/preview', large, { 'content-type': 'text/plain' }).finally(() => {
      isLooking = false;
    });
    let answered = 0;
    for (; isLooking; answered += 1) {
      expect((await admin.ask('/api/v1/players?q=al')).statusCode).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect((await looked).statusCode).toBe(200);
    // If it were checked between two others, one would be before it and one after.
    expect(answered).toBeGreaterThan(5);
  });
});
