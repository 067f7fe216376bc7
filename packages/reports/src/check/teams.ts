import { defined } from '@eloquence/rating';
import { type Finding, finding } from '../findings.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { scoringOf } from '../scoring.ts';
import { cut, TEAM_310 } from '../trf/layout.ts';
import type { TeamRecord } from '../trf/records.ts';
import { textOf } from '../trf/write.ts';
import { formatHalves, halvesBy, halvesOf } from './players.ts';

/** Teams against each other and against their players. Ratings do not depend on them. */
export function checkTeams(report: Report, skipped: ReadonlySet<number>): readonly Finding[] {
  const teams = report.file.records.filter((record) => record.kind === 'team');
  if (teams.length === 0) return [];
  return [...checkNumbers(teams), ...checkMembers(report, teams), ...checkPoints(report, teams, skipped)];
}

function checkNumbers(teams: readonly TeamRecord[]): readonly Finding[] {
  const lines = new Map<string, number>();
  return teams.flatMap(({ number, source }) => {
    const line = source?.line ?? 0;
    const first = lines.get(number);
    if (number === '') return [];
    if (first === undefined) lines.set(number, line);
    return first === undefined
      ? []
      : [finding('team-number-repeated', { line, column: TEAM_310.number.from }, { number, first })];
  });
}

/** Players of a team who are not in the report, or in another team too. */
function checkMembers(report: Report, teams: readonly TeamRecord[]): readonly Finding[] {
  const numbers = new Set(report.players.map(({ no }) => no));
  const isComplete = report.players.every(({ shifted }) => !shifted);
  const named = new Map<string, string>();
  return teams.flatMap((record) => {
    const place = { line: record.source?.line ?? null, column: 5 };
    return [...new Set(record.players)].flatMap((player) => {
      const key = `${record.code} ${player}`;
      const first = named.get(key);
      if (!numbers.has(player))
        return isComplete ? [finding('team-player-unknown', place, { team: record.name, player })] : [];
      if (first !== undefined)
        return [finding('team-player-repeated', place, { team: record.name, player, first })];
      named.set(key, record.name);
      return [];
    });
  });
}

/** Points that no player of the team has scored: adjusted, a bye of the team, a forfeited match. */
const OTHER_POINTS: ReadonlySet<string> = new Set(['299', '320', '330']);

/** The game points of a 310 against the results of its players. */
function checkPoints(
  report: Report,
  teams: readonly TeamRecord[],
  skipped: ReadonlySet<number>,
): readonly Finding[] {
  const scoring = scoringOf(report.file);
  if (scoring === null || report.file.records.some(({ code }) => OTHER_POINTS.has(code))) return [];
  const byNumber = new Map(report.players.map((player) => [player.no, player]));
  const isSure = (no: number): boolean => {
    const player = byNumber.get(no);
    return player !== undefined && !player.shifted && player.unread.size === 0 && !skipped.has(no);
  };
  return teams.flatMap((record) => {
    const { code, name, players, source } = record;
    const stated = code === '310' ? halvesOf(cut(textOf(record), TEAM_310.gamePoints)) : null;
    if (stated === null || players.length === 0 || !players.every(isSure)) return [];
    const results = players.map((no) => (defined(byNumber.get(no)) as ReportPlayer).rounds);
    const computed = results.reduce((sum, rounds) => sum + halvesBy(scoring, rounds), 0);
    if (computed === stated) return [];
    const place = { line: source?.line ?? null, column: TEAM_310.gamePoints.from };
    const values = { team: name, points: formatHalves(stated), computed: formatHalves(computed) };
    return [finding('team-points-differ', place, values)];
  });
}
