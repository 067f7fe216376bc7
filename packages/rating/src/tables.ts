import { defined } from './defined.ts';
import type { Hundredths } from './values.ts';

/**
 * The two tables of the regulations (2005 10.1, 2009 and 2014 8.1, 2024 8.1.1 and 8.1.2), identical in
 * every edition and used as they stand: "no extrapolation is made to establish a third significant figure".
 */

/**
 * From the fractional score p to the difference dp. Eleven rows of ten: dp for p = .50, .51 … .99.
 * The other half is the mirror image; p = 1 and p = 0 are in the edition (blank in 2005, 800 later).
 */
const DP = [
  [0, 7, 14, 21, 29, 36, 43, 50, 57, 65], // .50 – .59
  [72, 80, 87, 95, 102, 110, 117, 125, 133, 141], // .60 – .69
  [149, 158, 166, 175, 184, 193, 202, 211, 220, 230], // .70 – .79
  [240, 251, 262, 273, 284, 296, 309, 322, 336, 351], // .80 – .89
  [366, 383, 401, 422, 444, 470, 501, 538, 589, 677], // .90 – .99
].flat();

/** From the difference D to the higher player's probability PD: the last D of each row, and PD in hundredths. */
const PD: readonly (readonly [to: number, higher: number])[] = [
  [3, 50],
  [10, 51],
  [17, 52],
  [25, 53],
  [32, 54],
  [39, 55],
  [46, 56],
  [53, 57],
  [61, 58],
  [68, 59],
  [76, 60],
  [83, 61],
  [91, 62],
  [98, 63],
  [106, 64],
  [113, 65],
  [121, 66],
  [129, 67],
  [137, 68],
  [145, 69],
  [153, 70],
  [162, 71],
  [170, 72],
  [179, 73],
  [188, 74],
  [197, 75],
  [206, 76],
  [215, 77],
  [225, 78],
  [235, 79],
  [245, 80],
  [256, 81],
  [267, 82],
  [278, 83],
  [290, 84],
  [302, 85],
  [315, 86],
  [328, 87],
  [344, 88],
  [357, 89],
  [374, 90],
  [391, 91],
  [411, 92],
  [432, 93],
  [456, 94],
  [484, 95],
  [517, 96],
  [559, 97],
  [619, 98],
  [735, 99],
];

/** Beyond this difference the higher player's probability is 1.0. */
export const LAST_DIFFERENCE = 735;
const CERTAIN = 100;

const HIGHER = new Uint8Array(LAST_DIFFERENCE + 1);
let from = 0;
for (const [to, higher] of PD) {
  HIGHER.fill(higher, from, to + 1);
  from = to + 1;
}

/** PD in hundredths for a player who is rated `difference` above (below, if negative) the opponent. */
export function probability(difference: number): Hundredths {
  const distance = Math.abs(difference);
  const higher = distance > LAST_DIFFERENCE ? CERTAIN : defined(HIGHER[distance]);
  return (difference < 0 ? CERTAIN - higher : higher) as Hundredths;
}

/** dp for a fractional score in hundredths; `extreme` is what the edition shows for 0 and 1.0. */
export function differenceFor(p: number, extreme: number): number {
  if (p < 50) return -differenceFor(CERTAIN - p, extreme);
  return p === CERTAIN ? extreme : defined(DP[p - 50]);
}
