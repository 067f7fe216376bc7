import { parseDate } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  COMBINED_HEADER,
  combined,
  readWhole,
  rowsOf,
  SINGLE_HEADER,
  single,
  utf8,
} from '../../test/list-helpers.ts';
import { entriesOf } from './list-entries.ts';
import { indexList } from './list-index.ts';
import { lookUp } from './look-up.ts';
import { isInactive, isWoman } from './row/row.ts';
import { findSamePersons } from './same-person.ts';
import { writeList } from './write/write-list.ts';

const rows = [
  single(990001, 'Abelsen, Tor', 'NOR', 'M', 'GM', '', 'FST', '', 2738, 0, 10, 1979, 'i'),
  single(990002, 'Bracco, Lina', 'ITA', 'F', '', '', '', '', 1807, 12, 40, 2013, 'w'),
  single(990003, 'ABELSEN, TOR', 'NOR', 'M', '', '', '', '', 1500, 1, 40, 1979),
  single(990002, 'Bracco, L.', 'ITA', 'F', '', '', '', '', 1900, 12, 40, 2013, 'w'),
  single(990004, 'Åström, 王', 'SWE', 'M', '', '', '', '', 1500, 1, 40, 0),
  single(990005, 'Åström, 王', 'SWE', 'M', '', '', '', '', 1500, 1, 40, 0),
  single(990006, 'Abelsen, Tor', 'SWE', 'M', '', '', '', '', 1500, 1, 40, 1979),
  single(990007, 'Abelsen, Tor', 'NOR', 'M', '', '', '', '', 1500, 1, 40, 1979),
  single('N8', 'Novak, Ivo', 'SLO', 'M', '', '', '', '', 1500, 1, 40, 1979),
];
const list = utf8([SINGLE_HEADER, ...rows].join('\n'));

test('a few players are looked up in one pass', async () => {
  const { rows: found, report } = await lookUp(list, new Set([990002, 990005, 123]));
  expect([...found.keys()]).toEqual([990002, 990005]);
  expect(found.get(990002)).toMatchObject({
    name: 'Bracco, Lina',
    ratings: { standard: { rating: 1807, k: 40 } },
  });
  expect(report.hygiene).toMatchObject({ rows: 9, duplicateIds: { count: 1 } });
});

test('IDs may be strings in any iterable', async () => {
  for (const ids of [['990001'], [990001], new Set(['0990001'])]) {
    expect([...(await lookUp(list, ids)).rows.keys()]).toEqual([990001]);
  }
});

test.each([
  ['ids', undefined],
  ['ids', 990001],
  ['ids[1]', [990001, 'N8']],
  ['ids[0]', [-1]],
])('an invalid %s is named in the error', async (path, ids) => {
  await expect(lookUp(list, ids as never)).rejects.toMatchObject({
    code: 'invalid-input',
    values: { path },
  });
});

test('an ID on two different rows', async () => {
  const { repeated } = await lookUp(list, [990001, 990002]);
  expect([...repeated.keys()]).toEqual([990002]);
  expect(repeated.get(990002)).toMatchObject([
    { name: 'Bracco, L.', ratings: { standard: { rating: 1900 } } },
  ]);
});

test('duplicate persons are found by name, year and federation under any ID', async () => {
  const persons = [
    { name: 'Tor ABELSEN', birthYear: 1979, federation: 'NOR' },
    { name: 'Abelsen, Tor', birthYear: 1979, federation: '' },
    { name: 'Abelsen, Tor', birthYear: 1980, federation: 'NOR' },
    { name: 'Åbelsen, Tør', birthYear: 1979, federation: 'SWE' },
    { name: '', birthYear: 1979, federation: 'NOR' },
  ];
  const { persons: found, rows: byId } = await lookUp(list, [], { persons });
  expect(byId.size).toBe(0);
  expect(found.map((each) => each.map(({ id }) => id))).toEqual([
    [990001, 990003, 990007],
    [990001, 990003, 990006, 990007],
    [],
    [990006],
    [],
  ]);
});

test('the result is accepted by the check of a report', async () => {
  const found = await lookUp(list, ['990001', '0990002', 5]);
  const { date, byId } = entriesOf(found, ['990001', '0990002', 5], 'standard');
  expect(date).toBe(parseDate('2026-10-01'));
  expect([...byId.keys()]).toEqual(['990001', '0990002']);
  expect(byId.get('990001')).toEqual({
    id: '990001',
    name: 'Abelsen, Tor',
    federation: 'NOR',
    birthYear: 1979,
    rating: 2738,
    standard: null,
    k: 10,
    inactive: true,
    deceased: false,
  });
  expect(entriesOf(found, ['990001'], 'rapid').byId.get('990001')).toMatchObject({
    rating: null,
    standard: 2738,
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'id,name,rating'],
  ['a number', 5],
])('%s is not a source', async (_, source) => {
  await expect(rowsOf(source as never)).rejects.toMatchObject({ code: 'list-source' });
});

test('an unknown layout or cadence is refused', () => {
  expect(() => writeList([], { format: 'pdf' as never, cadence: 'standard' })).toThrow('txt');
  expect(() => writeList([], { format: 'txt', cadence: 'slow' as never })).toThrow('combined');
});

describe('looking up a whole list', () => {
  test('by ID', async () => {
    const { index } = await indexList(list);
    expect(index.size).toBe(7);
    expect(index.has(990001)).toBe(true);
    expect(index.has(1)).toBe(false);
    expect(index.get(1)).toBeUndefined();
    expect(index.get(990004)).toEqual((await rowsOf(list))[4]);
  });

  test('row by row', async () => {
    const { index } = await indexList(list);
    const expected = (await rowsOf(list)).filter((row, at) => typeof row.id === 'number' && at !== 3);
    expect([...index.values()]).toEqual(expected);
  });

  test('in a large list', async () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      combined(
        1000 + at * 97,
        `Family ${at}, Given`,
        'NOR',
        'M',
        '',
        '',
        '',
        '',
        1400 + (at % 900),
        at % 30,
        20,
        0,
        0,
        0,
        0,
        0,
        0,
        1950 + (at % 60),
      ),
    );
    const bytes = utf8([COMBINED_HEADER, ...many].join('\n'));
    const { index, report } = await indexList(bytes);
    expect(index.size).toBe(5000);
    expect([...index.values()]).toEqual(await rowsOf(bytes));
    expect(index.get(1000 + 97 * 4999)).toMatchObject({ name: 'Family 4999, Given' });
    expect(report.hygiene).toMatchObject({ rows: 5000, duplicateIds: { count: 0 } });
  });
});

test('possible duplicate persons', async () => {
  const { persons } = await findSamePersons(list);
  expect(persons).toEqual([
    { name: 'ABELSEN, TOR', birthYear: 1979, federation: 'NOR', ids: [990001, 990003, 990007] },
  ]);
});

test('possible duplicate persons in a large list', async () => {
  const person = (at: number, id: number): string =>
    single(id, `Family ${at}, Given`, 'NOR', 'M', '', '', '', '', 1400, 0, 20, 1990);
  const many = Array.from({ length: 6000 }, (_, at) => person(at, 1000 + at));
  const { persons } = await findSamePersons(
    utf8([SINGLE_HEADER, ...many, person(17, 9001), person(5999, 9002)].join('\n')),
  );
  expect(persons.map(({ ids }) => ids)).toEqual([
    [1017, 9001],
    [6999, 9002],
  ]);
});

test('flags', async () => {
  const { rows: read } = await readWhole(list);
  expect(read.map(isInactive).slice(0, 3)).toEqual([true, false, false]);
  expect(read.map(isWoman).slice(0, 3)).toEqual([false, true, false]);
});
