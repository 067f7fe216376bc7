import { expect, test } from 'vitest';
import { FEDERATION_CODES, federationName } from './federation-names.ts';

test.each([
  ['NOR', 'Norway', 'Norvège', '挪威'],
  ['SUI', 'Switzerland', 'Suisse', '瑞士'],
  ['GER', 'Germany', 'Allemagne', '德国'],
  ['ENG', 'England', 'Angleterre', '英格兰'],
  ['ELO', 'ELO', 'ELO', 'ELO'],
])('%s', (code, ...names) => {
  expect((['en', 'fr', 'zh'] as const).map((language) => federationName(code, language))).toEqual(names);
});

test('every code has a unique name', () => {
  const names = FEDERATION_CODES.map((code) => federationName(code, 'en'));
  expect(names.filter((name) => /^[A-Z]{2,3}$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
