import { defined } from '@eloquence/rating';
import { allOf, type Finding, finding } from '../findings.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { type Scoring, scoringOf } from '../scoring.ts';
import { PLAYER } from '../trf/layout.ts';

export function largestNumber({ players }: Report): number {
  let largest = 0;
  for (const { no } of players) if (no > largest) largest = no;
  return largest;
}

export function checkIdentities(report: Report): readonly Finding[] {
  const numbers = new Int32Array(largestNumber(report) + 1);
  const ids = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { no, id, line, shifted } of report.players) {
    const first = defined(numbers[no]);
    if (first === 0) numbers[no] = line;
    else findings.push(finding('start-number-repeated', { line, column: PLAYER.no.from }, { no, first }));
    if (id === '' || shifted) continue;
    const identified = ids.get(id);
    if (identified === undefined) ids.set(id, line);
    else findings.push(finding('id-repeated', { line, column: PLAYER.id.from }, { id, first: identified }));
  }
  return findings;
}

/** One finding for all: their results cannot be assigned to a rating. */
export function checkMissingIds(report: Report): readonly Finding[] {
  const without = report.players.filter(
    ({ id, rating, shifted }) => id === '' && rating !== null && !shifted,
  );
  const [first] = without;
  if (first === undefined) return [];
  const { name, line } = first;
  const values = { name, list: false, ...allOf(without) };
  return [finding('id-missing', { line, column: PLAYER.id.from }, values)];
}

/** In half points; null if unknown. */
interface Total {
  readonly player: ReportPlayer;
  readonly stated: number | null;
  readonly computed: number | null;
}

function totalsOf(report: Report, skipped: ReadonlySet<number>): readonly Total[] {
  const scoring = report.hasAdjustedPoints ? null : scoringOf(report.file);
  const players = skipped.size === 0 ? report.players : report.players.filter(({ no }) => !skipped.has(no));
  return players.map((player) => ({
    player,
    stated: halvesOf(player.points),
    computed:
      scoring === null || player.shifted || player.unread.size > 0 ? null : halvesBy(scoring, player.rounds),
  }));
}

export function halvesBy(scoring: Scoring, rounds: ReportPlayer['rounds']): number {
  const { 1: win, '=': draw, 0: loss } = scoring;
  let sum = 0;
  for (let round = 0; round < rounds.length; round += 1) {
    const { code } = defined(rounds[round]);
    sum += code === '1' ? win : code === '0' ? loss : code === '=' ? draw : scoring[code];
  }
  return sum;
}

/** Players whose results have a finding already are skipped. */
export function checkTotals(report: Report, skipped: ReadonlySet<number>): readonly Finding[] {
  const totals = totalsOf(report, skipped);
  const wrong = totals.filter(({ player, stated, computed }) =>
    stated === null ? player.points !== '' && !player.shifted : computed !== null && stated !== computed,
  );
  return [...wrong.map(wrongTotal), ...checkRanks(report, totals)];
}

function wrongTotal({ player, stated, computed }: Total): Finding {
  const place = { line: player.line, column: PLAYER.points.from };
  if (stated === null) return finding('field-unreadable', place, { field: 'points', text: player.points });
  const values = { no: player.no, points: formatHalves(stated), computed: formatHalves(computed ?? 0) };
  return finding('points-differ', place, values);
}

/** What may follow the whole points, in half points. */
const HALVES: ReadonlyMap<string, number> = new Map([
  ['', 0],
  ['.0', 0],
  [',0', 0],
  ['.5', 1],
  [',5', 1],
  ['½', 1],
]);

/** Points as half points: `11.5`, `11,5`, `11½`. */
export function halvesOf(text: string): number | null {
  let points = 0;
  let at = 0;
  for (; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) break;
    points = 10 * points + digit;
  }
  const half = HALVES.get(text.slice(at));
  return half === undefined || text === '' ? null : 2 * points + half;
}

export function formatHalves(halves: number): string {
  return `${Math.floor(halves / 2)}${halves % 2 ? '.5' : ''}`;
}

/** No player ranks above one with more points. In team events ranks belong to the teams. */
function checkRanks(report: Report, totals: readonly Total[]): readonly Finding[] {
  if (report.type === 'team') return [];
  const ranked = totals.flatMap(({ player, stated, computed }): readonly Ranked[] => {
    // A wrong total has a finding already and says nothing of ranks.
    if (player.rank === null || player.shifted || stated === null || stated !== (computed ?? stated))
      return NOBODY;
    return [{ player, rank: player.rank, halves: stated }];
  });
  if (isInOrder(ranked)) return [];
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank);
  const wrong = sorted.filter(({ halves }, index) => halves > (sorted[index - 1]?.halves ?? halves));
  const [first] = wrong;
  if (first === undefined) return [];
  const { player, rank, halves } = first;
  const place = { line: player.line, column: PLAYER.rank.from };
  const values = { times: wrong.length, no: player.no, rank, points: formatHalves(halves) };
  return [finding('ranks-out-of-order', place, values)];
}

interface Ranked {
  readonly player: ReportPlayer;
  readonly rank: number;
  readonly halves: number;
}

const NOBODY: readonly Ranked[] = [];

/** Fast check without shared ranks; those need the full one. */
function isInOrder(ranked: readonly Ranked[]): boolean {
  const last = ranked.reduce((most, { rank }) => Math.max(most, rank), 0);
  const byRank = new Int32Array(last + 1).fill(-1);
  for (const { rank, halves } of ranked) {
    if (byRank[rank] !== -1) return false;
    byRank[rank] = halves;
  }
  let above = Number.MAX_SAFE_INTEGER;
  for (const halves of byRank) {
    if (halves > above) return false;
    if (halves !== -1) above = halves;
  }
  return true;
}
