import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';
import { RULE_NAMES } from './shapes.ts';

test.each([
  ['flor', 'floor'],
  ['Floor', 'floor'],
  ['ksteps', 'kSteps'],
  ['k-steps', 'kSteps'],
  ['minimumGame', 'minimumGames'],
  ['firstRatingMaximun', 'firstRatingMaximum'],
  ['differenceCapGame', 'differenceCapGames'],
  ['colour', null],
  ['', null],
  ['x', null],
  ['f'.repeat(61), null],
])('%s suggests %s', (typed, meant) => expect(nearest(typed, RULE_NAMES)).toBe(meant));

test('no candidates give no suggestion', () => expect(nearest('floor', [])).toBe(null));

const COMMANDS = ['expected', 'change', 'initial', 'performance', 'k', 'period', 'target'];

test.each([
  ['exepcted', 'expected'],
  ['perf', 'performance'],
  ['perid', 'period'],
  ['TARGET', 'target'],
  ['cahnge', 'change'],
  ['z', null],
  ['x', null],
  ['something', null],
  ['', null],
])('the command %s suggests %s', (typed, meant) => expect(nearest(typed, COMMANDS)).toBe(meant));
