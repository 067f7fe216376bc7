import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { expect, test } from 'vitest';
import {
  accept,
  appeal,
  close,
  correct,
  explainPeriod,
  importList,
  type Office,
  playerHistory,
  publish,
  redactPlayer,
  register,
  reject,
  replay,
  setAdjustment,
  submit,
  verify,
  viewEvent,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { listOn, loadList } from '../src/rating-lists/store/load.ts';
import {
  bytesOf,
  type Clock,
  type EventInput,
  listText,
  MEMBERS,
  NEWCOMER,
  openFederation,
  rated,
  reportText,
} from './federation.ts';
import { eachStore } from './stores.ts';

const [ALDER, BIRCH, CEDAR] = MEMBERS as [typeof NEWCOMER, typeof NEWCOMER, typeof NEWCOMER];

/** Two players, one game. */
const duel = (name: string, score: 1 | 0.5 | 0, more: Partial<EventInput> = {}): EventInput => ({
  name,
  start: '2025-11-05',
  end: '2025-11-09',
  players: [ALDER, BIRCH, CEDAR],
  rounds: [[[0, 1, score]]],
  ...more,
});

async function closeAndPublish(office: Office, date: string) {
  await close(office, { date });
  return publish(office, { date });
}

async function ratingOf(
  office: Office,
  id: number,
  date: string,
  cadence: Cadence = 'standard',
): Promise<number | null> {
  const { player } = await office.store.db
    .selectFrom('identity')
    .select('player')
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow();
  const name = await listOn(office.store, cadence, date);
  const { columns } = await loadList(office.store, name?.id as number);
  const row = rowOfKey(columns.keys, player);
  return row < 0 ? null : defined(columns.ratings[row]);
}

eachStore((fresh) => {
  const open = async (clock: Clock): Promise<Office> => openFederation(fresh, clock);

  test('a correction goes into the next list as a line of its own', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const event = await rated(office, duel('Duel', 1));
    await closeAndPublish(office, '2025-12-01');
    // 2200 against 2000 expects 0.76: a win +4.80, a loss −15.20.
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2205);

    clock.now = '2025-12-05';
    const corrected = await correct(
      office,
      event,
      bytesOf(reportText(duel('Duel', 0))),
      'The result was turned round.',
    );
    expect(corrected).toMatchObject({ version: 2, diff: { games: { added: 0, removed: 0, changed: 1 } } });
    expect(await viewEvent(office, event)).toMatchObject({
      stage: 'corrected',
      corrections: [{ applied: null }],
    });
    const [list] = await closeAndPublish(office, '2026-01-01');
    expect(list?.summary).toMatchObject({ points: { holds: true, corrections: 0 }, events: 0 });
    expect(list?.summary.corrections).toEqual([
      expect.objectContaining({ event, change: -2000 }),
      expect.objectContaining({ event, change: 2000 }),
    ]);
    expect(await ratingOf(office, ALDER.id, '2026-01-01')).toBe(2185);
    expect(await viewEvent(office, event)).toMatchObject({ corrections: [{ applied: '2026-01-01' }] });
    expect(await verify(office)).toMatchObject({ standing: 'same' });

    // A second correction adds only its own difference, and no list applies one twice.
    clock.now = '2026-01-05';
    await correct(office, event, bytesOf(reportText(duel('Duel', 0.5))), 'It was a draw.');
    const [next] = await closeAndPublish(office, '2026-02-01');
    expect(next?.summary.corrections[0]).toMatchObject({ change: 1000 });
    expect(await ratingOf(office, ALDER.id, '2026-02-01')).toBe(2195);
    const [last] = await closeAndPublish(office, '2026-03-01');
    expect(last?.summary.corrections).toEqual([]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a replay makes revisions; the originals stay', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const event = await rated(office, duel('Duel', 1));
    await closeAndPublish(office, '2025-12-01');
    const players = [{ ...ALDER, rating: 2205 }, { ...BIRCH, rating: 1995 }, CEDAR];
    await rated(office, duel('Second', 1, { start: '2025-12-05', end: '2025-12-07', players }));
    await closeAndPublish(office, '2026-01-01');
    clock.now = '2026-01-05';
    await correct(office, event, bytesOf(reportText(duel('Duel', 0))), 'Turned round.');

    const revisions = await replay(office, { from: '2025-12-01' });
    expect(revisions.map(({ date, revision, diff }) => [date, revision, diff.changed.count])).toEqual([
      ['2025-12-01', 2, 2],
      ['2026-01-01', 2, 2],
    ]);
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2205);
    await expect(publish(office, { date: '2026-01-01', revision: 2 })).rejects.toMatchObject({
      code: 'basis-unpublished',
    });
    await publish(office, { date: '2025-12-01', revision: 2 });
    await publish(office, { date: '2026-01-01', revision: 2 });
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2185);
    const { lists, standing } = await verify(office);
    expect(standing).toBe('same');
    expect(lists.map(({ date, revision }) => `${date} ${revision}`)).toEqual([
      '2025-11-01 1',
      '2025-12-01 1',
      '2025-12-01 2',
      '2026-01-01 1',
      '2026-01-01 2',
    ]);
    // The revision contains the correction: the next list adds nothing.
    const [next] = await closeAndPublish(office, '2026-02-01');
    expect(next?.summary.corrections).toEqual([]);
    const history = await playerHistory(office.store, 1);
    expect(history.slice(0, 3).map(({ rating }) => rating)).toEqual([
      2200,
      2185,
      await ratingOf(office, ALDER.id, '2026-01-01'),
    ]);
    await office.store.close();
  });

  test('a change after the closing makes the draft stale', async () => {
    const office = await open({ now: '2025-11-10' });
    await rated(office, duel('Duel', 1));
    await close(office, { date: '2025-12-01' });
    await rated(office, duel('Another', 0, { start: '2025-11-06' }));
    await expect(publish(office, { date: '2025-12-01' })).rejects.toMatchObject({ code: 'draft-stale' });
    await closeAndPublish(office, '2025-12-01');
    await expect(publish(office, { date: '2026-01-01' })).rejects.toMatchObject({ code: 'no-draft' });
    await expect(close(office, { date: '2026-01-02' })).rejects.toMatchObject({ code: 'not-a-list-date' });
    await office.store.close();
  });

  test('late events wait for the next list; those before the first list are held', async () => {
    const clock = { now: '2025-12-05' };
    const office = await open(clock);
    const late = await rated(office, duel('Late', 1, { start: '2025-11-27', end: '2025-11-30' }));
    const held = await rated(office, duel('Old', 1, { start: '2025-10-05', end: '2025-10-07' }));
    expect(await viewEvent(office, late)).toMatchObject({ stage: 'accepted', list: '2026-01-01' });
    const [list] = await closeAndPublish(office, '2025-12-01');
    expect(list?.summary).toMatchObject({ events: 0, held: [held] });
    expect(await viewEvent(office, late)).toMatchObject({ stage: 'due', list: '2026-01-01' });
    await office.store.close();
  });

  test('an event reported month by month', async () => {
    const clock = { now: '2025-11-28' };
    const office = await open(clock);
    const league: EventInput = duel('League', 1, {
      end: '2025-12-20',
      rounds: [[[0, 1, 1]], [[1, 0, 0.5]]],
      roundDates: ['2025-11-05', '2025-12-20'],
    });
    const { event } = await register(office, { name: 'League', start: league.start, end: league.end });
    const part = { ...league, rounds: league.rounds.slice(0, 1) };
    await submit(office, bytesOf(reportText(part)), { event, rounds: { from: 1, to: 1 } });
    await accept(office, event);
    const [first] = await closeAndPublish(office, '2025-12-01');
    expect(first?.summary).toMatchObject({ events: 1, games: 2 });
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2205);

    clock.now = '2025-12-21';
    await expect(submit(office, bytesOf(reportText(league)), { event })).rejects.toMatchObject({
      code: 'event-rated',
    });
    await submit(office, bytesOf(reportText(league)), { event, rounds: { from: 2, to: 2 } });
    await accept(office, event);
    const [second] = await closeAndPublish(office, '2026-01-01');
    expect(second?.summary).toMatchObject({ events: 1, games: 2 });
    // The list of the start applies to the whole event: a draw of 2200 against 2000 is −5.20.
    expect(await ratingOf(office, ALDER.id, '2026-01-01')).toBe(2200);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('an appeal within seven days puts the report before the officer again', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const { event } = await submit(office, bytesOf(reportText(duel('Duel', 1))));
    await reject(office, event, 'No.');
    clock.now = '2025-11-18';
    await expect(appeal(office, event, 'But.')).rejects.toMatchObject({ code: 'appeal-too-late' });
    clock.now = '2025-11-17';
    await appeal(office, event, 'But.');
    expect(await viewEvent(office, event)).toMatchObject({ stage: 'reported' });
    await accept(office, event);
    await office.store.close();
  });

  test('an adjustment of a whole list', async () => {
    const office = await open({ now: '2025-11-10' });
    await expect(setAdjustment(office, 'none', '2025-12-01')).rejects.toMatchObject({
      code: 'adjustment-unknown',
    });
    await setAdjustment(office, '2024-03', '2025-12-01');
    const [list] = await closeAndPublish(office, '2025-12-01');
    expect(list?.summary.points).toMatchObject({ holds: true, adjustments: 100 * (40 + 80 + 120 + 238) });
    expect(await ratingOf(office, CEDAR.id, '2025-12-01')).toBe(1940);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('an adjustment by the standard list of the same date', async () => {
    const office = await open({ now: '2025-11-10' });
    const slower = MEMBERS.map((member) => ({ ...member, rating: (member.rating as number) - 200 }));
    const rapid = { date: '2025-11-01', cadence: 'rapid', name: 'rapid.txt' } as const;
    await importList(office, bytesOf(listText(slower)), rapid);
    await rated(office, duel('Duel', 1));
    await setAdjustment(office, '2022-10', '2025-12-01');
    await closeAndPublish(office, '2025-12-01');
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2205);
    expect(await ratingOf(office, ALDER.id, '2025-12-01', 'rapid')).toBe(2105);
    expect(await ratingOf(office, CEDAR.id, '2025-12-01', 'rapid')).toBe(1800);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a redaction leaves all other data verified', async () => {
    const office = await open({ now: '2025-11-10' });
    await rated(office, duel('Duel', 1));
    await closeAndPublish(office, '2025-12-01');
    const { names, documents } = await redactPlayer(office, String(ALDER.id), 'A court asked for it.');
    expect({ names, documents }).toEqual({ names: 1, documents: 1 });
    const left = await office.store.db
      .selectFrom('player')
      .select('name')
      .where('name', 'like', 'Alder%')
      .execute();
    expect(left).toEqual([]);
    expect(await verify(office)).toMatchObject({ standing: 'redacted', chain: { standing: 'same' } });
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2205);
    await office.store.close();
  });

  test('verify finds a change made directly in the database', async () => {
    const office = await open({ now: '2025-11-10' });
    await rated(office, duel('Duel', 1));
    await closeAndPublish(office, '2025-12-01');
    await expect(
      office.store.write(async (trx) => {
        await trx.updateTable('entry').set({ actor: 'somebody' }).where('seq', '=', 1).execute();
      }),
    ).rejects.toThrow('never changes');
    await office.store.write(async (trx) => {
      const { report, packed } = await trx.selectFrom('game_set').selectAll().executeTakeFirstOrThrow();
      const changed = Uint8Array.from(packed);
      changed[changed.length - 1] = 16;
      await trx.updateTable('game_set').set({ packed: changed }).where('report', '=', report).execute();
    });
    const { standing, lists } = await verify(office);
    expect(standing).toBe('broken');
    expect(lists.find((list) => list.standing === 'broken')?.difference).toMatchObject({ code: 'games' });
    await office.store.close();
  });

  test('a first rating from a corrected report', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const players = [NEWCOMER, ...MEMBERS.slice(0, 5)];
    const open5 = (last: 1 | 0): EventInput => ({
      ...duel('Open', 1),
      players,
      rounds: [[[0, 1, 0]], [[0, 2, 0.5]], [[0, 3, 0.5]], [[0, 4, 1]], [[0, 5, last]]],
    });
    const event = await rated(office, open5(1));
    await closeAndPublish(office, '2025-12-01');
    const before = await ratingOf(office, NEWCOMER.id, '2025-12-01');
    clock.now = '2025-12-05';
    await correct(office, event, bytesOf(reportText(open5(0))), 'The last game was lost.');
    const [list] = await closeAndPublish(office, '2026-01-01');
    const after = await ratingOf(office, NEWCOMER.id, '2026-01-01');
    // (2200 + 2000 + 1900 + 1800 + 1700 + 3600) / 7 = 1885.71; 4 of 7 is dp 50, 3 of 7 is dp −50.
    expect([before, after]).toEqual([1936, 1836]);
    expect(list?.summary).toMatchObject({ points: { holds: true, corrections: -10_000 } });
    const key = (
      await office.store.db
        .selectFrom('identity')
        .select('player')
        .where('id', '=', String(NEWCOMER.id))
        .executeTakeFirstOrThrow()
    ).player;
    expect(await explainPeriod(office, key, 'standard', '2026-01-01')).toMatchObject({ change: -10_000 });
    await office.store.close();
  });
});
