import { chooseEditions } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { eventInput, firstRatingOf } from './first-ratings.ts';
import type { UnratedEvent } from './input.ts';

const EVENT: UnratedEvent = {
  event: 'E1',
  start: '2010-01-10',
  type: 'swiss',
  official: false,
  games: [
    [1800, 1],
    [1800, 0],
    [1900, 0.5],
    [1900, 0.5],
  ],
  ru: 1850,
  n: 4,
  roundRobin: false,
  counts: false,
  performed: false,
};

test('a result that the event did not count is not counted for a first rating either', () => {
  const editions = chooseEditions({});
  const member = false;
  expect(firstRatingOf(editions, [{ ...EVENT, opponents: 2 }], { member })?.events[0]?.counts).toBe(false);
  // Results of earlier versions do not say how many opponents there were.
  expect(firstRatingOf(editions, [EVENT], { member })?.events[0]?.counts).toBe(true);
});

test('the input has the facts of the crosstable only if the event has them', () => {
  expect(eventInput(EVENT)).not.toHaveProperty('opponents');
  expect(eventInput({ ...EVENT, crosstableScore: 3 })).toMatchObject({ crosstableScore: 3 });
});
