import { expect, test } from 'vitest';
import { ListBuilder, type RowValues } from './builder.ts';
import type { ListColumns } from './columns.ts';
import { isSameList } from './is-same-list.ts';

function list(values: Partial<RowValues> = {}): ListColumns {
  const builder = new ListBuilder();
  builder.add({ key: 1, id: 'A1', rating: 1800, federation: 'AAA', ...values });
  builder.add({ key: 2, id: 7, rating: 2000, federation: 'BBB' });
  return builder.build();
}

test.each<Partial<RowValues>>([
  { key: 3 },
  { id: 'A2' },
  { rating: 1801 },
  { federation: 'CCC' },
  { titles: ['GM', '', '', ''] },
  { inactiveSince: 4 },
])('a list that differs in %o is another one', (values) => {
  expect(isSameList(list(), list())).toBe(true);
  expect(isSameList(list(), list(values))).toBe(false);
});
