import { expect, test } from 'vitest';
import { chooseEditions, inclusion } from '../index.ts';

const NOTHING = { suspended: null, removed: null, excepted: null };
const SUSPENDED = { ...NOTHING, suspended: { federation: 'SOL', from: '2024-01-01' } };
const REMOVED = { ...NOTHING, removed: '2024-02-01' };

test.each([
  ['2005-07', SUSPENDED, false, [['federation-suspended', '16.1']]],
  ['2014-07', SUSPENDED, false, [['federation-suspended', '13.1']]],
  ['2024-03', SUSPENDED, false, [['federation-suspended', '10.1']]],
  // The text of 2009 at hand has no chapter on it.
  ['2009-07', SUSPENDED, true, []],
  ['2005-07', REMOVED, false, [['player-removed', '16.2']]],
  ['2014-07', REMOVED, false, [['player-removed', '13.2']]],
  ['2024-03', REMOVED, true, []],
  [
    '2005-07',
    { ...SUSPENDED, excepted: '2024-03-01' },
    true,
    [
      ['federation-suspended', '16.1'],
      ['player-excepted', '16.3'],
    ],
  ],
  ['2024-03', { ...NOTHING, excepted: '2024-03-01' }, true, []],
  ['2024-03', NOTHING, true, []],
] as const)('%s: %j', (edition, facts, included, codes) => {
  const { whole } = chooseEditions({ cadence: 'standard', edition });
  const found = inclusion(whole as NonNullable<typeof whole>, facts, { explain: true });
  expect(found.included).toBe(included);
  expect(found.reasons.map(({ code, article }) => [code, article])).toEqual(codes);
});
