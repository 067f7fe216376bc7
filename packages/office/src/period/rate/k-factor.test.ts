import { EDITIONS, parseDate } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { FLAG } from '../../rating-lists/columns.ts';
import { KFactorCache, kOnList } from './k-factor.ts';

const RATINGS = [1000, 1399, 1400, 2199, 2200, 2299, 2300, 2399, 2400, 2500, 2850];
const GAMES = [0, 8, 29, 30, 31, 500];
const FLAGS = [0, FLAG.playedPartly, FLAG.playedPartly | FLAG.new];
const YEARS = [0, 1950, 2005, 2006, 2007, 2008, 2009, 2015];
const DATES = ['2025-01-01', '2026-11-01'];

/** Every rating with every highest one that is not below it. */
const memories = RATINGS.flatMap((rating) =>
  RATINGS.filter((peak) => peak >= rating).flatMap((peak) =>
    GAMES.flatMap((played) => FLAGS.map((flags) => ({ rating, peak, played, flags }))),
  ),
);

describe('allKeys agrees with K of each player', () => {
  test.each(EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition })))(
    '$name',
    ({ edition }) => {
      for (const date of DATES.map(parseDate)) {
        const ks = new KFactorCache(edition, date);
        for (const year of YEARS) {
          const birth = year === 0 ? null : String(year);
          const together = memories.map((memory) => ks.of(memory, year));
          expect(together).toEqual(memories.map((memory) => kOnList(edition, { ...memory, birth }, date)));
        }
      }
    },
  );
});
