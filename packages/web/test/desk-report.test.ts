import type { OfficeEventView } from '@eloquence/api';
import { describe, expect, test } from 'vitest';
import { BLANK, bodyOf, daysOf, typedOf } from '../src/desk/registration.ts';
import { compared, type Gain } from '../src/desk/report-changes.tsx';
import { excerptOf, markedAt } from '../src/desk/report-excerpt.ts';
import { filtersOf } from '../src/pages/desk-events/filters.ts';
import { faultOf } from '../src/pages/set-up/password.ts';
import { ownAddress } from '../src/pages/sign-in/own-address.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('an excerpt of a report', () => {
  test('is the whole of a short file', () => {
    expect(excerptOf(lines(60), [{ line: 3 }])).toEqual({
      count: 60,
      passages: [{ from: 1, lines: lines(60) }],
    });
    expect(excerptOf([], [])).toEqual({ count: 0, passages: [] });
  });

  test('has the head, and what stands around each finding, joined where they touch', () => {
    const { count, passages } = excerptOf(lines(200), [
      { line: 100 },
      { line: 106 },
      { line: null },
      { line: 200 },
      { line: 999 },
    ]);
    expect(count).toBe(200);
    expect(passages.map(({ from, lines: { length } }) => [from, length])).toEqual([
      [1, 3],
      [98, 11],
      [198, 3],
    ]);
    expect(passages[1]?.lines[0]).toBe('line 98');
  });

  test.each([
    ['062 25', 5, ['062 ', '25', '']],
    ['001    1 x', 6, ['001  ', '  1', ' x']],
    ['012', 9, ['012', ' ', '']],
    ['a        b', 2, ['a', ' ', '       b']],
    ['012 x', null, ['012 x', '', '']],
  ])('marks in %j what stands at %s', (text, column, parts) => {
    expect(markedAt(text, column)).toEqual(parts);
  });
});

describe('a registration', () => {
  const typed = {
    ...BLANK,
    name: ' Spring Open ',
    federation: 'nor',
    start: '2027-03-06',
    end: '2027-03-08',
  };
  test('is sent without what was left empty', () => {
    expect(bodyOf(typed)).toEqual({
      name: 'Spring Open',
      city: '',
      federation: 'NOR',
      cadence: 'standard',
      type: null,
      start: '2027-03-06',
      end: '2027-03-08',
    });
    expect(bodyOf({ ...typed, approved: true, official: true })).toMatchObject({
      official: true,
      approvals: { lateRegistration: true },
    });
  });

  test('that is changed says only what is other, and keeps approvals of other things', () => {
    const before = typedOf({
      ...typed,
      ...{ type: 'swiss', registered: '2027-01-01', facts: { approvals: { duration: true } } },
    } as unknown as OfficeEventView);
    expect(bodyOf(before, before)).toEqual({});
    expect(bodyOf({ ...before, end: '2027-03-09', type: '' }, before)).toEqual({
      end: '2027-03-09',
      type: null,
    });
    expect(bodyOf({ ...before, approved: true }, before, { duration: true })).toEqual({
      approvals: { duration: true, lateRegistration: true },
    });
  });

  test.each([
    ['2027-03-06', '', 'missing'],
    ['2027-03-06', '2027-03-05', 'reversed'],
    ['2027-03-06', '2027-03-06', 'given'],
  ])('from %s to %j is %s', (start, end, said) => expect(daysOf({ start, end })).toBe(said));
});

test('two reports are compared player by player, and nobody is lost', () => {
  const gain = (id: string, change: string | null): Gain => ({
    ...{ no: 1, id, name: id, rating: 2000, k: 20, n: 1, score: 1, expected: '0.50', initial: null },
    change,
    counts: false,
  });
  const rows = compared(
    [gain('1', '5.00'), gain('2', '1.00'), gain('3', '0.00')],
    [gain('1', '5.00'), gain('2', '-1.00'), gain('4', '2.00')],
  );
  expect(rows.map(({ id, before, change, isOther }) => [id, before, change, isOther])).toEqual([
    ['1', '5.00', '5.00', false],
    ['2', '1.00', '-1.00', true],
    ['4', null, '2.00', true],
    ['3', '0.00', null, true],
  ]);
});

test.each([
  ['/desk/events/E1?view=changes', '/desk/events/E1?view=changes'],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['https://elsewhere.example', null],
  ['/sign-in?to=/desk', null],
  ['/sign-ins', '/sign-ins'],
  [undefined, null],
])('signing in leads to %s: %s', (to, address) => expect(ownAddress(to)).toBe(address));

test.each([
  ['short', 'short', 'short'],
  ['aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaa', 'simple'],
  ['correct horse battery', 'correct horse', 'differs'],
  ['x'.repeat(201), '', 'long'],
  ['correct horse battery', 'correct horse battery', null],
])('the password %j, again %j: %s', (password, again, fault) => expect(faultOf(password, again)).toBe(fault));

test('only filters that somebody can have meant are asked for', () => {
  expect(
    filtersOf({ q: ' open ', stage: 'reported', cadence: 'chess960', from: 'x', to: '2026-01-01' }),
  ).toEqual({
    q: 'open',
    stage: 'reported',
    to: '2026-01-01',
  });
  expect(filtersOf({ stage: 'due', q: '' })).toEqual({});
});
