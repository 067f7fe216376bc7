import { expect, test } from 'vitest';
import {
  accept,
  addIdentity,
  addPlayer,
  close,
  findPlayer,
  markDied,
  mergePlayers,
  type Office,
  publish,
  reopen,
  revokeDeath,
  revokeIdentity,
  splitPlayer,
  submit,
  verify,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { listOn, loadList } from '../src/rating-lists/store/load.ts';
import {
  bytesOf,
  type Clock,
  type EventInput,
  MEMBERS,
  type Member,
  NEWCOMER,
  openFederation,
  rated,
  reportText,
} from './federation.ts';
import { eachStore } from './stores.ts';

const [ALDER, BIRCH, CEDAR] = MEMBERS as [Member, Member, Member];
const OTHER: Member = { id: 900012, name: 'Larch, Louis', rating: null, birthYear: 1999 };

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
  expect(list?.summary.points).toMatchObject({ holds: true });
  return list?.summary.points;
}

async function rowFor(office: Office, id: number, date: string) {
  const { player } = await office.store.db
    .selectFrom('identity')
    .select('player')
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow();
  const name = await listOn(office.store, 'standard', date);
  const { columns } = await loadList(office.store, name?.id as number);
  const row = rowOfKey(columns.keys, player);
  if (row < 0) return null;
  return {
    rating: columns.ratings[row],
    k: columns.ks[row],
    peak: columns.peaks[row],
    games: columns.games[row],
  };
}

eachStore((fresh) => {
  const open = async (clock: Clock, members?: readonly Member[]): Promise<Office> =>
    openFederation(fresh, clock, members);

  test('a rated player keeps the rating under the remaining ID', async () => {
    const office = await open({ now: '2025-11-10' });
    await rated(office, event('Duel'));
    await addPlayer(office, {
      id: '900012',
      name: 'Alder, Anna',
      federation: 'AAA',
      sex: 'F',
      birth: '1980',
    });
    await mergePlayers(office, '900001', '900012', { force: true });
    expect(await closeAndPublish(office, '2025-12-01')).toMatchObject({ leavers: 0 });
    expect(await rowFor(office, 900012, '2025-12-01')).toMatchObject({ rating: 2205, games: 1, k: 20 });
    expect(await rowFor(office, 900002, '2025-12-01')).toMatchObject({ rating: 1995, games: 1 });
    await closeAndPublish(office, '2026-01-01');
    expect(await rowFor(office, 900012, '2026-01-01')).toMatchObject({ rating: 2205 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('of two rated players one leaves the list; the other keeps the higher peak', async () => {
    const members = [{ ...ALDER, rating: 2350, k: 10 }, { ...BIRCH, rating: 2340, k: 20 }, CEDAR];
    const office = await open({ now: '2025-11-10' }, members);
    await mergePlayers(office, '900001', '900002', { force: true });
    expect(await closeAndPublish(office, '2025-12-01')).toMatchObject({ leavers: 235_000 });
    // K 10 implies that 2400 was reached.
    expect(await rowFor(office, 900002, '2025-12-01')).toMatchObject({ rating: 2340, k: 10, peak: 2400 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('games of two merged unrated players count together', async () => {
    const clock = { now: '2025-11-10' };
    const office = await open(clock);
    const field = MEMBERS.slice(0, 5);
    await rated(
      office,
      event('Three', { players: [NEWCOMER, ...field], rounds: [[[0, 1, 0]], [[0, 2, 0.5]], [[0, 3, 0.5]]] }),
    );
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-10';
    const days = { start: '2025-12-05', end: '2025-12-07' };
    await rated(
      office,
      event('Two', { ...days, players: [OTHER, ...field], rounds: [[[0, 4, 1]], [[0, 5, 1]]] }),
    );
    await mergePlayers(office, String(NEWCOMER.id), String(OTHER.id), { force: true });
    await closeAndPublish(office, '2026-01-01');
    expect(await rowFor(office, OTHER.id, '2026-01-01')).toMatchObject({ rating: 1936, games: 2 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a report cannot have the same player twice', async () => {
    const office = await open({ now: '2025-11-10' });
    await mergePlayers(office, '900001', '900002', { force: true });
    const { event: id } = await submit(office, bytesOf(reportText(event('Duel'))));
    await expect(accept(office, id)).rejects.toMatchObject({
      code: 'player-twice',
      values: { id: '900002', other: '900001' },
    });
    await office.store.close();
  });

  test('two players of one event are merged only with a confirmation', async () => {
    const office = await open({ now: '2025-11-10' });
    await rated(office, event('Duel'));
    await expect(mergePlayers(office, '900001', '900002')).rejects.toMatchObject({ code: 'players-met' });
    await closeAndPublish(office, '2025-12-01');
    await expect(mergePlayers(office, '900001', '900002')).rejects.toMatchObject({ code: 'players-met' });
    await office.store.close();
  });

  test('a merge can be undone until a list is published with it, and repeated', async () => {
    const office = await open({ now: '2025-11-10' });
    const other = String(OTHER.id);
    await addPlayer(office, { id: other, name: OTHER.name, federation: 'AAA', sex: null, birth: '' });
    await mergePlayers(office, '900001', other);
    const { event: id, report } = await submit(office, bytesOf(reportText(event('Duel'))));
    await accept(office, id);
    // The game belonged to the remaining player: the report needs a new decision.
    expect(await splitPlayer(office, '900001')).toEqual({ id: '900001', from: other, reports: [report] });
    await accept(office, id);
    await closeAndPublish(office, '2025-12-01');
    expect(await rowFor(office, 900001, '2025-12-01')).toMatchObject({ rating: 2205, games: 1 });
    expect(await rowFor(office, OTHER.id, '2025-12-01')).toBe(null);
    await mergePlayers(office, '900001', other);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await closeAndPublish(office, '2026-01-01');
    expect(await rowFor(office, OTHER.id, '2026-01-01')).toMatchObject({ rating: 2205 });
    await expect(splitPlayer(office, '900001')).rejects.toMatchObject({
      code: 'change-published',
      values: { list: '2026-01-01' },
    });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a death can be revoked until a list is published without the player', async () => {
    const office = await open({ now: '2025-11-10' });
    await markDied(office, '900001', { date: '2025-11-02' });
    await close(office, { date: '2025-12-01' });
    await revokeDeath(office, '900001');
    await expect(publish(office, { date: '2025-12-01' })).rejects.toMatchObject({ code: 'draft-stale' });
    await closeAndPublish(office, '2025-12-01');
    expect(await rowFor(office, 900001, '2025-12-01')).toMatchObject({ rating: 2200 });
    await markDied(office, '900001', { date: '2025-11-02' });
    await closeAndPublish(office, '2026-01-01');
    expect(await rowFor(office, 900001, '2026-01-01')).toBe(null);
    await expect(revokeDeath(office, '900001')).rejects.toMatchObject({
      code: 'change-published',
      values: { list: '2026-01-01' },
    });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('an ID can be removed, but not while a report uses it', async () => {
    const office = await open({ now: '2025-11-10' });
    const refused = (id: string, code: string): Promise<void> =>
      expect(revokeIdentity(office, id, 'AAA-17')).rejects.toMatchObject({ code });
    const lead = async (id: string) => (await findPlayer(office.store, id))?.key ?? null;
    const ann = await lead('900001');
    await addIdentity(office, '900001', { id: 'AAA-17', scheme: 'national' });
    expect(await lead('AAA-17')).toBe(ann);
    expect(await revokeIdentity(office, 'AAA-17', 'AAA-17')).toBe('900001');
    expect(await lead('AAA-17')).toBeNull();
    // Now it can be given to the right player.
    await addIdentity(office, '900002', { id: 'AAA-17', scheme: 'national' });
    await refused('900001', 'identity-not-added');
    const text = reportText(event('By its own ID')).replace('900002', 'AAA-17');
    const { event: id } = await submit(office, bytesOf(text));
    await accept(office, id);
    await refused('900002', 'identity-used');
    await reopen(office, id, 'Whose ID is it?');
    await revokeIdentity(office, '900002', 'AAA-17');
    await addIdentity(office, '900002', { id: 'AAA-17', scheme: 'national' });
    await accept(office, id);
    await closeAndPublish(office, '2025-12-01');
    await refused('900002', 'identity-used');
    expect(await rowFor(office, 900002, '2025-12-01')).toMatchObject({ rating: 1995, games: 1 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('the ID of a player on a published list cannot be removed', async () => {
    const office = await open({ now: '2025-11-10' });
    const text = reportText(event('By letters')).replace('900003', 'AAA-33');
    await accept(office, (await submit(office, bytesOf(text))).event);
    await addIdentity(office, 'AAA-33', { id: '900033', scheme: 'fide' });
    expect(await revokeIdentity(office, 'AAA-33', '900033')).toBe('AAA-33');
    await addIdentity(office, 'AAA-33', { id: '900033', scheme: 'fide' });
    await closeAndPublish(office, '2025-12-01');
    await expect(revokeIdentity(office, 'AAA-33', '900033')).rejects.toMatchObject({
      code: 'change-published',
      values: { id: '900033', list: '2025-12-01' },
    });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });
});
