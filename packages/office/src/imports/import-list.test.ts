import { gzipSync } from 'node:zlib';
import { defined } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { verify } from '../audit/verify/verify.ts';
import { rename, transferFederation } from '../players/change.ts';
import { mergePlayers } from '../players/merge.ts';
import { findPlayer, playerProfile } from '../players/player.ts';
import { writeStoredList } from '../queries/export-list.ts';
import { FLAG } from '../rating-lists/columns.ts';
import { monthOf } from '../rating-lists/months.ts';
import { insertList } from '../rating-lists/store/insert-list.ts';
import { listOn, loadList } from '../rating-lists/store/load.ts';
import { listsBecameCurrent } from '../rating-lists/store/make-current.ts';
import type { Store } from '../store/store.ts';
import {
  combinedList,
  count,
  historyLines,
  singleList,
  type TestRow,
  take,
  testOffice,
} from './imports.test-helper.ts';

const ANN: TestRow = {
  id: 990001,
  name: 'Ålder, Ann',
  sex: 'F',
  title: 'FM',
  birthYear: 1990,
  flag: 'w',
  standard: [2100, 4, 20],
  rapid: [2050, 0, 20],
};
const BEN: TestRow = { id: 990002, name: 'Birch, Ben', birthYear: 2012, standard: [1500, 0, 40], flag: 'i' };
const CLEO: TestRow = { id: 990003, name: 'Cedar, Cleo' };
const OCTOBER = '2026-10-01';
const NOVEMBER = '2026-11-01';

eachStore((fresh) => {
  const open = async (): Promise<{ office: ReturnType<typeof testOffice>; store: Store }> => {
    const store = await fresh();
    return { office: testOffice(store), store };
  };
  const columnsOn = async (store: Store, cadence: 'standard' | 'rapid' | 'blitz', date: string) => {
    const name = await listOn(store, cadence, date);
    return (await loadList(store, name?.id as number)).columns;
  };

  test('a combined list becomes players and one list for each cadence', async () => {
    const { office, store } = await open();
    const report = await take(office, combinedList(ANN, BEN, CLEO), OCTOBER);
    expect(report.changed).toBe(true);
    expect(report.lists.map(({ cadence, rows, revision }) => [cadence, rows, revision])).toEqual([
      ['standard', 2, 1],
      ['rapid', 1, 1],
      ['blitz', 0, 1],
    ]);
    expect(report.players).toMatchObject({ rows: 3, added: 3, changed: 0 });
    expect(report.notes).toEqual([]);
    expect(await findPlayer(store, '990001')).toMatchObject({
      name: 'Ålder, Ann',
      name_version: 1,
      federation: 'AAA',
      sex: 'F',
      title: 'FM',
      birth_year: 1990,
      standard: 2100,
      rapid: 2050,
      blitz: null,
      best: 2100,
      inactive: 0,
    });
    expect(await findPlayer(store, '990002')).toMatchObject({ inactive: 1, best: 1500 });
    expect(await findPlayer(store, '990003')).toMatchObject({ standard: null, best: 0, sex: null });
    const entries = await store.db.selectFrom('entry').selectAll().orderBy('seq').execute();
    expect(entries.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['list-imported', 'standard 2026-10-01'],
      ['list-imported', 'rapid 2026-10-01'],
      ['list-imported', 'blitz 2026-10-01'],
    ]);
    expect(JSON.parse(entries[0]?.body ?? '')).toMatchObject({
      file: report.file.hash,
      rows: 2,
      list: report.lists[0]?.hash,
      added: 3,
    });
    expect(entries.some(({ body }) => /Ann|Ben|Cleo/.test(body))).toBe(false);
  });

  test('facts of the list are stored with it, others are unknown', async () => {
    const { office, store } = await open();
    await take(office, combinedList(ANN, BEN), OCTOBER);
    const { ids, played, peaks, firstListed, inactiveSince, flags, ks, games } = await columnsOn(
      store,
      'standard',
      OCTOBER,
    );
    const row = ids.indexOf(990002);
    const month = monthOf(OCTOBER);
    expect([played[row], peaks[row], firstListed[row], inactiveSince[row]]).toEqual([0, 1500, month, month]);
    expect(defined(flags[row]) & (FLAG.inactive | FLAG.playedPartly)).toBe(FLAG.inactive | FLAG.playedPartly);
    const ann = ids.indexOf(990001);
    expect([ks[ann], games[ann], inactiveSince[ann]]).toEqual([20, 4, 0]);
  });

  test('the same file again changes nothing', async () => {
    const { office, store } = await open();
    const bytes = combinedList(ANN, BEN);
    await take(office, bytes, OCTOBER);
    const before = await count(store, 'entry');
    const report = await take(office, bytes, OCTOBER);
    expect(report.changed).toBe(false);
    expect(report.lists.map(({ changed, revision }) => [changed, revision])).toEqual([
      [false, 1],
      [false, 1],
      [false, 1],
    ]);
    // Another compression is another file, but the same list.
    expect((await take(office, gzipSync(bytes), OCTOBER)).changed).toBe(false);
    expect(await count(store, 'entry')).toBe(before);
  });

  test('another file for the same date is a new revision, with its diff', async () => {
    const { office, store } = await open();
    await take(office, combinedList(ANN, BEN), OCTOBER);
    const report = await take(office, combinedList({ ...ANN, standard: [2110, 4, 20] }, CLEO), OCTOBER);
    const [standard, rapid] = report.lists;
    expect(standard).toMatchObject({ revision: 2, changed: true, rows: 1 });
    expect(rapid).toMatchObject({ revision: 1, changed: false });
    expect(standard?.diff?.changed.count).toBe(1);
    expect(standard?.diff?.gone.count).toBe(1);
    const ann = await findPlayer(store, '990001');
    expect(ann).toMatchObject({ standard: 2110, rapid: 2050, best: 2110 });
    expect(await historyLines(store, ann?.key as number, 'standard')).toEqual(['2026-10-01 2110 4 20 w']);
    expect(await findPlayer(store, '990002')).toMatchObject({ standard: null, best: 0, inactive: 0 });
    expect(await count(store, 'list')).toBe(4);
  });

  test('a later list updates names, titles and federations, and keeps the former ones', async () => {
    const { office, store } = await open();
    await take(office, combinedList(ANN, BEN), OCTOBER);
    const married: TestRow = { ...ANN, name: 'Elm, Ann', federation: 'BBB', title: 'IM', birthYear: '' };
    const report = await take(office, combinedList(married, BEN, CLEO), NOVEMBER);
    expect(report.players).toMatchObject({
      added: 1,
      changed: 1,
      fields: { name: 1, federation: 1, title: 1, birthYear: 0, womenTitle: 0 },
    });
    const profile = await playerProfile(store, '990001');
    expect(profile).toMatchObject({
      name: 'Elm, Ann',
      nameVersion: 2,
      federation: 'BBB',
      title: 'IM',
      // A list without the year does not remove it.
      birthYear: 1990,
      formerNames: [{ version: 1, name: 'Ålder, Ann' }],
    });
    expect(profile?.changes.map(({ field, before, after, since }) => [field, before, after, since])).toEqual([
      ['federation', 'AAA', 'BBB', NOVEMBER],
      ['name', '1', '2', NOVEMBER],
      ['title', 'FM', 'IM', NOVEMBER],
    ]);
    const { ids, firstListed, inactiveSince, nameVersions } = await columnsOn(store, 'standard', NOVEMBER);
    expect(nameVersions[ids.indexOf(990001)]).toBe(2);
    expect(firstListed[ids.indexOf(990001)]).toBe(monthOf(OCTOBER));
    expect(inactiveSince[ids.indexOf(990002)]).toBe(monthOf(OCTOBER));
  });

  test('an older list does not overwrite newer data', async () => {
    const { office, store } = await open();
    await take(office, combinedList({ ...ANN, birthYear: '' }, BEN), NOVEMBER);
    const older: TestRow = { ...ANN, name: 'Ash, Ann', federation: 'CCC', standard: [2000, 0, 20] };
    const report = await take(office, combinedList(older, BEN), OCTOBER);
    expect(report.notes).toContainEqual({ code: 'list-facts-older', values: { count: 1 } });
    const profile = await playerProfile(store, '990001');
    expect(profile).toMatchObject({
      name: 'Ålder, Ann',
      nameVersion: 1,
      federation: 'AAA',
      birthYear: 1990,
      ratings: { standard: 2100 },
      formerNames: [{ version: 2, name: 'Ash, Ann' }],
    });
    // The old list keeps the values of its date.
    const { ids, nameVersions, federations, federationNames } = await columnsOn(store, 'standard', OCTOBER);
    const row = ids.indexOf(990001);
    expect(nameVersions[row]).toBe(2);
    expect(federationNames[defined(federations[row])]).toBe('CCC');
    expect(await historyLines(store, profile?.key as number, 'standard')).toEqual([
      '2026-10-01 2000 0 20 w',
      '2026-11-01 2100 4 20 w',
    ]);
    // Again, with another compression and longer: the former name is found again.
    await take(office, combinedList(older, BEN, CLEO), OCTOBER);
    expect((await playerProfile(store, '990001'))?.formerNames).toHaveLength(1);
  });

  test('later changes by an officer are kept', async () => {
    const { office, store } = await open();
    await take(office, combinedList(ANN, BEN), OCTOBER);
    const later = { ...office, now: () => new Date('2026-11-20T12:00:00Z') };
    await transferFederation(later, '990001', { to: 'BBB', since: '2026-11-15' });
    await rename(later, '990002', { name: 'Beech, Ben', since: '2026-10-15' });
    await take(office, combinedList(ANN, BEN), NOVEMBER);
    expect(await findPlayer(store, '990001')).toMatchObject({ federation: 'BBB' });
    expect(await findPlayer(store, '990002')).toMatchObject({ name: 'Birch, Ben', name_version: 3 });
  });

  test('invalid rows and values are skipped and reported', async () => {
    const { office, store } = await open();
    const report = await take(
      office,
      combinedList(
        ANN,
        { id: 990009, name: 'BYE' },
        { id: 'X17', name: 'Nobody, Nils' },
        { id: 0, name: 'Nought, Nora' },
        { id: 12345678901, name: 'Long, Lou' },
        { ...BEN, id: 990001 },
        { id: 990005, name: 'High, Hal', standard: [4001, 3, 20] },
        { id: 990006, name: 'Keen, Kay', standard: [1500, 70000, 999], birthYear: 2099 },
      ),
      OCTOBER,
    );
    expect(report.skipped).toEqual({
      dummies: 1,
      badIds: 3,
      duplicateIds: 1,
      badRatings: 1,
      badKs: 1,
      badGames: 1,
      badBirthYears: 1,
    });
    expect(report.hygiene.dummyNames.count).toBe(1);
    expect(report.hygiene.badIds.count).toBe(3);
    expect(await count(store, 'player')).toBe(3);
    expect(await findPlayer(store, '990005')).toMatchObject({ standard: null });
    const { ids, ks, games } = await columnsOn(store, 'standard', OCTOBER);
    expect([ks[ids.indexOf(990006)], games[ids.indexOf(990006)]]).toEqual([0, 0]);
  });

  test('hidden characters are removed from names, with a note', async () => {
    const { office, store } = await open();
    const report = await take(office, singleList({ ...ANN, name: 'Al\u202eder, A\u200bnn' }, BEN), OCTOBER);
    expect(await findPlayer(store, '990001')).toMatchObject({ name: 'Alder, Ann' });
    expect(report.hygiene.hiddenCharacters.count).toBe(1);
    expect(report.notes).toContainEqual({
      code: 'list-hidden-characters',
      values: { count: 1, character: 'U+202E', line: 2 },
    });
  });

  test('a list computed by the office is not replaced', async () => {
    const { office, store } = await open();
    await take(office, singleList(ANN), OCTOBER);
    await store.write(async (trx) => {
      const columns = await columnsOn(store, 'standard', OCTOBER);
      const kept = await insertList(
        store,
        trx,
        {
          ...{ cadence: 'standard', date: NOVEMBER, source: 'computed', columns, nameOf: () => 'x' },
          ...{ editions: [], practice: 'text', engine: '0', inputs: '{}', summary: {} },
        },
        { publishedBy: 1 },
      );
      const becoming = { cadence: 'standard', date: NOVEMBER, list: kept.id, seq: 1 } as const;
      await listsBecameCurrent(store, trx, [becoming]);
    });
    const before = await count(store, 'player');
    await expect(take(office, combinedList(ANN, BEN), NOVEMBER)).rejects.toMatchObject({
      code: 'list-computed',
      values: { cadence: 'standard', date: NOVEMBER },
    });
    expect(await count(store, 'player')).toBe(before);
    expect(await listOn(store, 'rapid', NOVEMBER)).toBe(null);
    const report = await take(office, singleList({ ...ANN, standard: [2099, 0, 20] }), OCTOBER);
    expect(report.notes).toContainEqual({
      code: 'list-computed-later',
      values: { cadence: 'standard', count: 1 },
    });
  });

  test('merged players are one player, however often on the list', async () => {
    const { office, store } = await open();
    await take(office, combinedList(ANN, BEN, CLEO), OCTOBER);
    await mergePlayers(office, '990003', '990001');
    const report = await take(
      office,
      combinedList({ ...CLEO, standard: [1999, 0, 20] }, { ...ANN, standard: [2200, 0, 20] }, BEN),
      NOVEMBER,
    );
    expect(report.notes).toContainEqual({ code: 'list-same-persons', values: { count: 1 } });
    expect(report.players.added).toBe(0);
    expect(await findPlayer(store, '990003')).toMatchObject({ standard: 2200, name: 'Ålder, Ann' });
    expect((await columnsOn(store, 'standard', NOVEMBER)).rows).toBe(2);
  });

  test('redacted players stay redacted', async () => {
    const { office, store } = await open();
    await take(office, combinedList(ANN, BEN), OCTOBER);
    const { key } = (await findPlayer(store, '990001')) as { key: number };
    await store.write(async (trx) => {
      await trx.updateTable('player').set({ name: '', name_version: 2 }).where('key', '=', key).execute();
      await trx
        .insertInto('player_change')
        .values({ player: key, seq: 4, field: 'redacted', before: null, after: null, since: OCTOBER })
        .execute();
    });
    await take(office, combinedList({ ...ANN, federation: 'BBB' }, BEN), NOVEMBER);
    expect(await findPlayer(store, '990001')).toMatchObject({ name: '', name_version: 2, federation: 'BBB' });
    const list = await listOn(store, 'standard', NOVEMBER);
    const { names_hash } = await store.db
      .selectFrom('list')
      .select('names_hash')
      .where('id', '=', list?.id as number)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(names_hash)).toEqual([null]);
  });

  test('delisted players stay delisted, and are exported unchanged', async () => {
    const { office } = await open();
    const fallen: TestRow = { ...BEN, standard: [0, 3, 20], flag: 'd' };
    const report = await take(office, singleList(ANN, fallen), OCTOBER, { cadence: 'standard' });
    expect(report.lists).toMatchObject([{ rows: 2 }]);
    const exported = async (): Promise<string> => {
      const pieces: Uint8Array[] = [];
      for await (const piece of (await writeStoredList(office, { date: OCTOBER, format: 'txt' })).bytes())
        pieces.push(piece);
      return Buffer.concat(pieces).toString();
    };
    const text = await exported();
    expect(text).toMatch(/^990002 .* 0 +3 +20 .* d *\r?$/m);
    const again = await take(office, Buffer.from(text), OCTOBER, { cadence: 'standard', name: 'list.txt' });
    expect(again.lists).toMatchObject([{ rows: 2, changed: false }]);
    expect(await exported()).toBe(text);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
  });

  test('a truncated source leaves nothing in the store', async () => {
    const { office, store } = await open();
    const bytes = combinedList(ANN, BEN);
    let closed = false;
    async function* broken(): AsyncGenerator<Uint8Array> {
      try {
        yield bytes.subarray(0, 100);
        throw new Error('connection lost');
      } finally {
        closed = true;
      }
    }
    await expect(take(office, broken() as unknown as Uint8Array, OCTOBER)).rejects.toThrow('connection lost');
    expect(closed).toBe(true);
    expect(await count(store, 'player')).toBe(0);
  });

  test('a name guarded against spreadsheets in CSV is imported unchanged', async () => {
    const { office, store } = await open();
    const csv = 'id,name,federation,rating\n990001,"\'=1+1, Ann",AAA,1800\n990002,"\'t Hout, Ben",AAA,1700\n';
    await take(office, new TextEncoder().encode(csv), OCTOBER, { cadence: 'standard' });
    expect(await findPlayer(store, '990001')).toMatchObject({ name: '=1+1, Ann', standard: 1800 });
    expect(await findPlayer(store, '990002')).toMatchObject({ name: "'t Hout, Ben" });
  });

  test('many more players than in the store, then only one', async () => {
    const { office, store } = await open();
    const many = Array.from({ length: 700 }, (_, index): TestRow => {
      return { id: 990100 + index, name: `Abel ${index}, Tor`, standard: [1500 + index, index % 3, 20] };
    });
    await take(office, combinedList(ANN), OCTOBER);
    expect((await take(office, combinedList(ANN, ...many), NOVEMBER)).players.added).toBe(700);
    const one = { ...defined(many[650]), federation: 'BBB' };
    const report = await take(office, singleList(one), '2026-12-01', { cadence: 'standard' });
    expect(report.players).toMatchObject({ added: 0, changed: 1 });
    expect(report.lists[0]?.diff?.gone.count).toBe(700);
    expect(await findPlayer(store, '990101')).toMatchObject({ standard: null, best: 0 });
    expect(await findPlayer(store, '990750')).toMatchObject({ federation: 'BBB', standard: 2150 });
  });
});
