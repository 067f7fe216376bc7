import { beforeAll, describe, expect, test } from 'vitest';
import { type Clock, listText, MEMBERS, type Member, openFederation } from '../../test/federation.ts';
import { eachStore } from '../../test/stores.ts';
import { importList } from '../imports/import-list.ts';
import type { Office } from '../index.ts';
import { mergePlayers } from '../players/merge.ts';
import { CROWD } from '../players/names/crowds.ts';
import { rebuildPrefixes } from '../players/names/prepare.ts';
import { quickSearch } from '../players/quick-search.ts';
import { wholeSearch } from '../players/search.ts';
import { playerGlance } from './profile.ts';
import { storeState } from './state.ts';

/** So many of one name that its beginnings are crowded, some more of another. */
const CROWDED: readonly Member[] = Array.from({ length: 2 * CROWD }, (_, index) => ({
  id: 910000 + index,
  name: `Maple, ${['Mia', 'Max', 'Tom'][index % 3]}`,
  rating: 1400 + (index % 900),
}));
const FEW: readonly Member[] = Array.from({ length: 25 }, (_, index) => ({
  id: 990000 + index,
  name: `Oak${'abcde'[index % 5]}, Max`,
  rating: 1500 + index,
}));

eachStore((fresh) => {
  let office: Office;
  beforeAll(async () => {
    const clock: Clock = { now: '2025-11-10' };
    office = await openFederation(await fresh.url(), clock, [...MEMBERS, ...CROWDED, ...FEW]);
    await rebuildPrefixes(office.store);
  });

  describe('the quick search finds what the whole search does', () => {
    test.each([
      'ma',
      'maple',
      'm',
      'oak',
      'oaka',
      'max',
      'mi',
      'alder',
      'AL',
      'Élm',
      'nobody',
      'maplewood',
      'to',
    ])('%s', async (text) => {
      const quick = await quickSearch(office, text);
      const found = await wholeSearch(office, { text });
      expect(quick?.players.map(({ id }) => id)).toEqual(found.players.map(({ id }) => id));
      expect(quick).toEqual(found);
    });

    test.each(['900001', 'ann alder', '', ', '])('%s is left to it', async (text) => {
      expect(await quickSearch(office, text)).toBeNull();
    });
  });

  test('a player at a glance, by any of the IDs', async () => {
    const player = await playerGlance(office, '900001');
    expect(player).toMatchObject({
      id: '900001',
      otherIds: [],
      name: 'Alder, Ann',
      birthYear: 1980,
      died: false,
      ratings: { standard: { rating: 2200, k: 20, since: '2025-11-01' }, rapid: null, blitz: null },
    });
    expect(await playerGlance(office, '1')).toBeNull();
    await mergePlayers(office, '900006', '900005', { force: true });
    expect(await playerGlance(office, '900006')).toMatchObject({ id: '900005', otherIds: ['900006'] });
    expect(await quickSearch(office, 'fir')).toEqual(await wholeSearch(office, { text: 'fir' }));
  });

  test('the state is another after everything that happens, and when other names are prepared', async () => {
    const states = [await storeState(office), await storeState(office)];
    expect(new Set(states).size).toBe(1);
    await importList(office, new TextEncoder().encode(listText(MEMBERS)), {
      date: '2025-10-01',
      cadence: 'rapid',
      name: 'r.txt',
    });
    states.push(await storeState(office));
    await rebuildPrefixes(office.store);
    states.push(await storeState(office));
    expect(new Set(states).size).toBe(3);
  });
});
