import type { SearchView } from '@eloquence/api';
import { expect, test } from 'vitest';
import { pathToOpen } from '../src/components/search-hits.ts';

const found: SearchView = {
  ...{ players: [], events: [], federations: [], articles: [] },
  lists: [{ list: '2026-07-01', cadence: 'rapid' }],
  forgiven: false,
};

test('Enter opens the only exact result; one with a typing error is shown on the search page', () => {
  expect(pathToOpen(found, 'july 2026')).toBe('/lists/2026-07-01/rapid');
  expect(pathToOpen({ ...found, forgiven: true }, 'juli 2026')).toBeNull();
});
