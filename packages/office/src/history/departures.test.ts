import { expect, test } from 'vitest';
import { Random } from '../../../../scripts/fuzz/random.ts';
import { ListBuilder } from '../rating-lists/builder.ts';
import type { ListColumns } from '../rating-lists/columns.ts';
import { DepartureLog } from './departures.ts';

const PLAYERS = 20;

/** Players at random, some of them without a rating. */
function randomList(random: Random): ListColumns {
  const builder = new ListBuilder();
  for (let key = 1; key <= PLAYERS; key += 1)
    if (!random.oneIn(3)) builder.add({ key, id: key, rating: random.oneIn(4) ? 0 : 1500 });
  return builder.build();
}

test('the last list of a player who left is that of going through all lists', () => {
  const random = new Random(5);
  const log = new DepartureLog();
  const lists = Array.from({ length: 12 }, (_, month) => ({
    id: month + 1,
    cadence: 'standard' as const,
    date: `2025-${String(month + 1).padStart(2, '0')}-01`,
    revision: 1,
    columns: randomList(random),
  }));
  const isRated = ({ columns }: (typeof lists)[number], key: number): boolean =>
    (columns.ratings[columns.keys.indexOf(key)] ?? 0) > 0;
  lists.forEach((list, index) => {
    const before = lists[index - 1];
    if (before) log.record(before, before.columns, list.columns);
  });
  let left = 0;
  for (const [index, newest] of lists.entries()) {
    for (let key = 1; key <= PLAYERS; key += 1) {
      if (isRated(newest, key)) continue;
      const expected = lists.slice(0, index).findLast((list) => isRated(list, key));
      if (expected) left += 1;
      expect(log.lastBefore('standard', key, newest.date)).toBe(expected);
      expect(log.lastBefore('rapid', key, newest.date)).toBeUndefined();
    }
  }
  expect(left).toBeGreaterThan(50);
});
