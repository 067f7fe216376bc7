import type { OfficeEventView } from '@eloquence/api';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../src/core/password.ts';
import {
  checkDates,
  EMPTY_REGISTRATION,
  toRegistrationForm,
  toRequestBody,
} from '../src/desk/registration.ts';
import { compareChanges, type PlayerChange } from '../src/desk/report-changes.tsx';
import { excerptOf, splitAtColumn } from '../src/desk/report-excerpt.ts';
import { filtersOf } from '../src/pages/desk-events/filters.ts';
import { safeRedirect } from '../src/pages/sign-in/safe-redirect.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('an excerpt of a report', () => {
  test('shows a short file whole', () => {
    expect(excerptOf(lines(60), [{ line: 3 }])).toEqual({
      count: 60,
      passages: [{ from: 1, lines: lines(60) }],
    });
    expect(excerptOf([], [])).toEqual({ count: 0, passages: [] });
  });

  test('has the header and the lines around findings, merged if adjacent', () => {
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
  ])('marks in %j the columns at %s', (text, column, parts) => {
    expect(splitAtColumn(text, column)).toEqual(parts);
  });
});

describe('a registration', () => {
  const typed = {
    ...EMPTY_REGISTRATION,
    name: ' Spring Open ',
    federation: 'nor',
    start: '2027-03-06',
    end: '2027-03-08',
  };
  test('is sent without empty fields', () => {
    expect(toRequestBody(typed)).toEqual({
      name: 'Spring Open',
      city: '',
      federation: 'NOR',
      cadence: 'standard',
      type: null,
      start: '2027-03-06',
      end: '2027-03-08',
    });
    expect(toRequestBody({ ...typed, approved: true, official: true })).toMatchObject({
      official: true,
      approvals: { lateRegistration: true },
    });
  });

  test('sends only changed fields, and keeps other approvals', () => {
    const before = toRegistrationForm({
      ...typed,
      ...{ type: 'swiss', registered: '2027-01-01', facts: { approvals: { duration: true } } },
    } as unknown as OfficeEventView);
    expect(toRequestBody(before, before)).toEqual({});
    expect(toRequestBody({ ...before, end: '2027-03-09', type: '' }, before)).toEqual({
      end: '2027-03-09',
      type: null,
    });
    expect(toRequestBody({ ...before, approved: true }, before, { duration: true })).toEqual({
      approvals: { duration: true, lateRegistration: true },
    });
  });

  test.each([
    ['2027-03-06', '', 'missing'],
    ['2027-03-06', '2027-03-05', 'reversed'],
    ['2027-03-06', '2027-03-06', 'given'],
  ])('from %s to %j is %s', (start, end, said) => expect(checkDates({ start, end })).toBe(said));
});

test('two reports are compared by player, including removed ones', () => {
  const gain = (id: string, change: string | null): PlayerChange => ({
    ...{ no: 1, id, name: id, rating: 2000, k: 20, n: 1, score: 1, expected: '0.50', initial: null },
    change,
    counts: false,
  });
  const rows = compareChanges(
    [gain('1', '5.00'), gain('2', '1.00'), gain('3', '0.00')],
    [gain('1', '5.00'), gain('2', '-1.00'), gain('4', '2.00')],
  );
  expect(rows.map(({ id, before, change, isChanged }) => [id, before, change, isChanged])).toEqual([
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
])('signing in leads to %s: %s', (to, address) => expect(safeRedirect(to)).toBe(address));

test.each([
  ['short', 'short', 'short'],
  ['aaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaa', 'simple'],
  ['correct horse battery', 'correct horse', 'differs'],
  ['x'.repeat(201), '', 'long'],
  ['correct horse battery', 'correct horse battery', null],
])('the password %j, again %j: %s', (password, again, fault) => expect(faultOf(password, again)).toBe(fault));

test('invalid filters are ignored', () => {
  expect(
    filtersOf({ q: ' open ', stage: 'reported', cadence: 'chess960', from: 'x', to: '2026-01-01' }),
  ).toEqual({
    q: 'open',
    stage: 'reported',
    to: '2026-01-01',
  });
  expect(filtersOf({ stage: 'due', q: '' })).toEqual({});
});
