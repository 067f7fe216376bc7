import { expect, test } from 'vitest';
import { WorkClock } from './progress.ts';

test.each([
  ['at first, or before a second has passed', [[500, 0.5]], 500, null],
  ['while too little is done', [[5000, 0.01]], 5000, null],
  ['in proportion to what is done', [[3000, 0.25]], 3000, 9],
  ['less while nothing is reported', [[3000, 0.25]], 7000, 5],
  ['no more once the estimate has run out', [[3000, 0.25]], 60_000, null],
  [
    'from the last report',
    [
      [3000, 0.25],
      [4000, 0.5],
    ],
    4000,
    4,
  ],
  ['no more once it is done', [[3000, 1]], 3000, null],
] as const)('the time left is shown %s', (_, reports, now, left) => {
  let time = 0;
  const clock = new WorkClock(() => time);
  let done = 0;
  for (const [at, share] of reports) {
    [time, done] = [at, share];
    clock.reached(share);
  }
  time = now;
  expect(clock.left(done)).toBe(left);
});
