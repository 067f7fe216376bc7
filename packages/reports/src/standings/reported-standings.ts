import { halvesBy, halvesOf } from '../check/players.ts';
import type { Report } from '../report.ts';
import { type Scoring, scoringOf } from '../scoring.ts';
import type { ResultCode, TrfFile } from '../trf/records.ts';
import { textOf } from '../trf/write.ts';
import { readMatches, type TeamMatch } from './matches.ts';
import { type ReportedTeam, readTeamByes, readTeams, type TeamBye } from './team-lines.ts';
import { reportedTieBreaks } from './tie-breaks.ts';

/** A round without an opponent; the points are null where the scoring is not in halves. */
export interface ReportedBye {
  readonly round: number;
  readonly code: ResultCode;
  readonly halves: number | null;
}

export interface ReportedPlace {
  readonly no: number;
  readonly rank: number | null;
  readonly rating: number | null;
  readonly halves: number | null;
  readonly byes: readonly ReportedBye[];
}

/** Where points of teams come from: the lines of the report, or its results. */
export type PointsSource = 'report' | 'results';

export interface TeamPoints {
  readonly halves: number;
  readonly from: PointsSource;
}

export interface TeamStanding extends Omit<ReportedTeam, 'matchHalves' | 'gameHalves'> {
  readonly matchPoints: TeamPoints | null;
  readonly gamePoints: TeamPoints | null;
  /** Null without matches. */
  readonly record: { readonly won: number; readonly drawn: number; readonly lost: number } | null;
}

/** What a report says of the standings, besides its games. */
export interface ReportedStandings {
  readonly tieBreaks: readonly string[];
  readonly players: readonly ReportedPlace[];
  readonly teams: readonly TeamStanding[];
  /** Null: no teams, or players of one team meet several in a round. */
  readonly matches: readonly TeamMatch[] | null;
  readonly teamByes: readonly TeamBye[];
}

/** Ranks, points, byes, teams and their matches. Points of teams are computed only where nothing else decides them. */
export function reportedStandings(report: Report): ReportedStandings {
  const scoring = scoringOf(report.file);
  const teams = readTeams(report.file);
  const matches = teams.length === 0 ? null : readMatches(report, teams, scoring);
  const teamByes = matches === null ? [] : byesOfTeams(report, teams, matches);
  return {
    tieBreaks: reportedTieBreaks(report),
    players: report.players.map(({ no, rank, rating, points, rounds }) => ({
      no,
      rank: rank || null,
      rating,
      halves: halvesOf(points),
      byes: byesOf(rounds, report.rounds, scoring),
    })),
    teams: teamStandings(report, { teams, matches, teamByes, scoring }),
    matches,
    teamByes,
  };
}

/** A round that the line does not reach is blank, too: TRF26 5.2. */
function byesOf(
  rounds: Report['players'][number]['rounds'],
  count: number,
  scoring: Scoring | null,
): readonly ReportedBye[] {
  return Array.from({ length: count }, (_, index) => index).flatMap((index): readonly ReportedBye[] => {
    const { opponent = null, code = '' } = rounds[index] ?? {};
    if (opponent !== null) return [];
    return [{ round: index + 1, code, halves: scoring === null ? null : scoring[code] }];
  });
}

/** Byes of lines, and of rounds in which all who have a result have the same bye. */
function byesOfTeams(
  report: Report,
  teams: readonly ReportedTeam[],
  matches: readonly TeamMatch[],
): readonly TeamBye[] {
  const stated = readTeamByes(report.file);
  const players = new Map(report.players.map((player) => [player.no, player]));
  const isBusy = new Set(
    [
      ...matches.map(({ round, teams: pair }) => pair.map((team) => `${round} ${team}`)),
      ...stated.map(({ round, team }) => [`${round} ${team}`]),
    ].flat(),
  );
  const numbers = new Set(teams.map(({ number }) => number));
  const found = [...stated.filter(({ team }) => numbers.has(team))];
  for (let round = 1; round <= report.rounds; round += 1) {
    for (const { number, players: own } of teams) {
      if (isBusy.has(`${round} ${number}`)) continue;
      const codes = new Set(own.map((no) => players.get(no)?.rounds[round - 1]?.code ?? ''));
      for (const rest of ['Z', ''] as const) codes.delete(rest);
      if (codes.size === 1 && codes.has('U'))
        found.push({ round, team: number, kind: 'pairing', matchHalves: null });
    }
  }
  return found;
}

interface Counting {
  readonly teams: readonly ReportedTeam[];
  readonly matches: readonly TeamMatch[] | null;
  readonly teamByes: readonly TeamBye[];
  readonly scoring: Scoring | null;
}

/** Points without a game of a player: adjusted, a bye of the team, a forfeited match. */
const OTHER_POINTS: ReadonlySet<string> = new Set(['299', '320', '330']);

function teamStandings(report: Report, counting: Counting): readonly TeamStanding[] {
  const { teams, matches, teamByes, scoring } = counting;
  const codes = new Set(report.file.records.map(({ code }) => code));
  const players = new Map(report.players.map((player) => [player.no, player]));
  const isCounted = scoring !== null && matches !== null && !codes.has('299');
  const worth = matchScoring(report.file);
  const [results, byes] = [resultsByTeam(matches ?? []), groupByTeam(teamByes)];
  const isWhole = teams.every(({ number }) => {
    const rounds = new Set(results.get(number)?.map(({ round }) => round));
    for (const bye of byes.get(number) ?? []) if (bye.matchHalves !== null) rounds.add(bye.round);
    return rounds.size === report.rounds;
  });
  const hasMatchPoints = teams.some(({ matchHalves }) => matchHalves !== null);
  const hasGamePoints = teams.some(({ gameHalves }) => gameHalves !== null);
  return teams.map(({ matchHalves, gameHalves, ...team }) => {
    const outcomes = (results.get(team.number) ?? []).map(({ outcome }) => outcome);
    const [won, drawn, lost] = ([1, 0, -1] as const).map(
      (each) => outcomes.filter((of) => of === each).length,
    ) as [number, number, number];
    const counted =
      isCounted && worth !== null && isWhole && !hasMatchPoints
        ? won * worth.won +
          drawn * worth.drawn +
          lost * worth.lost +
          (byes.get(team.number) ?? []).reduce((sum, bye) => sum + (bye.matchHalves ?? 0), 0)
        : null;
    const scored =
      isCounted && !hasGamePoints && ![...OTHER_POINTS].some((code) => codes.has(code))
        ? team.players.reduce((sum, no) => sum + halvesBy(scoring, players.get(no)?.rounds ?? []), 0)
        : null;
    return {
      ...team,
      matchPoints: pointsFrom(matchHalves, counted),
      gamePoints: pointsFrom(gameHalves, scored),
      record: matches === null || scoring === null ? null : { won, drawn, lost },
    };
  });
}

function pointsFrom(stated: number | null, counted: number | null): TeamPoints | null {
  if (stated !== null) return { halves: stated, from: 'report' };
  return counted === null ? null : { halves: counted, from: 'results' };
}

interface MatchResult {
  readonly round: number;
  readonly outcome: 1 | 0 | -1;
}

function resultsByTeam(matches: readonly TeamMatch[]): ReadonlyMap<number, readonly MatchResult[]> {
  return groupByTeam(
    matches.flatMap((match) =>
      match.teams.flatMap((team, side) => {
        const outcome = outcomeOf(match, side);
        return outcome === null ? [] : [{ team, round: match.round, outcome }];
      }),
    ),
  );
}

function groupByTeam<Item extends { readonly team: number }>(
  items: readonly Item[],
): ReadonlyMap<number, readonly Item[]> {
  return Map.groupBy(items, ({ team }) => team);
}

/** A match that both teams forfeit is lost by both. */
function outcomeOf({ halves, forfeit }: TeamMatch, side: number): MatchResult['outcome'] | null {
  if (forfeit !== null) return forfeit[side] === '+' ? 1 : -1;
  if (halves === null) return null;
  const [own = 0, theirs = 0] = side === 0 ? halves : [halves[1], halves[0]];
  return own > theirs ? 1 : own === theirs ? 0 : -1;
}

interface MatchScoring {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/**
 * Half points of a match by 362 of TRF26, where 2, 1 and 0 are the default; null for other layouts, which do not say,
 * and for what is no number of halves.
 */
function matchScoring(file: TrfFile): MatchScoring | null {
  if (file.version !== 'trf26') return null;
  const worth = new Map([
    ['TW', 4],
    ['TD', 2],
    ['TL', 0],
  ]);
  for (const record of file.records) {
    if (record.code !== '362') continue;
    for (const [, symbol = '', value = ''] of textOf(record)
      .slice(3)
      .matchAll(/(T[WDL]) {0,8}([\d.,]+)/g)) {
      const halves = halvesOf(value);
      if (halves === null) return null;
      worth.set(symbol, halves);
    }
  }
  return { won: worth.get('TW') ?? 4, drawn: worth.get('TD') ?? 2, lost: worth.get('TL') ?? 0 };
}
