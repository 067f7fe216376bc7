import { type Finding, finding } from '../findings.ts';
import type { Report, ReportPlayer } from '../report.ts';
import type { Scoring } from '../scoring.ts';
import { PLAYER } from '../trf/layout.ts';

/** Start numbers and IDs, each one's first place kept for the second. */
export function checkIdentities(report: Report): readonly Finding[] {
  const numbers = new Map<number, number>();
  const ids = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { no, id, line } of report.players) {
    const numbered = numbers.get(no);
    if (numbered === undefined) numbers.set(no, line);
    else
      findings.push(
        finding('start-number-repeated', { line, column: PLAYER.no.from }, { no, first: numbered }),
      );
    if (id === '') continue;
    const identified = ids.get(id);
    if (identified === undefined) ids.set(id, line);
    else findings.push(finding('id-repeated', { line, column: PLAYER.id.from }, { id, first: identified }));
  }
  return findings;
}

/** Totals against results, where the report's scoring is known. */
export function checkPoints(report: Report, scoring: Scoring | null): readonly Finding[] {
  if (scoring === null || report.hasAdjustedPoints) return [];
  return report.players.flatMap((player) => {
    const stated = halvesOf(player.points);
    if (stated === null) return unreadable(player);
    const computed = player.rounds.reduce((sum, { code }) => sum + scoring[code], 0);
    if (stated === computed) return [];
    const values = { no: player.no, points: formatHalves(stated), computed: formatHalves(computed) };
    return [finding('points-differ', { line: player.line, column: PLAYER.points.from }, values)];
  });
}

function unreadable(player: ReportPlayer): readonly Finding[] {
  if (player.points === '') return [];
  const place = { line: player.line, column: PLAYER.points.from };
  return [finding('field-unreadable', place, { field: 'points', text: player.points })];
}

/** Points as half points: `11.5`, `11,5`, `11½`. */
export function halvesOf(text: string): number | null {
  const match = /^(\d*)(?:[.,](\d)|(½))?$/.exec(text);
  if (!match || text === '') return null;
  const [, whole = '', tenths = '0', half] = match;
  if (tenths !== '0' && tenths !== '5') return null;
  return Number(whole || '0') * 2 + (half || tenths === '5' ? 1 : 0);
}

export function formatHalves(halves: number): string {
  return `${Math.floor(halves / 2)}${halves % 2 ? '.5' : ''}`;
}

/** Ranks against points: nobody stands above one with more. In a team event ranks are the teams' affair. */
export function checkRanks(report: Report): readonly Finding[] {
  if (report.type === 'team') return [];
  const ranked = report.players.flatMap((player) => {
    const halves = halvesOf(player.points);
    return player.rank === null || halves === null ? [] : [{ player, rank: player.rank, halves }];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  const wrong = ranked.filter(({ halves }, index) => halves > (ranked[index - 1]?.halves ?? halves));
  const [first] = wrong;
  if (first === undefined) return [];
  const { player, rank, halves } = first;
  const place = { line: player.line, column: PLAYER.rank.from };
  const values = { times: wrong.length, no: player.no, rank, points: formatHalves(halves) };
  return [finding('ranks-out-of-order', place, values)];
}
