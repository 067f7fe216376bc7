import type { EventItem } from '@eloquence/api';
import { describe, expect, test } from 'vitest';
import { articlePath } from '../src/core/articles.ts';
import { resultSign } from '../src/pages/event/crosstable.tsx';
import { chosenOf, daysOf, eventsQueries, matchesOf } from '../src/pages/events/query.ts';

describe('the calendar of events', () => {
  test('ignores invalid filters', () => {
    expect(
      chosenOf({ federation: ' elo', cadence: 'slow', stage: 'rated', month: '2026-13', q: '' }),
    ).toEqual({
      federation: 'ELO',
      stage: 'rated',
    });
  });

  test.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2025-12', '2025-12-01', '2025-12-31'],
  ])('the days of %s', (month, first, last) => expect(daysOf(month)).toEqual({ first, last }));

  test('separates future and started events', () => {
    expect(eventsQueries({ cadence: 'rapid' }, '2026-07-31')).toEqual({
      coming: { cadence: 'rapid', from: '2026-08-01', limit: 200 },
      begun: { cadence: 'rapid', to: '2026-07-31', limit: 50 },
    });
  });

  test('queries a month only if it can have events', () => {
    expect(eventsQueries({ month: '2026-05' }, '2026-07-15')).toEqual({
      coming: null,
      begun: { from: '2026-05-01', to: '2026-05-31', limit: 50 },
    });
    expect(eventsQueries({ month: '2026-09' }, '2026-07-15')).toEqual({
      coming: { from: '2026-09-01', to: '2026-09-30', limit: 200 },
      begun: null,
    });
    expect(eventsQueries({ month: '2026-07' }, '2026-07-15')).toEqual({
      coming: { from: '2026-07-16', to: '2026-07-31', limit: 200 },
      begun: { from: '2026-07-01', to: '2026-07-15', limit: 50 },
    });
  });

  test.each([
    ['all counted', [2, 60], { count: 62, isMore: false }],
    ['one of too many to count', [2, null], { count: 3, isMore: true }],
  ])('says how many match: %s', (_, counts, expected) => {
    const items = [{} as EventItem];
    expect(matchesOf(counts.map((count) => ({ count, items })))).toEqual(expected);
  });

  test('later pages have only started events', () => {
    expect(eventsQueries({ cursor: '2026-05-01_E3' }, '2026-07-15')).toEqual({
      coming: null,
      begun: { to: '2026-07-15', cursor: '2026-05-01_E3', limit: 50 },
    });
  });
});

describe('a crosstable', () => {
  test.each([
    [1, true, '1'],
    [0.5, true, '½'],
    [0, true, '0'],
    [1, false, '+'],
    [0.5, false, '½'],
    [0, false, '−'],
  ])('a score of %f, played: %s', (score, played, sign) => expect(resultSign({ score, played })).toBe(sign));
});

test('articles have URLs', () => {
  expect(articlePath('2024-03', '8.3.2d')).toBe('/regulations/2024-03#a-8.3.2d');
  expect(articlePath('2024-12', '6.1', 'blitz')).toBe('/regulations/2024-12?cadence=blitz#a-6.1');
});
