import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  accept,
  addIdentity,
  addPlayer,
  appeal,
  changeEvent,
  close,
  correct,
  importList,
  markDied,
  mergePlayers,
  type Office,
  playerProfile,
  publish,
  redactPlayer,
  reject,
  rename,
  replay,
  revokeDeath,
  searchPlayers,
  setAdjustment,
  setTitles,
  splitPlayer,
  submit,
  transferFederation,
  verify,
  withdrawEvent,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { listOn, loadList } from '../src/rating-lists/store/load.ts';
import {
  bytesOf,
  type EventInput,
  file,
  listText,
  MEMBERS,
  type Member,
  NEWCOMER,
  open5,
  openFederation,
  rated,
  reportText,
} from './federation.ts';
import { inSqlite } from './stores.ts';

const [ALDER, BIRCH] = MEMBERS as [Member, Member];

const duel = (name: string, more: Partial<EventInput> = {}): EventInput => ({
  name,
  start: '2025-11-05',
  end: '2025-11-09',
  players: MEMBERS.slice(0, 4),
  rounds: [[[0, 1, 1]]],
  ...more,
});

const FOUR: EventInput['rounds'] = [
  [
    [0, 1, 1],
    [2, 3, 1],
  ],
  [
    [0, 2, 1],
    [1, 3, 1],
  ],
];

async function closeAndPublish(office: Office, date: string) {
  await close(office, { date });
  const [list] = await publish(office, { date });
  expect(list?.summary.points).toMatchObject({ holds: true });
  return list?.summary as NonNullable<typeof list>['summary'];
}

async function ratingOf(office: Office, id: number, date: string): Promise<number | null> {
  const found = await office.store.db
    .selectFrom('identity')
    .select('player')
    .where('id', '=', String(id))
    .executeTakeFirst();
  const { columns } = await loadList(
    office.store,
    (await listOn(office.store, 'standard', date))?.id as number,
  );
  const row = rowOfKey(columns.keys, found?.player ?? 0);
  return row < 0 ? null : defined(columns.ratings[row]);
}

const proved = async (office: Office): Promise<string> => (await verify(office)).standing;

inSqlite((fresh) => {
  const open = (now = '2025-11-10', clock = { now }): Promise<Office> =>
    fresh.url().then((url) => openFederation(url, clock));

  describe('a death', () => {
    test('of a newcomer before the closing: on no list, and the list verifies', async () => {
      const office = await open();
      await rated(office, open5(1));
      await markDied(office, String(NEWCOMER.id), { date: '2025-11-10' });
      await closeAndPublish(office, '2025-12-01');
      expect(await ratingOf(office, NEWCOMER.id, '2025-12-01')).toBeNull();
      expect(await proved(office)).toBe('same');
      await office.store.close();
    });

    test('of a newcomer after it: the list with the player verifies, the next one omits them', async () => {
      const office = await open();
      await rated(office, open5(1));
      await closeAndPublish(office, '2025-12-01');
      await markDied(office, String(NEWCOMER.id), { date: '2025-11-10' });
      expect(await proved(office)).toBe('same');
      await closeAndPublish(office, '2026-01-01');
      expect(await ratingOf(office, NEWCOMER.id, '2025-12-01')).not.toBeNull();
      expect(await ratingOf(office, NEWCOMER.id, '2026-01-01')).toBeNull();
      expect(await proved(office)).toBe('same');
      await office.store.close();
    });

    test('of a rated player with games', async () => {
      const office = await open();
      await rated(office, duel('Duel'));
      await markDied(office, '900001', { date: '2025-11-10' });
      expect((await closeAndPublish(office, '2025-12-01')).points).toMatchObject({ leavers: 220_000 });
      expect(await ratingOf(office, BIRCH.id, '2025-12-01')).toBe(1995);
      await closeAndPublish(office, '2026-01-01');
      expect(await proved(office)).toBe('same');
      await office.store.close();
    });
  });

  test('two players of one event, merged before it is rated', async () => {
    const office = await open();
    await rated(office, duel('Duel', { rounds: FOUR }));
    await mergePlayers(office, '900002', '900003', { force: true });
    await closeAndPublish(office, '2025-12-01');
    expect(await proved(office)).toBe('same');
    await closeAndPublish(office, '2026-01-01');
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('two players merged into a third', async () => {
    const office = await open();
    await rated(office, duel('Duel', { rounds: FOUR }));
    await mergePlayers(office, '900002', '900006', { force: true });
    await mergePlayers(office, '900003', '900006', { force: true });
    await closeAndPublish(office, '2025-12-01');
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('everything verifies after a merge, a death and an event are revoked', async () => {
    const office = await open();
    await addPlayer(office, {
      id: '900020',
      name: 'Alder, Anna',
      federation: 'AAA',
      sex: 'M',
      birth: '1980',
    });
    await mergePlayers(office, '900020', '900001');
    const merged = { ...ALDER, id: 900020 };
    const event = await rated(office, duel('Duel', { players: [merged, ...MEMBERS.slice(1, 4)] }));
    expect(await splitPlayer(office, '900020')).toMatchObject({ reports: [expect.any(String)] });
    expect(await proved(office)).toBe('same');
    await markDied(office, '900005', { date: '2025-11-09' });
    await revokeDeath(office, '900005');
    await withdrawEvent(office, event, 'It was never played.');
    expect(await proved(office)).toBe('same');
    await changeEvent(office, event, {});
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });

  test('earlier lists verify after all kinds of changes; after a redaction they are redacted', async () => {
    const office = await open();
    await rated(office, open5(1));
    await closeAndPublish(office, '2025-12-01');
    await rename(office, '900001', { name: 'Alder-Oak, Ann' });
    await transferFederation(office, '900002', { to: 'BBB' });
    await setTitles(office, '900003', { title: 'FM' });
    expect(await proved(office)).toBe('same');
    await closeAndPublish(office, '2026-01-01');
    expect(await proved(office)).toBe('same');
    await redactPlayer(office, '900001', 'Asked for.');
    expect(await proved(office)).toBe('redacted');
    await closeAndPublish(office, '2026-02-01');
    expect(await proved(office)).toBe('redacted');
    await office.store.close();
  });

  test('a redaction covers reports in UTF-16, and those with a national ID', async () => {
    const office = await open();
    await addIdentity(office, '900001', { id: 'Ä.17', scheme: 'national' });
    const text = (name: string): string => reportText(duel(name));
    const naming = (id: string): string => text(`Open ${id}`).replace('900001', id.padStart(6));
    const texts = [naming('Ä.17'), naming('Äx17'), naming('BÄ.17')];
    const files = [Buffer.from(`\ufeff${text('Wide')}`, 'utf16le'), ...texts.map(bytesOf)];
    const reports: string[] = [];
    for (const each of files) reports.push((await submit(office, each)).report);
    // The two reports, and the document about the ID.
    expect(await redactPlayer(office, '900001', 'Asked for.')).toMatchObject({ documents: 3 });
    const kept = await office.store.db
      .selectFrom('report')
      .innerJoin('document', 'document.hash', 'report.hash')
      .select(['report.id', 'document.bytes'])
      .orderBy('report.seq')
      .execute();
    expect(kept.map(({ id, bytes }) => [id, bytes !== null])).toEqual([
      [reports[0], false],
      [reports[1], false],
      [reports[2], true],
      [reports[3], true],
    ]);
    await office.store.close();
  });

  test('a redacted report cannot be submitted again unchanged', async () => {
    const office = await open();
    const { event } = await submit(office, file(duel('Once')));
    await reject(office, event, 'Round 2 is missing.');
    await redactPlayer(office, '900001', 'Asked for.');
    const reports = () => office.store.db.selectFrom('report').select('id').execute();
    await expect(submit(office, file(duel('Once')))).rejects.toMatchObject({ code: 'report-redacted' });
    expect(await reports()).toHaveLength(1);
    const nameless = reportText(duel('Once')).replace('Alder, Ann', '          ');
    expect(await submit(office, bytesOf(nameless))).toMatchObject({ event, version: 2, again: false });
    await office.store.close();
  });

  test('a report from before the first edition can be rejected and appealed', async () => {
    const office = await open();
    const { event } = await submit(office, file(duel('Old', { start: '2004-11-05', end: '2004-11-06' })));
    expect(await reject(office, event, 'No regulation is known.')).toMatchObject({
      stage: 'rejected',
      appeal: null,
    });
    expect(await appeal(office, event, 'It was rated then.')).toEqual({ event });
    await office.store.close();
  });

  test('a non-numeric ID in a report is a national ID', async () => {
    const office = await open();
    const { event } = await submit(office, bytesOf(reportText(duel('Letters')).replace('900001', 'AAA-77')));
    await accept(office, event);
    const profile = await playerProfile(office.store, 'AAA-77');
    expect(profile).toMatchObject({ id: 'AAA-77', name: 'Alder, Ann', identities: [{ scheme: 'national' }] });
    const larch = { name: 'Larch, Lou', federation: 'AAA', sex: null, birth: '' } as const;
    await addPlayer(office, { ...larch, id: 'AAA-78' });
    const added = await playerProfile(office.store, 'AAA-78');
    expect(added?.identities).toMatchObject([{ id: 'AAA-78', scheme: 'national' }]);
    await office.store.close();
  });

  test('a redaction covers merged IDs and the search', async () => {
    const office = await open();
    await mergePlayers(office, '900002', '900001', { force: true });
    await closeAndPublish(office, '2025-12-01');
    expect(await redactPlayer(office, '900001', 'Asked for.')).toMatchObject({ names: 2 });
    const rows = await office.store.db.selectFrom('player').select('name').execute();
    expect(rows.filter(({ name }) => /alder|birch/i.test(name))).toEqual([]);
    const columns = await office.store.db.selectFrom('player').select(['by_family', 'by_given']).execute();
    const found = columns.filter(({ by_family }) => by_family !== '');
    expect(found).toHaveLength(MEMBERS.length - 2);
    expect(JSON.stringify(columns)).not.toMatch(/alder|birch/);
    expect((await searchPlayers(office, { text: 'alder' })).players).toEqual([]);
    expect(await proved(office)).toBe('redacted');
    await office.store.close();
  });

  test('K follows from all games of a period', async () => {
    const office = await open('2025-11-20');
    const twenty: EventInput['rounds'] = Array.from({ length: 20 }, () => [[0, 1, 1]] as const);
    const players = [ALDER, BIRCH];
    await rated(office, duel('First', { players, rounds: twenty }));
    const later = { start: '2025-11-12', end: '2025-11-13' };
    await rated(office, duel('Second', { ...later, players, rounds: twenty }));
    await closeAndPublish(office, '2025-12-01');
    // 40 × 20 > 700: K 17. 40 × 0.24 × 17 = 163.20.
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2363);
    await office.store.close();
  });

  test('an adjustment set after the closing makes the draft stale', async () => {
    const office = await open();
    await rated(office, duel('Duel'));
    await close(office, { date: '2025-12-01' });
    await setAdjustment(office, '2024-03', '2025-12-01');
    await expect(publish(office, { date: '2025-12-01' })).rejects.toMatchObject({ code: 'draft-stale' });
    await office.store.close();
  });

  describe('a correction', () => {
    test('that adds a player: those games count with later ones', async () => {
      const clock = { now: '2025-11-10' };
      const office = await open(clock.now, clock);
      const id = await rated(office, duel('Open'));
      await closeAndPublish(office, '2025-12-01');
      clock.now = '2025-12-05';
      const added = duel('Open', {
        players: [...MEMBERS.slice(0, 4), NEWCOMER],
        rounds: [
          [
            [0, 1, 1],
            [4, 2, 1],
          ],
          [[4, 3, 1]],
          [[4, 0, 0.5]],
        ],
      });
      await correct(office, id, file(added), 'Somebody was missing.');
      clock.now = '2025-12-10';
      const days = { start: '2025-12-06', end: '2025-12-07' };
      const field = [NEWCOMER, ...MEMBERS.slice(3, 5)];
      await rated(office, duel('Second', { ...days, players: field, rounds: [[[0, 1, 1]], [[0, 2, 1]]] }));
      await closeAndPublish(office, '2026-01-01');
      // (1900 + 1800 + 2200 + 1800 + 1700 + 3600) / 7 = 1857.14; 5.5 of 7 is 0.79, dp 230.
      expect(await ratingOf(office, NEWCOMER.id, '2026-01-01')).toBe(2087);
      expect(await proved(office)).toBe('same');
      await office.store.close();
    });

    test('of a first rating, replayed: every revision verifies', async () => {
      const clock = { now: '2025-11-10' };
      const office = await open(clock.now, clock);
      const id = await rated(office, open5(1));
      await closeAndPublish(office, '2025-12-01');
      clock.now = '2025-12-05';
      await correct(office, id, file(open5(0)), 'The last game was lost.');
      await closeAndPublish(office, '2026-01-01');
      expect(await proved(office)).toBe('same');
      clock.now = '2026-01-05';
      await replay(office, { from: '2025-12-01' });
      await publish(office, { date: '2025-12-01', revision: 2 });
      await publish(office, { date: '2026-01-01', revision: 2 });
      const ratings = ['2025-12-01', '2026-01-01'].map((date) => ratingOf(office, NEWCOMER.id, date));
      expect(await Promise.all(ratings)).toEqual([1836, 1836]);
      expect(await proved(office)).toBe('same');
      await office.store.close();
    });

    test('of a player merged since applies to the remaining player', async () => {
      const clock = { now: '2025-11-10' };
      const office = await open(clock.now, clock);
      const id = await rated(office, duel('Duel'));
      await closeAndPublish(office, '2025-12-01');
      clock.now = '2025-12-05';
      await correct(office, id, file(duel('Duel', { rounds: [[[0, 1, 0]]] })), 'Turned round.');
      await mergePlayers(office, '900001', '900005', { force: true });
      const { corrections } = await closeAndPublish(office, '2026-01-01');
      expect(corrections.map(({ change }) => change)).toEqual([2000, -2000]);
      expect(await ratingOf(office, 900005, '2026-01-01')).toBe(1680);
      expect(await proved(office)).toBe('same');
      await office.store.close();
    });
  });

  test('a list imported again with other ratings, and a replay on it', async () => {
    const office = await open();
    await rated(office, duel('Duel'));
    await closeAndPublish(office, '2025-12-01');
    const risen = MEMBERS.map((member) => (member === ALDER ? { ...member, rating: 2250 } : member));
    const options = { date: '2025-11-01', cadence: 'standard', name: 'standard.txt', force: true } as const;
    const taken = await importList(office, bytesOf(listText(risen)), options);
    expect(taken).toMatchObject({ lists: [{ revision: 2 }], notes: [{ code: 'list-computed-later' }] });
    const [revision] = await replay(office, { from: '2025-12-01' });
    expect(revision?.diff.changed.count).toBe(2);
    await publish(office, { date: '2025-12-01', revision: 2 });
    // 250 points: expected 0.81, 0.19 × 20 = 3.80.
    expect(await ratingOf(office, ALDER.id, '2025-12-01')).toBe(2254);
    expect(await proved(office)).toBe('same');
    await office.store.close();
  });
});
