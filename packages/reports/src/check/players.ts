import { type Finding, finding } from '../findings.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { type Scoring, scoringOf } from '../scoring.ts';
import { PLAYER } from '../trf/layout.ts';
import type { RoundResult } from '../trf/records.ts';

export function largestNumber({ players }: Report): number {
  let largest = 0;
  for (const { no } of players) if (no > largest) largest = no;
  return largest;
}

/** Start numbers and IDs, each one's first place kept for the second. */
export function checkIdentities(report: Report): readonly Finding[] {
  const numbers = new Int32Array(largestNumber(report) + 1);
  const ids = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { no, id, line, shifted } of report.players) {
    const first = numbers[no] as number;
    if (first === 0) numbers[no] = line;
    else findings.push(finding('start-number-repeated', { line, column: PLAYER.no.from }, { no, first }));
    if (id === '' || shifted) continue;
    const identified = ids.get(id);
    if (identified === undefined) ids.set(id, line);
    else findings.push(finding('id-repeated', { line, column: PLAYER.id.from }, { id, first: identified }));
  }
  return findings;
}

/** Rated players without an ID, said once: the results cannot be put to anybody's account. */
export function checkMissingIds(report: Report): readonly Finding[] {
  const without = report.players.filter(
    ({ id, rating, shifted }) => id === '' && rating !== null && !shifted,
  );
  const [first] = without;
  if (first === undefined) return [];
  const { no, name, line } = first;
  const values = { name, no, times: without.length, list: false };
  return [finding('id-missing', { line, column: PLAYER.id.from }, values)];
}

/** A player's total in half points: as the report states it, and as the results give it; null where they do not say. */
interface Total {
  readonly player: ReportPlayer;
  readonly stated: number | null;
  readonly computed: number | null;
}

function totalsOf(report: Report, told: ReadonlySet<number>): readonly Total[] {
  const scoring = report.hasAdjustedPoints ? null : scoringOf(report.file);
  const players = told.size === 0 ? report.players : report.players.filter(({ no }) => !told.has(no));
  return players.map((player) => ({
    player,
    stated: halvesOf(player.points),
    computed:
      scoring === null || player.shifted || player.unread.size > 0 ? null : halvesBy(scoring, player.rounds),
  }));
}

function halvesBy(scoring: Scoring, rounds: ReportPlayer['rounds']): number {
  const { 1: win, '=': draw, 0: loss } = scoring;
  let sum = 0;
  for (let round = 0; round < rounds.length; round += 1) {
    const { code } = rounds[round] as RoundResult;
    sum += code === '1' ? win : code === '0' ? loss : code === '=' ? draw : scoring[code];
  }
  return sum;
}

/** Totals and ranks against the results, save of players some result of whom is wrong: that is said already. */
export function checkTotals(report: Report, told: ReadonlySet<number>): readonly Finding[] {
  const totals = totalsOf(report, told);
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

/** Ranks against points: nobody stands above one with more. In a team event ranks are the teams' affair. */
function checkRanks(report: Report, totals: readonly Total[]): readonly Finding[] {
  if (report.type === 'team') return [];
  const ranked = totals.flatMap(({ player, stated, computed }): readonly Ranked[] => {
    // A total that differs from the results has been reported already, and says nothing of ranks.
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

/** Whether nothing is wrong, as a glance at the ranks shows; those that are shared need a second one. */
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
