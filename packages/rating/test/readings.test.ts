import { describe, expect, test } from 'vitest';
import {
  developmentCoefficient,
  type EventFactsInput,
  eventEligibility,
  findEdition,
  firstRating,
  parseDate,
  rateEvent,
  standing,
  withVariant,
} from '../src/index.ts';

const LOST = { whiteScore: 0, blackScore: 1, played: true };
const standard = (id: string) => findEdition('standard', id);

describe('r4: a low score after a dropped one', () => {
  const events = (edition: ReturnType<typeof standard>, scores: readonly (readonly [number, number])[]) =>
    firstRating(
      { at: () => edition },
      {
        events: scores.map(([score, games], month) => ({
          start: `${edition.id.slice(0, 4)}-0${month + 8}-01`,
          games: Array.from({ length: games }, (_, game) => ({
            opponent: 2000,
            score: game < Math.floor(score) ? 1 : game < score ? 0.5 : 0,
          })),
        })),
      },
    ).events.map(({ counts, ru }) => (counts ? ru : null));

  test.each([
    // edition, scores and games, by the text, by first-event-only
    [
      '2005-07',
      [
        [0, 4],
        [0.5, 5],
      ],
      [null, null],
      [null, 1634],
    ],
    [
      '2005-07',
      [
        [3, 5],
        [0.5, 5],
      ],
      [2013, 1634],
      [2013, 1634],
    ],
    [
      '2014-07',
      [
        [0, 4],
        [0, 5],
      ],
      [null, null],
      [null, 1200],
    ],
    [
      '2014-07',
      [
        [3, 5],
        [0, 5],
      ],
      [2020, 1200],
      [2020, 1200],
    ],
  ] as const)('%s %j', (id, scores, text, other) => {
    expect(events(standard(id), scores)).toEqual(text);
    expect(events(withVariant(standard(id), 'first-event-only'), scores)).toEqual(other);
  });
});

test('points against unrated opponents: zero of three against 1700 and a win against a newcomer', () => {
  const counts = (edition: ReturnType<typeof standard>) =>
    rateEvent(edition, {
      start: '2024-06-01',
      type: 'swiss',
      players: [{ rating: null }, ...[1700, 1700, 1700, null].map((rating) => ({ rating, k: 20 }))],
      games: [
        ...[1, 2, 3].map((black) => ({ white: 0, black, ...LOST })),
        { white: 0, black: 4, whiteScore: 1, blackScore: 0, played: true },
      ],
    }).players[0]?.initial?.counts;
  expect(counts(standard('2024-03'))).toBe(false);
  expect(counts(withVariant(standard('2024-03'), 'points-against-unrated'))).toBe(true);
});

const told = ({ refusals, notes }: ReturnType<typeof eventEligibility>) => [...refusals, ...notes];
const codes = (edition: ReturnType<typeof standard>, facts: Partial<EventFactsInput>) =>
  told(
    eventEligibility(() => edition, edition, {
      type: 'round-robin',
      start: `${edition.id}-10`,
      end: `${edition.id}-20`,
      players: [],
      ...facts,
    }),
  ).map(({ code }) => code);

const field = (rated: number, players: number, women = 0) =>
  Array.from({ length: players }, (_, index) => ({
    rating: index < rated ? 1800 : null,
    sex: index < women ? ('w' as const) : ('m' as const),
  }));

test.each([
  ['2005-07', 'too-few-rated-in-field'],
  ['2009-07', 'too-few-rated-in-field'],
  ['2014-07', 'too-few-rated-in-field'],
])('%s: a forfeit in a round robin with one rated player', (id, code) => {
  const facts = { players: field(1, 10), unplayedGames: 1 };
  expect(codes(standard(id), facts)).toEqual(expect.arrayContaining(['round-robin-as-swiss', code]));
  expect(codes(withVariant(standard(id), 'forfeit-lifts-composition'), facts)).not.toContain(code);
});

describe('6.33: a national championship with three rated men', () => {
  const saved = (edition: ReturnType<typeof standard>, rated: number, women: number, womenOnly = false) =>
    codes(edition, { players: field(rated, 10, women), nationalChampionship: true, womenOnly }).includes(
      'national-championship',
    );
  test.each([
    // rated, of them women, women only; by the text, by men-are-players
    [3, 0, false, true, true],
    [3, 1, false, false, true],
    [4, 1, false, true, true],
    [2, 2, true, true, true],
  ])('%i rated, %i of them women, women only: %s', (rated, women, only, text, other) => {
    expect(saved(standard('2005-07'), rated, women, only)).toBe(text);
    expect(saved(withVariant(standard('2005-07'), 'men-are-players'), rated, women, only)).toBe(other);
  });
  test('in 2014 all players count', () => expect(saved(standard('2014-07'), 3, 1)).toBe(true));
});

test('the time control of an official event is too fast', () => {
  const facts = { type: 'swiss', official: true, minutes: 50, players: field(8, 8) } as const;
  expect(codes(standard('2014-07'), facts)).toContain('thinking-time-short');
  expect(codes(withVariant(standard('2014-07'), 'official-at-any-speed'), facts)).not.toContain(
    'thinking-time-short',
  );
});

test('2014 7.2: inactive players are not shown by the text, and shown in practice', () => {
  const shown = (edition: ReturnType<typeof standard>) =>
    standing(edition, {
      list: parseDate('2016-01-01'),
      rating: 1900,
      history: [{ list: parseDate('2014-10-01'), games: 9 }],
      firstListed: parseDate('2012-01-01'),
    });
  expect(shown(standard('2014-07'))).toMatchObject({ listed: true, active: false, shown: false });
  expect(shown(withVariant(standard('2014-07'), 'inactive-listed')).shown).toBe(true);
});

test('K after delisting counts the games since the new listing, with the variant', () => {
  const other = withVariant(standard('2024-03'), 'k-anew-after-delisting');
  expect(other.rules.kSteps.value?.filter(({ gamesUnder }) => gamesUnder)).toEqual([
    { k: 40, gamesUnder: 30, since: 'listing' },
  ]);
  const k = (played: number) => developmentCoefficient(other, { rating: 1500, played, on: '2024-06-01' }).k;
  expect([k(5), k(45)]).toEqual([40, 20]);
});
