import { expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { combinedList, take, testOffice } from '../imports/imports.test-helper.ts';
import type { Office } from '../office.ts';
import {
  addPlayer,
  markDied,
  rename,
  revokeDeath,
  setBirth,
  setTitles,
  transferFederation,
} from './change.ts';
import { addIdentity, revokeIdentity } from './identities.ts';
import { mergePlayers, splitPlayer } from './merge.ts';
import { findPlayer, playerHistory, playerProfile, ratingsByList } from './player.ts';
import { playerDataByKey } from './player-data.ts';
import { searchPlayers } from './search.ts';

const ANN = '990001';
const BEN = '990002';
const SINCE = { since: '2026-10-05' };

const LIST = combinedList(
  { id: ANN, name: 'Alder, Ann', sex: 'F', title: 'FM', birthYear: 1990, standard: [2100, 4, 20] },
  { id: BEN, name: 'Birch, Ben', standard: [1500, 0, 40], rapid: [1400, 2, 40] },
);

eachStore((fresh) => {
  const open = async (): Promise<Office> => {
    const office = testOffice(await fresh());
    await take(office, LIST, '2026-10-01');
    return office;
  };
  const lastEntry = async ({ store }: Office) => {
    const entry = await store.db
      .selectFrom('entry')
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { ...entry, body: JSON.parse(entry.body) as Record<string, unknown> };
  };

  test('each change is stored, and has an entry without personal data', async () => {
    const office = await open();
    const { store } = office;
    await transferFederation(office, ANN, { to: 'BBB', ...SINCE });
    await setTitles(office, ANN, { title: 'IM', womenTitle: 'WGM', since: '2026-10-04' });
    await rename(office, ANN, { name: '  Elm,  Ann ' });
    await setBirth(office, ANN, { birth: '1991-05-17' });
    const { kind, subject, body, actor } = await lastEntry(office);
    expect({ kind, subject, actor }).toEqual({ kind: 'player-changed', subject: ANN, actor: 'officer' });
    expect(body).toMatchObject({ id: ANN, fields: ['birth_year', 'birth_date'], since: '2026-10-05' });
    expect(JSON.stringify(body)).not.toContain('1991');
    const document = await store.db
      .selectFrom('document')
      .select(['bytes', 'kind'])
      .where('hash', '=', body.person as string)
      .executeTakeFirstOrThrow();
    expect(document.kind).toBe('person');
    expect(new TextDecoder().decode(document.bytes as Uint8Array)).toContain('1991-05-17');
    const profile = await playerProfile(store, ANN);
    expect(profile).toMatchObject({
      id: ANN,
      name: 'Elm, Ann',
      nameVersion: 2,
      formerNames: [{ version: 1, name: 'Alder, Ann' }],
      federation: 'BBB',
      title: 'IM',
      womenTitle: 'WGM',
      birthYear: 1991,
      ratings: { standard: 2100, rapid: null, blitz: null },
    });
    // Only the year of birth is public.
    expect(JSON.stringify(profile)).not.toContain('05-17');
    expect(profile?.changes.map(({ field, before, after, since }) => [field, before, after, since])).toEqual([
      ['federation', 'AAA', 'BBB', '2026-10-05'],
      ['title', 'FM', 'IM', '2026-10-04'],
      ['womenTitle', '', 'WGM', '2026-10-04'],
      ['name', '1', '2', '2026-10-05'],
      ['birthDate', null, null, '2026-10-05'],
      ['birthYear', '1990', '1991', '2026-10-05'],
    ]);
    expect(await findPlayer(store, ANN)).toMatchObject({ birth_date: '1991-05-17' });
    expect((await searchPlayers(office, { text: 'elm' })).players).toMatchObject([{ id: ANN }]);
    expect((await searchPlayers(office, { text: 'alder' })).players).toEqual([]);
  });

  test('deaths and new players are part of the input of a closing', async () => {
    const office = await open();
    const { store } = office;
    const ben = await findPlayer(store, BEN);
    await markDied(office, BEN, { date: '2026-09-30' });
    const people = await playerDataByKey(store.db, [ben?.key as number]);
    expect([...people.values()]).toEqual([
      {
        key: ben?.key,
        id: BEN,
        nameVersion: 1,
        federation: 'AAA',
        sex: null,
        titles: ['', '', '', ''],
        birthYear: null,
        isRemoved: true,
      },
    ]);
    expect((await playerProfile(store, BEN))?.died).toBe('2026-09-30');
    const key = await addPlayer(office, {
      id: '990007',
      name: 'Larch, Lou',
      federation: 'AAA',
      sex: 'F',
      birth: '2001',
    });
    const added = await playerDataByKey(store.db, [key, key, 4711]);
    expect([...added.values()]).toMatchObject([{ id: '990007', isRemoved: false }]);
  });

  test('IDs of a merged player lead to the remaining one, and cannot be merged again', async () => {
    const office = await open();
    const { store } = office;
    const [ann, ben] = [await findPlayer(store, ANN), await findPlayer(store, BEN)];
    await addIdentity(office, BEN, { id: 'AAA-17', scheme: 'national', ...SINCE });
    await mergePlayers(office, BEN, ANN, SINCE);
    for (const id of [ANN, BEN, 'AAA-17']) expect((await findPlayer(store, id))?.key).toBe(ann?.key);
    const profile = await playerProfile(store, BEN);
    expect(profile).toMatchObject({ id: ANN, merged: [ben?.key] });
    expect(profile?.identities.map(({ id, until }) => [id, until !== null])).toEqual([
      [ANN, false],
      [BEN, true],
      ['AAA-17', true],
    ]);
    expect((await lastEntry(office)).body).toMatchObject({
      from: ben?.key,
      into: ann?.key,
      since: '2026-10-05',
    });
    expect((await playerDataByKey(store.db, [ben?.key as number])).get(ben?.key as number)?.isRemoved).toBe(
      true,
    );
    await expect(mergePlayers(office, ANN, BEN)).rejects.toMatchObject({ code: 'player-same' });
    await expect(mergePlayers(office, ANN, ANN)).rejects.toMatchObject({ code: 'player-same' });
    const key = await addPlayer(office, {
      id: '990007',
      name: 'Larch, Lou',
      federation: 'AAA',
      sex: null,
      birth: '',
    });
    await expect(mergePlayers(office, BEN, '990007')).rejects.toMatchObject({
      code: 'player-merged',
      values: { id: BEN },
    });
    await mergePlayers(office, ANN, '990007');
    for (const id of [ANN, BEN, 'AAA-17']) expect((await findPlayer(store, id))?.key).toBe(key);
    expect((await playerProfile(store, BEN))?.merged).toEqual([ann?.key, ben?.key].toSorted());
  });

  test('impossible changes are refused, and nothing is written', async () => {
    const office = await open();
    const { seq } = await lastEntry(office);
    const larch = { id: '990007', name: 'Larch, Lou', federation: 'AAA', sex: null, birth: '' } as const;
    const refused: readonly [() => Promise<unknown>, string][] = [
      [() => rename(office, '4711', { name: 'X' }), 'player-unknown'],
      [() => mergePlayers(office, '4711', ANN), 'player-unknown'],
      [() => rename(office, ANN, { name: ' ' }), 'name-missing'],
      [() => rename(office, ANN, { name: 'Alder, \u202eAnna' }), 'hidden-characters'],
      [() => rename(office, ANN, { name: 'Alder, Ann' }), 'nothing-changed'],
      [() => transferFederation(office, ANN, { to: 'AAA' }), 'nothing-changed'],
      [() => transferFederation(office, ANN, { to: 'Norway' }), 'federation-invalid'],
      [() => transferFederation(office, ANN, { to: 'BBB', since: '2026-02-30' }), 'invalid-date'],
      [() => setTitles(office, ANN, { title: 'FM' }), 'nothing-changed'],
      [() => setBirth(office, ANN, { birth: '17.5.1990' }), 'birth-invalid'],
      [() => setBirth(office, ANN, { birth: '1700' }), 'birth-invalid'],
      [() => setBirth(office, ANN, { birth: '1990-02-30' }), 'invalid-date'],
      [() => setBirth(office, ANN, { birth: '1990' }), 'nothing-changed'],
      [() => markDied(office, ANN, { date: 'yesterday' }), 'invalid-date'],
      [() => markDied(office, ANN, { date: '2026-10-06' }), 'death-in-future'],
      [() => markDied(office, ANN, { date: '1989-12-31' }), 'death-before-birth'],
      [() => revokeDeath(office, ANN), 'nothing-changed'],
      [() => splitPlayer(office, ANN), 'not-merged'],
      [() => transferFederation(office, ANN, { to: 'BBB', since: '2026-10-06' }), 'since-in-future'],
      [() => setTitles(office, ANN, { title: 'XM' }), 'title-unknown'],
      [() => setTitles(office, ANN, { womenTitle: 'GM' }), 'title-unknown'],
      [() => setTitles(office, ANN, { title: 'GM,IM' }), 'title-unknown'],
      [() => setTitles(office, ANN, { otherTitles: 'IA,XX' }), 'title-unknown'],
      [() => setTitles(office, ANN, { foaTitle: 'GM' }), 'title-unknown'],
      [() => addIdentity(office, ANN, { id: BEN, scheme: 'fide' }), 'identity-taken'],
      [() => addIdentity(office, ANN, { id: '0', scheme: 'fide' }), 'identity-invalid'],
      [() => addIdentity(office, ANN, { id: 'a b', scheme: 'national' }), 'identity-invalid'],
      [() => addIdentity(office, ANN, { id: '12345', scheme: 'national' }), 'identity-invalid'],
      [() => revokeIdentity(office, ANN, ANN), 'identity-not-added'],
      [() => revokeIdentity(office, ANN, 'AAA-99'), 'identity-not-added'],
      [() => addPlayer(office, { ...larch, id: ANN }), 'identity-taken'],
      [() => addPlayer(office, { ...larch, name: '' }), 'name-missing'],
      [() => addPlayer(office, { ...larch, name: 'Larch, \ud800Lou' }), 'hidden-characters'],
      [() => addPlayer(office, { ...larch, federation: '' }), 'federation-invalid'],
      [() => addPlayer(office, { ...larch, birth: 'long ago' }), 'birth-invalid'],
    ];
    for (const [attempt, code] of refused) await expect(attempt()).rejects.toMatchObject({ code });
    expect((await lastEntry(office)).seq).toBe(seq);
    expect(await playerProfile(office.store, '4711')).toBe(null);
  });

  test('a wrong entry is reverted, with its history', async () => {
    const office = await open();
    const { store } = office;
    await setTitles(office, ANN, { title: 'gm', otherTitles: 'fa, ni' });
    expect(await findPlayer(store, ANN)).toMatchObject({ title: 'GM', other_titles: 'FA,NI' });
    await setTitles(office, ANN, { title: '', otherTitles: '' });
    await markDied(office, ANN, { date: '2026-10-01' });
    await revokeDeath(office, ANN);
    const profile = await playerProfile(store, ANN);
    expect(profile).toMatchObject({ title: '', died: null });
    expect(profile?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['otherTitles', '', 'FA,NI'],
      ['title', 'FM', 'GM'],
      ['otherTitles', 'FA,NI', ''],
      ['title', 'GM', ''],
      ['died', null, '2026-10-01'],
      ['died', '2026-10-01', null],
    ]);
  });

  test("men cannot have women's titles", async () => {
    const office = await open();
    const man = { id: '990008', name: 'Oak, Otto', federation: 'aaa', sex: 'M', birth: '1980' } as const;
    await addPlayer(office, man);
    expect(await findPlayer(office.store, man.id)).toMatchObject({ federation: 'AAA' });
    for (const titles of [{ title: 'WIM' }, { womenTitle: 'WCM' }]) {
      await expect(setTitles(office, man.id, titles)).rejects.toMatchObject({
        code: 'title-of-women',
        values: { id: man.id },
      });
    }
    await setTitles(office, man.id, { title: 'CM', foaTitle: 'acm' });
    expect(await findPlayer(office.store, man.id)).toMatchObject({ title: 'CM', foa_title: 'ACM' });
  });

  test('two different players are merged only with a confirmation', async () => {
    const office = await open();
    const other = { id: '990008', name: 'Oak, Otto', federation: 'AAA', sex: null, birth: '1950' } as const;
    await addPlayer(office, other);
    await expect(mergePlayers(office, other.id, ANN)).rejects.toMatchObject({
      code: 'players-differ',
      values: { one: '1950', other: '1990 F' },
    });
    await mergePlayers(office, other.id, ANN, { force: true });
    expect((await playerProfile(office.store, other.id))?.id).toBe(ANN);
  });

  test('a merge is undone, with earlier merges', async () => {
    const office = await open();
    const { store } = office;
    const key = async (id: string): Promise<number | undefined> => (await findPlayer(store, id))?.key;
    const [third, fourth] = ['990007', '990009'];
    for (const id of [third, fourth])
      await addPlayer(office, { id, name: 'Larch, Lou', federation: 'AAA', sex: null, birth: '' });
    const own = {
      ann: await key(ANN),
      ben: await key(BEN),
      third: await key(third),
      fourth: await key(fourth),
    };
    await mergePlayers(office, third, BEN);
    await mergePlayers(office, BEN, ANN);
    await mergePlayers(office, fourth, ANN);
    await expect(splitPlayer(office, third)).rejects.toMatchObject({ code: 'not-merged' });
    expect(await splitPlayer(office, BEN)).toEqual({ id: BEN, from: ANN, reports: [] });
    expect(await key(BEN)).toBe(own.ben);
    expect(await key(third)).toBe(own.ben);
    expect(await key(fourth)).toBe(own.ann);
    expect(await findPlayer(store, BEN)).toMatchObject({ merged_into: null });
    expect((await playerProfile(store, ANN))?.merged).toEqual([own.fourth]);
    const ben = await playerProfile(store, BEN);
    expect(ben?.merged).toEqual([own.third]);
    expect(ben?.identities.map(({ id, until }) => [id, until !== null])).toEqual([
      [BEN, false],
      [third, true],
    ]);
    expect((await lastEntry(office)).kind).toBe('players-split');
    await splitPlayer(office, third);
    expect(await key(third)).toBe(own.third);
    await mergePlayers(office, BEN, ANN);
    expect(await key(BEN)).toBe(own.ann);
  });

  test('a history by change and by list', async () => {
    const office = await open();
    const { store } = office;
    await take(office, combinedList({ id: BEN, name: 'Birch, Ben', standard: [1500, 0, 40] }), '2026-11-01');
    const ben = (await findPlayer(store, BEN))?.key as number;
    expect(
      (await playerHistory(store, ben)).map(({ cadence, date, rating }) => [cadence, date, rating]),
    ).toEqual([
      ['standard', '2026-10-01', 1500],
      ['rapid', '2026-10-01', 1400],
      ['rapid', '2026-11-01', null],
    ]);
    expect(
      (await ratingsByList(store, ben)).map(({ cadence, date, rating, games, k }) => [
        cadence,
        date,
        rating,
        games,
        k,
      ]),
    ).toEqual([
      ['standard', '2026-10-01', 1500, 0, 40],
      ['rapid', '2026-10-01', 1400, 2, 40],
      ['standard', '2026-11-01', 1500, 0, 40],
    ]);
  });
});
