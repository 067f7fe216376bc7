import { expect, test } from 'vitest';
import { importList } from '../src/imports/import-list.ts';
import {
  accept,
  changeEvent,
  close,
  correct,
  initOffice,
  type Office,
  officeStatus,
  publish,
  register,
  submit,
  verify,
  viewEvent,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { listOn, loadList } from '../src/rating-lists/store/load.ts';
import { openOn } from './edition-office.ts';
import {
  bytesOf,
  type EventInput,
  file,
  listText,
  MEMBERS,
  type Member,
  NEWCOMER,
  openFederation,
  rated,
  reportText,
} from './federation.ts';
import { inSqlite } from './stores.ts';

const FIELD = [NEWCOMER, ...MEMBERS.slice(0, 5)];

/** An event with rounds in November and December. */
const league = (
  rounds: EventInput['rounds'],
  roundDates: readonly string[],
  players = MEMBERS.slice(0, 3),
): EventInput => ({
  name: 'League',
  start: '2025-11-05',
  end: '2025-12-20',
  players,
  rounds,
  roundDates,
});

const TWO_DAYS = ['2025-11-05', '2025-12-20'];

async function registered(office: Office): Promise<string> {
  const { event } = await register(office, { name: 'League', start: '2025-11-05', end: '2025-12-20' });
  return event;
}

async function handIn(
  office: Office,
  event: string,
  report: EventInput,
  from: number,
  to: number,
): Promise<void> {
  await submit(office, file(report), { event, rounds: { from, to } });
  await accept(office, event);
}

async function closeAndPublish(office: Office, date: string) {
  await close(office, { date });
  const [list] = await publish(office, { date });
  return list?.summary as NonNullable<typeof list>['summary'];
}

async function rowFor(office: Office, { id }: Member, date: string) {
  const { player } = await office.store.db
    .selectFrom('identity')
    .select('player')
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow();
  const { columns } = await loadList(
    office.store,
    (await listOn(office.store, 'standard', date))?.id as number,
  );
  const row = rowOfKey(columns.keys, player);
  return row < 0 ? null : { rating: columns.ratings[row], games: columns.games[row] };
}

inSqlite((fresh) => {
  test('an event is a part of a whole event of its own cadence', async () => {
    const office = await openFederation(fresh, { now: '2025-11-01' });
    const days = { start: '2025-11-05', end: '2025-11-09' };
    const { event: whole } = await register(office, { name: 'Heats', ...days });
    const { event: part } = await register(office, { name: 'Final', ...days, partOf: whole });
    const refused = async (work: Promise<unknown>, path: string): Promise<void> =>
      expect(work).rejects.toMatchObject({ code: 'registration-invalid', values: { path } });
    const rapid = { name: 'Rapid final', ...days, cadence: 'rapid' };
    await refused(register(office, { ...rapid, partOf: whole }), 'partOf');
    await refused(register(office, { name: 'Play-off', ...days, partOf: part }), 'partOf');
    const { event: other } = await register(office, { name: 'Other', ...days });
    await refused(changeEvent(office, whole, { partOf: other }), 'partOf');
    await refused(changeEvent(office, whole, { cadence: 'rapid' }), 'cadence');
    await expect(changeEvent(office, other, { partOf: other })).rejects.toMatchObject({
      code: 'event-unknown',
    });
    await changeEvent(office, other, { partOf: whole });
    await office.store.close();
  });

  test('a part has its list, and waits for the next part', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(fresh, clock);
    const event = await registered(office);
    const first = league([[[0, 1, 1]]], TWO_DAYS.slice(0, 1));
    const both = league([[[0, 1, 1]], [[1, 0, 0.5]]], TWO_DAYS);
    const seen = async (): Promise<readonly unknown[]> => {
      const { stage, list, waits } = await viewEvent(office, event);
      return [stage, list, waits?.code];
    };
    await submit(office, file(first), { event, rounds: { from: 1, to: 1 } });
    expect(await seen()).toEqual(['reported', '2025-12-01', 'for-decision']);
    await accept(office, event);
    expect(await seen()).toEqual(['due', '2025-12-01', 'for-closing']);
    clock.now = '2025-12-21';
    await submit(office, file(both), { event, rounds: { from: 2, to: 2 } });
    expect(await seen()).toEqual(['reported', '2026-01-01', 'for-decision']);
    await closeAndPublish(office, '2025-12-01');
    // The first part is rated: the second still needs a decision, and is on the desk.
    expect(await seen()).toEqual(['reported', '2026-01-01', 'for-decision']);
    expect((await officeStatus(office)).waiting).toMatchObject([{ event }]);
    await accept(office, event);
    expect(await seen()).toEqual(['due', '2026-01-01', 'for-closing']);
    expect((await officeStatus(office)).events).toEqual({ due: 1 });
    await closeAndPublish(office, '2026-01-01');
    expect(await seen()).toEqual(['rated', '2026-01-01', undefined]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('between two parts it waits for the next rounds', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const event = await registered(office);
    await handIn(office, event, league([[[0, 1, 1]]], TWO_DAYS.slice(0, 1)), 1, 1);
    await closeAndPublish(office, '2025-12-01');
    expect(await viewEvent(office, event)).toMatchObject({
      stage: 'rated',
      list: '2025-12-01',
      waits: { code: 'for-next-rounds', values: { round: 1 } },
    });
    await office.store.close();
  });

  test('rounds that are missing or would be replaced unnoticed are refused', async () => {
    const office = await openFederation(fresh, { now: '2025-12-21' });
    const event = await registered(office);
    const three = league(
      [[[0, 1, 1]], [[1, 0, 0.5]], [[0, 2, 1]]],
      ['2025-11-05', '2025-11-20', '2025-12-20'],
    );
    await expect(submit(office, file(three), { event, rounds: { from: 3, to: 9 } })).rejects.toMatchObject({
      code: 'rounds-absent',
      values: { rounds: '3-9', count: 3 },
    });
    const { report } = await submit(office, file(three), { event, rounds: { from: 1, to: 2 } });
    const codes = async (from: number, to: number) =>
      (await submit(office, file(three), { event, rounds: { from, to } })).findings
        .filter(({ severity }) => severity === 'warning')
        .map(({ code, values }) => [code, values]);
    expect(await codes(2, 3)).toContainEqual(['rounds-left-out', { report, rounds: '1-2' }]);
    expect((await codes(1, 3)).map(([code]) => code)).not.toContain('rounds-left-out');
    await office.store.close();
  });

  test('one file for two parts: each round counts once', async () => {
    const office = await openFederation(fresh, { now: '2025-12-21' });
    const event = await registered(office);
    const both = league([[[0, 1, 1]], [[1, 0, 0.5]]], TWO_DAYS);
    await handIn(office, event, both, 1, 1);
    await handIn(office, event, both, 2, 2);
    expect(await closeAndPublish(office, '2026-01-01')).toMatchObject({ events: 1, games: 4 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a whole report replaces unrated parts', async () => {
    const office = await openFederation(fresh, { now: '2025-12-21' });
    const event = await registered(office);
    const both = league([[[0, 1, 1]], [[1, 0, 0.5]]], TWO_DAYS);
    await handIn(office, event, both, 1, 1);
    await handIn(office, event, both, 2, 2);
    await submit(office, file({ ...both, name: 'League ' }), { event });
    await accept(office, event);
    expect(await closeAndPublish(office, '2026-01-01')).toMatchObject({ events: 1, games: 4 });
    await office.store.close();
  });

  test('two parts on one list, one of them corrected', async () => {
    const clock = { now: '2025-12-21' };
    const office = await openFederation(fresh, clock);
    const event = await registered(office);
    const two = (second: 0.5 | 0): EventInput => league([[[0, 1, 1]], [[1, 0, second]]], TWO_DAYS);
    await handIn(office, event, league([[[0, 1, 1]]], TWO_DAYS), 1, 1);
    await handIn(office, event, two(0.5), 2, 2);
    expect(await closeAndPublish(office, '2026-01-01')).toMatchObject({ events: 1, games: 4 });
    clock.now = '2026-01-05';
    await correct(office, event, file(two(0)), 'Black had won.');
    const { corrections } = await closeAndPublish(office, '2026-02-01');
    expect(corrections.map(({ change }) => change)).toEqual([1000, -1000]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a preliminary that was rated together with its final, corrected', async () => {
    const { office, clock } = await openOn(await fresh.url(), '2009-07-01', MEMBERS);
    clock.now = '2009-07-13';
    const days = { start: '2009-07-05', end: '2009-07-09', registered: '2009-05-01' };
    const last = { start: '2009-07-11', end: '2009-07-12', registered: '2009-05-01' };
    const heats = (score: 1 | 0.5): EventInput => ({
      ...{ name: 'Heats', ...days, players: MEMBERS.slice(0, 3), timeControl: '40/120:60' },
      rounds: [[[0, 1, score]]],
    });
    const { event: first } = await register(office, { name: 'Heats', ...days });
    const { event: second } = await register(office, { name: 'Final', ...last, partOf: first });
    await submit(office, file(heats(1)), { event: first });
    await accept(office, first);
    await submit(office, file({ ...heats(1), name: 'Final', ...last }), { event: second });
    await accept(office, second);
    await closeAndPublish(office, '2009-09-01');
    clock.now = '2009-09-05';
    await correct(office, first, file(heats(0.5)), 'It was a draw.');
    const { corrections } = await closeAndPublish(office, '2009-11-01');
    expect(corrections.map(({ change }) => change)).toEqual([-1000, 1000]);
    await office.store.close();
  });

  test('a new player’s games of two parts and of another event count together', async () => {
    const clock = { now: '2025-11-28' };
    const office = await openFederation(fresh, clock);
    const event = await registered(office);
    const rounds: EventInput['rounds'] = [[[0, 1, 1]], [[0, 2, 1]], [[0, 3, 1]], [[0, 4, 0.5]]];
    const days = ['2025-11-05', '2025-11-06', '2025-12-19', '2025-12-20'];
    await handIn(office, event, league(rounds.slice(0, 2), days.slice(0, 2), FIELD), 1, 2);
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-21';
    await handIn(office, event, league(rounds, days, FIELD), 3, 4);
    await closeAndPublish(office, '2026-01-01');
    expect(await rowFor(office, NEWCOMER, '2026-01-01')).toBeNull();
    clock.now = '2026-01-08';
    const third = { name: 'Third', start: '2026-01-05', end: '2026-01-07', players: FIELD };
    await rated(office, { ...third, rounds: [[[0, 5, 1]]] });
    await closeAndPublish(office, '2026-02-01');
    // (2200 + 2000 + 1900 + 1800 + 1700 + 3600) / 7 = 1885.71; 5.5 of 7 is 0.79, dp 230.
    expect(await rowFor(office, NEWCOMER, '2026-02-01')).toEqual({ rating: 2116, games: 1 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('the first list of a new player has the games of its part', async () => {
    const clock = { now: '2025-11-28' };
    const office = await openFederation(fresh, clock);
    const event = await registered(office);
    const rounds: EventInput['rounds'] = [
      [[0, 1, 1]],
      [[0, 2, 1]],
      [[0, 3, 1]],
      [[0, 4, 0.5]],
      [[0, 5, 0.5]],
    ];
    const days = ['2025-11-05', '2025-11-06', '2025-11-07', '2025-12-19', '2025-12-20'];
    await handIn(office, event, league(rounds.slice(0, 3), days.slice(0, 3), FIELD), 1, 3);
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-21';
    await handIn(office, event, league(rounds, days, FIELD), 4, 5);
    await closeAndPublish(office, '2026-01-01');
    // 5 of 7 is 0.71, dp 158.
    expect(await rowFor(office, NEWCOMER, '2026-01-01')).toEqual({ rating: 2044, games: 2 });
    await office.store.close();
  });

  test('ratings at the time of each game (2009, 4.13), corrected: only its two players change', async () => {
    const clock = { now: '2010-01-01' };
    const office = await initOffice(await fresh.url(), { now: () => new Date(`${clock.now}T12:00:00Z`) });
    const single = { cadence: 'standard', name: 'standard.txt' } as const;
    await importList(office, bytesOf(listText(MEMBERS)), { ...single, date: '2010-01-01' });
    clock.now = '2010-03-01';
    const risen = MEMBERS.map((member) => (member.id === 900001 ? { ...member, rating: 2300 } : member));
    await importList(office, bytesOf(listText(risen)), { ...single, date: '2010-03-01' });
    clock.now = '2010-03-21';
    const long = (other: 1 | 0.5): EventInput => ({
      ...{ name: 'Long', start: '2010-02-05', end: '2010-03-20', players: MEMBERS.slice(0, 4) },
      roundDates: ['2010-02-05', '2010-03-20'],
      rounds: [
        [
          [0, 1, 1],
          [2, 3, other],
        ],
        [
          [0, 2, 1],
          [1, 3, 0.5],
        ],
      ],
    });
    const facts = { ratingsPerGame: true, registered: '2009-12-01' };
    const { event } = await register(office, {
      name: 'Long',
      start: '2010-02-05',
      end: '2010-03-20',
      ...facts,
    });
    await submit(office, bytesOf(reportText(long(0.5))), { event });
    await accept(office, event);
    await closeAndPublish(office, '2010-05-01');
    clock.now = '2010-05-05';
    await correct(office, event, file(long(1)), 'It was won.');
    const { corrections } = await closeAndPublish(office, '2010-07-01');
    const ids = await office.store.db.selectFrom('identity').select(['id', 'player']).execute();
    const named = corrections.map(({ player }) => ids.find((each) => each.player === player)?.id);
    expect(named.toSorted()).toEqual(['900003', '900004']);
    expect(corrections.map(({ change }) => Math.sign(change)).toSorted()).toEqual([-1, 1]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });
});
