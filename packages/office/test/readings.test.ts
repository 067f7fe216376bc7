import { expect, test } from 'vitest';
import { explainPeriod, initOffice, openOffice, verify } from '../src/index.ts';
import { closeAndPublish, keyOf, openOn, ratedWith } from './edition-office.ts';
import { MEMBERS, NEWCOMER } from './federation.ts';
import { inSqlite } from './stores.ts';

const OTHER = { ...NEWCOMER, id: NEWCOMER.id + 1, name: 'Other, New' };
const FIELD = [NEWCOMER, OTHER, ...MEMBERS];

inSqlite((fresh) => {
  test.each([
    [[], false],
    [['points-against-unrated'], true],
  ] as const)('an office with the variants %j', async (variants, counts) => {
    const url = await fresh.url();
    const { office, clock } = await openOn(url, '2025-11-01', MEMBERS, { variants });
    clock.now = '2025-11-20';
    await ratedWith(office, {
      ...{ name: 'Open', start: '2025-11-05', end: '2025-11-07', players: FIELD, timeControl: '90+30' },
      rounds: [[[0, 2, 0]], [[0, 3, 0]], [[0, 1, 1]]],
    });
    await closeAndPublish(office, '2025-12-01');
    const { first } = await explainPeriod(office, await keyOf(office, NEWCOMER), 'standard', '2025-12-01');
    expect(first?.events.map((event) => event.counts)).toEqual([counts]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
    const again = await openOffice(url);
    expect(again.practice).toBe(['text', ...variants].join('+'));
    await again.store.close();
  });

  test('variants are decided once, and by names that exist', async () => {
    const url = await fresh.url();
    await expect(initOffice(url, { variants: ['no-such'] })).rejects.toMatchObject({
      code: 'unknown-variant',
    });
    const office = await initOffice(url, { applied: true, variants: ['first-event-only'] });
    expect(office.practice).toBe('applied+first-event-only');
    await office.store.close();
    await expect(initOffice(url, { applied: true, variants: [] })).rejects.toMatchObject({
      code: 'store-set-up',
    });
  });
});
