import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BulkOutcome,
  bulkKernel,
  bulkOutcome,
  checkColumns,
  type GameColumns,
  isBulkEdition,
  type PlayerColumns,
  rateInBulk,
} from './bulk.ts';
import { applyChange, changeOf, type Pairing, sumGames } from './change.ts';
import { defined } from './defined.ts';
import { EDITIONS, findEdition } from './editions/index.ts';
import type { Edition, Rules } from './editions/rules.ts';
import { InputError, type InputErrorCode } from './errors.ts';
import { limitedK } from './k.ts';
import { round, roundHundredths } from './rounding.ts';
import type { HalfPoints, K, Rating } from './values.ts';

type Columns = PlayerColumns & GameColumns;
type Row = { n: number; sum: number; k: number; change: number; rating: number };
type Game = readonly [white: number, black: number, result: number];

function columnsOf(
  players: readonly (readonly [rating: number, k: number])[],
  games: readonly Game[],
): Columns {
  return {
    ratings: Int16Array.from(players, ([rating]) => rating),
    ks: Uint8Array.from(players, ([, k]) => k),
    white: Int32Array.from(games, ([white]) => white),
    black: Int32Array.from(games, ([, black]) => black),
    results: Uint8Array.from(games, ([, , result]) => result),
  };
}

function rowOf({ n, sums, ks, changes, ratings }: BulkOutcome, player: number): Row {
  const [k, change] = [defined(ks[player]), defined(changes[player])];
  return {
    n: defined(n[player]),
    sum: defined(sums[player]),
    k,
    change,
    rating: defined(ratings[player]),
  };
}

function inBulk(edition: Edition, columns: Columns): Row[] {
  const outcome = bulkOutcome(columns.ratings.length);
  rateInBulk(bulkKernel(edition), columns, outcome);
  return Array.from(columns.ratings, (_, player) => rowOf(outcome, player));
}

function byReference(edition: Edition, { ratings, ks, white, black, results }: Columns): Row[] {
  const pairings: Pairing[][] = Array.from(ratings, () => []);
  results.forEach((result, game) => {
    const [w, b] = [defined(white[game]), defined(black[game])];
    pairings[w]?.push({ opponent: defined(ratings[b]) as Rating, score: result as HalfPoints });
    pairings[b]?.push({ opponent: defined(ratings[w]) as Rating, score: (2 - result) as HalfPoints });
  });
  return pairings.map((games, player) => {
    const own = defined(ratings[player]) as Rating;
    const event = sumGames(edition, own, games, false);
    const k = limitedK(edition, defined(ks[player]) as K, event.n, undefined);
    const change = changeOf(edition, event, k, undefined);
    const { new: rating } = applyChange(edition, own, change, undefined);
    // Added to 0, since a loss times a K of 0 is −0.
    return { n: event.n, sum: event.sum, k, change: 0 + change, rating };
  });
}

/** An edition with other values for some rules, as a federation may define it. */
function own(edition: Edition, values: { readonly [Name in keyof Rules]?: Rules[Name]['value'] }): Edition {
  const changed = Object.entries(values).map(([name, value]) => [name, { value, article: null }]);
  return {
    ...edition,
    id: Object.keys(values).join(),
    rules: { ...edition.rules, ...Object.fromEntries(changed) },
  };
}

const STANDARD_2005: Edition = findEdition('standard', '2005-07');
const STANDARD_2009: Edition = findEdition('standard', '2009-07');
const STANDARD_2024: Edition = findEdition('standard', '2024-03');
const STANDARD_2025: Edition = findEdition('standard', '2025-10');
const RAPID_2024_12: Edition = findEdition('rapid', '2024-12');
const NO_CAP: Edition = own(STANDARD_2009, { differenceCap: null });

const OWN = [
  NO_CAP,
  own(STANDARD_2025, { differenceCap: null, differenceCapGames: 'largest-of-event' }),
  own(RAPID_2024_12, { fullDifferenceFrom: 2300 }),
  own(STANDARD_2025, { differenceCap: 700, unratedGap: { gap: 500, above: 2700 } }),
  own(STANDARD_2024, { fullDifferenceFrom: 1, kTimesGames: 100_000 }),
];
const SUPPORTED: readonly Edition[] = [...EDITIONS.filter(isBulkEdition), ...OWN];

/** More often near the ratings where a rule changes. */
const rating = fc.oneof(
  fc.integer({ min: 1, max: 4000 }),
  fc.integer({ min: 1400, max: 2900 }),
  fc.integer({ min: 2595, max: 2655 }),
  fc.constantFrom(2000, 2249, 2250, 2251, 2649, 2650, 1400, 1999, 2001, 2050),
);
const player = fc.tuple(rating, fc.oneof(fc.constantFrom(10, 15, 20, 40), fc.integer({ min: 1, max: 200 })));

const period = fc.array(player, { minLength: 2, maxLength: 12 }).chain((players) => {
  const last = players.length - 1;
  const pair = fc.tuple(fc.nat(last), fc.nat(last - 1)).map(([a, b]) => [a, b < a ? b : b + 1] as const);
  const game = fc.tuple(pair, fc.nat(2)).map(([[white, black], result]): Game => [white, black, result]);
  return fc.array(game, { maxLength: 120 }).map((games) => columnsOf(players, games));
});

describe('every player of a random period agrees with the reference', () => {
  test.each(SUPPORTED.map((edition) => [`${edition.cadence} ${edition.id}`, edition] as const))(
    '%s',
    (_, edition) => {
      fc.assert(
        fc.property(period, (columns) => {
          expect(inBulk(edition, columns)).toEqual(byReference(edition, columns));
        }),
        { numRuns: 200 },
      );
    },
  );

  test('events in shared columns are rated separately', () => {
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 5 }), (events) => {
        const joined = joinEvents(events);
        const outcome = bulkOutcome(joined.columns.ratings.length);
        outcome.sums.fill(77);
        const kernel = bulkKernel(STANDARD_2025);
        for (const range of joined.ranges) rateInBulk(kernel, joined.columns, outcome, range);
        const rows = Array.from(joined.columns.ratings, (_, row) => rowOf(outcome, row));
        expect(rows).toEqual(events.flatMap((event) => byReference(STANDARD_2025, event)));
      }),
    );
  });
});

function joinEvents(events: readonly Columns[]) {
  const players: [number, number][] = [];
  const games: Game[] = [];
  const ranges = events.map(({ ratings, ks, white, black, results }) => {
    const [playersFrom, gamesFrom] = [players.length, games.length];
    ratings.forEach((each, row) => {
      players.push([each, defined(ks[row])]);
    });
    results.forEach((result, game) => {
      games.push([playersFrom + defined(white[game]), playersFrom + defined(black[game]), result]);
    });
    return { playersFrom, playersTo: players.length, gamesFrom, gamesTo: games.length };
  });
  return { columns: columnsOf(players, games), ranges };
}

describe('one game at each limit of a rule: n and sum of both players', () => {
  test.each<[Edition, white: number, black: number, result: number, n: number, sum: number, back: number]>([
    [STANDARD_2005, 1749, 1400, 2, 1, 11, -11], // 349, 350 and 351 are .89 alike
    [STANDARD_2005, 1750, 1400, 2, 1, 11, -11],
    [STANDARD_2005, 1751, 1400, 2, 1, 11, -11],
    [STANDARD_2005, 1758, 1400, 2, 1, 11, -11], // 358 would be .90
    [STANDARD_2009, 1758, 1400, 2, 1, 10, -10],
    [STANDARD_2024, 1799, 1400, 2, 1, 8, -8], // 399, 400 and 401 are .92 alike
    [STANDARD_2024, 1800, 1400, 0, 1, -92, 92],
    [STANDARD_2024, 1400, 1801, 1, 1, 42, -42],
    [STANDARD_2024, 1400, 1812, 1, 1, 42, -42], // 412 would be .93
    [STANDARD_2024, 1400, 2300, 2, 1, 92, -92],
    [NO_CAP, 1400, 2135, 2, 1, 99, -99], // 735
    [NO_CAP, 1400, 2136, 2, 1, 100, -100], // 736
    [STANDARD_2025, 2649, 1900, 2, 1, 8, -8],
    [STANDARD_2025, 2650, 1900, 2, 1, 0, -8], // the full difference for the higher-rated player, the cap for the other
    [STANDARD_2025, 1900, 2650, 0, 1, -8, 0],
    [STANDARD_2025, 2650, 2250, 1, 1, -42, 42], // 400
    [STANDARD_2025, 2650, 2249, 1, 1, -42, 42], // 401
    [STANDARD_2025, 2650, 2238, 1, 1, -43, 42], // 412: .93 against .92
    [STANDARD_2025, 3200, 2650, 0, 1, -97, 97], // 550, both in full
    [RAPID_2024_12, 2601, 2002, 1, 1, -42, 42], // 599
    [RAPID_2024_12, 2601, 2001, 1, 0, 0, 0], // 600
    [RAPID_2024_12, 2001, 2601, 2, 0, 0, 0],
    [RAPID_2024_12, 2600, 2000, 1, 1, -42, 42],
    [RAPID_2024_12, 2600, 1400, 1, 1, -42, 42],
  ])('$0.id: %i against %i', (edition, white, black, result, n, sum, back) => {
    const rows = inBulk(
      edition,
      columnsOf(
        [
          [white, 20],
          [black, 20],
        ],
        [[0, 1, result]],
      ),
    );
    expect(rows.map((row) => [row.n, row.sum])).toEqual([
      [n, sum],
      [n, back],
    ]);
  });
});

/** A player in the first row, with one game against each of the others. */
function manyGames(own: number, k: number, opponent: number, results: readonly number[]): Columns {
  const opponents = results.map((): [number, number] => [opponent, 20]);
  return columnsOf(
    [[own, k], ...opponents],
    results.map((result, index): Game => [0, index + 1, result]),
  );
}

const repeat = (games: number, result: number): number[] => Array.from({ length: games }, () => result);

describe('K × n', () => {
  test.each([
    [20, 35, 20], // 700
    [20, 36, 19], // 720
    [40, 17, 40], // 680
    [40, 18, 38], // 720
    [10, 70, 10],
    [10, 71, 9],
    [1, 701, 0],
    [1, 2000, 0],
  ])('K %i, %i games: %i', (k, n, used) => {
    const [row] = inBulk(STANDARD_2024, manyGames(2000, k, 2000, repeat(n, 2)));
    expect(row).toMatchObject({ n, k: used, change: 50 * n * used });
    expect(inBulk(STANDARD_2009, manyGames(2000, k, 2000, repeat(n, 2)))[0]).toMatchObject({ k });
  });
});

describe('rounding of halves', () => {
  test.each([
    [STANDARD_2009, 25, 3],
    [STANDARD_2009, -25, -2],
    [STANDARD_2024, 25, 3],
    [STANDARD_2024, -25, -3],
  ])('$0.id: %i hundredths times 10', (edition, sum, rounded) => {
    // 36 points are .55: five draws against weaker players make −.25, against stronger ones .25.
    const opponent = sum < 0 ? 2000 - 36 : 2000 + 36;
    const [row] = inBulk(edition, manyGames(2000, 10, opponent, repeat(5, 1)));
    expect(row).toMatchObject({ sum, change: 10 * sum, rating: 2000 + rounded });
  });
});

test('hundredths are rounded like the reference', () => {
  const hundredths = fc.integer({ min: -40_000_000, max: 40_000_000 });
  fc.assert(
    fc.property(fc.oneof(hundredths, fc.integer({ min: -300, max: 300 })), (change) => {
      for (const rounding of ['half-up', 'half-away-from-zero'] as const) {
        expect(roundHundredths(rounding, change)).toBe(round(rounding, change, 100));
      }
    }),
    { numRuns: 2000 },
  );
});

describe('limits', () => {
  const crowd = (games: number): Columns => manyGames(4000, 200, 1, repeat(games, 0));

  test('the most games with the largest sums', () => {
    expect(inBulk(NO_CAP, crowd(2000))).toEqual(byReference(NO_CAP, crowd(2000)));
    expect(inBulk(NO_CAP, crowd(2000))[0]).toMatchObject({ n: 2000, sum: -200_000, change: -40_000_000 });
  });

  // 8192 games and more overflow the packed count.
  test.each([2001, 2622, 4096, 8190, 8191, 8192, 8193, 10_000, 20_000])('%i games are too many', (games) => {
    const error = { code: 'too-many-games', values: { value: games, player: 0 } };
    expect(refused(() => inBulk(NO_CAP, crowd(games)))).toMatchObject(error);
  });

  test('too many games in a later event', () => {
    const { columns, ranges } = joinEvents([crowd(10), crowd(2001)]);
    const rate = (): void => rateInBulk(bulkKernel(NO_CAP), columns, bulkOutcome(2013), ranges[1]);
    expect(refused(rate)).toMatchObject({ code: 'too-many-games', values: { value: 2001, player: 11 } });
  });

  test('unrated games do not count', () => {
    const columns = manyGames(2700, 10, 1400, repeat(3000, 2));
    expect(inBulk(RAPID_2024_12, columns)[0]).toEqual({ n: 0, sum: 0, k: 10, change: 0, rating: 2700 });
  });

  test('no games, no players', () => {
    expect(inBulk(STANDARD_2024, columnsOf([[2000, 20]], []))).toEqual([
      { n: 0, sum: 0, k: 20, change: 0, rating: 2000 },
    ]);
    expect(inBulk(STANDARD_2024, columnsOf([], []))).toEqual([]);
  });
});

function refused(run: () => unknown): InputError {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('not refused');
}

describe('invalid columns are refused', () => {
  const PLAYERS: [number, number][] = [
    [2000, 20],
    [2100, 10],
    [1900, 40],
  ];
  const GOOD = columnsOf(PLAYERS, [
    [0, 1, 2],
    [1, 2, 1],
  ]);

  test.each(
    EDITIONS.filter((edition) => !isBulkEdition(edition)).map((edition) => [edition.id, edition] as const),
  )('edition %s, where the cap holds for one game of the event', (_, edition) => {
    expect(refused(() => bulkKernel(edition))).toMatchObject({
      code: 'invalid-type',
      values: {
        name: 'differenceCapGames',
        value: 'largest-of-event',
        expected: { kind: 'one-of', values: ['every'] },
        edition: edition.id,
      },
    });
  });

  test.each<[string, InputErrorCode, Columns, Record<string, unknown>]>([
    ['a rating of 0', 'invalid-rating', columnsOf([[0, 20]], []), { value: 0, player: 0 }],
    [
      'a rating of 4001',
      'invalid-rating',
      columnsOf(
        [
          [2000, 20],
          [4001, 20],
        ],
        [],
      ),
      { value: 4001, player: 1 },
    ],
    ['a K of 0', 'invalid-k', columnsOf([[2000, 0]], []), { value: 0, player: 0 }],
    ['a K of 201', 'invalid-k', columnsOf([[2000, 201]], []), { value: 201, player: 0 }],
    ['a result of 3', 'invalid-score', columnsOf(PLAYERS, [[0, 1, 3]]), { value: 3, game: 0 }],
    ['white before the first', 'unknown-player', columnsOf(PLAYERS, [[-1, 1, 2]]), { value: -1, game: 0 }],
    [
      'black beyond the last',
      'unknown-player',
      columnsOf(PLAYERS, [
        [0, 1, 2],
        [0, 3, 2],
      ]),
      { value: 3, game: 1 },
    ],
    ['the lowest number', 'unknown-player', columnsOf(PLAYERS, [[1, -(2 ** 31), 2]]), { value: -(2 ** 31) }],
    [
      'the highest number',
      'unknown-player',
      columnsOf(PLAYERS, [[2 ** 31 - 1, 1, 2]]),
      { value: 2 ** 31 - 1 },
    ],
    ['a player twice', 'unknown-player', columnsOf(PLAYERS, [[1, 1, 1]]), { value: 1, game: 0 }],
    ['too few K', 'invalid-count', { ...GOOD, ks: new Uint8Array(2) }, { name: 'ks', value: '2' }],
    ['too few blacks', 'invalid-count', { ...GOOD, black: new Int32Array(1) }, { name: 'black', value: '1' }],
    ['too many results', 'invalid-count', { ...GOOD, results: new Uint8Array(3) }, { name: 'results' }],
  ])('%s', (_, code, columns, values) => {
    expect(refused(() => checkColumns(columns))).toMatchObject({ code, values });
    expect(refused(() => inBulk(STANDARD_2024, columns))).toMatchObject({ code, values });
  });

  test.each([
    [{ playersFrom: 0, playersTo: 4, gamesFrom: 0, gamesTo: 2 }, 'invalid-count', 'playersTo'],
    [{ playersFrom: 3, playersTo: 2, gamesFrom: 0, gamesTo: 2 }, 'invalid-count', 'playersFrom'],
    [{ playersFrom: 0, playersTo: 3, gamesFrom: 0, gamesTo: 3 }, 'invalid-count', 'gamesTo'],
    [{ playersFrom: 0, playersTo: 3, gamesFrom: -1, gamesTo: 2 }, 'invalid-count', 'gamesFrom'],
  ])('range %o', (range, code, name) => {
    const outcome = bulkOutcome(3);
    expect(refused(() => rateInBulk(bulkKernel(STANDARD_2024), GOOD, outcome, range))).toMatchObject({
      code,
      values: { name },
    });
  });

  test('a player outside the range', () => {
    const range = { playersFrom: 1, playersTo: 3, gamesFrom: 0, gamesTo: 2 };
    expect(refused(() => checkColumns(GOOD, range))).toMatchObject({
      code: 'unknown-player',
      values: { value: 0 },
    });
    expect(() => checkColumns(GOOD, { ...range, gamesFrom: 1 })).not.toThrow();
  });

  test('an outcome too short', () => {
    expect(refused(() => rateInBulk(bulkKernel(STANDARD_2024), GOOD, bulkOutcome(2)))).toMatchObject({
      code: 'invalid-count',
      values: { name: 'outcome', value: '2' },
    });
  });
});
