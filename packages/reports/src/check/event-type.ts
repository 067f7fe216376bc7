import { type Finding, finding } from '../findings.ts';
import { gamesOf } from '../games.ts';
import { placeOf, type Report } from '../report.ts';

/** The type of the event against what was played. */
export function checkKind(report: Report): readonly Finding[] {
  const { type, players } = report;
  const findings: Finding[] = [];
  if (report.isTypeAssumed) findings.push(finding('type-assumed', { line: null }, { type }));
  if (type === 'match' && players.length > 2)
    findings.push(finding('match-of-many', placeOf(report, '092'), { players: players.length }));
  if (isMetOnlyOnce(report)) findings.push(finding('met-only-once', placeOf(report, '092'), {}));
  return findings;
}

/** A double round robin in which each pair met, but nobody twice. */
export function isMetOnlyOnce(report: Report): boolean {
  const { type, players } = report;
  if (type !== 'double-round-robin' || players.length < 3) return false;
  const { games } = gamesOf(report);
  const met = new Set(
    games.map(({ white, black }) => Math.min(white, black) * players.length + Math.max(white, black)),
  );
  return games.length === met.size && games.length === (players.length * (players.length - 1)) / 2;
}

/** Players of a team who are not in the report, or in another team too. Ratings do not depend on it. */
export function checkTeams(report: Report): readonly Finding[] {
  if (!report.file.records.some(({ kind }) => kind === 'team')) return [];
  const numbers = new Set(report.players.map(({ no }) => no));
  const isComplete = report.players.every(({ shifted }) => !shifted);
  const teams = new Map<string, string>();
  return report.file.records.flatMap((record) => {
    if (record.kind !== 'team') return [];
    const place = { line: record.source?.line ?? null, column: 5 };
    return [...new Set(record.players)].flatMap((player) => {
      const key = `${record.code} ${player}`;
      const first = teams.get(key);
      if (!numbers.has(player))
        return isComplete ? [finding('team-player-unknown', place, { team: record.name, player })] : [];
      if (first !== undefined)
        return [finding('team-player-repeated', place, { team: record.name, player, first })];
      teams.set(key, record.name);
      return [];
    });
  });
}
