import { capitalised } from '@eloquence/words/format';
import { describe, expect, test } from 'vitest';
import { getFormat } from '../src/core/format.ts';

const [en, fr, zh] = [getFormat('en'), getFormat('fr'), getFormat('zh')];

test.each([
  ['2009-07', 'July 2009', 'juillet 2009', '2009年7月'],
  ['2009-07 to 2017-07', 'July 2009 to July 2017', 'juillet 2009 to juillet 2017', '2009年7月 to 2017年7月'],
  ['from 2014-07-01, 12–13, 2005–08', ...Array(3).fill('from 2014-07-01, 12–13, 2005–08')],
  ['club-2025-10-blitz', ...Array(3).fill('club-2025-10-blitz')],
])('editions in “%s” are named by their months', (text, ...said) => {
  expect([en, fr, zh].map((format) => format.editions(text as string))).toEqual(said);
});

describe('numbers', () => {
  test.each([
    [12, '+12'],
    [-5, '−5'],
    [0, '0'],
    [null, '–'],
  ])('the change %s is %s', (value, text) => expect(en.change(value)).toBe(text));

  test.each([
    ['-0.61', '−0.61', '−0,61', '−0.61'],
    ['12.50', '12.50', '12,50', '12.50'],
    ['0.00', '0.00', '0,00', '0.00'],
  ])('the exact %s', (value, english, french, chinese) => {
    expect([en, fr, zh].map((format) => format.exact(value))).toEqual([english, french, chinese]);
  });

  test('a plus sign only if requested', () => {
    expect(en.exact('2.40', { sign: true })).toBe('+2.40');
    expect(en.exact('-2.40', { sign: true })).toBe('−2.40');
    expect(en.exact('0.00', { sign: true })).toBe('0.00');
    expect(en.exact(null)).toBe('–');
  });

  test.each([
    [0, '0'],
    [0.5, '½'],
    [1, '1'],
    [4.5, '4½'],
    [10, '10'],
  ])('%d points are %s', (value, text) => expect(en.points(value)).toBe(text));

  test('large numbers with separators, ratings without', () => {
    expect(en.number(1234567)).toBe('1,234,567');
    expect(fr.number(1234567)).toBe('1\u202f234\u202f567');
    expect(zh.number(1234567)).toBe('1,234,567');
    expect([en.rating(2345), fr.rating(2345), en.rating(null)]).toEqual(['2345', '2345', '–']);
  });

  test('sizes', () => {
    expect([en.bytes(999), en.bytes(4_200_000), fr.bytes(1500)]).toEqual([
      '999\u00a0B',
      '4.2\u00a0MB',
      '1,5\u00a0ko',
    ]);
  });
});

describe('dates', () => {
  test('of lists', () => {
    expect([en, fr, zh].map((format) => format.date('2026-07-01'))).toEqual([
      '1 July 2026',
      '1er juillet 2026',
      '2026年7月1日',
    ]);
    expect([en, fr, zh].map((format) => format.month('2026-07-01'))).toEqual([
      'July 2026',
      'juillet 2026',
      '2026年7月',
    ]);
  });

  test('only the first of a month is an ordinal in French', () => {
    expect(fr.date('2026-07-11')).toBe('11 juillet 2026');
    expect(fr.date('2026-07-21')).toBe('21 juillet 2026');
  });

  test('from one to another', () => {
    expect(en.range('2026-07-03', '2026-07-11')).toBe('3–11 July 2026');
    expect(fr.range('2026-07-03', '2026-07-11')).toBe('3–11 juillet 2026');
    expect(en.range('2026-06-28', '2026-07-03')).toMatch(/^28 June\s–\s3 July 2026$/);
    expect(fr.range('2026-06-28', '2026-07-01')).toMatch(/^28 juin\s–\s1er juillet 2026$/);
    expect(en.shortRange('2026-07-03', '2026-07-11')).toBe('3–11 Jul 2026');
    expect(fr.shortRange('2026-07-03', '2026-07-11')).toBe('3–11 juil. 2026');
    expect(fr.shortRange('2026-11-28', '2026-12-01')).toMatch(/^28 nov\.\s–\s1er déc\. 2026$/);
    expect(zh.shortRange('2026-07-03', '2026-07-11')).toBe('2026年7月3日至11日');
    expect(en.dayOfYear('2026-07-29')).toBe('29 Jul');
    expect(fr.dayOfYear('2026-07-01')).toBe('1er juil.');
    expect(zh.dayOfYear('2026-07-29')).toBe('7月29日');
    expect(en.range('2026-07-03', '2026-07-03')).toBe('3 July 2026');
    expect(zh.range('2026-07-03', '2026-07-11')).toBe('2026年7月3日至11日');
    expect(zh.range('2026-06-28', '2026-07-03')).toBe('2026年6月28日至7月3日');
    expect(zh.range('2026-12-28', '2027-01-03')).toBe('2026年12月28日至2027年1月3日');
    expect(zh.range('2026-07-03', '2026-07-03')).toBe('2026年7月3日');
  });

  test('a moment in a table', () => {
    expect([en, fr, zh].map((format) => format.shortMoment('2026-07-01T09:29:53.895Z'))).toEqual([
      '1 Jul 2026, 09:29',
      '1er juil. 2026, 09:29',
      '2026年7月1日 09:29',
    ]);
  });

  test('a civil date is the same day in every time zone', () => {
    expect(en.shortDate('2026-01-01')).toBe('1 Jan 2026');
    expect(en.shortDate('2025-12-31')).toBe('31 Dec 2025');
  });

  test('relative dates', () => {
    expect(en.days('2026-07-01', '2026-07-13')).toBe('in 12 days');
    expect(en.days('2026-07-01', '2026-07-01')).toBe('today');
    expect(fr.days('2026-07-02', '2026-07-01')).toBe('hier');
    expect(en.days('2026-01-01', '2026-07-01')).toBe('in 6 months');
  });
});

test('standalone names are capitalised', () => {
  expect(capitalised({ open: 'open', etape: 'étape', zh: '瑞士制' })).toEqual({
    open: 'Open',
    etape: 'Étape',
    zh: '瑞士制',
  });
});
