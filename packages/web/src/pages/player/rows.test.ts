import type { HistoryItem, HistoryView, PlayedEventItem } from '@eloquence/api';
import { expect, test } from 'vitest';
import { historyRows } from './rows.ts';

function item(list: string, rating: number | null, flag = ''): HistoryItem {
  return { cadence: 'standard', list, rating, games: 0, k: 20, flag };
}

const history: HistoryView = {
  id: '1',
  name: 'A, B',
  changes: [],
  items: [
    item('2025-01-01', 1500),
    { ...item('2025-01-01', 1700), cadence: 'rapid' },
    item('2025-02-01', 1512, 'w'),
    item('2025-03-01', 1512, 'wi'),
    item('2025-04-01', null, 'd'),
    item('2025-05-01', null),
    item('2025-06-01', 1420),
  ],
};

const played = { event: 'E1', list: '2025-02-01' } as PlayedEventItem;

test('history rows have changes, events and status', () => {
  const rows = historyRows(history, 'standard', [played]);
  expect(rows.map(({ change }) => change)).toEqual([null, 12, 0, null, null, null]);
  expect(rows.map(({ status }) => status)).toEqual([
    'active',
    'active',
    'inactive',
    'delisted',
    'unrated',
    'active',
  ]);
  expect(rows.map(({ events }) => events.length)).toEqual([0, 1, 0, 0, 0, 0]);
  expect(historyRows(history, 'rapid', [])).toHaveLength(1);
});
