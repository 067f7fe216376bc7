import type { EventStandingItem, EventStandingsView, TeamItem } from '@eloquence/api';
import { words } from '@eloquence/words/en/web/pages/event';
import { describe, expect, test } from 'vitest';
import { onlyShown, pageOf, placed, ROWS, roundOf, showsOf } from '../src/pages/event/shown.ts';
import { orderTeams } from '../src/pages/event/teams.tsx';
import { tieBreakText } from '../src/pages/event/tie-breaks.tsx';

/** Points of games; rank and points of the report. */
function player(
  no: number,
  points: number,
  reported: EventStandingItem['reported'] = null,
): EventStandingItem {
  const game = { colour: 'w', opponent: 9, score: 1, played: true } as const;
  return {
    ...{ no, points, reported, rank: 0, player: null, rating: null, n: null, score: null },
    ...{ expected: null, k: null, change: null, initial: null },
    games: [1, 2].map((round) => ({ ...game, round })),
    byes: [{ round: 3, kind: 'half', points: 0.5 }],
  };
}

const standings = (teams: number, players: readonly EventStandingItem[]): EventStandingsView => ({
  ...{ event: 'E1', cadence: 'standard', list: null, revision: null, edition: null, rounds: 3 },
  ...{ reported: true, tieBreaks: [], teams, players },
});

const order = (
  type: string | null,
  teams: number,
  players: readonly EventStandingItem[],
): readonly string[] =>
  placed({ type }, standings(teams, players)).map(({ rank, no, points }) => `${rank} ${no} ${points}`);

const said = (rank: number | null, points: number | null): EventStandingItem['reported'] => ({
  ...{ rank, points, rating: null },
});

describe('players are placed', () => {
  test.each([
    [
      'by the ranks of the report',
      'swiss',
      0,
      [player(1, 2, said(2, 2.5)), player(2, 2, said(1, 2.5))],
      ['1 2 2.5', '2 1 2.5'],
    ],
    [
      'by points without a report',
      'swiss',
      0,
      [player(1, 1), player(2, 2), player(3, 1)],
      ['1 2 2', '2 1 1', '2 3 1'],
    ],
    [
      'by its points without ranks',
      'swiss',
      0,
      [player(1, 1, said(null, 2)), player(2, 1.5, said(null, 1.5))],
      ['1 1 2', '2 2 1.5'],
    ],
    [
      'last without a rank',
      'swiss',
      0,
      [player(1, 3, said(null, 3)), player(2, 1, said(1, 1))],
      ['1 2 1', '3 1 3'],
    ],
    [
      'by points in a team event',
      'team',
      2,
      [player(1, 1, said(1, 1)), player(2, 2, said(2, 2))],
      ['1 2 2', '2 1 1'],
    ],
  ])('%s', (_, type, teams, players, expected) => expect(order(type, teams, players)).toEqual(expected));
});

test('teams come first in a team event, and not without teams', () => {
  expect(showsOf({ type: 'team' }, standings(4, []))[0]).toBe('teams');
  expect(showsOf({ type: 'swiss' }, standings(4, [])).slice(0, 2)).toEqual(['standings', 'teams']);
  expect(showsOf({ type: 'team' }, standings(0, []))).toEqual([
    'standings',
    'crosstable',
    'rounds',
    'changes',
  ]);
});

test.each([
  ['2', 2],
  ['9', 3],
  ['0', 3],
  ['1.5', 3],
  ['last', 3],
  [undefined, 3],
])('round %j of 3 is %i', (text, round) => expect(roundOf(text, 3)).toBe(round));

test.each([
  ['standings', 0, 0],
  ['changes', 0, 0],
  ['rounds', 1, 0],
  ['crosstable', 2, 1],
  ['teams', 2, 1],
] as const)('%s has only the games that it shows', (show, games, byes) => {
  const [kept] = onlyShown([player(1, 2)], { show, round: 1, page: 1 });
  expect([kept?.games.length, kept?.byes.length]).toEqual([games, byes]);
});

test('a large crosstable has pages of rows', () => {
  const many = Array.from({ length: ROWS + 1 }, (_, index) => player(index + 1, 1));
  const shown = onlyShown(many, { show: 'crosstable', round: 1, page: 2 });
  expect(shown.filter(({ games }) => games.length > 0).map(({ no }) => no)).toEqual([ROWS + 1]);
  expect(['2', '3', '0', 'x', undefined].map((text) => pageOf(text, many.length))).toEqual([2, 1, 1, 1, 1]);
});

const team = (number: number, more: Partial<TeamItem>): TeamItem => ({
  ...{ number, name: '', rank: null, matchPoints: null, gamePoints: null, record: null, players: [] },
  ...more,
});

test.each([
  ['rank', [team(1, { rank: 2 }), team(2, { rank: 1 })]],
  [
    'match points',
    [
      team(1, { matchPoints: { points: 3, from: 'report' } }),
      team(2, { matchPoints: { points: 4, from: 'results' } }),
    ],
  ],
  [
    'matches',
    [team(1, { record: { won: 0, drawn: 1, lost: 1 } }), team(2, { record: { won: 1, drawn: 0, lost: 1 } })],
  ],
  [
    'game points',
    [
      team(1, { gamePoints: { points: 3, from: 'report' } }),
      team(2, { gamePoints: { points: 4, from: 'report' } }),
    ],
  ],
])('teams are ordered by %s', (_, teams) => {
  expect(orderTeams(teams).map(({ number }) => number)).toEqual([2, 1]);
});

test.each([
  ['BH/C1', ['Buchholz', 'without the lowest']],
  ['bh:gp/m2', ['Buchholz', 'from game points', 'without the 2 highest and 2 lowest']],
  ['KS/L+1', ['Koya system']],
  ['constructor', []],
  ['XYZ/C1', []],
])('the tie-break %s', (code, expected) => expect(tieBreakText(code, words)).toEqual(expected));
