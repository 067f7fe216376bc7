import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf } from '../lists/lists.test-helper.ts';
import { monthOf } from '../lists/months.ts';
import { ratePlayers } from './close.ts';
import { event, input, list, person, row } from './closing.test-helper.ts';
import { changesBy } from './finish.ts';
import { makeList } from './make.ts';
import { makingOf } from './making.ts';

const MONTHS = ['2015-01-01', '2024-10-01', '2025-11-01'].map(monthOf);

/** Players of whom some are inactive, were taken off, came lately, or stand above a peak. */
const rows = fc
  .array(
    fc.record({
      rating: fc.constantFrom(0, 1400, 1500, 2450),
      games: fc.constantFrom(0, 9),
      flags: fc.constantFrom(0, 0, 1, 2, 9, 16, 48),
      inactiveSince: fc.constantFrom(0, 0, ...MONTHS),
      firstListed: fc.constantFrom(...MONTHS),
      birthYear: fc.constantFrom(0, 1990, 2012),
      peak: fc.constantFrom(1500, 2450),
      federation: fc.constantFrom('BBB', 'CCC'),
      id: fc.constantFrom(null, 'N'),
    }),
    { minLength: 4, maxLength: 60 },
  )
  .map((all) =>
    all.map(({ id, ...values }, index) =>
      row(index + 1, values.rating, { ...values, id: id === null ? 1001 + index : `${id}-${index}` }),
    ),
  );
const keys = fc.array(fc.integer({ min: 1, max: 70 }), { maxLength: 6 });

test('what is known of players who are as before tells the same as comparing them', () => {
  fc.assert(
    fc.property(rows, keys, keys, fc.boolean(), (all, gone, moved, isMerged) => {
      const previous = list('2025-11-01', all);
      const people = new Map([
        ...moved.map((key) => [key, person(key, { federation: 'AAA' })] as const),
        ...gone.map((key) => [key, person(key, { gone: true })] as const),
      ]);
      // One of the published list is somebody else of it.
      const published = isMerged ? columnsOf([...all, row(200, 1800)]) : previous.columns;
      const closing = input(previous, [event('E1', [[1, 3, 1]])], { people, published });
      const making = makingOf(closing, ratePlayers(closing));
      const { columns, untouched } = makeList(making);
      expect(changesBy(making, columns, untouched)).toEqual(changesBy(making, columns));
      expect(untouched === null).toBe(isMerged);
    }),
  );
});

test('who did not play and is as active as before is known to be as before', () => {
  const previous = list('2025-11-01', [row(1, 1500), row(2, 1500), row(3, 1600, { games: 9 })]);
  const closing = input(previous, [event('E1', [[1, 2, 1]])]);
  const { untouched } = makeList(makingOf(closing, ratePlayers(closing)));
  expect(Array.from(untouched as Uint8Array, (fate) => fate === 1)).toEqual([false, false, true]);
});
