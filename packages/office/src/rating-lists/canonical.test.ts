import { createHash } from 'node:crypto';
import { defined } from '@eloquence/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RowValues } from './builder.ts';
import { canonicalText, listHash, memoryHash, nameHashes } from './canonical.ts';
import { FLAG, flagText, type ListColumns, NO_TITLES, SEX } from './columns.ts';
import { anyRow, anyRows, columnsOf, listOf } from './lists.test-helper.ts';

const head = { cadence: 'rapid', date: '2026-10-01' } as const;

function textOf(list: ListColumns): string {
  return [...canonicalText(list, head)].join('');
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const list = listOf(
  { key: 1, id: 990_300, rating: 2750, games: 9, k: 10, federation: 'NOR', sex: SEX.male, birthYear: 1990 },
  { key: 2, id: 990_020, rating: 1999, k: 20, federation: 'HUN', sex: SEX.female, flags: FLAG.inactive },
  { key: 3, id: 'b', rating: 2100, k: 20, flags: FLAG.inactive | FLAG.onlyFlagged, nameVersion: 3 },
  { key: 4, id: 'a;\\\n', titles: ['GM', '', 'FA,NI', ''], flags: FLAG.titledUnrated },
  { key: 5, id: 4_294_967_295, federation: 'É;', flags: FLAG.delisted, games: 12 },
);

test('the canonical text, version 1, by ID', () => {
  expect(textOf(list)).toBe(
    [
      'eloquence-list 1',
      'cadence rapid',
      'date 2026-10-01',
      '990020;1;HUN;F;;;;;;1999;0;20;wi',
      '990300;1;NOR;M;;;;;1990;2750;9;10;',
      '4294967295;1;É\\;;;;;;;;;12;;d',
      'a\\;\\\\\\n;1;;;GM;;FA,NI;;;;0;;',
      'b;3;;;;;;;;;0;20;i',
      '',
    ].join('\n'),
  );
});

describe('the hash of a list', () => {
  test('is the hash of its text', () => {
    expect(listHash(list, head)).toBe(sha256(textOf(list)));
    expect(listHash(listOf(), head)).toBe(sha256('eloquence-list 1\ncadence rapid\ndate 2026-10-01\n'));
  });
  test('of a long list', () => {
    const many = listOf(...Array.from({ length: 20_000 }, (_, index) => ({ key: index + 1, rating: 2000 })));
    expect(textOf(many).split('\n')).toHaveLength(20_004);
    expect(listHash(many, head)).toBe(sha256(textOf(many)));
  });
  test('with texts of any length', () => {
    const federation = (index: number): string => 'ÉABCDEFGHIJK'.slice(index % 2, 1 + ((index * 7) % 11));
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      key: index + 1,
      federation: federation(index),
    }));
    const lines = rows.map(({ key, federation: name }) => `${9_900_000 + key};1;${name};;;;;;;;0;;`);
    expect(
      textOf(listOf(...rows))
        .split('\n')
        .slice(3, -1),
    ).toEqual(lines);
  });
  test('is the same in later versions', () => {
    expect(listHash(list, head)).toBe('a74d50b32469cb50fcff971bd519301f1877da70daa7ad8d61a12c294b5deb77');
    expect(memoryHash(list)).toBe('176a6821e049d13658808dec1c7f6916c2124d045466c7c3dba9bd8a6f981eed');
  });
});

test('numbers of any length', () => {
  const ids = [
    1, 9, 10, 99, 100, 999_999, 99_999_999, 100_000_000, 999_999_999, 1_000_000_000, 4_294_967_295,
  ];
  const text = textOf(listOf(...ids.map((id, index) => ({ key: index + 1, id, games: id % 65_536 }))));
  const lines = text.trimEnd().split('\n').slice(3);
  expect(lines).toEqual(ids.map((id) => `${id};1;;;;;;;;;${id % 65_536};;`));
});

describe('the line of a row', () => {
  const usual = { rating: 2000, games: 9, k: 20, birthYear: 1990, federation: 'NOR', sex: 2 };
  const line = (row: RowValues): string => {
    const { id, nameVersion, federation, sex = 0, titles = [], birthYear, rating, games, k, flags = 0 } = row;
    const shown = (flags & FLAG.onlyFlagged) === 0 && rating;
    const texts = [federation, ['', 'M', 'F'][sex], ...titles].map((text) => text?.replace(';', '\\;'));
    const numbers = [birthYear || '', shown || '', games, k || ''];
    return [String(id).replace(';', '\\;'), nameVersion, ...texts, ...numbers, flagText(flags, sex)].join(
      ';',
    );
  };
  test('has every cell', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        expect(textOf(columnsOf([row])).split('\n')[3]).toBe(line(row));
      }),
    );
  });
  test.each(['games', 'birthYear', 'nameVersion', 'rating', 'k'] as const)(
    'with any number of %s',
    (name) => {
      for (const value of [0, 1, 9, 10, 99, 100, 255, 256, 999, 1000, 4095, 4096, 9999, 10_000, 32_767]) {
        const row = { key: 7, id: 17, nameVersion: 1, titles: NO_TITLES, ...usual, [name]: value };
        if (name === 'k' && value > 255) continue;
        expect(textOf(columnsOf([row])).split('\n')[3]).toBe(line(row));
      }
    },
  );
});

test('the hashes cover every value', () => {
  const hashes = (columns: ListColumns): string => listHash(columns, head) + memoryHash(columns);
  fc.assert(
    fc.property(anyRows, anyRows, (one, other) => {
      const [a, b] = [columnsOf(one), columnsOf(other)];
      expect(hashes(a) === hashes(b)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  const row = { key: 7, id: 17, rating: 2000, peak: 2000, played: 40 };
  const before = hashes(columnsOf([row]));
  const changes = [
    { rating: 2001 },
    { games: 1 },
    { k: 20 },
    { flags: 1 },
    { flags: 4 },
    { flags: 16 },
    { sex: 1 },
  ];
  const more = [{ federation: 'NOR' }, { birthYear: 1990 }, { nameVersion: 1 }, { key: 8 }, { id: 18 }];
  const memory = [{ played: 41 }, { peak: 2001 }, { firstListed: 1 }, { inactiveSince: 1 }];
  for (const change of [...changes, ...more, ...memory]) {
    expect(hashes(columnsOf([{ ...row, ...change }])), JSON.stringify(change)).not.toBe(before);
  }
});

describe('hashes of names, in blocks', () => {
  const many = listOf(...Array.from({ length: 2049 }, (_, index) => ({ key: index + 1 })));
  const name = (key: number): string => `Invented, Number ${key}`;
  const salts = ['one', 'two', 'three'].map((text) => new TextEncoder().encode(text));
  const saltOf = (block: number): Uint8Array => defined(salts[block]);
  const whole = nameHashes(many, name, saltOf);
  test('a block has 1024 rows and begins with its salt', () => {
    expect(whole).toHaveLength(3);
    expect(whole[2]).toBe(sha256('three2049;1;Invented, Number 2049\n'));
  });
  test('a redacted name makes only its block unknown', () => {
    const redacted = nameHashes(many, (key) => (key === 1024 ? null : name(key)), saltOf);
    expect(redacted).toEqual([null, whole[1], whole[2]]);
  });
  test('a missing salt does the same', () => {
    expect(nameHashes(many, name, (block) => (block === 1 ? null : saltOf(block)))).toEqual([
      whole[0],
      null,
      whole[2],
    ]);
  });
  test('different names give different texts', () => {
    const one = nameHashes(listOf({ key: 1 }, { key: 2 }), (key) => (key === 1 ? 'A\n2;1;B' : 'C'), saltOf);
    const other = nameHashes(listOf({ key: 1 }, { key: 2 }), (key) => (key === 1 ? 'A' : 'B'), saltOf);
    expect(one).not.toEqual(other);
  });
});
