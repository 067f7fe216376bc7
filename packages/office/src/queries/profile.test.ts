import { beforeAll, expect, test } from 'vitest';
import { type Clock, listText, MEMBERS, openFederation } from '../../test/federation.ts';
import { eachStore } from '../../test/stores.ts';
import { importList } from '../imports/import-list.ts';
import type { Office } from '../index.ts';
import { mergePlayers } from '../players/merge.ts';
import { rebuildTopByPrefix } from '../players/top-by-prefix.ts';
import { playerSummary } from './profile.ts';
import { storeState } from './store-state.ts';

eachStore((fresh) => {
  let office: Office;
  beforeAll(async () => {
    const clock: Clock = { now: '2025-11-10' };
    office = await openFederation(fresh, clock);
  });

  test('the profile of a player, by any of the IDs', async () => {
    const player = await playerSummary(office, '900001');
    expect(player).toMatchObject({
      id: '900001',
      otherIds: [],
      name: 'Alder, Ann',
      birthYear: 1980,
      died: false,
      ratings: { standard: { rating: 2200, k: 20, since: '2025-11-01' }, rapid: null, blitz: null },
    });
    expect(await playerSummary(office, '1')).toBeNull();
    await mergePlayers(office, '900006', '900005', { force: true });
    expect(await playerSummary(office, '900006')).toMatchObject({ id: '900005', otherIds: ['900006'] });
  });

  test('the state changes with every entry and every rebuild of the top players', async () => {
    const states = [await storeState(office), await storeState(office)];
    expect(new Set(states).size).toBe(1);
    await importList(office, new TextEncoder().encode(listText(MEMBERS)), {
      date: '2025-10-01',
      cadence: 'rapid',
      name: 'r.txt',
    });
    states.push(await storeState(office));
    await rebuildTopByPrefix(office.store);
    states.push(await storeState(office));
    expect(new Set(states).size).toBe(3);
  });
});
