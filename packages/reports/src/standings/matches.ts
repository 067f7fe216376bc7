import type { Report, ReportPlayer } from '../report.ts';
import type { Scoring } from '../scoring.ts';
import type { ResultCode } from '../trf/records.ts';
import {
  type ForfeitedMatch,
  type LineUp,
  type MatchForfeit,
  type ReportedTeam,
  readForfeits,
  readLineUps,
} from './team-lines.ts';

/** A board of a match, from the side of each team. */
export interface MatchBoard {
  /** Null: the report does not decide it. */
  readonly board: number | null;
  /** Start numbers; null for a board without a player. */
  readonly players: readonly [number | null, number | null];
  readonly codes: readonly [ResultCode, ResultCode];
  /** Which of the two has White; null: not stated. */
  readonly white: 0 | 1 | null;
}

export interface TeamMatch {
  readonly round: number;
  /** Numbers of the teams: first the one with White on the first board, otherwise the one named first. */
  readonly teams: readonly [number, number];
  /** Game points in half points; null: the scoring has others than halves, or nobody was paired. */
  readonly halves: readonly [number, number] | null;
  /** From the side of the first team. */
  readonly forfeit: MatchForfeit | null;
  readonly boards: readonly MatchBoard[];
}

interface Member {
  readonly team: ReportedTeam;
  readonly player: ReportPlayer;
}

/**
 * The matches of a team event, by round; null where players of a team meet several teams in one round, so that there
 * are no matches: an individual event with teams beside it.
 */
export function readMatches(
  report: Report,
  teams: readonly ReportedTeam[],
  scoring: Scoring | null,
): readonly TeamMatch[] | null {
  const members = membersOf(report, teams);
  if (members === null || teams.length < 2) return null;
  const lineUps = new Map(readLineUps(report.file).map((line) => [keyOf(line.round, line.team), line]));
  const forfeits = readForfeits(report.file);
  const byNumber = new Map(teams.map((team) => [team.number, team]));
  const matches: TeamMatch[] = [];
  for (let round = 1; round <= report.rounds; round += 1) {
    const opponents = opponentsIn(round, members);
    if (opponents === null) return null;
    for (const forfeit of forfeits)
      if (forfeit.round === round && !opponents.has(forfeit.white) && !opponents.has(forfeit.black))
        opponents.set(forfeit.white, forfeit.black);
    const done = new Set<number>();
    for (const team of teams) {
      const other = byNumber.get(opponents.get(team.number) ?? 0);
      if (other === undefined || done.has(team.number) || other === team) continue;
      done.add(team.number).add(other.number);
      matches.push(matchOf({ round, pair: [team, other], members, lineUps, forfeits, scoring }));
    }
  }
  return matches.length === 0 ? null : matches;
}

/** Null: somebody is in two teams. */
function membersOf(report: Report, teams: readonly ReportedTeam[]): ReadonlyMap<number, Member> | null {
  const players = new Map(report.players.map((player) => [player.no, player]));
  const members = new Map<number, Member>();
  for (const team of teams) {
    for (const no of team.players) {
      const player = players.get(no);
      if (members.has(no)) return null;
      if (player !== undefined) members.set(no, { team, player });
    }
  }
  return members;
}

/** The opponent of each team; null: a team meets several, or players of no team. */
function opponentsIn(round: number, members: ReadonlyMap<number, Member>): Map<number, number> | null {
  const opponents = new Map<number, number>();
  for (const { team, player } of members.values()) {
    const no = player.rounds[round - 1]?.opponent ?? null;
    if (no === null) continue;
    const other = members.get(no)?.team;
    if (other === undefined || other === team) return null;
    if ((opponents.get(team.number) ?? other.number) !== other.number) return null;
    opponents.set(team.number, other.number);
  }
  return opponents;
}

interface Meeting {
  readonly round: number;
  readonly pair: readonly [ReportedTeam, ReportedTeam];
  readonly members: ReadonlyMap<number, Member>;
  readonly lineUps: ReadonlyMap<string, LineUp>;
  readonly forfeits: readonly ForfeitedMatch[];
  readonly scoring: Scoring | null;
}

const keyOf = (round: number, team: number): string => `${round} ${team}`;

function matchOf({ round, pair, members, lineUps, forfeits, scoring }: Meeting): TeamMatch {
  const resultOf = (no: number | null): ReportPlayer['rounds'][number] | undefined =>
    no === null ? undefined : members.get(no)?.player.rounds[round - 1];
  const seats = pair.map((team, side): readonly (number | null)[] => {
    const stated = lineUps.get(keyOf(round, team.number));
    if (stated !== undefined && stated.opponent === pair[1 - side]?.number) return stated.players;
    return team.players.filter((no) => isInLineUp(resultOf(no)));
  });
  const [own = [], theirs = []] = seats;
  const isSure = agree(own, theirs, resultOf);
  const rows = isSure ? rowsByBoard(own, theirs) : rowsByGame(own, theirs, resultOf);
  const boards = rows.map(([one, other], index): MatchBoard => {
    const [mine, his] = [resultOf(one), resultOf(other)];
    const isWhite = mine?.colour === 'w' || his?.colour === 'b';
    const isBlack = mine?.colour === 'b' || his?.colour === 'w';
    return {
      board: isSure ? index + 1 : null,
      players: [one, other],
      codes: [mine?.code ?? '', his?.code ?? ''],
      white: isWhite === isBlack ? null : isWhite ? 0 : 1,
    };
  });
  const points = (team: ReportedTeam): number =>
    team.players.reduce((sum, no) => sum + (scoring?.[resultOf(no)?.code ?? ''] ?? 0), 0);
  const [team, other] = pair;
  const forfeit = forfeits.find(
    (each) =>
      each.round === round &&
      (each.white === team.number || each.black === team.number) &&
      (each.white === other.number || each.black === other.number),
  );
  const match: TeamMatch = {
    round,
    teams: [team.number, other.number],
    halves: scoring === null || boards.length === 0 ? null : [points(team), points(other)],
    forfeit:
      forfeit === undefined ? null : forfeit.white === team.number ? forfeit.kind : turned(forfeit.kind),
    boards,
  };
  const isSecond =
    (isSure && boards[0]?.white === 1) || (boards.length === 0 && forfeit?.white === other.number);
  return isSecond ? turnedMatch(match) : match;
}

/** With an opponent, or with a result of a board without one. Byes of whole teams are not matches. */
function isInLineUp(result: ReportPlayer['rounds'][number] | undefined): boolean {
  if (result === undefined) return false;
  return result.opponent !== null || result.code === '+' || result.code === '-' || result.code === 'F';
}

/** Whether both line-ups give every game the same board. */
function agree(
  own: readonly (number | null)[],
  theirs: readonly (number | null)[],
  resultOf: (no: number | null) => { readonly opponent: number | null } | undefined,
): boolean {
  const isSame = (one: number | null, other: number | null): boolean => {
    const opponent = resultOf(one)?.opponent ?? null;
    return opponent === null ? true : opponent === other;
  };
  const most = Math.max(own.length, theirs.length);
  for (let board = 0; board < most; board += 1) {
    const [one, other] = [own[board] ?? null, theirs[board] ?? null];
    if (!isSame(one, other) || !isSame(other, one)) return false;
  }
  return true;
}

type Row = readonly [number | null, number | null];

const rowsByBoard = (own: readonly (number | null)[], theirs: readonly (number | null)[]): readonly Row[] =>
  Array.from({ length: Math.max(own.length, theirs.length) }, (_, board) => [
    own[board] ?? null,
    theirs[board] ?? null,
  ]);

/** In the order of the first team; players without an opponent last. */
function rowsByGame(
  own: readonly (number | null)[],
  theirs: readonly (number | null)[],
  resultOf: (no: number | null) => { readonly opponent: number | null } | undefined,
): readonly Row[] {
  const games = own.filter((no) => (resultOf(no)?.opponent ?? null) !== null);
  const isAlone = (no: number | null): boolean => no !== null && (resultOf(no)?.opponent ?? null) === null;
  return [
    ...games.map((no): Row => [no, resultOf(no)?.opponent ?? null]),
    ...own.filter(isAlone).map((no): Row => [no, null]),
    ...theirs.filter(isAlone).map((no): Row => [null, no]),
  ];
}

const turned = (kind: MatchForfeit): MatchForfeit => (kind === '+-' ? '-+' : kind === '-+' ? '+-' : kind);

const swap = <Side>([one, other]: readonly [Side, Side]): readonly [Side, Side] => [other, one];

function turnedMatch({ teams, halves, forfeit, boards, ...match }: TeamMatch): TeamMatch {
  return {
    ...match,
    teams: swap(teams),
    halves: halves === null ? null : swap(halves),
    forfeit: forfeit === null ? null : turned(forfeit),
    boards: boards.map(({ players, codes, white, ...board }) => ({
      ...board,
      players: swap(players),
      codes: swap(codes),
      white: white === null ? null : white === 0 ? 1 : 0,
    })),
  };
}
