import { describe, expect, test } from 'vitest';
import { parseCodedTimeControl } from './coded.ts';
import {
  cadenceOf,
  firstControlMoves,
  hasEqualTimes,
  minutesFor60Moves,
  secondsFor60Moves,
  type TimeControl,
  usesDelay,
} from './model.ts';

const coded = (code: string): TimeControl => parseCodedTimeControl(code) as TimeControl;

describe('time for 60 moves', () => {
  test.each([
    ['5400+30', 120], // 90 + 60 x 1/2
    ['7200', 120], // 2005, 1.14: all the moves in 2 hours
    ['40/4500+30:900+30', 120], // 2005, 1.14: 75 + 15 + 60 x 1/2
    ['40/5400:1800', 120], // 2005, 1.14: 90 + 30
    ['40/7200:3600+30', 190], // an increment from move 41: 20 x 1/2
    ['40/7200:20/3600:900+30', 180], // the third period begins after move 60
    ['40/6000+30:20/3000+30:1500+30', 180],
    ['60/7200:30/3600:3600', 120],
    ['50/3600+30:30/1800+60:600', 125], // 50 x 1/2 and 10 x 1
    ['40/7200', 120], // the rest is missing
    ['40/3600+30', 90],
    ['180+2', 5],
    ['0+30', 30],
  ])('%s: %i minutes', (code, minutes) => {
    expect(secondsFor60Moves(coded(code).white)).toBe(minutes * 60);
    expect(minutesFor60Moves(coded(code).white)).toBe(minutes);
  });

  test('in whole minutes is rounded down', () => {
    expect(secondsFor60Moves(coded('3599').white)).toBe(3599);
    expect(minutesFor60Moves(coded('3599').white)).toBe(59);
  });

  test('counts a delay like an increment', () => {
    const side = [{ moves: null, seconds: 3600, increment: 5, delay: true }];
    expect(minutesFor60Moves(side)).toBe(65);
    expect(usesDelay({ white: side, black: side })).toBe(true);
    expect(usesDelay(coded('3600+5'))).toBe(false);
  });
});

test.each([
  ['3600', 'standard'],
  ['1800+30', 'standard'],
  ['3599', 'rapid'],
  ['600+1', 'rapid'],
  ['601', 'rapid'],
  ['600', 'blitz'],
  ['180+2', 'blitz'],
  ['W300-B240', 'blitz'],
  ['W3600-B3000', null],
])('the cadence of %s: %s', (code, cadence) => {
  expect(cadenceOf(coded(code))).toBe(cadence);
});

test.each([
  ['40/6000+30:900+30', 40],
  ['30/5400:1800', 30],
  ['5400+30', null],
])('the first control of %s: %s moves', (code, moves) => {
  expect(firstControlMoves(coded(code))).toBe(moves);
});

test.each([
  ['5400+30', true],
  ['W300-B300', true],
  ['W40/5400:900-B40/5400:900', true],
  ['W300-B240', false],
  ['W300+2-B300', false],
  ['W40/5400:900-B5400', false],
  ['W40/5400:900-B36/5400:900', false],
])('equal times in %s: %s', (code, equal) => {
  expect(hasEqualTimes(coded(code))).toBe(equal);
});

/** 2012 to 2021 rapid was from 15 minutes on, since then it is more than 10. */
test.each([
  ['600+3', { from: 15, under: 60 }, 'blitz'],
  ['600+3', { over: 10, under: 60 }, 'rapid'],
  ['600', { over: 10, under: 60 }, 'blitz'],
  ['900', { from: 15, under: 60 }, 'rapid'],
  ['3540', { from: 15, under: 60 }, 'rapid'],
  ['3600', { from: 15, under: 60 }, 'standard'],
  ['3600', { from: 15, to: 60 }, 'rapid'],
  ['3601', { from: 15, to: 60 }, 'standard'],
] as const)('%s with rapid %j: %s', (code, range, cadence) => {
  expect(cadenceOf(parseCodedTimeControl(code) as TimeControl, range)).toBe(cadence);
});
