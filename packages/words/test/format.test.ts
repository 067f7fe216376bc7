import { describe, expect, test } from 'vitest';
import { de } from '../src/fr/elision.ts';
import { MESSAGES } from './messages.ts';

const { en, fr, zh } = {
  en: MESSAGES.en.format,
  fr: MESSAGES.fr.format,
  zh: MESSAGES.zh.format,
};

describe('exact decimals are unchanged', () => {
  test.each([
    ['-0.61', '−0.61', '−0,61'],
    ['5.40', '5.40', '5,40'],
    ['123456789012345678.90', '123456789012345678.90', '123456789012345678,90'],
  ])('%s', (text, english, french) => {
    expect([en.decimal(text), fr.decimal(text), zh.decimal(text)]).toEqual([english, french, english]);
  });
});

test.each([
  ['7.00', '+7.00'],
  ['0.00', '0.00'],
  ['-2.50', '−2.50'],
  ['0', '0'],
])('%s signed is %s', (value, expected) => expect(en.signed(value)).toBe(expected));

test.each([
  ['2000.00', '2000'],
  ['1872.43', '1872.43'],
  ['29.50', '29.50'],
])('%s shortened is %s', (value, expected) => expect(en.short(value)).toBe(expected));

test.each([
  [0, '0'],
  [0.5, '½'],
  [1, '1'],
  [6.5, '6½'],
])('%d points are %s', (score, expected) => expect(fr.points(score)).toBe(expected));

test('dates, months and lists', () => {
  expect([en, fr, zh].map((format) => format.date('2024-03-01'))).toEqual([
    '1 March 2024',
    '1er mars 2024',
    '2024年3月1日',
  ]);
  expect(fr.date('2024-03-11')).toBe('11 mars 2024');
  expect(en.months([1, 4])).toBe('Jan, Apr');
  expect([en, fr, zh].map((format) => format.or(['a', 'b']))).toEqual(['a or b', 'a ou b', 'a或b']);
});

test('French uses the singular for zero', () => {
  expect(fr.count(0, 'partie', 'parties')).toBe('0 partie');
  expect(en.count(0, 'game', 'games')).toBe('0 games');
});

test('French has no-break spaces before high punctuation', () => {
  expect(MESSAGES.fr.typeset('« oui » : 50 %')).toBe('«\u00a0oui\u00a0»\u202f: 50\u00a0%');
});

test('French months after “de”', () => {
  expect(de('août 2026')).toBe('d’août 2026');
  expect(de('juillet 2026')).toBe('de juillet 2026');
});
