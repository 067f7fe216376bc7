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
