import { expect, test } from 'vitest';
import { amend, at, inferred, none, reported } from './cite.ts';
import { findEdition } from './index.ts';

test('a value has its article and its source', () => {
  expect(at('7.1', 12)).toEqual({ value: 12, article: '7.1', provenance: 'text' });
  expect(reported('8.54', 400)).toEqual({ value: 400, article: '8.54', provenance: 'reported' });
  expect(inferred('10.1', 735)).toEqual({ value: 735, article: '10.1', provenance: 'inferred' });
  expect(none).toEqual({ value: null, article: null, provenance: 'text' });
});

test('an amendment keeps or carries over what it does not name, in the same order', () => {
  const base = findEdition('standard', '2024-03').rules;
  const changes = { floor: at('Nat. 1', 1200) };
  const kept = amend(base, changes, 'kept');
  const carried = amend(base, changes, 'carried');
  expect(kept.floor).toBe(changes.floor);
  expect(kept.bonus).toBe(base.bonus);
  expect(carried.floor).toBe(changes.floor);
  expect(carried.kSteps).toEqual({ ...base.kSteps, provenance: 'carried' });
  expect(Object.keys(carried)).toEqual(Object.keys(base));
});
