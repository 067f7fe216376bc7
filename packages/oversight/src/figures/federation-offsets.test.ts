import { defined } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { seededRandom } from './bootstrap.ts';
import { federationOffsets } from './federation-offsets.ts';

const pair = (own: string, opponent: string, games: number, residual: number, slope: number) => ({
  ...{ own, opponent, games, residual, slope },
});

test('a federation that scores above expectation gets the difference as offset', () => {
  const rows = federationOffsets([pair('AAA', 'BBB', 200, 10, 0.25), pair('AAA', 'AAA', 50, 0, 1)]);
  expect(rows).toMatchObject([
    { federation: 'AAA', games: 250, foreign_games: 200, share: 0.8, comparable: true },
    { federation: 'BBB', games: 200, foreign_games: 200, share: 1, comparable: true },
  ]);
  // 10 points of score at 0.25 per rating point.
  expect(Number(rows[0]?.offset) - Number(rows[1]?.offset)).toBeCloseTo(40, 6);
});

test('the offsets are the least squares of all pairs', () => {
  const random = seededRandom(6);
  const names = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'];
  const pairs = names.flatMap((own) =>
    names.map((opponent) => pair(own, opponent, 150, (random() - 0.5) * 20, 0.2 + random())),
  );
  const offsets = new Map(federationOffsets(pairs).map((row) => [row.federation, Number(row.offset)]));
  const cost = (of: ReadonlyMap<unknown, number>): number =>
    pairs.reduce((sum, { own, opponent, residual, slope }) => {
      if (own === opponent) return sum;
      const rest = residual - slope * (defined(of.get(own)) - defined(of.get(opponent)));
      return sum + rest ** 2 / slope;
    }, 0);
  const best = cost(offsets);
  for (const name of names) {
    for (const step of [-0.01, 0.01])
      expect(cost(new Map([...offsets, [name, defined(offsets.get(name)) + step]]))).toBeGreaterThan(best);
  }
});

test('federations without enough games against the others are not comparable', () => {
  const rows = federationOffsets([
    pair('AAA', 'BBB', 500, 0, 1),
    pair('CCC', 'DDD', 300, 0, 1),
    pair('EEE', 'AAA', 20, 1, 0.1),
    pair('FFF', 'FFF', 900, 0, 1),
  ]);
  expect(rows.map(({ federation, comparable }) => [federation, comparable])).toEqual([
    ['AAA', true],
    ['BBB', true],
    ['CCC', false],
    ['DDD', false],
    ['EEE', false],
    ['FFF', false],
  ]);
  expect(rows.at(-1)).toMatchObject({ offset: null, error: null, share: 0 });
});
