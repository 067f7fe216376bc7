import { formatDate } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { examine, found, report } from './helpers.ts';

const pair = [{ rounds: '2w1 2b=' }, { rounds: '1b0 1w=' }];

/** A line 132 whose dates begin at a column. */
const rounds = (first: number, ...dates: readonly string[]): string =>
  `132${' '.repeat(first - 4)}${dates.join('  ')}`;

const read = (content: string): readonly string[] =>
  examine(content).report.roundDates.map((day) => (day === null ? '-' : formatDate(day)));

const days = ['2025-05-02', '2025-05-03'];

describe('round dates outside their columns', () => {
  test.each([
    ['in their columns', rounds(92, '25/05/02', '25/05/03'), []],
    ['one column early', rounds(91, '25/05/02', '25/05/03'), ['warning columns-shifted 10:91']],
    ['one column late', rounds(93, '25/05/02', '25/05/03'), ['warning columns-shifted 10:100']],
    ['three columns late', rounds(95, '25/05/02', '25/05/03'), ['warning columns-shifted 10:100']],
    ['four columns early', rounds(88, '25/05/02', '25/05/03'), ['warning columns-shifted 10:88']],
    ['the second one column early', rounds(92, '25/05/02 25/05/03'), ['warning columns-shifted 10:101']],
    ['the second one column late', rounds(92, '25/05/02', ' 25/05/03'), ['warning columns-shifted 10:110']],
    ['from column 5 on', rounds(5, '25/05/02', '25/05/03'), ['note round-dates-misplaced 10:5']],
  ])('%s', (_, line, expected) => {
    const content = report({}, pair, line);
    expect(found(examine(content).findings).filter((each) => !/pair-met-again/.test(each))).toEqual(expected);
    expect(read(content)).toEqual(days);
  });

  test('a round without a date keeps its place', () => {
    const line = rounds(93, '25/05/02', ' '.repeat(8), '25/05/03');
    expect(read(report({}, pair, line))).toEqual(['2025-05-02', '-', '2025-05-03']);
  });

  test('a text that is not a date has no other finding', () => {
    const { findings } = examine(report({}, pair, rounds(91, '25/05/02', '25/05/0x')));
    expect(findings.filter(({ code }) => code === 'date-unreadable')).toEqual([]);
  });
});

describe('dates in another order', () => {
  const header = { '042': '2025/05/02', '052': '2025/05/04' };
  const said = (content: string) =>
    examine(content)
      .findings.filter(({ code }) => code.startsWith('date-'))
      .map(({ code, values: { field, text, taken, times } }) => ({ code, field, text, taken, times }));

  test('year, day, month in all rounds: one finding', () => {
    const content = report(header, pair, rounds(92, '25/02/05', '25/04/05'));
    expect(read(content)).toEqual(['2025-05-02', '2025-05-04']);
    const taken = '2025-05-02';
    expect(said(content)).toEqual([
      { code: 'date-order-unusual', field: 'round', text: '25/02/05', taken, times: 2 },
    ]);
  });

  test('one such date among others is read alone, in the event', () => {
    const content = report({ ...header, '052': '2025/05/20' }, pair, rounds(92, '25/05/02', '25/13/05'));
    expect(read(content)).toEqual(['2025-05-02', '2025-05-13']);
    expect(said(content)).toHaveLength(1);
  });

  test('a wrong date among others changes none of them', () => {
    const content = report(header, pair, rounds(92, '25/05/02', '25/33/05', '25/05/04'));
    expect(read(content)).toEqual(['2025-05-02', '-', '2025-05-04']);
    expect(said(content).map(({ code }) => code)).toEqual(['date-unreadable']);
  });

  test.each([
    ['2024/07/06', '14/07/2024', '2024-07-06', '2024-07-14', ['end']],
    ['06/07/2024', '2024/07/14', '2024-07-06', '2024-07-14', ['start']],
    ['06/07/2024', '14/07/2024', '2024-07-06', '2024-07-14', []],
    ['24.09.2010', '02.10.2010', '2010-09-24', '2010-10-02', []],
    ['May 29, 2020', '2020/06/01', '2020-05-29', '2020-06-01', []],
  ])('first day %s, last day %s', (start, end, first, last, fields) => {
    const content = report({ '042': start, '052': end }, pair);
    const { report: found } = examine(content);
    expect([found.start, found.end].map((day) => day && formatDate(day))).toEqual([first, last]);
    const unusual = said(content).filter(({ code }) => code === 'date-order-unusual');
    expect(unusual.map(({ field }) => field)).toEqual(fields);
  });
});

describe('one wrong year is one finding', () => {
  const players = Array.from({ length: 60 }, (_, index) => ({
    birth: `${2003 + (index % 10)}/01/01`,
    rounds: `${index % 2 === 0 ? index + 2 : index}${index % 2 === 0 ? 'w1' : 'b0'}`,
  }));
  const dates = (start: string, end: string, ...days: readonly string[]): readonly string[] =>
    found(examine(report({ '042': start, '052': end }, players, rounds(92, ...days))).findings);

  test.each([
    ['start', '2004/05/02', '2025/05/04', ['25/05/02'], ['error year-differs 3:5']],
    ['start, after the end', '2052/05/02', '2025/05/04', ['25/05/02'], ['error year-differs 3:5']],
    ['start, last year', '2024/05/02', '2025/05/04', ['25/05/02'], ['error year-differs 3:5']],
    ['end', '2025/05/02', '2024/05/04', ['25/05/02'], ['error year-differs 4:5']],
    ['end, far away', '2025/05/02', '2052/05/04', ['25/05/02'], ['error year-differs 4:5']],
    ['start and end', '2004/05/02', '2004/05/04', ['25/05/02'], ['error year-differs 3:5']],
    ['end, after New Year', '2024/12/27', '2024/01/04', ['24/12/27', '25/01/04'], ['error year-differs 4:5']],
    ['the right one', '2025/05/02', '2025/05/04', ['25/05/02'], []],
    ['swapped days', '2025/05/04', '2025/05/02', ['25/05/02'], ['error dates-out-of-order 4:5']],
  ])('%s', (_, start, end, days, expected) => {
    expect(dates(start, end, ...days).filter((each) => !/round-dates-differ/.test(each))).toEqual(expected);
  });

  test('without round dates, the first and the last day', () => {
    const content = report({ '042': '2004/05/02', '052': '2025/05/04' }, players);
    expect(found(examine(content).findings)).toEqual(['error year-differs 3:5']);
  });

  test('without any other date, the births are one finding with their players', () => {
    const { findings } = examine(report({ '042': '2009/05/02', '052': '2009/05/04' }, players));
    const births = findings.filter(({ code }) => code === 'birth-implausible');
    expect(births).toHaveLength(1);
    expect(births[0]?.values).toMatchObject({ no: 6, times: 30, start: '2009-05-02' });
    expect(births[0]?.values.players).toHaveLength(30);
  });
});

test('forty-six equal births that cannot be read are one finding', () => {
  const players = Array.from({ length: 46 }, (_, index) => ({
    birth: 'unknown',
    rounds: `${index % 2 === 0 ? index + 2 : index}${index % 2 === 0 ? 'w1' : 'b0'}`,
  }));
  const { findings } = examine(report({}, players));
  expect(found(findings)).toEqual(['warning field-unreadable 8:70']);
  expect(findings[0]?.values).toMatchObject({ field: 'birth', times: 46, no: 1 });
});
