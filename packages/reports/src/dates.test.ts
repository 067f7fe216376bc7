import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DateForm,
  parseBirth,
  parseEventDates,
  parseReportDate,
  parseRoundDays,
  writeBirth,
  writeRoundDate,
  writeTrfDate,
} from './dates.ts';

const roundDays = (texts: readonly string[], start: string | null = null, end: string | null = null) =>
  parseRoundDays(texts, { start, end }).map((day) => day?.date ?? null);

const anyCharacter = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

describe('a date with one reading', () => {
  test.each<[string, string, DateForm]>([
    ['2024/05/01', '2024-05-01', 'year-month-day'],
    ['2024-05-01', '2024-05-01', 'year-month-day'],
    ['2024.05.01', '2024-05-01', 'year-month-day'],
    ['2024.05.01.', '2024-05-01', 'year-month-day'],
    ['2024/5/1', '2024-05-01', 'year-month-day'],
    [' 2024/05/01 ', '2024-05-01', 'year-month-day'],
    ['2011/25/02', '2011-02-25', 'year-day-month'],
    ['20240501', '2024-05-01', 'year-month-day'],
    ['01.05.2024 10:00', '2024-05-01', 'day-month-year'],
    ['2024/05/01 9h30', '2024-05-01', 'year-month-day'],
    ['Sat 29 May 2020', '2020-05-29', 'named-month'],
    ['Samedi 29 mai 2020', '2020-05-29', 'named-month'],
    ['24/09/2010', '2010-09-24', 'day-month-year'],
    ['28. 07. 2005', '2005-07-28', 'day-month-year'],
    ['25.02.2011', '2011-02-25', 'day-month-year'],
    ['05.06.2010', '2010-06-05', 'day-month-year'], // with dots the month is never first
    ['02.25.2011', '2011-02-25', 'month-day-year'], // unless there is no such month
    ['05/05/2010', '2010-05-05', 'day-month-year'],
    ['09/24/2010', '2010-09-24', 'month-day-year'],
    ['May 29, 2020', '2020-05-29', 'named-month'],
    ['29 May 2020', '2020-05-29', 'named-month'],
    ['29th of May 2020', '2020-05-29', 'named-month'],
    ['29-May-20', '2020-05-29', 'named-month'],
    ['2020 May 29', '2020-05-29', 'named-month'],
    ['SEPT. 3, 2020', '2020-09-03', 'named-month'],
    ['1er février 2020', '2020-02-01', 'named-month'],
    ['15 août 2020', '2020-08-15', 'named-month'],
    ['29. Mai 2020', '2020-05-29', 'named-month'],
    ['3. März 2020', '2020-03-03', 'named-month'],
    ['3 Jänner 2020', '2020-01-03', 'named-month'],
    ['29 de mayo de 2020', '2020-05-29', 'named-month'],
    ['3 enero 2020', '2020-01-03', 'named-month'],
    ['29 maggio 2020', '2020-05-29', 'named-month'],
    ['3 gen 2020', '2020-01-03', 'named-month'],
    ['29/02/2024', '2024-02-29', 'day-month-year'],
    ['2000/02/29', '2000-02-29', 'year-month-day'],
  ])('%s: %s', (text, date, form) => {
    expect(parseReportDate(text)).toEqual({ date, form, ambiguous: false, others: [] });
  });
});

describe('a date with several readings', () => {
  test.each([
    ['05/06/2010', '2010-06-05', ['2010-05-06']],
    ['05.01.24', '2024-01-05', ['2005-01-24']],
    ['05/01/24', '2024-01-05', ['2005-01-24', '2024-05-01']],
    ['24/12/01', '2001-12-24', ['2024-12-01']],
    ['11.09.26', '2026-09-11', ['2011-09-26']],
  ])('%s: %s first', (text, date, others) => {
    const read = parseReportDate(text);
    expect(read).toMatchObject({ date, form: 'day-month-year', ambiguous: true });
    expect(read?.others.map((other) => other.date)).toEqual(others);
  });
});

test.each([
  ['11.25.02', '2011-02-25'],
  ['32.13.13', null],
  ['69.12.31', '1969-12-31'],
  ['31.12.69', '1969-12-31'],
  ['29.12.99', '1999-12-29'],
  ['29.12.59', '2059-12-29'],
])('two digits each, some of which cannot be the day: %s: %s', (text, date) => {
  expect(parseReportDate(text)?.date ?? null).toBe(date);
});

test('a year of two digits is in the requested century', () => {
  expect(parseReportDate('31.12.69', 1900)?.date).toBe('1969-12-31');
  expect(parseReportDate('31 Dec 69', 1900)?.date).toBe('1969-12-31');
  expect(parseReportDate('31.12.69', null)).toBeNull();
  expect(parseReportDate('31 Dec 69', null)).toBeNull();
});

describe('not a date', () => {
  test.each([
    '',
    'soon',
    '2024',
    '2024/05',
    '20241301',
    '2100/01/01',
    '2024/05-01',
    '2024/05/01/02',
    '2024/13/13',
    '2023/02/29',
    '1900/02/29',
    '31/04/2020',
    '00/05/2020',
    '2024/00/00',
    '32/01/2020',
    '0001/01/01',
    '1/1/202',
    '202/1/1',
    '1/1/20201',
    '2024/05/2024',
    '30 February 2020',
    'May 2020',
    'May 29',
    '29 May 29 2020',
    '29 2020 May',
    '29 Maybe 2020',
    '29 constructor 2020',
    '2020 May 2020',
    '24-26/09/2010',
    'May 29 – 2020',
    `${' '.repeat(40)}2024/05/01`,
    `${' '.repeat(40)}1 May 2024`,
  ])('%j', (text) => {
    expect(parseReportDate(text)).toBeNull();
  });
});

test.each([
  ['24/12/01', '2024-12-01'],
  ['08-06-07', '2008-06-07'],
  ['08.02.21', '2008-02-21'],
  ['2026/04/05', '2026-04-05'],
  ['11.25.02', '2011-02-25'], // year, day, month, as one program writes it
  ['28.13.05', '2028-05-13'],
  ['31.11.10', '2031-11-10'], // the layout's order goes first
  ['1 May 2020', '2020-05-01'],
  ['', null],
])('a round on %s: %s', (text, date) => {
  expect(roundDays([text])).toEqual([date]);
});

describe('the days of all rounds, in one order', () => {
  test.each<[string, string, string, string, string]>([
    ['as the layout has them', '24/07/06 24/07/07', '', '', '2024-07-06 2024-07-07'],
    ['year, day, month', '11.25.02 11.26.02', '', '', '2011-02-25 2011-02-26'],
    [
      'year, day, month, of the event',
      '11.07.02 11.08.02',
      '2011-02-07',
      '2011-02-08',
      '2011-02-07 2011-02-08',
    ],
    [
      'day, month, year, of the event',
      '06.07.24 07.07.24',
      '2024-07-06',
      '2024-07-07',
      '2024-07-06 2024-07-07',
    ],
    [
      'the days that exist in another order only',
      '24/11/07 24/12/07 24/13/07 24/14/07',
      '',
      '',
      '2024-07-11 2024-07-12 2024-07-13 2024-07-14',
    ],
    ['one wrong date among others', '25/05/02 25/13/05 25/05/04', '', '', '2025-05-02 2025-05-13 2025-05-04'],
    [
      'one wrong date outside the event',
      '25/05/02 25/13/05 25/05/04',
      '2025-05-02',
      '2025-05-04',
      '2025-05-02 null 2025-05-04',
    ],
    [
      'one wrong date of the event',
      '25/05/02 25/13/05 25/05/04',
      '2025-05-02',
      '2025-05-20',
      '2025-05-02 2025-05-13 2025-05-04',
    ],
    ['a date that does not exist at all', '25/05/02 25/15/32 25/05/04', '', '', '2025-05-02 null 2025-05-04'],
    ['rounds outside the event', '25/05/02 25/06/03', '2024-05-02', '2024-05-04', '2025-05-02 2025-06-03'],
    [
      'days with four-digit years in two orders',
      '2024/07/06 14/07/2024',
      '2024-07-06',
      '2024-07-14',
      '2024-07-06 2024-07-14',
    ],
  ])('%s', (_, texts, start, end, days) => {
    const read = roundDays(texts.split(' '), start || null, end || null);
    expect(read.map(String).join(' ')).toBe(days);
  });
});

describe('first and last day together', () => {
  test.each([
    ['2024/05/01', '2024/05/09', '2024-05-01', '2024-05-09'],
    ['05.01.24', '13.01.24', '2024-01-05', '2024-01-13'],
    ['11.09.26', '12.04.01', '2011-09-26', '2012-04-01'],
    ['10.09.13', '11.03.13', '2010-09-13', '2011-03-13'],
    ['12/01/2024', '01/02/2024', '2024-01-12', '2024-02-01'],
    ['08/09/2024', '09/08/2024', '2024-08-09', '2024-09-08'],
    ['2024/05/09', '2024/05/01', '2024-05-09', '2024-05-01'], // out of order, for the caller to say
    ['05/06/2010', '24/01/2010', '2010-06-05', '2010-01-24'],
    ['05/06/2010', '2010/05/07', '2010-05-06', '2010-05-07'],
    ['25/05/02', '25/05/04', '2025-05-02', '2025-05-04'],
    ['24/05/04', '24/05/06', '2024-05-04', '2024-05-06'],
    ['05/02/2025', '05/04/2025', '2025-05-02', '2025-05-04'],
    ['29.12.99', '05.01.00', '1999-12-29', '2000-01-05'],
    ['2024/05/01', '', '2024-05-01', null],
    ['', '05/06/2010', null, '2010-06-05'],
  ])('%s to %s: %s to %s', (start, end, first, last) => {
    const read = parseEventDates(start, end);
    expect(read.start?.date ?? null).toBe(first);
    expect(read.end?.date ?? null).toBe(last);
  });

  test.each([
    ['24/09/2010', '02/10/2010', '2010-09-24', '2010-10-02'],
    ['09/24/2010', '10/02/2010', '2010-09-24', '2010-10-02'],
    ['01.05.2011', '13.05.2011', '2011-05-01', '2011-05-13'],
  ])('%s to %s: the certain date decides the order of the other', (start, end, first, last) => {
    const read = parseEventDates(start, end);
    expect(read).toMatchObject({ start: { date: first }, end: { date: last } });
    expect([read.start?.ambiguous, read.end?.ambiguous]).toEqual([false, false]);
  });

  test.each<[string, string, readonly string[], string, string, boolean]>([
    // both orders are possible; the shorter event is taken, with a finding
    ['02/05/2025', '04/05/2025', [], '2025-05-02', '2025-05-04', true],
    ['04/05/2024', '05/05/2024', [], '2024-05-04', '2024-05-05', true],
    ['04/05/2024', '06/05/2024', [], '2024-05-04', '2024-05-06', true],
    ['05/02/2025', '05/04/2025', [], '2025-05-02', '2025-05-04', true],
    ['05/02/2025', '', [], '2025-02-05', '', true],
    // the days of the rounds know
    ['05/02/2025', '05/04/2025', ['2025-05-02'], '2025-05-02', '2025-05-04', false],
    ['05/02/2025', '05/04/2025', ['2025-02-05', '2025-03-05'], '2025-02-05', '2025-04-05', false],
    ['05/02/2025', '', ['2025-05-02', '2025-05-03'], '2025-02-05', '', true],
    // another order would be an event of years, before there were rules, or end before it starts
    ['25/05/02', '25/05/04', [], '2025-05-02', '2025-05-04', false],
    ['24/05/04', '24/05/06', [], '2024-05-04', '2024-05-06', false],
    ['11.09.26', '12.04.01', [], '2011-09-26', '2012-04-01', false],
    ['08/09/2024', '09/08/2024', [], '2024-08-09', '2024-09-08', false],
  ])('%s to %s, rounds on %j: %s to %s', (start, end, rounds, first, last, ambiguous) => {
    const read = parseEventDates(start, end, rounds);
    expect([read.start?.date, read.end?.date ?? '', read.start?.ambiguous]).toEqual([first, last, ambiguous]);
  });
});

describe('a date of birth', () => {
  test.each([
    ['1987', { year: 1987, month: null, day: null }],
    ['1987/00/00', { year: 1987, month: null, day: null }],
    ['1987.00.00', { year: 1987, month: null, day: null }],
    ['00/00/1987', { year: 1987, month: null, day: null }],
    ['1987/05/00', { year: 1987, month: 5, day: null }],
    ['1969.12.06', { year: 1969, month: 12, day: 6 }],
    ['06.12.1969', { year: 1969, month: 12, day: 6 }],
    ['6 Dec 1969', { year: 1969, month: 12, day: 6 }],
    ['2005.  .', { year: 2005, month: null, day: null }],
    ['.  .2005', { year: 2005, month: null, day: null }],
    ['2005/05', { year: 2005, month: 5, day: null }],
    ['05.2005', { year: 2005, month: 5, day: null }],
    ['20050000', { year: 2005, month: null, day: null }],
    // the day does not exist, the year does
    ['1987/00/05', { year: 1987, month: null, day: null }],
    ['1987/13/00', { year: 1987, month: null, day: null }],
    ['2001/02/29', { year: 2001, month: null, day: null }],
  ])('%s', (text, birth) => {
    expect(parseBirth(text)).toEqual(birth);
  });

  test.each(['', '0000/00/00', '0000', '87/00/00', '06.12.69', '6 Dec 69', '69', 'unknown'])(
    'not %j',
    (text) => expect(parseBirth(text)).toBeNull(),
  );

  test('with a century', () => {
    expect(parseBirth('06.12.69', 1900)).toEqual({ year: 1969, month: 12, day: 6 });
    expect(parseBirth('69.12.06', 1900)).toEqual({ year: 1969, month: 12, day: 6 });
  });
});

describe('writing dates', () => {
  test('in the order of each record', () => {
    expect(writeTrfDate('2024-05-01')).toBe('2024/05/01');
    expect(writeRoundDate('2024-05-01')).toBe('24/05/01');
    expect(writeBirth({ year: 1987, month: null, day: null })).toBe('1987/00/00');
    expect(writeBirth({ year: 1987, month: 5, day: 3 })).toBe('1987/05/03');
  });

  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2059-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('and read again', () => {
    fc.assert(
      fc.property(days, (date) => {
        expect(parseReportDate(writeTrfDate(date))).toEqual({
          date,
          form: 'year-month-day',
          ambiguous: false,
          others: [],
        });
        expect(roundDays([writeRoundDate(date)])).toEqual([date]);
        const birth = parseBirth(writeTrfDate(date));
        expect(birth === null ? null : writeBirth(birth)).toBe(writeTrfDate(date));
      }),
    );
  });

  test('any text gives an existing day or null', () => {
    const texts = fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^[0-9 ./-]{0,12}$/));
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseReportDate(text);
        const others = read?.others.map((other) => other.date) ?? [];
        for (const date of [read?.date, ...others, ...roundDays([text])]) {
          if (date) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
        }
        parseBirth(text);
      }),
      { numRuns: 2000 },
    );
  });
});
