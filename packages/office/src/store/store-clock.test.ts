import { expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { openStore } from '../setup/open-store.ts';
import { StoreClock } from './store-clock.ts';

eachStore((fresh) => {
  test('the time is that of the database, not of this machine', async () => {
    const store = await openStore(await fresh.url(), { create: true });
    let shift = 86_400_000;
    const clock = new StoreClock(store, () => Date.now() + shift);
    const ahead = await clock.compare();
    const { kind } = store;
    const off = Math.round(Math.abs(clock.now().getTime() - Date.now()) / 3_600_000);
    expect([Math.round(ahead / 3600), off]).toEqual(kind === 'sqlite' ? [0, 24] : [24, 0]);
    shift = -86_400_000;
    const later = Math.round((Date.now() - clock.now().getTime()) / 3_600_000);
    expect(Math.abs(later)).toBe(kind === 'sqlite' ? 24 : 0);
    await store.close();
  });
});
