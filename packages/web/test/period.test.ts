import type { PeriodEvent, PeriodGame, PeriodView } from '@eloquence/api';
import { type RecomputeInput, recompute } from '@eloquence/rating';
import { messages as en } from '@eloquence/words/en/messages';
import { describe, expect, test } from 'vitest';
import { editionOn } from '../src/components/editions.ts';
import { changeableEvents, compare, withResults } from '../src/pages/period/check.ts';
import { stepsOf } from '../src/pages/period/engine.ts';

const person = (name: string): PeriodGame['opponent'] => ({ id: name, name, federation: 'ELO', title: '' });

function game(
  name: string,
  opponentRating: number | null,
  score: number,
  difference: number | null,
): PeriodGame {
  return {
    round: 1,
    colour: 'w',
    opponent: person(name),
    opponentRating,
    score,
    counted: difference !== null,
    difference,
    expected: null,
    delta: null,
    reasons: [],
  };
}

function event(changes: Partial<PeriodEvent>): PeriodEvent {
  return {
    event: 'E1',
    name: 'Open',
    edition: '2024-03',
    start: '2024-10-05',
    list: '2024-10-01',
    rating: 1600,
    n: 2,
    score: 1.5,
    expected: '1.00',
    sum: '0.50',
    k: 20,
    change: '10.00',
    games: [],
    reasons: [],
    ...changes,
  };
}

/** Two games against equals with K = 20: 1½ points, where 1 is expected, give +10. */
const input: RecomputeInput = {
  cadence: 'standard',
  list: '2024-11-01',
  applied: false,
  before: 1600,
  k: {
    edition: '2024-03',
    input: { rating: 1600, played: null, on: '2024-10-01', birth: '1980', peak: null },
  },
  period: {
    cadence: 'standard',
    edition: '2024-03',
    list: '2024-11-01',
    rating: 1600,
    k: 20,
    events: [
      {
        start: '2024-10-05',
        rating: 1600,
        k: null,
        games: [
          { opponent: 1600, score: 1 },
          { opponent: 1600, score: 0.5 },
        ],
      },
    ],
    corrections: [],
  },
  first: null,
  adjustments: [],
};

const period: PeriodView = {
  id: '1',
  name: 'A, B',
  cadence: 'standard',
  list: { date: '2024-11-01', revision: 1, source: 'computed', supersededBy: null },
  before: { rating: 1600, games: 0, k: 20 },
  after: { rating: 1610, games: 2, k: 20 },
  events: [
    event({
      games: [game('Bye', null, 1, null), game('Ann', 1600, 1, 0), game('Ben', 1600, 0.5, 0)],
    }),
  ],
  corrections: [],
  change: '10.00',
  rounded: 10,
  kUsed: 20,
  reasons: [],
  kReasons: [],
  standingReasons: [],
  first: null,
  kFrom: { source: 'rules', sentence: 'K follows.' },
  recompute: input,
};

const first: RecomputeInput = {
  ...input,
  before: null,
  k: null,
  period: null,
  first: {
    cadence: 'standard',
    events: [
      {
        start: '2024-10-05',
        type: 'swiss',
        official: false,
        games: [1900, 1800, 1800, 1750, 1700].map((opponent) => ({ opponent, score: 0.5 })),
      },
    ],
  },
};

describe('a period checked in the browser', () => {
  test('agrees line by line, down to the rating', () => {
    const lines = compare(period, recompute(input));
    expect(lines.map(({ what }) => what)).toEqual(['k', 'event', 'kUsed', 'change', 'rounded', 'rating']);
    expect(lines.filter(({ agrees }) => !agrees)).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ published: 1610, again: 1610 });
  });

  test('shows where values differ', () => {
    const wrong = { ...period, after: { rating: 1611, games: 2, k: 20 }, rounded: 11 };
    const lines = compare(wrong, recompute(input)).filter(({ agrees }) => !agrees);
    expect(lines.map(({ what }) => what)).toEqual(['rounded', 'rating']);
  });

  test('does not check a K that depends on private data', () => {
    const secret: PeriodView = { ...period, kFrom: { source: 'birthday', sentence: 'A birthday.' } };
    expect(compare(secret, recompute(input)).map(({ what }) => what)).not.toContain('k');
  });

  test('agrees for an unrated player', () => {
    const unrated: RecomputeInput = { ...input, before: null, k: null, period: null };
    const lines = compare({ ...period, after: null, recompute: unrated }, recompute(unrated));
    expect(lines).toEqual([{ what: 'rating', name: null, published: null, again: null, agrees: true }]);
  });

  test('compares a first rating by games, points and result', () => {
    const again = recompute(first);
    const told = { n: 5, score: 2.5, ru: again.first?.ru ?? null, rating: again.rating, reasons: [] };
    const lines = compare(
      { ...period, first: told, after: { rating: again.rating, games: 5, k: 40 }, recompute: first },
      again,
    );
    expect(lines.map(({ what }) => what)).toEqual(['games', 'score', 'ru', 'rating']);
    expect(lines.every(({ agrees }) => agrees)).toBe(true);
  });

  test('does not compare the formula if nothing counts', () => {
    const games = [{ opponent: 1800, score: 0 }];
    const lost: RecomputeInput = {
      ...first,
      first: {
        cadence: 'standard',
        events: [{ start: '2024-10-05', type: 'swiss', official: false, games }],
      },
    };
    const told = { n: 0, score: 0, ru: null, rating: null, reasons: [] };
    const lines = compare({ ...period, first: told, after: null, recompute: lost }, recompute(lost));
    expect(lines).toEqual([{ what: 'rating', name: null, published: null, again: null, agrees: true }]);
  });

  test('explains every step with its article and edition', () => {
    const steps = stepsOf(recompute(input), en);
    expect(steps.map(({ sentence }) => sentence)).toContain(
      '+10.00 is rounded to +10 (8.3.4): 1600 becomes 1610.',
    );
    expect(new Set(steps.map(({ edition }) => edition))).toEqual(new Set(['2024-03']));
  });
});

describe('what-if results', () => {
  test('games have opponents, without excluded games', () => {
    expect(changeableEvents(period)).toEqual([
      {
        name: 'Open',
        start: '2024-10-05',
        games: [
          { key: '0-0', opponent: 'Ann', rating: 1600, score: 1 },
          { key: '0-1', opponent: 'Ben', rating: 1600, score: 0.5 },
        ],
      },
    ]);
  });

  test('opponents in a first rating are named only if unambiguous', () => {
    const unrated = event({
      change: null,
      games: [game('Ann', 1900, 0.5, null), game('Ben', 1800, 0.5, null), game('Cyd', 1800, 0.5, null)].map(
        (each) => ({ ...each, counted: true }),
      ),
    });
    const [only] = changeableEvents({ ...period, events: [unrated], recompute: first });
    expect(only?.games.map(({ opponent }) => opponent)).toEqual(['Ann', null, null, null, null]);
  });

  test('a round robin stated by its Ru has no games to change', () => {
    const events = (first.first?.events ?? []).map((each) => ({ ...each, ru: 1800 }));
    const given: RecomputeInput = { ...first, first: { cadence: 'standard', events } };
    expect(changeableEvents({ ...period, recompute: given })).toEqual([]);
  });

  test('another result gives another rating, without changing the input', () => {
    const lost = withResults(input, { '0-0': 0 });
    expect(recompute(lost).rating).toBe(1590);
    expect(recompute(input).rating).toBe(1610);
    expect(recompute(withResults(first, { '0-0': 1 })).first?.score).toBe(3);
  });
});

describe('the edition of an article', () => {
  const days = [
    { id: '2024-03', cadence: 'standard', from: '2024-03-01' },
    { id: '2025-10', cadence: 'standard', from: '2025-10-01' },
    { id: '2024-12', cadence: 'rapid', from: '2024-12-01' },
  ] as const;

  test.each([
    ['standard', '2024-02-29', null],
    ['standard', '2025-09-30', '2024-03'],
    ['standard', '2025-10-01', '2025-10'],
    ['rapid', '2026-01-01', '2024-12'],
    ['blitz', '2026-01-01', null],
  ] as const)('%s on %s is of %s', (cadence, date, id) => {
    expect(editionOn(days, cadence, date)).toBe(id);
  });
});
