import { expect, test } from 'vitest';
import { nearest } from '../src/nearest.ts';

const KNOWN = ['expected', 'change', 'initial', 'performance', 'k', 'period', 'target'];

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
])('%s → %s', (word, expected) => expect(nearest(word, KNOWN)).toBe(expected));
