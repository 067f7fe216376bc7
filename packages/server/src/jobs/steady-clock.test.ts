import { expect, test } from 'vitest';
import { SteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;
const at = (hours: number): Date => new Date(Date.UTC(2026, 0, 1) + hours * HOUR);

/** By hours: the clock, the last clean-up, whether the clock is trusted. */
test.each<
  [string, readonly (readonly [counter: number, clock: number, last: number | null, trusted: boolean])[]]
>([
  ['a new store', [[0, 0, null, true]]],
  [
    'every hour',
    [
      [0, 0, -1, true],
      [1, 1, 0, true],
    ],
  ],
  [
    'a year ahead, and back',
    [
      [0, 0, -1, true],
      [1, 8761, 0, false],
      [2, 2, 0, true],
    ],
  ],
  [
    'a year ahead from the start',
    [
      [0, 8760, 0, false],
      [23, 8783, 0, false],
      [25, 8785, 0, true],
    ],
  ],
  [
    'moved again meanwhile',
    [
      [0, 100, 0, false],
      [23, 200, 0, false],
      [25, 202, 0, false],
      [48, 225, 0, true],
    ],
  ],
  ['behind', [[0, -100, 0, true]]],
])('%s', (_name, looks) => {
  let counter = 0;
  const clock = new SteadyClock(() => counter * HOUR);
  for (const [hours, time, last, trusted] of looks) {
    counter = hours;
    expect(clock.isTrusted(at(time), last === null ? null : at(last))).toBe(trusted);
  }
});
