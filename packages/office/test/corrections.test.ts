import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  accept,
  close,
  correct,
  explainPeriod,
  importList,
  type Office,
  preview,
  publish,
  redactPlayer,
  register,
  replay,
  submit,
  verify,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { listOn, loadList } from '../src/rating-lists/store/load.ts';
import { openOn } from './edition-office.ts';
import {
  bytesOf,
  type Clock,
  type EventInput,
  file,
  listText,
  MEMBERS,
  type Member,
  NEWCOMER,
  openFederation,
  rated,
} from './federation.ts';
import { eachStore } from './stores.ts';

const [ALDER, BIRCH, CEDAR] = MEMBERS as [Member, Member, Member];

type Score = 1 | 0.5 | 0;

const event = (name: string, more: Partial<EventInput> = {}): EventInput => ({
  name,
  start: '2025-11-05',
  end: '2025-11-09',
  players: [ALDER, BIRCH, CEDAR],
  rounds: [[[0, 1, 1]]],
  ...more,
});

async function closeAndPublish(office: Office, date: string) {
  await close(office, { date });
  const [list] = await publish(office, { date });
  return list?.summary as NonNullable<typeof list>['summary'];
}

async function keyOf(office: Office, { id }: Member): Promise<number | null> {
  const found = await office.store.db
    .selectFrom('identity')
    .select('player')
    .where('id', '=', String(id))
    .executeTakeFirst();
  return found?.player ?? null;
}

async function ratingOf(office: Office, member: Member, date: string): Promise<number | null> {
  const key = await keyOf(office, member);
  const name = await listOn(office.store, 'standard', date);
  if (key === null || name === null) return null;
  const { columns } = await loadList(office.store, name.id);
  const row = rowOfKey(columns.keys, key);
  return row < 0 ? null : defined(columns.ratings[row]);
}

const changes = (summary: { readonly corrections: readonly { readonly change: number }[] }): number[] =>
  summary.corrections.map(({ change }) => change);

eachStore((fresh) => {
  const open = async (clock: Clock): Promise<Office> => openFederation(fresh, clock);

  test('of one part of an event on two lists', async () => {
    const clock = { now: '2025-11-28' };
    const office = await open(clock);
    const league = (second: Score): EventInput =>
      event('League', {
        end: '2025-12-20',
        rounds: [[[0, 1, 1]], [[1, 0, second]]],
        roundDates: ['2025-11-05', '2025-12-20'],
      });
    const { event: id } = await register(office, { name: 'League', start: '2025-11-05', end: '2025-12-20' });
    const first = league(1);
    await submit(office, file({ ...first, rounds: first.rounds.slice(0, 1) }), {
      event: id,
      rounds: { from: 1, to: 1 },
    });
    await accept(office, id);
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-21';
    await expect(submit(office, file(league(0.5)), { event: id })).rejects.toMatchObject({
      code: 'event-rated',
    });
    await expect(
      submit(office, file(league(0.5)), { event: id, rounds: { from: 1, to: 2 } }),
    ).rejects.toMatchObject({ code: 'rounds-taken' });
    await submit(office, file(league(0.5)), { event: id, rounds: { from: 2, to: 2 } });
    await accept(office, id);
    await closeAndPublish(office, '2026-01-01');
    clock.now = '2026-01-05';
    await correct(office, id, file(league(0)), 'Black had won.');
    expect(changes(await closeAndPublish(office, '2026-02-01'))).toEqual([1000, -1000]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('has the findings of its preview; a report of another event says so there', async () => {
    const clock = { now: '2025-11-28' };
    const office = await open(clock);
    const id = await rated(office, event('Open'));
    await closeAndPublish(office, '2025-12-01');
    // Later than a first report may come in.
    clock.now = '2027-01-05';
    const corrected = file(event('Open', { rounds: [[[0, 1, 0]]] }));
    const seen = await preview(office, corrected, { event: id });
    const other = await preview(office, file(event('Cup', { start: '2025-11-12', end: '2025-11-15' })), {
      event: id,
    });
    expect(other.findings[0]?.code).toBe('event-differs');
    const { findings } = await correct(office, id, corrected, 'Black had won.');
    expect(seen.findings).toEqual(findings);
    expect(findings.map(({ code }) => code)).not.toContain('not-registered');
    const again = await preview(office, file(event('Open')), { event: id });
    expect(again.findings.map(({ code }) => code)).not.toContain('not-registered');
    await office.store.close();
  });

  test('of a final that was rated together with its preliminary', async () => {
    const { office, clock } = await openOn(await fresh.url(), '2009-07-01', MEMBERS);
    clock.now = '2009-07-13';
    const days = { start: '2009-07-05', end: '2009-07-09' };
    const last = { start: '2009-07-11', end: '2009-07-12' };
    const registered = '2009-05-01';
    const timeControl = '40/120:60';
    const { event: first } = await register(office, { name: 'Heats', ...days, registered });
    const { event: second } = await register(office, { name: 'Final', ...last, registered, partOf: first });
    await submit(office, file(event('Heats', { ...days, timeControl })), { event: first });
    await accept(office, first);
    const final = (score: Score): EventInput =>
      event('Final', { ...last, timeControl, rounds: [[[0, 1, score]]] });
    await submit(office, file(final(0)), { event: second });
    await accept(office, second);
    await closeAndPublish(office, '2009-09-01');
    clock.now = '2009-09-05';
    await correct(office, second, file(final(1)), 'Turned round.');
    expect(changes(await closeAndPublish(office, '2009-11-01'))).toEqual([2000, -2000]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('of a new player’s result that is pooled later', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const players = [NEWCOMER, ...MEMBERS.slice(0, 5)];
    const three = (first: Score): EventInput =>
      event('Three', { players, rounds: [[[0, 1, first]], [[0, 2, 0.5]], [[0, 3, 0.5]]] });
    const id = await rated(office, three(1));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-05';
    await correct(office, id, file(three(0)), 'It was lost.');
    await closeAndPublish(office, '2026-01-01');
    clock.now = '2026-01-10';
    const days = { start: '2026-01-05', end: '2026-01-07' };
    await rated(office, event('Two', { ...days, players, rounds: [[[0, 4, 1]], [[0, 5, 1]]] }));
    await closeAndPublish(office, '2026-02-01');
    // (2200 + 2000 + 1900 + 1800 + 1700 + 3600) / 7 = 1885.71 and 4 of 7: dp 50.
    expect(await ratingOf(office, NEWCOMER, '2026-02-01')).toBe(1936);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('that adds the games missing for a first rating', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const players = [NEWCOMER, ...MEMBERS.slice(0, 5)];
    const games: EventInput['rounds'] = [[[0, 1, 0]], [[0, 2, 0.5]], [[0, 3, 0.5]], [[0, 4, 1]], [[0, 5, 1]]];
    const id = await rated(office, event('Open', { players, rounds: games.slice(0, 4) }));
    await closeAndPublish(office, '2025-12-01');
    expect(await ratingOf(office, NEWCOMER, '2025-12-01')).toBeNull();
    clock.now = '2025-12-05';
    await correct(office, id, file(event('Open', { players, rounds: games })), 'The last round was missing.');
    await closeAndPublish(office, '2026-01-01');
    expect(await ratingOf(office, NEWCOMER, '2026-01-01')).toBe(1936);
    await office.store.close();
  });

  test('that adds a new player to an event changes their first rating', async () => {
    const clock = { now: '2025-11-20' };
    const office = await open(clock);
    const players = [NEWCOMER, ...MEMBERS.slice(0, 5)];
    const games: EventInput['rounds'] = [[[0, 1, 0]], [[0, 2, 0.5]], [[0, 3, 0.5]], [[0, 4, 1]], [[0, 5, 1]]];
    await rated(office, event('Open', { players, rounds: games }));
    const later = { start: '2025-11-12', end: '2025-11-13' };
    const id = await rated(office, event('Cup', later));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-05';
    const cup = event('Cup', { ...later, players: [ALDER, BIRCH, CEDAR, NEWCOMER] });
    const rounds: EventInput['rounds'] = [[[0, 1, 0.5]], [[3, 0, 1]]];
    await correct(office, id, file({ ...cup, rounds }), 'The newcomer had played the champion.');
    const { corrections } = await closeAndPublish(office, '2026-01-01');
    const key = await keyOf(office, NEWCOMER);
    const [line] = corrections.filter(({ player }) => player === key);
    const period = await explainPeriod(office, key as number, 'standard', '2026-01-01');
    expect(period.corrections).toEqual([
      expect.objectContaining({ first: true, applied: 0, corrected: line?.change, event: id }),
    ]);
    // The champion was rated: the correction changes no first rating.
    const champion = (await keyOf(office, ALDER)) as number;
    const { corrections: others } = await explainPeriod(office, champion, 'standard', '2026-01-01');
    expect(others).toEqual([expect.objectContaining({ first: false, applied: 480, corrected: -520 })]);
    await office.store.close();
  });

  /** A match of many games. */
  const series = (name: string, wins: number, more: Partial<EventInput> = {}): EventInput =>
    event(name, {
      players: [ALDER, BIRCH],
      rounds: Array.from({ length: wins }, () => [[0, 1, 1]] as const),
      ...more,
    });

  test('that brings a period over K × n = 700 rates it with the smaller K', async () => {
    const clock = { now: '2025-11-20' };
    const office = await open(clock);
    const id = await rated(office, series('Series', 35));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-05';
    await correct(office, id, file(series('Series', 40)), 'Five games were missing.');
    // 35 × 0.24 × 20 = 168.00 was applied; 40 games make K 17: 40 × 0.24 × 17 = 163.20.
    expect(changes(await closeAndPublish(office, '2026-01-01'))).toEqual([-480, 480]);
    clock.now = '2026-01-05';
    await correct(office, id, file(series('Series', 35)), 'They were friendly games.');
    expect(changes(await closeAndPublish(office, '2026-02-01'))).toEqual([480, -480]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('of two events of one period: K is that of all its games, whichever report comes first', async () => {
    const clock = { now: '2025-11-20' };
    const office = await open(clock);
    const later = { start: '2025-11-12', end: '2025-11-13' };
    const first = await rated(office, series('First', 20));
    const second = await rated(office, series('Second', 15, later));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-05';
    await correct(office, first, file(series('First', 22)), 'Two games were missing.');
    // 37 games: K 18. 37 × 0.24 × 18 = 159.84 instead of 168.00.
    expect(changes(await closeAndPublish(office, '2026-01-01'))).toEqual([-816, 816]);
    clock.now = '2026-01-05';
    await correct(office, second, file(series('Second', 13, later)), 'Two games too many.');
    // 35 games again: K 20 for those of the first event as well.
    expect(changes(await closeAndPublish(office, '2026-02-01'))).toEqual([816, -816]);
    expect(await ratingOf(office, ALDER, '2026-02-01')).toBe(2368);

    // Both at once: each line has the difference to the one before.
    clock.now = '2026-02-05';
    await correct(office, first, file(series('First', 20)), 'As it was.');
    await correct(office, second, file(series('Second', 20, later)), 'Seven more.');
    const both = await closeAndPublish(office, '2026-03-01');
    // 33 games with K 20: 158.40, then 40 with K 17: 163.20.
    expect(both.corrections.map((line) => [line.event, line.change])).toEqual([
      [first, -960],
      [second, 480],
      [first, 960],
      [second, -480],
    ]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  describe('of an event rated before an imported list', () => {
    const duel = (score: Score): EventInput => event('Duel', { rounds: [[[0, 1, score]]] });

    async function takenOver(): Promise<{ readonly office: Office; readonly id: string }> {
      const clock = { now: '2025-11-10' };
      const office = await open(clock);
      const id = await rated(office, duel(1));
      await closeAndPublish(office, '2025-12-01');
      clock.now = '2026-01-02';
      const list = bytesOf(listText(MEMBERS));
      await importList(office, list, { date: '2026-01-01', cadence: 'standard', name: 'standard.txt' });
      return { office, id };
    }

    test('adds nothing to imported ratings', async () => {
      const { office, id } = await takenOver();
      const corrected = await correct(office, id, file(duel(0)), 'Turned round.');
      expect(corrected).toMatchObject({ overtaken: '2026-01-01' });
      const summary = await closeAndPublish(office, '2026-02-01');
      expect(summary).toMatchObject({ corrections: [], overtaken: [id], points: { corrections: 0 } });
      expect(await ratingOf(office, ALDER, '2026-02-01')).toBe(2200);
      expect(await verify(office)).toMatchObject({ standing: 'same' });

      // A replay can still revise the list that rated it.
      const [revision] = await replay(office, { from: '2025-12-01' });
      expect(revision).toMatchObject({ date: '2025-12-01', diff: { changed: { count: 2 } } });
      await office.store.close();
    });

    test('is applied if the officer says that the import lacks it', async () => {
      const { office, id } = await takenOver();
      const corrected = await correct(office, id, file(duel(0)), 'Turned round.', { ontoImported: true });
      expect(corrected).toMatchObject({ overtaken: null });
      expect(await closeAndPublish(office, '2026-02-01')).toMatchObject({
        corrections: [{ change: -2000 }, { change: 2000 }],
        overtaken: [],
      });
      expect(await ratingOf(office, ALDER, '2026-02-01')).toBe(2180);
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      await office.store.close();
    });

    test('still counts for the results of an unrated player', async () => {
      const clock = { now: '2025-11-10' };
      const office = await open(clock);
      const players = [NEWCOMER, ...MEMBERS.slice(0, 5)];
      const three = (first: Score): EventInput =>
        event('Three', { players, rounds: [[[0, 1, first]], [[0, 2, 0.5]], [[0, 3, 0.5]]] });
      const id = await rated(office, three(1));
      await closeAndPublish(office, '2025-12-01');
      clock.now = '2026-01-02';
      const list = bytesOf(listText(MEMBERS));
      await importList(office, list, { date: '2026-01-01', cadence: 'standard', name: 'standard.txt' });
      await correct(office, id, file(three(0)), 'It was lost.');
      clock.now = '2026-01-10';
      const days = { start: '2026-01-05', end: '2026-01-07' };
      await rated(office, event('Two', { ...days, players, rounds: [[[0, 4, 1]], [[0, 5, 1]]] }));
      expect(await closeAndPublish(office, '2026-02-01')).toMatchObject({ corrections: [] });
      expect(await ratingOf(office, NEWCOMER, '2026-02-01')).toBe(1936);
      await office.store.close();
    });
  });

  test('by the report of another event is refused', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const id = await rated(office, event('Duel'));
    await closeAndPublish(office, '2025-12-01');
    const other = event('Other', { start: '2025-11-12', end: '2025-11-13' });
    await expect(correct(office, id, file(other), 'Wrong file.')).rejects.toMatchObject({
      code: 'event-differs',
    });
    await office.store.close();
  });

  test('again, after lists for which a first report would be too late', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const duel = (score: Score): EventInput => event('Duel', { rounds: [[[0, 1, score]]] });
    const id = await rated(office, duel(1));
    for (const date of ['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'])
      await closeAndPublish(office, date);
    clock.now = '2026-03-05';
    await correct(office, id, file(duel(0)), 'Turned round.');
    await expect(correct(office, id, file(duel(0)), 'Turned round.')).rejects.toMatchObject({
      code: 'correction-same',
    });
    expect(await correct(office, id, file(duel(0.5)), 'A draw after all.')).toMatchObject({ version: 3 });
    await office.store.close();
  });

  test('twice, then replayed: the next list adds nothing', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const duel = (score: Score): EventInput => event('Duel', { rounds: [[[0, 1, score]]] });
    const id = await rated(office, duel(1));
    await closeAndPublish(office, '2025-12-01');
    await closeAndPublish(office, '2026-01-01');
    clock.now = '2026-01-05';
    await correct(office, id, file(duel(0)), 'Turned round.');
    await correct(office, id, file(duel(0.5)), 'A draw after all.');
    await replay(office, { from: '2025-12-01' });
    await publish(office, { date: '2025-12-01', revision: 2 });
    // The list of January was computed from the December list before its revision.
    await expect(close(office, { date: '2026-02-01' })).rejects.toMatchObject({ code: 'basis-revised' });
    await publish(office, { date: '2026-01-01', revision: 2 });
    expect(changes(await closeAndPublish(office, '2026-02-01'))).toEqual([]);
    expect(await ratingOf(office, ALDER, '2026-02-01')).toBe(2195);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('verify finds missing documents, and those removed without a redaction', async () => {
    const office = await open({ now: '2025-11-10' });
    await rated(office, event('Duel'));
    await closeAndPublish(office, '2025-12-01');
    await office.store.write((trx) =>
      trx.deleteFrom('current_list').where('date', '=', '2025-12-01').execute(),
    );
    expect(await verify(office)).toMatchObject({
      standing: 'broken',
      chain: { difference: { code: 'list-missing', values: { date: '2025-12-01' } } },
    });
    await office.store.close();
  });

  test('a redaction covers unrated reports, and quotes in findings', async () => {
    const office = await open({ now: '2025-11-10' });
    const other = { ...ALDER, name: 'Alderman, Annie' };
    const { report } = await submit(office, file(event('Waiting', { players: [other, BIRCH, CEDAR] })));
    expect(await redactPlayer(office, String(ALDER.id), 'Asked for.')).toMatchObject({ documents: 1 });
    const { findings } = await office.store.db
      .selectFrom('report')
      .select('findings')
      .where('id', '=', report)
      .executeTakeFirstOrThrow();
    expect(findings).not.toContain('Alder');
    await office.store.close();
  });
});
