import { expect, test } from 'vitest';
import { file, open5, openFederation } from '../../test/federation.ts';
import { inSqlite } from '../../test/stores.ts';
import { submit } from '../events/submit.ts';
import { deskOf } from './desk.ts';

inSqlite((fresh) => {
  test('a report that comes in while the desk is read is left for the next time', async () => {
    const office = await openFederation(await fresh.url(), { now: '2025-11-10' });
    let isFirst = true;
    const db = office.store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isSubmitting = isFirst;
        isFirst = false;
        if (isSubmitting) await submit(office, file(open5(1)));
        return result;
      },
    });
    const desk = await deskOf({ ...office, store: { ...office.store, db } }, { of: 'everything' });
    expect(desk.open).toEqual({ count: 0, items: [] });
    expect((await deskOf(office, { of: 'everything' })).open.count).toBe(1);
    await office.store.close();
  });
});
