import { describe, expect, test } from 'vitest';
import { checkAndRateReport, readReport, reportForm } from '../src/index.ts';
import { bytes, listOf, sample, text } from './helpers.ts';

const formOf = (content: Uint8Array, options: Partial<Parameters<typeof checkAndRateReport>[1]> = {}) =>
  reportForm(checkAndRateReport(readReport(content), { choice: {}, ...options }));

describe('the form of a round robin (2005 11.2)', () => {
  const form = formOf(sample('tower-masters-2010.trf'));

  test('has the event, its dates and its rate of play', () => {
    expect(form).toMatchObject({
      ...{ form: 1, name: 'Tower Masters 2010', start: '2010-02-06', end: '2010-02-14' },
      ...{ timeControl: '40/90, 30, +30', rounds: 9, rated: 6 },
      arbiters: ['Quince, Quentin (900199001)'],
    });
  });

  test('has the crosstable by opponent, in the order of the standings', () => {
    const row = ({ games }: (typeof form.rows)[number]) =>
      games.map((met) => met.map(({ result }) => result).join('')).join(' ');
    expect(form.rows.map(({ name }) => name).slice(0, 3)).toEqual([
      'Agate, Arno',
      'Beryl, Bea',
      'Coral, Cyril',
    ]);
    expect(row(form.rows[0] as (typeof form.rows)[number])).toBe(' 1 1 0 1 1 1 1 1 1');
    expect(row(form.rows[3] as (typeof form.rows)[number])).toBe('1 0 0  1 1 1 1 1 0');
  });

  test('has the figures of the printed example (2009 8.58)', () => {
    expect(
      form.rows.map(({ average, n, score, difference, ru }) => [average, n, score, difference, ru]),
    ).toEqual([
      [2291, 9, 8, '0.64', null],
      [2302, 9, 7, '0.52', null],
      [2348, 9, 7, null, 2423],
      [2313, 9, 6, '0.60', null],
      [2348, 9, 6, null, 2393],
      [2341, 9, 4, '1.45', null],
      [2324, 9, 3, '-1.21', null],
      [2342, 9, 2, null, 2144],
      [2322, 9, 1, null, 2006],
      [2324, 9, 1, '-3.21', null],
    ]);
  });
});

describe('the form of a Swiss (2005 11.3)', () => {
  const form = formOf(sample('riverside-open-2024.trf16.trf'));

  test('has each round with the place of the opponent and the colour', () => {
    expect(form.form).toBe(2);
    const [first] = form.rows;
    expect(first?.games.map((met) => met[0])).toContainEqual({ result: '1', opponent: 17, colour: 'b' });
    expect(first?.games).toHaveLength(9);
  });

  test('marks what was not played with +, = and -', () => {
    const marks = form.rows.flatMap(({ games }) =>
      games.flat().filter(({ result }) => '+=-'.includes(result)),
    );
    expect(marks.every(({ opponent }) => opponent === null)).toBe(true);
    expect(new Set(marks.map(({ result }) => result))).toEqual(new Set(['+', '=', '-']));
  });
});

test('an unrated player with fewer than three rated opponents has the average 0 and no Ru (2005 11.31)', () => {
  // Everybody is unrated but the first two.
  const lines = text(sample('riverside-open-2024.trf16.trf')).split('\n');
  let rated = 0;
  const few = lines.map((line) => {
    if (!line.startsWith('001')) return line;
    rated += 1;
    return rated <= 2 ? line : `${line.slice(0, 48)}   0${line.slice(52)}`;
  });
  const { rows } = formOf(bytes(few.join('\n')));
  const unrated = rows.filter(({ rating }) => rating === null);
  expect(unrated.length).toBeGreaterThan(10);
  for (const { average, n, ru } of unrated) {
    expect(n).toBeLessThan(3);
    expect([average, ru]).toEqual([0, null]);
  }
});

test('names what differs from the rating list (2005 11.23)', () => {
  const list = listOf('2010-01-01', [
    { id: '900200001', name: 'Agate, Arno', rating: 2600, k: 10, federation: 'FRA', birthYear: 1980 },
  ] as unknown as Parameters<typeof listOf>[1]);
  const { differences } = formOf(sample('tower-masters-2010.trf'), { list });
  expect(differences.map(({ code }) => code)).toContain('federation-differs');
});

test('a report with errors has a crosstable without figures', () => {
  const { rows } = formOf(sample('mistakes.trf'));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.every(({ n, average, ru }) => n === null && average === null && ru === null)).toBe(true);
});
