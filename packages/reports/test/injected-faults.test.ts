import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { checkReport, type FindingCode, readReport } from '../src/index.ts';
import { bytes, fixture, put, sample, text } from './helpers.ts';

/** Good reports, and the cadence they are checked with. */
const GOOD = [
  ['clean', text(fixture('clean.trf')), 'standard'],
  ['a Swiss', text(sample('riverside-open-2024.trf16.trf')), 'standard'],
  ['a round robin', text(sample('tower-masters-2010.trf')), 'standard'],
  ['a rapid event', text(sample('autumn-rapid-2025.trf')), 'rapid'],
] as const;

/** A game that was played: of the player on a line, in a round, against the player on another. Lines count from 1. */
interface Game {
  readonly line: number;
  readonly other: number;
  readonly round: number;
}

interface Place extends Game {
  readonly lines: readonly string[];
}

/** Changes a report, and says at which line the fault must be found. */
type Fault = (place: Place) => { readonly lines: readonly string[]; readonly at: number };

const numberOf = (line: string): number => Number(line.slice(4, 8));
const cell = (round: number, offset: number): number => 92 + 10 * (round - 1) + offset;
const replaced = (lines: readonly string[], line: number, content: string): readonly string[] =>
  lines.map((each, index) => (index === line - 1 ? content : each));

/** Writes a text over the columns of the player's line. */
const over =
  (column: number, content: string): Fault =>
  ({ lines, line }) => ({
    lines: replaced(lines, line, put(defined(lines[line - 1]), column, content)),
    at: line,
  });

/** Writes over the round of the game, at its opponent (0), colour (5) or result (7). */
const inRound =
  (offset: 0 | 5 | 7, content: string): Fault =>
  (place) =>
    over(cell(place.round, offset), content)(place);

/** The same for both sides, found at the first of their lines. */
const onBothSides =
  (offset: 5 | 7, content: string): Fault =>
  ({ lines, line, other, round }) => {
    const write = (all: readonly string[], at: number): readonly string[] =>
      replaced(all, at, put(defined(all[at - 1]), cell(round, offset), content));
    return { lines: write(write(lines, line), other), at: Math.min(line, other) };
  };

/** Replaces the text of a line of the header. */
const header =
  (code: string, change: (value: string) => string): Fault =>
  ({ lines }) => {
    // What TRF26 says by code would be read instead.
    const kept = lines.filter((each) => !/^(?:192|222)/.test(each));
    const at = kept.findIndex((each) => each.startsWith(code)) + 1;
    const line = defined(kept[at - 1]);
    return { lines: replaced(kept, at, `${line.slice(0, 4)}${change(line.slice(4))}`), at };
  };

const year = (value: string, by: number): string => `${Number(value.slice(0, 4)) + by}${value.slice(4)}`;
const dayFirst = (value: string): string => value.trim().split('/').toReversed().join('/');

const FAULTS: readonly (readonly [fault: string, code: FindingCode, inject: Fault])[] = [
  ['start number missing', 'start-number-missing', over(5, '    ')],
  ['start number with a letter', 'field-unreadable', over(8, 'x')],
  [
    'start number of another player',
    'start-number-repeated',
    ({ lines, line, other }) => {
      const no = defined(lines[Math.min(line, other) - 1]).slice(4, 8);
      const later = Math.max(line, other);
      return { lines: replaced(lines, later, put(defined(lines[later - 1]), 5, no)), at: later };
    },
  ],
  [
    'ID of another player',
    'id-repeated',
    ({ lines, line, other }) => {
      const id = defined(lines[Math.min(line, other) - 1]).slice(57, 68);
      const later = Math.max(line, other);
      return { lines: replaced(lines, later, put(defined(lines[later - 1]), 58, id)), at: later };
    },
  ],
  ['ID with a letter', 'field-unreadable', over(68, 'X')],
  ['ID missing', 'id-missing', over(58, ' '.repeat(11))],
  ['rating with a letter', 'field-unreadable', over(52, 'O')],
  ['rating out of range', 'rating-implausible', over(49, ' 155')],
  ['rating one column late', 'columns-shifted', over(49, ' 2000')],
  [
    'tab for blanks',
    'columns-shifted',
    ({ lines, line }) => {
      const text = defined(lines[line - 1]);
      return { lines: replaced(lines, line, `${text.slice(0, 47).trimEnd()}\t${text.slice(48)}`), at: line };
    },
  ],
  ['birth that is no date', 'field-unreadable', over(70, 'unknown   ')],
  ['birth in the future', 'birth-implausible', over(70, '2090/01/01')],
  ['birth on a day that does not exist', 'birth-year-only', over(70, '1980/02/30')],
  ['federation that does not exist', 'field-unusual', over(54, 'QQQ')],
  ['sex that is none', 'field-unusual', over(10, 'q')],
  ['title that is none', 'field-unusual', over(11, ' QQ')],
  ['name missing', 'name-missing', over(15, ' '.repeat(33))],
  ['NUL in the ID', 'control-characters', over(60, '\u0000')],
  ['invisible character in the name', 'hidden-characters', over(16, '\u200b')],
  ['result that is none', 'result-unknown', inRound(7, '?')],
  ['result missing', 'result-missing', inRound(7, ' ')],
  ['opponent that is no number', 'opponent-unreadable', inRound(0, '  x ')],
  ['opponent who is not there', 'opponent-not-in-report', inRound(0, '9876')],
  [
    'oneself as opponent',
    'opponent-is-himself',
    (place) => inRound(0, defined(place.lines[place.line - 1]).slice(4, 8))(place),
  ],
  ['opponent missing', 'result-without-opponent', inRound(0, '0000 w 1')],
  ['colour that is none', 'colour-unknown', inRound(5, 'x')],
  ['colour on one side only', 'colour-missing', inRound(5, '-')],
  ['the same colour on both sides', 'colours-contradict', onBothSides(5, 'w')],
  ['two winners', 'results-contradict', onBothSides(7, '1')],
  ['two losers', 'both-lost', onBothSides(7, '0')],
  ['bye with an opponent', 'bye-with-opponent', inRound(7, 'U')],
  ['wrong points', 'points-differ', over(81, '99.5')],
  ['points that are no number', 'field-unreadable', over(81, 'many')],
  ['start that is no date', 'date-unreadable', header('042', () => 'spring')],
  ['start of ten years before', 'year-differs', header('042', (value) => year(value, -10))],
  ['end of ten years later', 'year-differs', header('052', (value) => year(value, 10))],
  ['end with the day first', 'date-order-unusual', header('052', dayFirst)],
  ['wrong number of players', 'count-differs', header('062', () => '77')],
  ['wrong number of rated players', 'count-differs', header('072', () => '77')],
  ['federation of the event that does not exist', 'federation-unknown', header('032', () => 'QQQ')],
  ['type that is none', 'type-unreadable', header('092', () => 'A friendly gathering')],
  ['time control that is none', 'time-control-unreadable', header('122', () => 'as agreed')],
  ['NUL in the name of the event', 'control-characters', header('012', (value) => `\u0000${value}`)],
  ['round dates one column late', 'columns-shifted', header('132', (value) => ` ${value}`)],
  [
    'round date of a month that does not exist',
    'date-unreadable',
    header('132', (value) => value.replace(/\/\d\d\//, '/77/')),
  ],
  [
    'unknown line',
    'record-unknown',
    ({ lines }) => ({ lines: [...lines.slice(0, 3), '777 what is this', ...lines.slice(3)], at: 4 }),
  ],
  [
    'first day twice',
    'header-repeated',
    ({ lines }) => ({ lines: [...lines.slice(0, 8), '042 2001/01/01', ...lines.slice(8)], at: 9 }),
  ],
  [
    'player left out',
    'opponent-not-in-report',
    ({ lines, line, other }) => {
      const no = numberOf(defined(lines[other - 1]));
      const left = lines.filter((_, index) => index !== other - 1);
      const met = (each: string): boolean =>
        each.startsWith('001') &&
        each
          .slice(91)
          .match(/.{1,10}/g)
          ?.some((part) => Number(part.slice(0, 4)) === no) === true;
      return { lines: left, at: left.findIndex(met) + 1 || line };
    },
  ],
];

/** Some played games of a report: of its first, middle and last player. */
function gamesIn(lines: readonly string[]): readonly Game[] {
  const players = lines.flatMap((each, index) => (each.startsWith('001') ? [index + 1] : []));
  const lineOf = new Map(players.map((line) => [numberOf(defined(lines[line - 1])), line]));
  const rated = players.filter((line) => Number(defined(lines[line - 1]).slice(48, 52)) > 0);
  const chosen = [rated[0], rated[Math.floor(rated.length / 2)], rated.at(-1)].map((line) => defined(line));
  return chosen.flatMap((line) => {
    for (let round = 1; round <= 9; round += 1) {
      const from = cell(round, 0) - 1;
      const opponent = lineOf.get(Number(defined(lines[line - 1]).slice(from, from + 4)));
      const isPlayed = (at: number): boolean => /^[10=]$/.test(defined(lines[at - 1])[from + 7] ?? '');
      if (opponent !== undefined && isPlayed(line) && isPlayed(opponent))
        return [{ line, other: opponent, round }];
    }
    return [];
  });
}

/** `points-differ 14`: what is found, and where. */
function foundIn(content: string, cadence: (typeof GOOD)[number][2]): readonly string[] {
  const { findings } = checkReport(readReport(bytes(content)), { choice: { cadence } });
  return findings.map(({ code, line }) => `${code} ${line}`);
}

test('there are forty kinds of faults, and more', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FAULTS.map(([fault]) => fault)).size).toBe(FAULTS.length);
});

describe.each(GOOD)('a fault in %s is found at its line', (_, content, cadence) => {
  const lines = content.split('\n');
  const games = gamesIn(lines);
  const before = foundIn(content, cadence);

  test('games to damage', () => expect(games.length).toBeGreaterThan(1));

  test.each(FAULTS)('%s: %s', (_fault, code, inject) => {
    for (const game of games) {
      const { lines: damaged, at } = inject({ lines, ...game });
      expect(before).not.toContain(`${code} ${at}`);
      expect(foundIn(damaged.join('\n'), cadence)).toContain(`${code} ${at}`);
    }
  });
});
