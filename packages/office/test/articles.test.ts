import { expect, test } from 'vitest';
import { accept, changeEvent, explainPeriod, register, submit, verify, viewEvent } from '../src/index.ts';
import { closeAndPublish, keyOf, openOn, ratedWith, rowOn } from './edition-office.ts';
import { bytesOf, type EventInput, MEMBERS, type Member, NEWCOMER, reportText } from './federation.ts';
import { inSqlite } from './stores.ts';

const FIELD = [NEWCOMER, ...MEMBERS];

/** The newcomer against some members, by index. */
const meets = (
  name: string,
  [start, end]: readonly [string, string],
  games: readonly (readonly [number, 1 | 0.5 | 0])[],
): EventInput => ({
  ...{ name, start, end, players: FIELD, timeControl: '40/120:60' },
  rounds: games.map(([other, score]) => [[0, other, score]]),
});

inSqlite((fresh) => {
  test.each([
    // 6.42: games against four opponents, mean 1975, two half points above half: + 25.
    { first: '2005-07-01', days: ['07', '08'], next: '2005-10-01', rating: 2000, article: '6.42' },
    // 6.41 and 8.21: + 30.
    { first: '2009-07-01', days: ['07', '07'], next: '2009-09-01', rating: 2005, article: '6.41, 8.21' },
  ])(
    'two rated opponents give a new player no result, not even in nine games ($article)',
    async ({ first, days: [one, other], next, rating, article }) => {
      const { office, clock } = await openOn(await fresh.url(), first, MEMBERS);
      const year = first.slice(0, 4);
      clock.now = `${year}-08-20`;
      const two = ([1, 2, 1, 2, 1, 2, 1, 2, 1] as const).map((place) => [place, 1] as const);
      await ratedWith(office, meets('Two', [`${year}-${one}-02`, `${year}-${one}-12`], two));
      const four = ([1, 2, 3, 4, 1, 2, 3, 4] as const).map((place, no) => [place, no < 5 ? 1 : 0] as const);
      await ratedWith(office, meets('Four', [`${year}-${other}-14`, `${year}-${other}-23`], four));
      if (first < '2009') clock.now = '2005-09-20';
      await closeAndPublish(office, next);
      // The eight games of the second event are fewer than nine, and are not pooled with the first.
      expect(await rowOn(office, NEWCOMER, next)).toBeNull();
      const { first: pooled, events } = await explainPeriod(
        office,
        await keyOf(office, NEWCOMER),
        'standard',
        next,
      );
      expect(pooled).toMatchObject({ n: 8, rating: null, ru: rating });
      expect(pooled?.events.map(({ counts }) => counts)).toEqual([false, true]);
      expect(events[0]?.reasons).toContainEqual({
        ...{ code: 'too-few-rated-opponents', article },
        values: { met: 2, needed: 3 },
      });
      await office.store.close();
    },
  );

  test.each([
    ['2005-07-01', '2005-07-05', '2005-07-12', '2005-08-15', '2005-10-01', 1, 'stages-pooled', '6.2'],
    ['2009-07-01', '2009-07-05', '2009-07-12', '2009-08-15', '2009-09-01', 1, 'stages-pooled', '6.2'],
    ['2014-07-01', '2014-07-05', '2014-07-12', '2014-07-25', '2014-08-01', 2, 'stages-separate', null],
    ['2025-11-01', '2025-11-05', '2025-11-12', '2025-11-25', '2025-12-01', 2, 'stages-separate', null],
  ] as const)(
    'a final and its preliminary from %s',
    async (first, heats, final, now, next, events, code, article) => {
      const { office, clock } = await openOn(await fresh.url(), first, MEMBERS);
      clock.now = now;
      // Two rated opponents in each stage: together four, and a result for the newcomer where they are one event.
      const whole = await ratedWith(
        office,
        meets(
          'Heats',
          [heats, heats],
          [
            [1, 0.5],
            [2, 0.5],
          ],
        ),
      );
      const last = { name: 'Final', start: final, end: final, registered: '2000-01-01', partOf: whole };
      const { findings } = await register(office, { ...last, name: 'Registered only' });
      expect(findings.map(({ reason }) => [reason.code, reason.article])).toContainEqual([code, article]);
      await ratedWith(
        office,
        meets(
          'Final',
          [final, final],
          [
            [3, 0.5],
            [4, 0.5],
          ],
        ),
        { partOf: whole },
      );
      const list = await closeAndPublish(office, next);
      expect(list?.summary.events).toBe(events);
      const period = await explainPeriod(office, await keyOf(office, NEWCOMER), 'standard', next);
      expect(period.events).toHaveLength(events);
      const codes = period.events.flatMap(({ reasons }) => reasons.map((reason) => reason.code));
      expect(codes.includes('stages-pooled')).toBe(events === 1);
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      await office.store.close();
    },
  );

  test('a report of March 2006 reaches the list of July 2006 (2005 9.13)', async () => {
    const { office, clock } = await openOn(await fresh.url(), '2006-01-01', MEMBERS);
    clock.now = '2026-11-01';
    await closeAndPublish(office, '2006-04-01');
    const days = ['2006-03-10', '2006-03-12'] as const;
    const event = (name: string): EventInput => meets(name, days, [[1, 1]]);
    const stated = async (name: string, facts: object, received: string | null) => {
      const [start, end] = days;
      const registration = { name, start, end, registered: '2006-01-01', ...facts };
      const { event: id } = await register(office, registration);
      await submit(office, bytesOf(reportText(event(name))), { event: id, received });
      await accept(office, id);
      const { list, reports } = await viewEvent(office, id);
      return [list, reports.at(-1)?.received];
    };
    // By the clock: a report of today is for the next list that closes after today.
    expect(await stated('Clock', {}, null)).toEqual(['2026-12-01', '2026-11-01']);
    expect(await stated('Facts', { received: '2006-03-20' }, null)).toEqual(['2006-07-01', '2006-03-20']);
    expect(await stated('Report', {}, '2006-03-21')).toEqual(['2006-07-01', '2006-03-21']);
    // The report's own day counts before the event's. After the closing of 1 June it waits for October.
    expect(await stated('Both', { received: '2006-03-20' }, '2006-06-02')).toEqual([
      '2006-10-01',
      '2006-06-02',
    ]);
    expect((await closeAndPublish(office, '2006-07-01'))?.summary.events).toBe(2);
    await expect(
      submit(office, bytesOf(reportText(event('Future'))), { received: '2026-11-02' }),
    ).rejects.toMatchObject({
      code: 'invalid-date',
      values: { expected: { kind: 'date', to: '2026-11-01' } },
    });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('findings follow the facts of the event', async () => {
    const { office, clock } = await openOn(await fresh.url(), '2025-11-01', MEMBERS);
    clock.now = '2026-06-01';
    const open = { ...meets('Open', ['2025-11-05', '2025-11-07'], [[1, 1]]), timeControl: '90+30' };
    const { event: id } = await register(office, {
      ...{ name: 'Open', start: '2025-11-05', end: '2025-11-07', registered: '2025-10-01' },
    });
    const { findings } = await submit(office, bytesOf(reportText(open)), { event: id });
    expect(findings).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'report-list-missed' }),
    );
    const errors = async (): Promise<readonly string[]> =>
      (await viewEvent(office, id)).reports.flatMap((report) =>
        report.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
      );
    expect(await errors()).toEqual(['report-list-missed']);
    await changeEvent(office, id, { received: '2025-11-08' });
    expect(await errors()).toEqual([]);
    await accept(office, id);
    await closeAndPublish(office, '2025-12-01');
    expect(await viewEvent(office, id)).toMatchObject({ stage: 'rated', list: '2025-12-01' });
    expect(await errors()).toEqual([]);
    await office.store.close();
  });

  test.each([
    // K 20 against 1700, 295 below: 0.15 a game. Nine losses: −27.00, and 1405 becomes 1378.
    ['2025-11-01', ['2025-11-05', '2025-11-14'], '2025-11-28', '2025-12-01', 1400, 1378, '7.2.1'],
  ] as const)(
    'a delisted player is explained as delisted (%s)',
    async (first, days, now, next, floor, rating, article) => {
      const { office, clock } = await openOn(await fresh.url(), first, MEMBERS);
      clock.now = now;
      const [, , , , ELM, FIR] = MEMBERS as unknown as readonly [
        unknown,
        unknown,
        unknown,
        unknown,
        Member,
        Member,
      ];
      const rounds: EventInput['rounds'] = Array.from({ length: 9 }, () => [[0, 1, 0]]);
      const [start, end] = days;
      await ratedWith(office, { name: 'Losses', start, end, players: [FIR, ELM], rounds });
      await closeAndPublish(office, next);
      expect(await rowOn(office, FIR, next)).toMatchObject({ rating: 0 });
      const { standing } = await explainPeriod(office, await keyOf(office, FIR), 'standard', next);
      expect(standing?.listed).toBe(false);
      expect(standing?.reasons).toContainEqual({
        code: 'below-floor-delisted',
        article,
        values: { rating, floor },
      });
      await office.store.close();
    },
  );

  test.each([
    ['1997/00/00', 40],
    ['1997/07/20', 20],
    ['1997/08/02', 40],
    // Another year is a slip, which a finding names.
    ['1996/07/20', 40],
  ] as const)(
    'a junior imported with a year, reported as born %s, has K %i (2014 8.56)',
    async (birth, k) => {
      const junior: Member = { id: 900021, name: 'Rowan, Ray', rating: 1800, k: 40, birthYear: 1997 };
      const { office, clock } = await openOn(await fresh.url(), '2015-07-01', [...MEMBERS, junior]);
      clock.now = '2015-07-25';
      const dates = { name: 'Open', start: '2015-07-05', end: '2015-07-07' };
      const report = reportText({
        ...{ ...dates, players: [junior, MEMBERS[1] as Member], timeControl: '40/120:60' },
        rounds: [[[0, 1, 0.5]]],
      });
      const { event } = await register(office, { ...dates, registered: '2015-06-01' });
      await submit(office, bytesOf(report.replace('1997/00/00', birth)), { event });
      await accept(office, event);
      await closeAndPublish(office, '2015-08-01');
      expect(await rowOn(office, junior, '2015-08-01')).toMatchObject({ k });
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      await office.store.close();
    },
  );

  test.each([
    // 0.3 of 2009 names only FIDE; 0.4 of 2014 and 0.3 of 2024 name continents as well.
    ['2009-07-01', '2009-08-27', '2009-08-31', '2009-09-01', '2009-11-01', true],
    ['2014-07-01', '2014-07-27', '2014-07-31', '2014-08-01', '2014-09-01', false],
    ['2025-11-01', '2025-11-25', '2025-11-30', '2025-12-01', '2026-01-01', false],
  ] as const)(
    'FIDE events close later; continental events are always rated, without that (%s)',
    async (first, start, end, list, next, isRefused) => {
      const { office, clock } = await openOn(await fresh.url(), first, MEMBERS);
      clock.now = end;
      const open = meets('Open', [start, end], [[1, 1]]);
      const submitted = async (facts: object): Promise<readonly unknown[]> => {
        const { event: id } = await register(office, {
          name: 'Open',
          start,
          end,
          ...facts,
          registered: start,
        });
        const event = { ...open, name: JSON.stringify(facts) };
        const { findings } = await submit(office, bytesOf(reportText(event)), { event: id });
        const codes = findings.map(({ code }) => code as string);
        await accept(office, id);
        return [(await viewEvent(office, id)).list, codes.includes('registered-late')];
      };
      expect(await submitted({ official: true })).toEqual([list, false]);
      expect(await submitted({ continental: true })).toEqual([next, isRefused]);
      expect(await submitted({})).toEqual([next, true]);
      await office.store.close();
    },
  );
});
