import { parseDate, readEdition } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { publicationOn } from './publication.ts';

test('a list shows what the edition of the store publishes', () => {
  const edition = readEdition({
    id: 'draft',
    title: 'K 30 for newcomers',
    cadence: 'standard',
    from: '2005-07-01',
    basedOn: '2005-07',
    rules: { kSteps: { value: [{ k: 30, gamesUnder: 30 }, { k: 15 }], article: 'Draft 1' } },
  });
  const of = { practice: 'text' };
  const scenario = { edition, from: parseDate('2005-10-01') };
  expect(publicationOn(of, 'standard', '2005-10-01').firstK).toBe(25);
  expect(publicationOn({ ...of, scenario }, 'standard', '2005-10-01').firstK).toBe(30);
  expect(publicationOn({ ...of, scenario }, 'standard', '2005-07-01').firstK).toBe(25);
  expect(publicationOn(of, 'standard', '2009-07-01').firstK).toBeNull();
  expect(publicationOn(of, 'rapid', '2005-10-01').rating(2345)).toBe(234);
  expect(publicationOn(of, 'rapid', '1999-01-01').rating(2345)).toBe(2345);
});
