import { defined } from '@eloquence/rating';
import { expect, test } from 'vitest';
import {
  accept,
  close,
  explainPeriod,
  type Office,
  preview,
  publish,
  register,
  reject,
  submit,
  verify,
  viewEvent,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { currentLists, listOn, loadList } from '../src/rating-lists/store/load.ts';
import {
  bytesOf,
  type Clock,
  type EventInput,
  MEMBERS,
  type Member,
  NEWCOMER,
  openFederation,
  reportText,
} from './federation.ts';
import { eachStore } from './stores.ts';

const OPEN: EventInput = {
  name: 'Autumn Open',
  start: '2025-11-05',
  end: '2025-11-09',
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
    [
      [0, 1, 0.5],
      [2, 3, '+'],
    ],
  ],
};

const registration = {
  name: OPEN.name,
  start: OPEN.start,
  end: OPEN.end,
  federation: 'AAA',
  registered: '2025-10-20',
};

async function ratingsOn(office: Office, date: string): Promise<Record<string, number>> {
  const name = await listOn(office.store, 'standard', date);
  const { columns } = await loadList(office.store, name?.id as number);
  return Object.fromEntries([...columns.ids].map((id, row) => [id, defined(columns.ratings[row])]));
}

const withRatings = (members: readonly Member[], ratings: readonly number[]): readonly Member[] =>
  members.map((member, index) => ({ ...member, rating: defined(ratings[index]) }));

async function keyOf(office: Office, id: number): Promise<number> {
  const row = await office.store.db
    .selectFrom('identity')
    .select('player')
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow();
  return row.player;
}

eachStore((fresh) => {
  const open = async (clock: Clock): Promise<Office> => openFederation(fresh, clock);

  /** The same office, with other work done just before each write. */
  function interrupted(office: Office, work: () => Promise<unknown>): Office {
    const store = new Proxy(office.store, {
      get(target, name) {
        if (name === 'write') return async (write: never) => work().then(() => target.write(write));
        const value = Reflect.get(target, name, target) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    return { ...office, store };
  }

  test('entries added during a closing', async () => {
    const date = '2025-12-01';
    const office = await open({ now: '2025-11-10' });
    const { event } = await submit(office, bytesOf(reportText(OPEN)));
    await accept(office, event);
    const { event: other } = await submit(
      office,
      bytesOf(reportText({ ...OPEN, name: 'Harvest Open', players: MEMBERS.slice(1, 5) })),
    );
    const closing = close(
      interrupted(office, () => accept(office, other)),
      { date },
    );
    await expect(closing).rejects.toMatchObject({ code: 'changed-meanwhile', values: { date } });
    await expect(publish(office, { date })).rejects.toMatchObject({ code: 'no-draft' });

    let registered = 0;
    const [draft] = await close(
      interrupted(office, async () => {
        registered += 1;
        await register(office, { ...registration, name: `Winter Open ${registered}` });
      }),
      { date },
    );
    expect(registered).toBe(1);
    expect(draft).toMatchObject({ summary: { events: 2 } });
    expect(await close(office, { date })).toEqual([draft]);
    expect(await publish(office, { date })).toMatchObject([{ hash: draft?.hash }]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
  });

  test('an officer’s month', async () => {
    const clock = { now: '2025-10-20' };
    const office = await open(clock);
    const { event, findings } = await register(office, registration);
    expect(findings).toEqual([]);
    expect(await viewEvent(office, event)).toMatchObject({ stage: 'registered', list: '2025-12-01' });

    clock.now = '2025-11-10';
    const report = await submit(office, bytesOf(reportText(OPEN)));
    expect(report).toMatchObject({ event, version: 1, again: false });
    expect(report.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(await viewEvent(office, event)).toMatchObject({ stage: 'reported' });

    await accept(office, event);
    const due = await viewEvent(office, event);
    expect(due).toMatchObject({ stage: 'due', list: '2025-12-01' });
    expect(due.reasons.map(({ code }) => code)).toContain('ended-in-time');

    const [tried] = await close(office, { date: '2025-12-01', dryRun: true });
    expect(tried).toMatchObject({ revision: null, summary: { events: 1, points: { holds: true } } });
    const [draft] = await close(office, { date: '2025-12-01' });
    const [again] = await close(office, { date: '2025-12-01' });
    expect(again).toEqual(draft);
    expect(await currentLists(office.store, 'standard')).toHaveLength(1);

    const [published] = await publish(office, { date: '2025-12-01' });
    expect(published).toMatchObject({ cadence: 'standard', revision: 1, hash: draft?.hash });
    expect(published?.summary.points.holds).toBe(true);
    // Alder 0.08 − 0.85 − 0.26 = −1.03, K 20; Birch −0.14 + 0.24 + 0.26; Cedar 0.14 + 0.85; Dogwood −0.08 − 0.24, K 40.
    expect(await ratingsOn(office, '2025-12-01')).toEqual({
      900001: 2179,
      900002: 2007,
      900003: 1920,
      900004: 1787,
      900005: 1700,
      900006: 1405,
    });
    expect(await viewEvent(office, event)).toMatchObject({ stage: 'rated', list: '2025-12-01' });
    expect(published?.findings.map(({ code }) => code)).toEqual(['closing-early']);
    await expect(publish(office, { date: '2025-12-01' })).rejects.toMatchObject({ code: 'list-published' });
    await expect(close(office, { date: '2025-12-01' })).rejects.toMatchObject({ code: 'list-published' });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('every figure is explained', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const { event } = await submit(office, bytesOf(reportText(OPEN)));
    await accept(office, event);
    await close(office, { date: '2025-12-01' });
    await publish(office, { date: '2025-12-01' });
    const period = await explainPeriod(office, await keyOf(office, 900001), 'standard', '2025-12-01');
    expect(period).toMatchObject({
      before: { rating: 2200 },
      after: { rating: 2179, games: 3 },
      change: -2060,
      rounded: -21,
      events: [{ event, list: { date: '2025-11-01' }, rated: { n: 3, rating: 2200, from: 'list' } }],
    });
    const [rated] = period.events;
    expect(rated?.games).toHaveLength(3);
    expect(rated?.games.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(period.reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['period-summed', 'change-rounded']),
    );
    expect(period.kReasons).not.toEqual([]);
    expect(period.standing).toMatchObject({ active: true });
    await office.store.close();
  });

  test('an unregistered event is accepted with that finding', async () => {
    const office = await open({ now: '2025-11-10' });
    const { event, findings } = await submit(office, bytesOf(reportText(OPEN)));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'not-registered', severity: 'warning' }));
    expect(await viewEvent(office, event)).toMatchObject({ name: OPEN.name, registered: null });
    expect(await submit(office, bytesOf(reportText(OPEN)))).toMatchObject({ event, again: true });
    await office.store.close();
  });

  test('a report of a future event has a finding', async () => {
    const office = await openFederation(fresh, { now: '2025-11-03' });
    const { findings } = await submit(office, bytesOf(reportText(OPEN)));
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        code: 'start-in-future',
        values: { start: OPEN.start, today: '2025-11-03' },
      }),
    );
    await office.store.close();
  });

  test('the federation of an event is a known code or none, and its texts have no hidden characters', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    await expect(register(office, { ...registration, federation: 'Norway' })).rejects.toMatchObject({
      code: 'registration-invalid',
      values: { path: 'federation', value: '"Norway"' },
    });
    await expect(register(office, { ...registration, city: 'Os\u200blo' })).rejects.toMatchObject({
      code: 'hidden-characters',
      values: { character: 'U+200B' },
    });
    const { event } = await register(office, { ...registration, name: 'Coded', federation: 'nor' });
    expect(await viewEvent(office, event)).toMatchObject({ federation: 'NOR' });
    const unclear = reportText(OPEN).replace('032 AAA', '032 Norway');
    const { event: made } = await submit(office, bytesOf(unclear));
    expect(await viewEvent(office, made)).toMatchObject({ federation: '' });
    await office.store.close();
  });

  test('a report of another event has a finding before it is accepted', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const days = { start: '2025-11-01', end: '2025-11-02' };
    const { event } = await register(office, { name: 'Small Cup', ...days });
    const { findings } = await submit(office, bytesOf(reportText(OPEN)), { event });
    const { name: found, start: begins } = OPEN;
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        code: 'event-differs',
        values: { event, name: 'Small Cup', start: days.start, found, begins },
      }),
    );
    const differs = async (registration: Parameters<typeof register>[1]): Promise<boolean> => {
      const other = (await register(office, registration)).event;
      const { findings: found } = await submit(office, bytesOf(reportText(OPEN)), { event: other });
      return found.some(({ code }) => code === ('event-differs' as string));
    };
    expect(await differs({ name: OPEN.name, ...days })).toBe(false);
    expect(await differs({ name: 'Small Cup', start: OPEN.start, end: OPEN.end })).toBe(false);
    // Begins on the same day.
    expect(await differs({ name: 'Small Cup', start: OPEN.start, end: '2025-11-30' })).toBe(true);
    await office.store.close();
  });

  test.each<[string, string, string | null]>([
    ['another event', reportText(OPEN), 'Small Cup'],
    ['another event, with errors', reportText(OPEN).replace('     4 w 1', '     9 w 1'), 'Small Cup'],
    ['its own event', reportText(OPEN), OPEN.name],
    ['no registered event', reportText(OPEN), null],
  ])('the preview of a report for %s has the findings of its submission', async (_, content, name) => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const days = name === OPEN.name ? OPEN : { start: '2025-11-01', end: '2025-11-02' };
    const { start, end } = days;
    const event = name === null ? null : (await register(office, { name, start, end })).event;
    const seen = await preview(office, bytesOf(content), { event });
    const { findings } = await submit(office, bytesOf(content), { event });
    expect(seen.findings).toEqual(findings);
    expect(findings[0]?.code === ('event-differs' as string)).toBe(name === 'Small Cup');
    expect(findings.some(({ code }) => code === ('not-registered' as string))).toBe(name === null);
    await office.store.close();
  });

  test('a federation that does not exist is named at the registration', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const { start, end } = OPEN;
    const codes = async (federation: string) =>
      (await register(office, { name: federation, start, end, federation })).alike.map(({ code }) => code);
    expect(await codes('FRZ')).toEqual(['federation-unknown']);
    expect(await codes('FRA')).toEqual([]);
    // Of the list.
    expect(await codes('AAA')).toEqual([]);
    await office.store.close();
  });

  test('broken JSON is no report, and says where it is broken', async () => {
    const office = await open({ now: '2025-11-10' });
    for (const work of [preview, submit])
      await expect(work(office, bytesOf('{ "records": [x] }'))).rejects.toMatchObject({
        code: 'report-unreadable',
        values: { reason: 'json', line: 1, column: 15 },
        findings: [{ code: 'json-broken', severity: 'error' }],
      });
    await office.store.close();
  });

  test('a report with errors is stored and cannot be accepted; a newer one replaces it', async () => {
    const office = await open({ now: '2025-11-10' });
    const broken = reportText(OPEN).replace('     4 w 1', '     9 w 1');
    const { event, report, findings } = await submit(office, bytesOf(broken));
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
    await expect(accept(office, event)).rejects.toMatchObject({ code: 'report-has-errors' });
    const second = await submit(office, bytesOf(reportText(OPEN)), { event });
    expect(second.version).toBe(2);
    await expect(accept(office, report)).rejects.toMatchObject({ code: 'nothing-to-decide' });
    await accept(office, event);
    const { reports } = await viewEvent(office, event);
    expect(reports.map(({ state }) => state)).toEqual(['superseded', 'accepted']);
    await office.store.close();
  });

  test('an event that was registered twice is rated once', async () => {
    const office = await open({ now: '2025-11-10' });
    const first = await register(office, registration);
    const second = await register(office, registration);
    for (const { event } of [first, second]) await submit(office, bytesOf(reportText(OPEN)), { event });
    await accept(office, first.event);
    await expect(accept(office, second.event)).rejects.toMatchObject({ code: 'report-elsewhere' });
    await office.store.close();
  });

  test('a rejection says why and until when to appeal', async () => {
    const office = await open({ now: '2025-11-10' });
    const { event } = await submit(office, bytesOf(reportText(OPEN)));
    const { appeal } = await reject(office, event, 'The arbiter withdrew it.');
    expect(appeal).toMatchObject({ code: 'appeal-until', values: { until: '2025-11-17' } });
    expect(await viewEvent(office, event)).toMatchObject({
      stage: 'rejected',
      because: 'The arbiter withdrew it.',
    });
    await expect(reject(office, event, ' ')).rejects.toMatchObject({ code: 'because-missing' });
    await office.store.close();
  });

  test('new players wait until they have enough games', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const players = [NEWCOMER, ...MEMBERS.slice(0, 3)];
    const first: EventInput = {
      ...OPEN,
      name: 'First',
      players,
      rounds: [
        [
          [0, 1, 0],
          [2, 3, 1],
        ],
        [
          [0, 2, 0.5],
          [1, 3, 1],
        ],
        [
          [0, 3, 1],
          [1, 2, 1],
        ],
      ],
    };
    await accept(office, (await submit(office, bytesOf(reportText(first)))).event);
    await close(office, { date: '2025-12-01' });
    const [list] = await publish(office, { date: '2025-12-01' });
    expect(list?.summary).toMatchObject({ waiting: 1, diff: { new: { count: 0 } } });
    const key = await keyOf(office, NEWCOMER.id);
    const waiting = await explainPeriod(office, key, 'standard', '2025-12-01');
    expect(waiting.first).toMatchObject({ n: 3, rating: null });

    clock.now = '2025-12-10';
    const second: EventInput = {
      ...first,
      name: 'Second',
      start: '2025-12-05',
      end: '2025-12-07',
      players: [NEWCOMER, ...withRatings(MEMBERS.slice(0, 3), [2208, 2002, 1890])],
    };
    const report = await submit(office, bytesOf(reportText(second)));
    expect(report.findings.filter(({ code }) => code === 'rating-differs')).toEqual([]);
    await accept(office, report.event);
    await close(office, { date: '2026-01-01' });
    const [next] = await publish(office, { date: '2026-01-01' });
    expect(next?.summary).toMatchObject({ waiting: 0, diff: { new: { count: 1 } }, points: { holds: true } });
    const { columns } = await loadList(
      office.store,
      (await listOn(office.store, 'standard', '2026-01-01'))?.id as number,
    );
    const row = rowOfKey(columns.keys, key);
    // Six opponents and two hypothetical draws against 1800: 15800 / 8 = 1975, half the points.
    expect([columns.ratings[row], columns.games[row], columns.played[row], columns.ks[row]]).toEqual([
      1975, 3, 6, 40,
    ]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });
});
