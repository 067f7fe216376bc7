import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  addPlayer,
  importList,
  initOffice,
  type Office,
  redactPlayer,
  setBirth,
  transferFederation,
  verify,
} from '../src/index.ts';
import { bytesOf, listText, MEMBERS, openFederation } from './federation.ts';
import { eachStore } from './stores.ts';
import { closeAndPublish } from './tampering.ts';

/** Bugs found by `npm run chaos`, each as the scenario of its seed. */
eachStore((fresh) => {
  describe('found by simulated faults', () => {
    test('a player added and redacted at midnight has changes of the day of their entries', async () => {
      let looks = 0;
      const office = await initOffice(await fresh.url(), {
        // Each reading of the clock is on the next day.
        now: () => new Date(Date.UTC(2025, 10, 10, 23, 59) + (looks++ % 2) * 120_000),
      });
      const player = { id: '900020', name: 'Fir, Fin', federation: 'AAA', sex: 'M', birth: '1960' } as const;
      for (let time = 0; time < 2; time += 1) {
        looks = time;
        await addPlayer(office, { ...player, id: String(900020 + time) });
      }
      looks = 0;
      await redactPlayer(office, '900020', 'Asked for.');
      expect(await verify(office)).toMatchObject({ standing: 'redacted', tables: { standing: 'same' } });
      await office.store.close();
    });

    test('a list imported again leaves later changes to the next list', async () => {
      const clock = { now: '2025-11-10' };
      const office: Office = await openFederation(fresh, clock);
      await transferFederation(office, '900001', { to: 'BBB', since: '2025-11-05' });
      await setBirth(office, '900002', { birth: '' });
      const [first, second, third, ...others] = MEMBERS;
      const corrected = [first, second, { ...defined(third), rating: 1905 }, ...others].map(defined);
      const options = { date: '2025-11-01', cadence: 'standard', name: 'standard.txt' } as const;
      await importList(office, bytesOf(listText(corrected)), options);
      await closeAndPublish(office, '2025-12-01');
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      await office.store.close();
    });

    test('players added while the tables are verified belong to the next check', async () => {
      const office = await openFederation(fresh, { now: '2025-11-10' });
      const { store } = office;
      let added = 0;
      const meanwhile = async (): Promise<void> => {
        added += 1;
        const id = String(900020 + added);
        await addPlayer(office, { id, name: `Fir, F${added}`, federation: 'AAA', sex: 'M', birth: '1960' });
      };
      const db = store.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          // The highest key was read: players after it are added now, during the first check only.
          const isLastKey = Object.keys(result.rows[0] ?? {}).join() === 'key' && result.rows.length === 1;
          if (isLastKey && added === 0) await meanwhile();
          return result;
        },
      });
      const watched = new Proxy(store, {
        get(of, name) {
          const value: unknown = name === 'db' ? db : Reflect.get(of, name, of);
          return typeof value === 'function' ? value.bind(of) : value;
        },
      });
      expect(await verify({ ...office, store: watched })).toMatchObject({
        standing: 'same',
        tables: { players: MEMBERS.length + 1 },
      });
      expect(added).toBe(1);
      await store.close();
    });
  });
});
