import type { EventTeamsView, MatchBoardItem, MatchItem } from '@eloquence/api';
import type {
  MatchBoard,
  ReportedStandings,
  ResultCode,
  TeamMatch,
  TeamPoints,
  TeamStanding,
} from '@eloquence/reports';
import { USUAL_SCORING } from '@eloquence/reports';

/** Teams and matches of a report, as the API has them. */
export function teamsView(event: string, rounds: number, stated: ReportedStandings | null): EventTeamsView {
  return {
    event,
    rounds,
    teams: (stated?.teams ?? []).map(teamView),
    matches: stated?.matches?.map(matchView) ?? null,
    byes: (stated?.teamByes ?? []).map(({ round, team, kind }) => ({ round, team, kind })),
  };
}

const teamView = ({ matchPoints, gamePoints, ...team }: TeamStanding): EventTeamsView['teams'][number] => ({
  ...team,
  matchPoints: pointsView(matchPoints),
  gamePoints: pointsView(gamePoints),
});

const pointsView = (points: TeamPoints | null): EventTeamsView['teams'][number]['matchPoints'] =>
  points && { points: points.halves / 2, from: points.from };

const matchView = ({ round, teams, halves, forfeit, boards }: TeamMatch): MatchItem => ({
  round,
  teams,
  points: halves?.map((each) => each / 2) ?? null,
  forfeit,
  boards: boards.map(boardView),
});

/** Games count 1, ½ and 0, as in the standings, whatever the scoring of the event. */
const boardView = ({ board, players, codes, white }: MatchBoard): MatchBoardItem => ({
  board,
  players,
  scores: codes.map((code, side) => (players[side] === null || code === '' ? null : USUAL_SCORING[code] / 2)),
  played: codes.every((code) => PLAYED.has(code)),
  white: white === null ? null : white === 0 ? 'first' : 'second',
});

const PLAYED: ReadonlySet<ResultCode> = new Set(['1', '=', '0']);
