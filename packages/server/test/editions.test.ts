import { beforeAll, expect, test } from 'vitest';
import { freshStores } from '../../office/test/stores.ts';
import { openService, type Service } from './service.ts';

const fresh = freshStores('sqlite');
let service: Service;
const get = async (url: string) => (await service.ask(`/api/v1${url}`)).json();

beforeAll(async () => {
  service = await openService(fresh, { jobs: false });
});

test('editions have no gaps between them', async () => {
  const { items } = await get('/editions?cadence=standard');
  const byFrom = items.toSorted((a: { from: string }, b: { from: string }) => (a.from < b.from ? -1 : 1));
  for (const [index, edition] of byFrom.entries()) {
    const next = byFrom[index + 1];
    if (next === undefined) expect(edition.until).toBeNull();
    else expect(new Date(Date.parse(edition.until) + 86_400_000).toISOString().slice(0, 10)).toBe(next.from);
  }
});

test('an edition marks the rules that differ from the one before', async () => {
  const { before, rules } = await get('/editions/2024-03');
  const changed = rules.filter((rule: { changed: boolean }) => rule.changed);
  const { differences } = await get(`/editions/comparison?ids=${before},2024-03`);
  const names = (all: { rule: string }[]): string[] => all.map(({ rule }) => rule).sort();
  expect(names(changed)).toEqual(names(differences));
  expect(changed.length).toBeGreaterThan(0);
  expect(await get('/editions/2005-07')).toMatchObject({ before: null });
});

test('the tables are as printed', async () => {
  const { probabilities, differences } = await get('/editions/tables');
  expect(probabilities[0]).toEqual({ from: 0, to: 3, higher: '0.50', lower: '0.50' });
  expect(probabilities[1]).toEqual({ from: 4, to: 10, higher: '0.51', lower: '0.49' });
  expect(probabilities.at(-2)).toEqual({ from: 620, to: 735, higher: '0.99', lower: '0.01' });
  expect(probabilities.at(-1)).toEqual({ from: 736, to: null, higher: '1.00', lower: '0.00' });
  expect(differences).toHaveLength(101);
  expect([differences[0], differences[50], differences[57], differences[100]]).toEqual([
    { p: '0.00', dp: -800 },
    { p: '0.50', dp: 0 },
    { p: '0.57', dp: 50 },
    { p: '1.00', dp: 800 },
  ]);
});
