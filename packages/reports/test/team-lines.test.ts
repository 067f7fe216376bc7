import { describe, expect, test } from 'vitest';
import { readTrf } from '../src/index.ts';
import { bytes, examine, found, put, report } from './helpers.ts';

/** A 310 by the columns of the specification. */
function team(number: number, name: string, points: string, players: readonly number[]): string {
  const line = put(put(put('310', 5, String(number).padStart(3)), 9, name), 62, points.padStart(6));
  return players.reduce((before, no, index) => put(before, 74 + 5 * index, String(no).padStart(4)), line);
}

const four = [{ rounds: '3w1' }, { rounds: '4b=' }, { rounds: '1b0' }, { rounds: '2w=' }];
const header = { '092': 'Team: Swiss-System' };
const event = (...lines: readonly string[]): string =>
  report(header, four, ...lines, `132${' '.repeat(88)}25/05/02`);
const said = (...lines: readonly string[]): readonly string[] =>
  found(examine(event(...lines)).findings).filter((each) => !/headers-missing/.test(each));

const trees = team(1, 'Trees', '1.5', [1, 2]);
const shrubs = team(2, 'Shrubs', '0.5', [3, 4]);

describe('teams', () => {
  test.each([
    ['that add up', [trees, shrubs], []],
    ['without points', [team(1, 'Trees', '', [1, 2]), shrubs], []],
    [
      'with the wrong points',
      [trees, team(2, 'Shrubs', '1.5', [3, 4])],
      ['warning team-points-differ 13:62'],
    ],
    ['with a bye of the team', [trees, team(2, 'Shrubs', '2.5', [3, 4]), '320  2    2.0'], []],
    ['with a forfeited match', [trees, team(2, 'Shrubs', '2.5', [3, 4]), '330 +-   2   2   1'], []],
    [
      'with the number of another',
      [trees, team(1, 'Shrubs', '0.5', [3, 4])],
      ['note team-number-repeated 13:5'],
    ],
    ['one column late', [trees, put(shrubs, 74, '    3    4')], ['warning columns-shifted 13:78']],
    ['a name that is too long', [`310   1 ${'T'.repeat(34)}`], ['warning columns-shifted 12:41']],
  ])('%s', (_, lines, expected) => {
    expect(said(...lines).filter((each) => !/count-differs/.test(each))).toEqual(expected);
  });

  test.each([
    ['in its columns', `013 ${'Trees'.padEnd(32)}   1    2   12`, [1, 2, 12], []],
    ['one column early', `013 ${'Trees'.padEnd(31)}   1    2   12`, [1, 2, 12], []],
    ['two columns late', `013 ${'Trees'.padEnd(34)}   1    2   12`, [], ['columns-shifted']],
    ['without a blank behind its code', `0131${'Trees'.padEnd(32)}   1    2`, [], ['columns-shifted']],
  ])('013 %s', (_, line, players, expected) => {
    const { file, findings } = readTrf(bytes(`${line}\n001    1\n`));
    expect(file.records[0]).toMatchObject({ kind: 'team', players });
    expect(findings.map(({ code }) => code).filter((code) => code !== 'start-number-missing')).toEqual(
      expected,
    );
  });
});

test.each([
  ['162  W 1.0    D 0.5    L 0.0', []],
  ['162 W 1.0    D 0.5    L 0.0', ['note columns-shifted 10:5']],
  ['162  W 1.0     D 0.5    L 0.0', ['note columns-shifted 10:16']],
])('the points of %j are read all the same', (line, expected) => {
  const content = report({}, [{ rounds: '2w1' }, { rounds: '1b0' }], line, `132${' '.repeat(88)}25/05/02`);
  expect(found(examine(content).findings)).toEqual(expected);
});

describe('control characters', () => {
  const pair = [{ rounds: '2w1' }, { rounds: '1b0' }];
  test.each([
    [
      'in the name of the event',
      report({ '012': 'Test\u0000 Open' }, pair),
      ['warning control-characters 1:9'],
    ],
    [
      'in the name of a player',
      report({}, [{ ...pair[0], name: 'A\u0001b' }, { rounds: '1b0' }]),
      ['warning control-characters 8:16'],
    ],
    [
      'in an ID',
      report({}, [{ ...pair[0], id: '90000\u00001' }, { rounds: '1b0' }]),
      ['error control-characters 8:67'],
    ],
    [
      'behind a line',
      report({}, pair).replace('2 w 1', '2 w 1\u0000\u0000'),
      ['warning control-characters 8:100'],
    ],
    [
      'in two lines',
      report({ '012': 'A\u007f', '022': 'B\u0085' }, pair),
      ['warning control-characters 1:6'],
    ],
    ['the end of a file of DOS', `${report({}, pair)}\u001a`, []],
    ['a tab between words', report({ '012': 'Test\tOpen' }, pair), []],
  ])('%s', (_, content, expected) => {
    const { findings } = examine(content);
    expect(found(findings).filter((each) => !/id$|field-unreadable/.test(each))).toEqual(expected);
  });

  test('one finding for all lines', () => {
    const { findings } = examine(report({ '012': 'A\u007f', '022': 'B\u0085' }, pair));
    expect(findings[0]?.values).toEqual({ code: 'U+007F', times: 2 });
  });
});

describe('full-point byes', () => {
  const swiss = (byes: string) => [{ rounds: byes }, { rounds: '3w1 3b=' }, { rounds: '2b0 2w=' }];
  test.each([
    ['one', '0-U 0-H', {}, false],
    ['two of the pairing', '0-U 0-U', {}, true],
    ['one of the pairing, one given', '0-F 0-U', {}, true],
    ['as forfeits without an opponent', '0-+ 0-+', {}, true],
    ['a round robin', '0-U 0-U', { '092': 'Individual: Double-Round-Robin' }, false],
    ['a team event', '0-U 0-U', { '092': 'Team: Swiss-System' }, false],
  ])('%s', (_, byes, lines, expected) => {
    const codes = examine(report(lines, swiss(byes))).findings.map(({ code }) => code);
    expect(codes.includes('bye-again')).toBe(expected);
  });
});

describe('a rating left out', () => {
  const rated = (title: string, rating: number | string | null, lines = {}) =>
    examine(report(lines, [{ title, rating, rounds: '2w1' }, { rounds: '1b0' }])).findings;

  test('of a player with a title is a finding with the player', () => {
    const [finding] = rated('IM', null);
    expect(finding).toMatchObject({ code: 'rating-missing', line: 8, column: 49 });
    expect(finding?.values).toMatchObject({ no: 1, name: 'Player, A', title: 'IM' });
  });

  test.each([
    ['', null],
    ['IM', 2400],
    ['AFM', null],
  ])('title %j and rating %j', (title, rating) => {
    expect(rated(title, rating).map(({ code }) => code)).not.toContain('rating-missing');
  });

  test('is named where the report says how many are rated', () => {
    const [finding] = rated('', null, { '072': '2' });
    expect(finding).toMatchObject({ code: 'count-differs' });
    expect(finding?.values).toEqual({ field: 'rated', stated: 2, found: 1, unrated: ['1 Player, A'] });
  });
});
