import { describe, expect, test } from 'vitest';
import { readReport, reportedStandings, type TeamMatch } from '../src/index.ts';
import { bytes, type Given, put, report, sample } from './helpers.ts';

const standingsOf = (content: string): ReturnType<typeof reportedStandings> =>
  reportedStandings(readReport(bytes(content)).report);

const cup = reportedStandings(readReport(sample('harbour-team-cup-2026.trf')).report);

/** `1 7:2 w 1-0`: board, players of either team, colour of the first, codes. */
const boardsOf = ({ boards }: TeamMatch): readonly string[] =>
  boards.map(
    ({ board, players, codes, white }) =>
      `${board ?? '?'} ${players.map((no) => no ?? '·').join(':')} ${white === null ? '-' : 'wb'[white]} ${codes.join('-')}`,
  );

const matchOf = (matches: readonly TeamMatch[] | null, round: number, team: number): TeamMatch | undefined =>
  matches?.find((match) => match.round === round && match.teams.includes(team));

describe('a team event in TRF26', () => {
  test('has the teams as their lines have them', () => {
    expect(cup.teams[0]).toMatchObject({
      number: 1,
      name: 'Harbour Pilots',
      rank: 1,
      players: [1, 3, 11, 17, 21],
      matchPoints: { halves: 18, from: 'report' },
      gamePoints: { halves: 28, from: 'report' },
      record: { won: 4, drawn: 1, lost: 0 },
    });
    expect(cup.tieBreaks).toEqual(['PTS', 'MPvGP', 'DE', 'SB']);
  });

  test('has all matches with boards, and game points that add up to those reported', () => {
    expect(cup.matches).toHaveLength(15);
    for (const { number, gamePoints } of cup.teams) {
      const own = cup.matches?.flatMap(({ teams, halves }) => halves?.[teams.indexOf(number)] ?? []);
      expect([number, own?.reduce((sum, halves) => sum + halves, 0)]).toEqual([number, gamePoints?.halves]);
    }
    expect(cup.matches?.every(({ boards }) => boards.every(({ board }) => board !== null))).toBe(true);
  });

  test.each([
    ['a board without a player', 2, 5, ['1 6:2 w 1-0', '2 ·:7 - -+', '3 16:10 w 0-1', '4 24:18 b 0-1']],
    ['another order', 4, 2, ['1 4:2 w =-=', '2 15:10 b 0-1', '3 9:18 w 0-1', '4 26:23 b 0-1']],
    ['a forfeited game', 3, 5, ['1 5:12 w 1-0', '2 13:16 b =-=', '3 19:24 w =-=', '4 29:28 b +--']],
  ])('%s: line-ups by the order of the team and by 300', (_, round, team, expected) => {
    expect(boardsOf(matchOf(cup.matches, round, team) as TeamMatch)).toEqual(expected);
  });

  test('has no bye of a player who has a game', () => {
    expect(cup.players[0]).toEqual({
      no: 1,
      rank: 1,
      rating: 2300,
      halves: 7,
      byes: [{ round: 1, code: 'Z', halves: 0 }],
    });
  });
});

/** Two teams of two over two rounds, as 013 and as 310. */
const PAIRS: readonly Given[] = [
  { rounds: '3w1 4b=' },
  { rounds: '4b= 3w0' },
  { rounds: '1b0 2b1' },
  { rounds: '2w= 1w=' },
];
const team013 = (name: string, players: readonly number[]): string =>
  players.reduce(
    (line, no, index) => put(line, 37 + 5 * index, String(no).padStart(4)),
    `013 ${name.padEnd(32)}`,
  );
const team310 = (no: number, players: readonly number[], points = ''): string =>
  players.reduce(
    (line, player, index) => put(line, 74 + 5 * index, String(player).padStart(4)),
    put(put(`310 ${String(no).padStart(3)} Team ${no}`, 73, ' '), 55, points.padEnd(13)),
  );
const OLD = [team013('Trees', [1, 2]), team013('Shrubs', [3, 4])];
const NEW = [team310(1, [1, 2]), team310(2, [3, 4])];
const HEADS = { '092': 'Team: Swiss-System' };
const teamsOf = (players: readonly Given[], ...lines: readonly string[]): ReturnType<typeof standingsOf> =>
  standingsOf(report(HEADS, players, ...lines));

describe('boards', () => {
  test('are decided where the orders of both teams agree', () => {
    const { matches } = teamsOf(
      [...PAIRS.slice(0, 1), { rounds: '4b=' }, { rounds: '1b0' }, { rounds: '2w=' }].map(
        ({ rounds = '' }) => ({ rounds: rounds.slice(0, 3) }),
      ),
      ...OLD,
    );
    expect(matches?.map(boardsOf)).toEqual([['1 1:3 w 1-0', '2 2:4 b =-=']]);
  });

  test('are not guessed where they contradict each other', () => {
    const { matches } = teamsOf(PAIRS, ...OLD);
    expect(matches?.[1] && boardsOf(matches[1])).toEqual(['? 1:4 b =-=', '? 2:3 w 0-1']);
  });

  test('are not guessed where a player in the middle is missing', () => {
    const players = [
      { rounds: '4w1' },
      { rounds: '6b=' },
      {},
      { rounds: '1b0' },
      { rounds: '0-+' },
      { rounds: '2w=' },
    ];
    const { matches } = teamsOf(players, team013('Trees', [1, 2, 3]), team013('Shrubs', [4, 5, 6]));
    expect(matches?.map(boardsOf)).toEqual([['? 1:4 w 1-0', '? 2:6 b =-=', '? ·:5 - -+']]);
    expect(matches?.[0]?.halves).toEqual([3, 3]);
  });
});

describe('there are no matches', () => {
  test.each([
    [
      'in an individual event with teams beside it',
      [{ rounds: '3w1' }, { rounds: '5b=' }, { rounds: '1b0' }, {}, { rounds: '2w=' }],
      [team013('Trees', [1, 2]), team013('Shrubs', [3, 4]), team013('Herbs', [5])],
    ],
    [
      'between players of one team',
      [{ rounds: '2w1' }, { rounds: '1b0' }, {}],
      [team013('A', [1, 2]), team013('B', [3])],
    ],
    [
      'with a player in two teams',
      [{ rounds: '2w1' }, { rounds: '1b0' }],
      [team013('A', [1]), team013('B', [2, 1])],
    ],
  ])('%s', (_, players, lines) => {
    const { teams, matches } = teamsOf(players, ...lines);
    expect([teams.length, matches]).toEqual([lines.length, null]);
    for (const team of teams) expect(team).toMatchObject({ gamePoints: null, record: null });
  });
});

describe('points of teams', () => {
  const points = (...lines: readonly string[]): readonly unknown[] =>
    teamsOf(PAIRS, ...lines).teams.map(({ matchPoints, gamePoints, record }) => [
      matchPoints && `${matchPoints.halves} ${matchPoints.from}`,
      gamePoints && `${gamePoints.halves} ${gamePoints.from}`,
      record && `${record.won} ${record.drawn} ${record.lost}`,
    ]);
  const game = ['4 results', '4 results'];
  test.each([
    ['013: the layout says nothing of match points', OLD, [null, null], game],
    ['310 without points: 2, 1, 0', NEW, ['4 results', '4 results'], game],
    [
      '310 with points',
      [team310(1, [1, 2], '   3.0    2.0'), NEW[1]],
      ['6 report', null],
      ['4 report', null],
    ],
    ['362', [...NEW, '362 TW 3.0   TD 1.0   TL 0.0'], ['6 results', '6 results'], game],
    ['362 that is no number of halves', [...NEW, '362 TW 3.3'], [null, null], game],
    ['points adjusted by 299', [...NEW, '299 -     1.0   1.0  001    1'], [null, null], [null, null]],
    ['a match decided by 330', [...NEW, '330 +-   2   1   2'], ['8 results', '0 results'], [null, null]],
    ['a scoring of thirds', [...NEW, '162  W 1.3'], [null, null], [null, null]],
  ])('%s', (_, lines, match, games) => {
    const found = points(...(lines as readonly string[])) as readonly (readonly unknown[])[];
    expect([found.map(([each]) => each), found.map(([, each]) => each)]).toEqual([match, games]);
  });

  test('a bye of a team, from 320 or as its players have it', () => {
    const players = [{ rounds: '3w1 0-U' }, { rounds: '4b0 0-U' }, { rounds: '1b0' }, { rounds: '2w1' }];
    const bare = teamsOf(players, ...NEW);
    expect(bare.teamByes).toEqual([{ round: 2, team: 1, kind: 'pairing', matchHalves: null }]);
    expect(bare.teams[0]?.matchPoints).toBeNull();
    const stated = teamsOf(players, ...NEW, '320  2.0  2.0 000 001', '240 Z 002    2');
    expect(stated.teamByes).toEqual([
      { round: 2, team: 1, kind: 'pairing', matchHalves: 4 },
      { round: 2, team: 2, kind: 'zero', matchHalves: null },
    ]);
  });

  test('a forfeited match without games', () => {
    const idle = [{ rounds: '0-Z' }, {}, {}, {}];
    expect(teamsOf(idle, ...NEW, '330 -+ 001 001 002').matches).toEqual([
      { round: 1, teams: [1, 2], halves: null, forfeit: '-+', boards: [] },
    ]);
  });
});

describe('tie-breaks', () => {
  test.each([
    [{ '202': 'BH:MP/C1,SB,WIN' }, ['BH:MP/C1', 'SB', 'WIN']],
    [{ '202': 'SB', '212': 'PTS,DE,SB' }, ['PTS', 'DE', 'SB']],
    [{ '202': 'KS/L+1; bh' }, ['KS/L+1', 'bh']],
    [{ '202': 'born 17.5.1980 or 17/05/80, SB, SB' }, ['born', 'or', 'SB']],
    [{}, []],
  ])('%j', (lines, expected) => {
    expect(standingsOf(report(lines, [{ rounds: '2w1' }, { rounds: '1b0' }])).tieBreaks).toEqual(expected);
  });
});

test('byes are as reported, with the points of the scoring', () => {
  const { players } = standingsOf(
    report({ '162': ' W 3.0    D 1.0' }, [
      { rounds: '0-H 0-U . 0-F' },
      { rounds: '0-Z 0-- 3w1' },
      { rounds: '. . 2b0' },
    ]),
  );
  const texts = players.map(({ byes }) => byes.map(({ round, code, halves }) => `${round}${code}${halves}`));
  expect(texts).toEqual([
    ['1H2', '2U6', '30', '4F6'],
    ['1Z0', '2-0', '40'],
    ['10', '20', '40'],
  ]);
});
