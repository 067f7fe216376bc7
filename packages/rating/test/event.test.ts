import { describe, expect, test } from 'vitest';
import { defined } from '../src/defined.ts';
import {
  EDITIONS,
  type Edition,
  type EventGameInput,
  type EventInput,
  type EventOutcome,
  type EventPlayerInput,
  type PlayerGameOutcome,
  type PlayerOutcome,
  rateEvent,
  withVariant,
} from '../src/index.ts';
import { amended, codes, crosstable, NO_RULE, silenced, standard } from './helpers.ts';

/** With its reasons; and the same without. */
function rate(edition: Edition, input: Omit<EventInput, 'type'> & Partial<EventInput>): EventOutcome {
  const event: EventInput = { type: 'swiss', ...input };
  const outcome = rateEvent(edition, event, { explain: true });
  expect(rateEvent(edition, event)).toEqual(silenced(outcome));
  return outcome;
}

/** Players with their ratings, all with one K. */
const rated = (...ratings: readonly (number | null)[]): EventPlayerInput[] =>
  ratings.map((rating) => ({ rating, k: 20 }));

/** A game between the first player and another, by the first one's score. */
const against = (black: number, whiteScore: number, more: Partial<EventGameInput> = {}): EventGameInput => ({
  white: 0,
  black,
  whiteScore,
  blackScore: 1 - whiteScore,
  played: true,
  ...more,
});

const player = (outcome: EventOutcome, index: number): PlayerOutcome => defined(outcome.players[index]);
const game = (outcome: EventOutcome, index: number, number = 0): PlayerGameOutcome =>
  defined(player(outcome, index).games[number]);

const chapter = (edition: Edition, standardArticle: string, rapidArticle: string): string =>
  edition.cadence !== 'standard' && edition.id >= '2024' ? rapidArticle : standardArticle;

describe.each(EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition })))(
  '$name',
  ({ edition }) => {
    test('5.1: unplayed games never count, whatever their result', () => {
      const outcome = rate(edition, {
        players: rated(2000, 2000, 2000, 2000, 2000),
        games: [
          against(1, 1),
          against(2, 1, { played: false }),
          against(3, 0.5, { played: false }),
          against(4, 0, { played: false, blackScore: 0 }),
        ],
      });
      expect([player(outcome, 0).n, player(outcome, 0).score, player(outcome, 0).change]).toEqual([
        1, 2, 1000,
      ]);
      expect([1, 2, 3, 4].map((index) => player(outcome, index).n)).toEqual([1, 0, 0, 0]);
      const unplayed = [{ code: 'game-unplayed', article: chapter(edition, '5.1', '4.1'), values: {} }];
      expect(player(outcome, 0).games.slice(1)).toEqual(
        [2, 1, 0].map((score, index) => ({
          game: index + 1,
          opponent: index + 2,
          score,
          counted: false,
          opponentRating: 2000,
          difference: null,
          expected: null,
          delta: null,
          reasons: unplayed,
        })),
      );
      expect(player(outcome, 3).games[0]).toMatchObject({
        game: 2,
        opponent: 0,
        score: 1,
        reasons: unplayed,
      });
    });

    test('5.1: force majeure and fair play exclude a game only in editions with the exception', () => {
      const outcome = rate(edition, {
        players: rated(2000, 2000, 2000),
        games: [against(1, 1, { exception: 'force-majeure' }), against(2, 1, { exception: 'fair-play' })],
      });
      const excepted = edition.id >= '2024';
      expect(outcome.players.map(({ n }) => n)).toEqual(excepted ? [0, 0, 0] : [2, 1, 1]);
      const out = (cause: string) => ({
        code: 'game-excepted',
        article: chapter(edition, '5.1', '4.1'),
        values: { cause },
      });
      if (excepted) {
        expect(player(outcome, 0).games.map(({ reasons }) => reasons)).toEqual([
          [out('force-majeure')],
          [out('fair-play')],
        ]);
      }
    });

    test('0.2: only the chosen games of an event rated by decision count, in editions with the rule', () => {
      const outcome = rate(edition, {
        players: rated(2000, 2000, 2000),
        games: [against(1, 1, { exception: 'not-chosen' }), against(2, 1)],
      });
      const isChosen = edition.id >= '2024';
      expect(outcome.players.map(({ n }) => n)).toEqual(isChosen ? [1, 0, 1] : [2, 1, 1]);
      const reasons = player(outcome, 0).games[0]?.reasons;
      const out = { code: 'game-not-chosen', article: '0.2', values: {} };
      if (isChosen) expect(reasons).toEqual([out]);
    });

    test('a rated player: the figures of the event and of each game', () => {
      const outcome = rate(edition, { players: rated(2000, 1900), games: [against(1, 0.5)] });
      const { method, reasons } = outcome;
      expect({ method, reasons }).toEqual({ method: 'swiss', reasons: [] });
      expect({ ...player(outcome, 0), games: [], reasons: [] }).toEqual({
        rating: 2000,
        k: 20,
        kUsed: 20,
        n: 1,
        score: 1,
        expected: 64,
        sum: -14,
        change: -280,
        new: 1997,
        initial: null,
        games: [],
        reasons: [],
      });
      expect(codes(player(outcome, 0).reasons)).toEqual(
        edition.id === '2005-07' && edition.cadence === 'rapid'
          ? ['change-summed', 'change-rounded', 'digits-shown']
          : ['change-summed', 'change-rounded'],
      );
      expect(game(outcome, 1)).toEqual({
        game: 0,
        opponent: 0,
        score: 1,
        counted: true,
        opponentRating: 2000,
        difference: -100,
        expected: 36,
        delta: 14,
        reasons: [
          {
            code: 'difference-counted',
            article: edition.rules.probabilityTable.article,
            values: { own: 1900, opponent: 2000, difference: -100, counted: -100, expected: '0.36' },
          },
        ],
      });
    });
  },
);

describe('games against unrated players in a Swiss or team event', () => {
  /** Half a point of three against 1500, 1560 and 1620: 1560 − 273 = 1287. */
  const event = (more: Partial<EventPlayerInput> = {}, scores = [0.5, 0, 0]) => ({
    players: [{ rating: null, ...more }, ...rated(1500, 1560, 1620)].map((each) => ({ ...each, k: 30 })),
    games: scores.map((score, index) => against(index + 1, score)),
  });

  test.each([
    ['2005-07', '6.4, 6.41'],
    ['2014-07', '6.32, 8.52'],
    ['2017-07', '6.32, 8.52'],
    ['2022-01', '8.3.1'],
    ['2024-03', '8.3.1'],
    ['2025-10', '8.3.1'],
  ])('%s: not counted (%s)', (id, article) => {
    const outcome = rate(standard(id), event());
    for (const index of [1, 2, 3]) {
      expect([player(outcome, index).n, player(outcome, index).change]).toEqual([0, 0]);
      expect(game(outcome, index)).toMatchObject({
        counted: false,
        opponentRating: null,
        difference: null,
        expected: null,
        delta: null,
        reasons: [{ code: 'opponent-unrated', article, values: {} }],
      });
    }
  });

  test('2009 6.42: counted with the result of this event', () => {
    const outcome = rate(standard('2009-07'), event());
    expect(player(outcome, 0).initial).toMatchObject({
      ru: 1287,
      n: 3,
      score: 1,
      p: 17,
      dp: -273,
      counts: true,
    });
    expect(outcome.players.map(({ expected, change }) => [expected, change])).toEqual([
      [0, null],
      [77, -810],
      [83, 510],
      [88, 360],
    ]);
    expect(game(outcome, 1)).toEqual({
      game: 0,
      opponent: 0,
      score: 1,
      counted: true,
      opponentRating: 1287,
      difference: 213,
      expected: 77,
      delta: -27,
      reasons: [
        { code: 'opponent-result-used', article: '6.42, 8.52, 8.53', values: { ru: 1287 } },
        {
          code: 'difference-counted',
          article: '8.1b, 12.2',
          values: { own: 1500, opponent: 1287, difference: 213, counted: 213, expected: '0.77' },
        },
      ],
    });
  });

  const missing = [{ code: 'opponent-result-missing', article: '6.42, 8.52, 8.53', values: { opponent: 0 } }];

  test('2009 as applied: half a point is not a result', () => {
    const outcome = rate(withVariant(standard('2009-07'), 'one-point-2009'), event());
    expect(player(outcome, 0).initial).toMatchObject({ ru: 1287, counts: false });
    expect(player(outcome, 0).reasons.slice(2)).toEqual([
      { code: 'taken-as-first-event', article: '6.1, 6.41, 8.21', values: {} },
      { code: 'score-too-low', article: '6.1, 6.41, 8.21', values: { score: 0.5, minimum: 1 } },
    ]);
    expect(outcome.players.map(({ n }) => n)).toEqual([3, 0, 0, 0]);
    expect([1, 2, 3].map((index) => game(outcome, index).reasons)).toEqual([missing, missing, missing]);
  });

  test('2009 6.41: a result at the floor does not count', () => {
    const at = (lowest: number): EventOutcome =>
      rate(standard('2009-07'), {
        ...event(),
        players: rated(null, lowest, 1473, 1473),
        games: event().games,
      });
    // A mean of 1473 less 273 is the floor itself.
    expect(player(at(1473), 0).initial).toMatchObject({ ru: 1200, counts: false });
    expect(player(at(1473), 1).n).toBe(0);
    expect(player(at(1476), 0).initial).toMatchObject({ ru: 1201, counts: true });
    expect(player(at(1476), 1).n).toBe(1);
  });

  test('2009 6.1: a zero after a performance counts for the player, not for the opponents', () => {
    const outcome = rate(standard('2009-07'), event({ performed: true }, [0, 0, 0]));
    expect(player(outcome, 0).initial).toMatchObject({ ru: 760, counts: true });
    expect(player(outcome, 0).reasons.slice(2)).toEqual([
      { code: 'taken-as-later-event', article: '6.1, 6.41, 8.21', values: {} },
      { code: 'low-score-counts', article: '6.1, 6.41, 8.21', values: { score: 0 } },
    ]);
    expect(outcome.players.map(({ n }) => n)).toEqual([3, 0, 0, 0]);
    expect(game(outcome, 1).reasons).toEqual(missing);
  });

  test('2009 6.1: a zero in a later event without a performance does not count', () => {
    const outcome = rate(standard('2009-07'), event({ laterEvent: true }, [0, 0, 0]));
    expect(player(outcome, 0).initial).toMatchObject({ ru: 760, counts: false });
    expect(codes(player(outcome, 0).reasons).slice(2)).toEqual(['taken-as-later-event', 'score-too-low']);
  });

  test.each([
    ['2005-07', {}, 0.5, false, ['taken-as-first-event', 'score-too-low']],
    ['2005-07', { laterEvent: true }, 0.5, true, ['taken-as-later-event', 'low-score-counts']],
    ['2011-07', {}, 0.5, false, ['taken-as-first-event', 'score-too-low']],
    ['2014-07', {}, 0, false, ['taken-as-first-event', 'score-too-low']],
    ['2014-07', { laterEvent: true }, 0, true, ['taken-as-later-event', 'low-score-counts']],
    ['2024-03', {}, 0, false, ['taken-as-first-event', 'score-too-low']],
    ['2024-03', {}, 0.5, true, ['taken-as-first-event']],
    ['2024-03', { performed: true }, 0, true, ['taken-as-later-event', 'low-score-counts']],
  ])('%s: the first event by default: %j with %d counts %s', (id, more, points, counts, why) => {
    const { initial, reasons } = player(
      rate(standard(id), {
        players: [{ rating: null, ...more }, ...rated(2400, 2400, 2400)],
        games: [against(1, points), against(2, 0), against(3, 0)],
      }),
      0,
    );
    expect(initial?.counts).toBe(counts);
    expect(codes(reasons).slice(2)).toEqual(why);
  });

  test('three rated opponents are three players, not three games (6.42)', () => {
    const games = [
      against(1, 1),
      against(2, 1),
      against(1, 1, { white: 1, black: 0, whiteScore: 0, blackScore: 1 }),
    ];
    const { initial, reasons } = player(
      rate(standard('2005-07'), { players: rated(null, 2000, 2000), games }),
      0,
    );
    expect([initial?.n, initial?.counts]).toEqual([3, false]);
    expect(reasons.at(-1)).toEqual({
      code: 'too-few-rated-opponents',
      article: '6.42',
      values: { met: 2, needed: 3 },
    });
  });

  test('an unrated player counts only games against rated ones (6.4, 8.21a, 8.2.2)', () => {
    const outcome = rate(standard('2014-07'), {
      players: rated(null, 1800, 1700, null),
      games: [against(1, 1), against(2, 0), against(3, 1)],
    });
    expect(player(outcome, 0)).toMatchObject({ n: 2, score: 2, initial: { ru: 1750, n: 2, score: 2 } });
    expect(player(outcome, 0).games.map(({ counted, opponentRating }) => [counted, opponentRating])).toEqual([
      [true, 1800],
      [true, 1700],
      [false, null],
    ]);
    expect(game(outcome, 0, 2).reasons).toEqual([{ code: 'opponent-unrated', article: '8.21a', values: {} }]);
    expect(game(outcome, 0, 0).reasons).toEqual([]);
    // The other unrated player had no rated opponents.
    expect(player(outcome, 3)).toMatchObject({ n: 0, score: 0, initial: null });
    expect(player(outcome, 3).reasons).toEqual([{ code: 'nothing-counts', article: '8.21a', values: {} }]);
  });

  test('unplayed games of the player do not count either', () => {
    const outcome = rate(standard('2014-07'), {
      players: rated(null, 1800, 1700),
      games: [against(1, 1), against(2, 1, { played: false })],
    });
    expect(player(outcome, 0)).toMatchObject({ n: 1, score: 2, initial: { ru: 1820, n: 1 } });
    expect(codes(game(outcome, 0, 1).reasons)).toEqual(['game-unplayed']);
  });
});

describe('2005 6.4: a Scheveningen event with one unrated player', () => {
  const event = (points: number): Parameters<typeof rate>[1] => ({
    type: 'scheveningen',
    players: rated(null, 1900, 1900, 1900, 1900),
    games: [against(1, points), against(2, 0), against(3, 0), against(4, 0)],
  });

  test('counts with the event result', () => {
    const outcome = rate(standard('2005-07'), event(1));
    expect(player(outcome, 0).initial).toMatchObject({ ru: 1707, counts: true });
    expect(outcome.players.map(({ n }) => n)).toEqual([4, 1, 1, 1, 1]);
    expect(game(outcome, 1)).toMatchObject({ opponentRating: 1707, difference: 193, expected: 75 });
    expect(game(outcome, 1).reasons[0]).toEqual({
      code: 'opponent-result-used',
      article: '6.4',
      values: { ru: 1707 },
    });
  });

  test('does not count without a result', () => {
    const outcome = rate(standard('2005-07'), event(0.5));
    expect(outcome.players.map(({ n }) => n)).toEqual([4, 0, 0, 0, 0]);
    expect(game(outcome, 2).reasons).toEqual([
      { code: 'opponent-result-missing', article: '6.4, 6.41', values: { opponent: 0 } },
    ]);
  });

  test.each([
    ['2009-07', 1, [4, 1, 1, 1, 1]],
    ['2014-07', 1, [4, 0, 0, 0, 0]],
    ['2024-03', 1, [4, 0, 0, 0, 0]],
  ])('%s has no special rule', (id, points, n) => {
    expect(rate(standard(id), event(points)).players.map((each) => each.n)).toEqual(n);
  });
});

describe('matches', () => {
  /** The first player's scores, game by game. */
  const match = (
    scores: readonly number[],
    more: Omit<Partial<EventInput>, 'games'> = {},
  ): Parameters<typeof rate>[1] & { readonly games: readonly EventGameInput[] } => ({
    type: 'match',
    players: rated(2000, 2000),
    games: scores.map((score, index) => against(1, score, { round: index + 1 })),
    ...more,
  });

  test.each([
    // 6.5, 6.2: once one side has more than half of the points
    [[1, 1, 1, 1], 4, 3],
    [[1, 1, 0.5, 1], 4, 3],
    [[1, 1, 0, 0], 4, 4],
    [[0, 0, 0, 1], 4, 3],
    [[0.5, 0.5, 1, 1, 1], 5, 4],
    [[0.5, 0.5, 0.5, 1, 1], 5, 5],
    [[1, 1, 1, 0, 0], 5, 3],
    [[1, 1, 1, 0, 0], null, 5],
  ])('%j of %s games: %i count', (scores, scheduledGames, n) => {
    for (const edition of [
      standard('2005-07'),
      standard('2009-07'),
      standard('2014-07'),
      standard('2024-03'),
    ]) {
      const outcome = rate(edition, match(scores, { scheduledGames }));
      expect(outcome.players.map((each) => each.n)).toEqual([n, n]);
    }
  });

  test.each([
    ['2005-07', '6.5'],
    ['2009-07', '6.5'],
    ['2014-07', '6.5'],
    ['2024-03', '6.2'],
  ])('%s: the reason (%s)', (id, article) => {
    const outcome = rate(standard(id), match([1, 1, 1, 1, 0, 1], { scheduledGames: 6 }));
    const after = [{ code: 'game-after-decision', article, values: { scheduled: 6, needed: '3.50' } }];
    expect(player(outcome, 1).games.map(({ reasons }) => reasons[0]?.code)).toEqual([
      ...Array(4).fill('difference-counted'),
      ...Array(2).fill('game-after-decision'),
    ]);
    expect(game(outcome, 0, 5).reasons).toEqual(after);
    expect(game(outcome, 0, 5)).toMatchObject({ counted: false, opponentRating: 2000 });
  });

  test('games are ordered by round', () => {
    const { games } = match([1, 1, 1, 1]);
    const outcome = rate(standard('2024-03'), { ...match([]), games: games.toReversed(), scheduledGames: 4 });
    expect(player(outcome, 0).games.map(({ counted }) => counted)).toEqual([false, true, true, true]);
  });

  test('a game without a round keeps its place', () => {
    const games = [1, 1, 1, 1].map((score) => against(1, score));
    const outcome = rate(standard('2024-03'), { ...match([]), games, scheduledGames: 4 });
    expect(player(outcome, 0).games.map(({ counted }) => counted)).toEqual([true, true, true, false]);
  });

  test('a forfeit can decide the match', () => {
    const games = match([1, 1, 1, 1]).games.map((each, index) => ({ ...each, played: index !== 0 }));
    const outcome = rate(standard('2024-03'), { ...match([]), games, scheduledGames: 4 });
    expect(player(outcome, 0).games.map(({ reasons }) => reasons[0]?.code)).toEqual([
      ...['game-unplayed', 'difference-counted', 'difference-counted', 'game-after-decision'],
    ]);
  });

  test.each([
    ['2024-03', [4, 4]],
    ['2014-07', [3, 3]],
    ['2005-07', [3, 3]],
  ])('6.2: the rule can be waived from 2024 only (%s)', (id, n) => {
    const waived = match([1, 1, 1, 1], { scheduledGames: 4, waivedMatchRule: true });
    expect(rate(standard(id), waived).players.map((each) => each.n)).toEqual(n);
  });

  test('an edition may rate all games of a match', () => {
    const edition = amended(standard('2014-07'), { decidedMatch: NO_RULE });
    expect(rate(edition, match([1, 1, 1, 1], { scheduledGames: 4 })).players.map((each) => each.n)).toEqual([
      4, 4,
    ]);
  });

  test.each([
    ['2009-07', '6.6'],
    ['2014-07', '6.6'],
    ['2024-03', '6.1'],
  ])('%s: a match with an unrated player is not rated (%s)', (id, article) => {
    const outcome = rate(standard(id), match([1, 0, 1, 0], { players: rated(null, 2000) }));
    expect(outcome.players.map(({ n, initial }) => [n, initial])).toEqual([
      [0, null],
      [0, null],
    ]);
    const reasons = [{ code: 'match-with-unrated', article, values: {} }];
    expect([game(outcome, 0).reasons, game(outcome, 1).reasons]).toEqual([reasons, reasons]);
  });

  test('2005: the games do not count for the rated player, and one opponent is too few for the other', () => {
    const outcome = rate(standard('2005-07'), match([1, 0, 1, 0], { players: rated(null, 2000) }));
    expect(player(outcome, 0).initial).toMatchObject({ ru: 2000, n: 4, counts: false });
    expect([player(outcome, 1).n, codes(game(outcome, 1).reasons)]).toEqual([0, ['opponent-unrated']]);
  });

  test('other events are never decided early', () => {
    const swiss = match([1, 1, 1, 1], { type: 'swiss', scheduledGames: 4 });
    expect(rate(standard('2024-03'), swiss).players.map((each) => each.n)).toEqual([4, 4]);
  });
});

describe('round robins', () => {
  const FOUR = { type: 'round-robin' as const, players: rated(2000, 1900, 1800, null) };
  const FULL = ['*½½½', '½*½½', '½½*½', '½½½*'];

  test.each([
    ['a forfeit', ['*½½+', '½*½½', '½½*½', '-½½*'], 1],
    ['two games missing', ['*½½.', '½*.½', '½.*½', '.½½*'], 2],
  ])('6.43, 6.4: %s: rated as a Swiss', (_name, rows, unplayed) => {
    for (const [id, article] of [
      ['2005-07', '6.43'],
      ['2009-07', '6.43'],
      ['2014-07', '6.4'],
      ['2017-07', '6.4'],
    ] as const) {
      const outcome = rate(standard(id), { ...FOUR, games: crosstable(rows) });
      expect(outcome.method).toBe('swiss');
      expect(outcome.reasons).toEqual([{ code: 'round-robin-as-swiss', article, values: { unplayed } }]);
    }
  });

  test.each(['2005-07', '2009-07', '2011-07', '2012-07', '2013-07', '2014-07', '2017-07'])(
    '%s: a complete round robin is rated as one',
    (id) => {
      const outcome = rate(standard(id), { ...FOUR, games: crosstable(FULL) });
      expect([outcome.method, outcome.reasons]).toEqual(['round-robin', []]);
      // Rar 1900, dpa 0, all at half: everybody unrated is at 1900.
      expect(player(outcome, 3).initial).toMatchObject({ ru: 1900, n: 3, score: 3, counts: true });
      expect(outcome.players.map(({ n }) => n)).toEqual([3, 3, 3, 3]);
      expect(player(outcome, 0).expected).toBe(64 + 76 + 64);
    },
  );

  test('2017: games too fast for one player: rated as a Swiss', () => {
    const outcome = rate(standard('2017-07'), {
      type: 'round-robin',
      minutes: 90,
      players: rated(2250, 1500, 1550, null),
      games: crosstable(FULL),
    });
    expect(outcome.method).toBe('swiss');
    expect(outcome.reasons).toEqual([
      { code: 'round-robin-as-swiss', article: '6.4', values: { unplayed: 3 } },
    ]);
    expect(outcome.players.map(({ n }) => n)).toEqual([0, 1, 1, 2]);
    expect(player(outcome, 3).initial).toMatchObject({ ru: 1525, n: 2 });
  });

  test.each(['2022-01', '2024-03', '2025-10'])('%s: no rule on round robins applies', (id) => {
    const outcome = rate(standard(id), { ...FOUR, games: crosstable(FULL) });
    expect([outcome.method, outcome.reasons]).toEqual(['swiss', []]);
    expect(outcome.players.map(({ n }) => n)).toEqual([2, 2, 2, 3]);
    expect(game(outcome, 0, 2).reasons).toEqual([{ code: 'opponent-unrated', article: '8.3.1', values: {} }]);
  });

  test('a double round robin has every pair twice', () => {
    const games = [...crosstable(FULL), ...crosstable(FULL)];
    const double = { ...FOUR, type: 'double-round-robin' as const };
    expect(rate(standard('2014-07'), { ...double, games })).toMatchObject({
      method: 'round-robin',
      reasons: [],
    });
    expect(rate(standard('2014-07'), { ...double, games: games.slice(1) })).toMatchObject({
      method: 'swiss',
      reasons: [{ code: 'round-robin-as-swiss', values: { unplayed: 1 } }],
    });
    expect(rate(standard('2014-07'), { ...double, games: crosstable(FULL) })).toMatchObject({
      reasons: [{ code: 'round-robin-as-swiss', values: { unplayed: 6 } }],
    });
    const outcome = rate(standard('2014-07'), { ...double, games });
    expect(outcome.players.map(({ n }) => n)).toEqual([6, 6, 6, 6]);
    expect(player(outcome, 3).initial).toMatchObject({ ru: 1900, n: 6, score: 6 });
  });

  test('an additional game is accepted', () => {
    const games = [...crosstable(FULL), against(1, 1)];
    expect(rate(standard('2014-07'), { ...FOUR, games }).method).toBe('round-robin');
  });

  test('2009 8.21: with fewer than three rated opponents no result, for the player and for others', () => {
    const outcome = rate(standard('2009-07'), {
      type: 'round-robin',
      players: rated(2000, 1900, null),
      games: crosstable(['*½½', '½*½', '½½*']),
    });
    expect(player(outcome, 2).initial).toMatchObject({ ru: 1950, counts: false });
    expect(player(outcome, 2).reasons.at(-1)).toEqual({
      code: 'too-few-rated-opponents',
      article: '6.41, 8.21',
      values: { met: 2, needed: 3 },
    });
    expect(outcome.players.map(({ n }) => n)).toEqual([1, 1, 2]);
    const { article } = standard('2009-07').rules.roundRobinAgainstUnrated;
    expect(game(outcome, 0, 1).reasons).toEqual([
      { code: 'opponent-result-missing', article, values: { opponent: 2 } },
    ]);
  });

  test('2009 8.21: only rated opponents count; unrated ones count for each other', () => {
    const outcome = rate(standard('2009-07'), {
      type: 'round-robin',
      players: rated(2000, 1900, null, null),
      games: crosstable(['*½½½', '½*½½', '½½*½', '½½½*']),
    });
    expect(outcome.players.map(({ n, initial }) => [n, initial?.ru, initial?.counts])).toEqual([
      [1, undefined, undefined],
      [1, undefined, undefined],
      [3, 1950, false],
      [3, 1950, false],
    ]);
    expect(game(outcome, 2, 2)).toMatchObject({
      opponent: 3,
      counted: true,
      opponentRating: 1950,
      reasons: [],
    });
  });

  test('2005 6.42: in a round robin two rated opponents are enough, for the player and for others', () => {
    const outcome = rate(standard('2005-07'), {
      type: 'round-robin',
      players: rated(2000, 1900, null),
      games: crosstable(['*½½', '½*½', '½½*']),
    });
    expect(player(outcome, 2).initial).toMatchObject({ ru: 1950, counts: true });
    expect(outcome.players.map(({ n }) => n)).toEqual([2, 2, 2]);
  });

  test('a rated player without a point remains in the field', () => {
    const outcome = rate(standard('2014-07'), {
      type: 'round-robin',
      players: rated(2000, 1900, 1800, null),
      games: crosstable(['*½1½', '½*1½', '00*0', '½½1*']),
    });
    // dp 125, 125 and −800: dpa −183.33, Ra 1900 + 137.5 = 2037.5 → 2038; a half point above half.
    expect(player(outcome, 3).reasons[0]?.values).toEqual({
      ...{ rated: 3, rar: '1900.00', dpa: '-183.33', opponents: 3, ra: 2038 },
    });
    expect(player(outcome, 3).initial).toMatchObject({ ru: 2058, n: 3, score: 4 });
    expect(outcome.players.map(({ n }) => n)).toEqual([3, 3, 3, 3]);
  });

  test('two players make a round robin', () => {
    const two = (rows: readonly string[]): EventOutcome =>
      rate(standard('2014-07'), { type: 'round-robin', players: rated(2000, null), games: crosstable(rows) });
    expect(player(two(['*½', '½*']), 1).initial).toMatchObject({ ru: 2000, counts: true });
    expect(player(two(['*½', '½*']), 0)).toMatchObject({ n: 1, expected: 50 });
    // Without the dropped player there are no opponents.
    expect(player(two(['*1', '0*']), 1).initial).toMatchObject({ n: 1, score: 0, counts: false });
    expect(player(two(['*1', '0*']), 0)).toMatchObject({ n: 0, change: 0 });
  });

  test('an edition may compute results without using them for others', () => {
    const edition = amended(standard('2014-07'), {
      roundRobinAgainstUnrated: { value: 'not-counted', article: '8.52', provenance: 'text' },
    });
    const outcome = rate(edition, { ...FOUR, games: crosstable(FULL) });
    expect(outcome.players.map(({ n }) => n)).toEqual([2, 2, 2, 3]);
    expect(player(outcome, 3).initial).toMatchObject({ ru: 1900, counts: true });
    expect(game(outcome, 0, 2).reasons).toEqual([{ code: 'opponent-unrated', article: '8.52', values: {} }]);
  });

  test('a field of unrated players only gives no results', () => {
    const outcome = rate(standard('2014-07'), {
      type: 'round-robin',
      players: rated(null, null),
      games: crosstable(['*½', '½*']),
    });
    expect(outcome.players.map(({ initial }) => initial)).toEqual([null, null]);
    expect(player(outcome, 0).reasons).toEqual([{ code: 'nothing-counts', article: '8.21b', values: {} }]);
  });

  test('10.31: a result below the floor is ignored for the player and used for the opponents', () => {
    const outcome = rate(standard('2005-07'), {
      start: '2006-02-01',
      type: 'round-robin',
      players: rated(1500, 1480, 1460, null),
      games: crosstable(['*½½1', '½*½1', '½½*0', '001*']),
    });
    const { initial, reasons } = player(outcome, 3);
    expect([initial?.counts, codes(reasons).at(-1)]).toEqual([false, 'leading-result-under-floor']);
    expect(initial?.ru).toBeLessThan(1401);
    expect(outcome.players.map(({ n }) => n)).toEqual([3, 3, 3, 3]);
  });
});

describe('6.1: an unrated player with too low a score drops out of a round robin', () => {
  const players = [2600, 2500, null, 2400, null, 2150, 2300, null, null, 2300];

  test('2009: zero; n and p of the others are over the games left', () => {
    const outcome = rate(standard('2009-07'), {
      type: 'round-robin',
      players: players.map((rating) => ({ rating, k: rating !== null && rating >= 2400 ? 20 : 30 })),
      games: crosstable([
        '*111011111',
        '0*11111110',
        '00*1111111',
        '000*111111',
        '1000*11111',
        '00000*1111',
        '000000*111',
        '0000000*11',
        '00000000*0',
        '010000001*',
      ]),
    });
    expect([2, 4, 7].map((index) => player(outcome, index).initial?.ru)).toEqual([2432, 2402, 2070]);
    expect(player(outcome, 2).reasons[0]).toEqual({
      code: 'tournament-average',
      article: '8.21b',
      values: { rated: 6, rar: '2375.00', dpa: '3.67', opponents: 8, ra: 2372 },
    });
    expect([0, 5, 9].map((index) => player(outcome, index).change)).toEqual([1160, 3180, -7260]);
    expect(outcome.players.map(({ n }) => n)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 9, 8]);
    // The result with the whole field is shown, and does not count.
    const dropped = player(outcome, 8);
    expect([dropped.initial?.n, dropped.initial?.score, dropped.initial?.counts]).toEqual([9, 0, false]);
    expect(dropped.reasons.at(-1)).toEqual({
      code: 'score-too-low',
      article: '6.1, 6.41, 8.21',
      values: { score: 0, minimum: 0.5 },
    });
    const out = [{ code: 'opponent-dropped', article: '6.1', values: { score: 0, minimum: 0.5 } }];
    expect(game(outcome, 0, 7)).toMatchObject({
      opponent: 8,
      counted: false,
      opponentRating: null,
      reasons: out,
    });
    expect(game(outcome, 2, 7)).toMatchObject({ opponent: 8, counted: false, reasons: out });
  });

  test('2005: half a point; once, by the scores as made', () => {
    const outcome = rate(standard('2005-07'), {
      type: 'round-robin',
      start: '2007-01-01',
      players: players.map((rating) => ({ rating, k: rating !== null && rating >= 2400 ? 10 : 15 })),
      games: crosstable([
        '*111½1½111',
        '0*11½1½111',
        '00*1111111',
        '000*111111',
        '½½00*11111',
        '00000*1111',
        '½½0000*111',
        '0000000*10',
        '00000000*½',
        '00000001½*',
      ]),
    });
    expect(player(outcome, 2).reasons[0]?.values).toEqual({
      rated: 6,
      rar: '2375.00',
      dpa: '21.33',
      opponents: 8,
      ra: 2356,
    });
    expect([2, 4, 7].map((index) => player(outcome, index).initial?.ru)).toEqual([2450, 2422, 1376]);
    expect([0, 5, 9].map((index) => player(outcome, index).change)).toEqual([690, 1170, -3705]);
    // H has only losses left, and is still below the floor.
    expect(player(outcome, 7).initial).toMatchObject({ n: 8, score: 0, p: 0, dp: -735, counts: false });
    expect(codes(player(outcome, 7).reasons).at(-1)).toBe('leading-result-under-floor');
    expect(player(outcome, 8).initial?.counts).toBe(false);
  });

  const zero = (id: string, more: Partial<EventPlayerInput>): EventOutcome =>
    rate(standard(id), {
      type: 'round-robin',
      players: [...rated(2000, 1900, 1800), { rating: null, ...more }],
      games: crosstable(['*½½1', '½*½1', '½½*1', '000*']),
    });

  test.each([
    ['2005-07', {}, false, 2],
    // Below the floor, without a known performance before.
    ['2005-07', { laterEvent: true }, false, 3],
    ['2005-07', { performed: true }, true, 3],
    ['2014-07', {}, false, 2],
    ['2014-07', { laterEvent: true }, true, 3],
    // 2009 6.1: in any event, until a performance; then for the player only
    ['2009-07', { laterEvent: true }, false, 2],
    ['2009-07', { performed: true }, true, 2],
  ])('%s: a zero of %j counts %s, and the opponents have %i games', (id, more, counts, n) => {
    const outcome = zero(id, more);
    expect(player(outcome, 3).initial?.counts).toBe(counts);
    expect([0, 1, 2].map((index) => player(outcome, index).n)).toEqual([n, n, n]);
  });

  test('2009: after a performance the player remains in the average', () => {
    expect(player(zero('2009-07', { performed: true }), 3).reasons[0]?.values).toMatchObject({
      opponents: 3,
    });
    expect(codes(game(zero('2009-07', { performed: true }), 0, 2).reasons)).toEqual(['opponent-dropped']);
  });
});
