import fc from 'fast-check';
import { ListBuilder, type RowValues } from './builder.ts';
import type { ListColumns, TitleSet } from './columns.ts';

/** A list of these rows; the default ID is the key after `9900`. */
export function listOf(...rows: readonly (Omit<RowValues, 'id'> & Partial<RowValues>)[]): ListColumns {
  const builder = new ListBuilder();
  for (const row of rows) builder.add({ id: 9_900_000 + row.key, nameVersion: 1, ...row });
  return builder.build();
}

const titles: readonly TitleSet[] = [
  ['', '', '', ''],
  ['GM', '', '', ''],
  ['', 'WGM', 'FA,NI', 'AFM'],
  ['IM', '', 'IA', ''],
];
const word = fc.integer({ min: 0, max: 0xffff });

export const anyRow: fc.Arbitrary<RowValues> = fc.record({
  key: fc.integer({ min: 1, max: 0x7fff_ffff }),
  id: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffff_ffff }) },
    fc.constantFrom('N-17', '007', '99999999999', 'é;1'),
  ),
  rating: fc.oneof(fc.constant(0), fc.integer({ min: 1000, max: 0x7fff })),
  games: word,
  k: fc.integer({ min: 0, max: 255 }),
  flags: fc.integer({ min: 0, max: 63 }),
  federation: fc.constantFrom('', 'NOR', 'CHN', 'FID'),
  sex: fc.integer({ min: 0, max: 2 }),
  titles: fc.constantFrom(...titles),
  birthYear: word,
  nameVersion: word,
  played: word,
  peak: word,
  firstListed: word,
  inactiveSince: word,
});

export const anyRows: fc.Arbitrary<RowValues[]> = fc.uniqueArray(anyRow, {
  selector: ({ key }) => key,
  maxLength: 40,
});

export function columnsOf(rows: readonly RowValues[]): ListColumns {
  const builder = new ListBuilder(1);
  for (const row of rows) builder.add(row);
  return builder.build();
}
