import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AlikeRows } from './alike.ts';
import { COLUMN_NAMES, type ColumnName, idOf, type ListColumns } from './columns.ts';
import { anyRows, columnsOf, listOf } from './lists.test-helper.ts';

const NAMES = COLUMN_NAMES.filter((name) => name !== 'keys');

/** What a list says in a column, in words where its numbers mean nothing on another list. */
function said(columns: ListColumns, name: ColumnName, row: number): unknown {
  if (name === 'federations') return columns.federationNames[columns.federations[row] as number];
  if (name === 'titles') return columns.titleSets[columns.titles[row] as number]?.join();
  return name === 'ids' ? idOf(columns, row) : columns[name][row];
}

test('rows are alike as far as each of them is', () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 39 }), fc.constantFrom('games', 'federation', 'id')));
  fc.assert(
    fc.property(anyRows, changes, fc.subarray(NAMES), (rows, changed, names) => {
      const others = rows.map((row, index) => {
        const fields = changed.filter(([place]) => place === index).map(([, field]) => field);
        return {
          ...row,
          ...(fields.includes('games') && { games: 77 }),
          ...(fields.includes('federation') && { federation: 'AAA' }),
          ...(fields.includes('id') && { id: 12_345_678 }),
        };
      });
      const [before, after] = [columnsOf(rows), columnsOf(others)];
      const alike = new AlikeRows(before, after, names);
      const isAlike = (row: number): boolean =>
        names.every((name) => said(before, name, row) === said(after, name, row)) &&
        !(names.includes('ids') && after.ids[row] === 0);
      for (let row = 0; row < rows.length; row += 1) {
        let same = 0;
        while (row + same < rows.length && isAlike(row + same)) same += 1;
        expect(alike.from(row, row)).toBe(same);
      }
    }),
  );
});

test('other players are not alike, however much is the same', () => {
  const before = listOf({ key: 1, rating: 1500 }, { key: 2, rating: 1500 }, { key: 4, rating: 1500 });
  const after = listOf({ key: 1, rating: 1500 }, { key: 3, rating: 1500 }, { key: 4, rating: 1500 });
  const alike = new AlikeRows(before, after, ['ratings']);
  expect([alike.from(0, 0), alike.from(1, 1), alike.from(2, 2), alike.from(1, 2)]).toEqual([1, 0, 1, 0]);
});

test('long lists are alike a stretch at a time', () => {
  const many = listOf(...Array.from({ length: 1000 }, (_, index) => ({ key: index + 1 })));
  const alike = new AlikeRows(many, many, ['ratings', 'ids']);
  let rows = 0;
  while (rows < many.rows) rows += alike.from(rows, rows) || Number.POSITIVE_INFINITY;
  expect(rows).toBe(1000);
});
