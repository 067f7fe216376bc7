import { describe, expect, test } from 'vitest';
import { differenceFor, probability } from '../src/index.ts';

/** Both tables as the regulations print them (2005 10.1, 2009 and 2014 8.1, 2024 8.1.1 and 8.1.2). */
const PRINTED_DP = `
  1.0  800  .83 273  .66 117  .49  -7  .32 -133  .15 -296
  .99  677  .82 262  .65 110  .48 -14  .31 -141  .14 -309
  .98  589  .81 251  .64 102  .47 -21  .30 -149  .13 -322
  .97  538  .80 240  .63  95  .46 -29  .29 -158  .12 -336
  .96  501  .79 230  .62  87  .45 -36  .28 -166  .11 -351
  .95  470  .78 220  .61  80  .44 -43  .27 -175  .10 -366
  .94  444  .77 211  .60  72  .43 -50  .26 -184  .09 -383
  .93  422  .76 202  .59  65  .42 -57  .25 -193  .08 -401
  .92  401  .75 193  .58  57  .41 -65  .24 -202  .07 -422
  .91  383  .74 184  .57  50  .40 -72  .23 -211  .06 -444
  .90  366  .73 175  .56  43  .39 -80  .22 -220  .05 -470
  .89  351  .72 166  .55  36  .38 -87  .21 -230  .04 -501
  .88  336  .71 158  .54  29  .37 -95  .20 -240  .03 -538
  .87  322  .70 149  .53  21  .36 -102 .19 -251  .02 -589
  .86  309  .69 141  .52  14  .35 -110 .18 -262  .01 -677
  .85  296  .68 133  .51   7  .34 -117 .17 -273  .00 -800
  .84  284  .67 125  .50   0  .33 -125 .16 -284
`;

const PRINTED_PD = `
  0-3    .50 .50   92-98   .63 .37  198-206 .76 .24  345-357 .89 .11
  4-10   .51 .49   99-106  .64 .36  207-215 .77 .23  358-374 .90 .10
  11-17  .52 .48   107-113 .65 .35  216-225 .78 .22  375-391 .91 .09
  18-25  .53 .47   114-121 .66 .34  226-235 .79 .21  392-411 .92 .08
  26-32  .54 .46   122-129 .67 .33  236-245 .80 .20  412-432 .93 .07
  33-39  .55 .45   130-137 .68 .32  246-256 .81 .19  433-456 .94 .06
  40-46  .56 .44   138-145 .69 .31  257-267 .82 .18  457-484 .95 .05
  47-53  .57 .43   146-153 .70 .30  268-278 .83 .17  485-517 .96 .04
  54-61  .58 .42   154-162 .71 .29  279-290 .84 .16  518-559 .97 .03
  62-68  .59 .41   163-170 .72 .28  291-302 .85 .15  560-619 .98 .02
  69-76  .60 .40   171-179 .73 .27  303-315 .86 .14  620-735 .99 .01
  77-83  .61 .39   180-188 .74 .26  316-328 .87 .13
  84-91  .62 .38   189-197 .75 .25  329-344 .88 .12
`;

const cells = (text: string): string[] => text.trim().split(/\s+/);
const hundredths = (text: string | undefined): number => Math.round(Number(text) * 100);

const DP = cells(PRINTED_DP).flatMap((cell, index, all) =>
  index % 2 === 0 ? [{ p: hundredths(cell), dp: Number(all[index + 1]) }] : [],
);

const PD = cells(PRINTED_PD).flatMap((cell, index, all) => {
  if (index % 3 !== 0) return [];
  const [from, to] = cell.split('-').map(Number) as [number, number];
  return [{ from, to, higher: hundredths(all[index + 1]), lower: hundredths(all[index + 2]) }];
});

describe('from p to dp', () => {
  test('has 101 cells, each p once', () => {
    expect(DP.map(({ p }) => p).sort((a, b) => a - b)).toEqual(Array.from({ length: 101 }, (_, p) => p));
  });

  test.each(DP)('$p: $dp', ({ p, dp }) => expect(differenceFor(p, 800)).toBe(dp));

  test.each([735, 800])('0 and 100 % give the value of the edition: %i', (extreme) => {
    expect([differenceFor(100, extreme), differenceFor(0, extreme)]).toEqual([extreme, -extreme]);
    expect([differenceFor(99, extreme), differenceFor(1, extreme)]).toEqual([677, -677]);
  });

  test('is symmetric', () => {
    for (let p = 51; p <= 100; p += 1) {
      expect(differenceFor(100 - p, 800)).toBe(-differenceFor(p, 800));
    }
  });
});

describe('from D to PD', () => {
  test('has 50 consecutive rows from 0 to 735', () => {
    const rows = [...PD].sort((a, b) => a.from - b.from);
    expect(rows).toHaveLength(50);
    expect([rows[0]?.from, rows.at(-1)?.to]).toEqual([0, 735]);
    expect(rows.slice(1).map(({ from }) => from)).toEqual(rows.slice(0, -1).map(({ to }) => to + 1));
  });

  test.each(PD)('$from to $to: $higher and $lower', ({ from, to, higher, lower }) => {
    for (let difference = from; difference <= to; difference += 1) {
      expect(probability(difference)).toBe(higher);
      if (difference > 0) expect(probability(-difference)).toBe(lower);
    }
  });

  test.each([
    [0, 50],
    [-1, 50],
    [735, 99],
    [-735, 1],
    [736, 100],
    [-736, 0],
    [3999, 100],
    [-3999, 0],
  ])('%i: %i', (difference, expected) => expect(probability(difference)).toBe(expected));

  test('the expectations of both players add up to one point', () => {
    for (let difference = 0; difference <= 1000; difference += 1) {
      expect(probability(difference) + probability(-difference)).toBe(100);
    }
  });
});

/** The normal distribution function, by its series; exact to far more than the digits needed here. */
function normal(x: number): number {
  let [sum, term] = [x, x];
  for (let n = 1; n < 200; n += 1) {
    term *= (x * x) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

test('PD is Φ(7 D / 2000) to two digits, except in six rows', () => {
  const exceptions: number[] = [];
  for (let difference = 0; difference <= 2000; difference += 1) {
    const exact = Math.floor(normal((7 * difference) / 2000) * 100 + 0.5);
    if (exact !== probability(difference)) exceptions.push(difference);
  }
  expect(exceptions).toEqual([54, 343, 344, 358, 392, 620]);
});

test('dp is the middle of the row of PD with p, rounded down', () => {
  for (const { from, to, higher } of PD.filter((row) => row.higher > 50)) {
    expect(differenceFor(higher, 800)).toBe(Math.floor((from + to) / 2));
  }
  // The row of .50 goes from −3 to 3.
  expect(differenceFor(50, 800)).toBe(0);
});
