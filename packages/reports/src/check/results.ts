import { defined } from '@eloquence/rating';
import { type Finding, FindingList, finding, type Place } from '../findings.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { ROUND, roundColumn } from '../trf/layout.ts';
import type { ResultCode, RoundResult } from '../trf/records.ts';
import { largestNumber } from './players.ts';

/** Consistent results of both sides. Both may forfeit; a played game that both lose is queried. */
const AGREEING: ReadonlySet<string> = new Set(['10', '01', '==', '+-', '-+', '--', 'WL', 'LW', 'DD', 'LL']);
const BYES: ReadonlySet<ResultCode> = new Set(['H', 'F', 'U', 'Z']);

/** Each round against the player's own line and the opponent's; each problem is reported once. */
export function checkResults(report: Report): readonly Finding[] {
  const field = fieldOf(report);
  const findings = new FindingList();
  let [played, byes] = [false, false];
  for (const player of report.players) {
    for (let round = 1; round <= player.rounds.length; round += 1) {
      const result = defined(player.rounds[round - 1]);
      played ||= isPlayed(result);
      byes ||= result.opponent === null;
      const found = isGood(player, round, result, field) ? null : checkRound(player, round, result, field);
      if (found?.code !== 'colour-missing') findings.addAll(found ? [found] : []);
      else if (!report.hasUnknownColours) findings.count(found);
    }
  }
  const isUnread = report.players.some(({ unread }) => unread.size > 0);
  if (!played && !isUnread) findings.add(finding('nothing-played', { line: null }, {}));
  if (byes) findings.addAll(unplayedCodes(report));
  return findings.all();
}

interface Field {
  /** By start number; the first who has it. */
  readonly byNumber: readonly (ReportPlayer | undefined)[];
  /** Duplicate start numbers: a result may mean either player. */
  readonly repeated: ReadonlySet<number>;
  /** A start number is missing, unreadable or duplicate, so opponents may look unknown. */
  readonly incomplete: boolean;
}

function fieldOf(report: Report): Field {
  const { players, file } = report;
  const byNumber = new Array<ReportPlayer | undefined>(largestNumber(report) + 1).fill(undefined);
  const repeated = new Set<number>();
  for (const player of players) {
    if (byNumber[player.no] !== undefined) repeated.add(player.no);
    else byNumber[player.no] = player;
  }
  const unnumbered = file.records.some(
    (record) => record.kind === 'player' && record.code === '001' && record.no === null,
  );
  const isShifted = players.some(({ shifted, unread }) => shifted && unread.size > 0);
  return { byNumber, repeated, incomplete: unnumbered || isShifted || repeated.size > 0 };
}

/** Players with a finding about a result: their totals are not checked as well. */
export function playersWithResultFindings(findings: readonly Finding[]): ReadonlySet<number> {
  const numbers = new Set<number>();
  for (const { code, values } of findings) {
    if (!MISCOUNTED.has(code)) continue;
    if (typeof values.no === 'number') numbers.add(values.no);
    if (typeof values.opponent === 'number') numbers.add(values.opponent);
  }
  return numbers;
}

const MISCOUNTED: ReadonlySet<string> = new Set([
  'points-differ',
  'results-contradict',
  'result-missing',
  'result-without-opponent',
  'bye-with-opponent',
  'pairing-one-sided',
  'opponent-is-himself',
  'opponent-not-in-report',
]);

/** Fast path for nearly every round: both sides agree. */
function isGood(player: ReportPlayer, round: number, result: RoundResult, field: Field): boolean {
  const other = result.opponent === null ? undefined : field.byNumber[result.opponent];
  const theirs = other?.rounds[round - 1];
  if (theirs?.opponent !== player.no || other === player) return false;
  const { colour, code } = result;
  const isBoth = colour !== null && theirs.colour !== null;
  if (isBoth ? colour === theirs.colour : colour !== theirs.colour) return false;
  if (field.repeated.size > 0 || player.unread.size > 0) return false;
  return (
    (code === '1' && theirs.code === '0') ||
    (code === '0' && theirs.code === '1') ||
    (code === '=' && theirs.code === '=')
  );
}

export const isPlayed = ({ opponent, code }: RoundResult): boolean =>
  opponent !== null && (code === '1' || code === '=' || code === '0');

/**
 * Game codes without an opponent, which programs write for byes: in crosstables of 2005 `=` is an unplayed
 * half point, `+` and `-` a point or none. They are read as byes, with one finding.
 */
function unplayedCodes({ players }: Report): readonly Finding[] {
  return (['half-point-unplayed', 'forfeit-without-opponent'] as const).flatMap((code) => {
    let [times, first, firstRound] = [0, null as ReportPlayer | null, 0];
    for (const player of players) {
      player.rounds.forEach((result, index) => {
        if (result.opponent !== null || BYE_CODES[result.code] !== code || player.unread.has(index + 1))
          return;
        times += 1;
        if (first !== null) return;
        [first, firstRound] = [player, index + 1];
      });
    }
    if (first === null) return [];
    const values = { times, no: first.no, round: firstRound };
    return [finding(code, place(first, firstRound, ROUND.result), values)];
  });
}

const BYE_CODES: Readonly<Partial<Record<ResultCode, string>>> = {
  '=': 'half-point-unplayed',
  '+': 'forfeit-without-opponent',
  '-': 'forfeit-without-opponent',
};

const place = ({ line }: ReportPlayer, round: number, offset: number): Place => ({
  line,
  column: roundColumn(round) + offset,
});

function checkRound(
  player: ReportPlayer,
  round: number,
  result: RoundResult,
  { byNumber, repeated, incomplete }: Field,
): Finding | null {
  const { no } = player;
  const { opponent, code } = result;
  if (player.unread.has(round) || repeated.has(no)) return null;
  if (opponent === null) return checkBye(no, round, code, place(player, round, ROUND.result));
  if (opponent === no) return finding('opponent-is-himself', place(player, round, 0), { no, round });
  const other = byNumber[opponent];
  if (other === undefined)
    return incomplete
      ? null
      : finding('opponent-not-in-report', place(player, round, 0), { no, round, opponent });
  if (BYES.has(code))
    return finding('bye-with-opponent', place(player, round, ROUND.result), {
      no,
      round,
      opponent,
      result: code,
    });
  if (other.unread.has(round) || repeated.has(opponent)) return null;
  const theirs = other.rounds[round - 1];
  if (theirs?.opponent !== no) {
    // The opponent's line is wrong and gets the finding.
    if (theirs?.opponent === opponent || (theirs?.opponent && !byNumber[theirs.opponent])) return null;
    const found = theirs === undefined || theirs.opponent === null ? '–' : String(theirs.opponent);
    return finding('pairing-one-sided', place(player, round, 0), { no, round, opponent, found });
  }
  // One finding for both players, at the first line; a bye at its own.
  if (player.line > other.line || BYES.has(theirs.code)) return null;
  if (code === '')
    return finding('result-missing', place(player, round, ROUND.result), { no, round, opponent });
  if (theirs.code === '') {
    const values = { no: opponent, round, opponent: no };
    return finding('result-missing', place(other, round, ROUND.result), values);
  }
  if (code === '0' && theirs.code === '0')
    return finding('both-lost', place(player, round, ROUND.result), { no, round, opponent });
  if (!AGREEING.has(code + theirs.code)) {
    const values = { no, round, opponent, result: code, other: theirs.code };
    return finding('results-contradict', place(player, round, ROUND.result), values);
  }
  if (result.colour !== null && result.colour === theirs.colour) {
    const values = { no, round, opponent, colour: result.colour };
    return finding('colours-contradict', place(player, round, ROUND.colour), values);
  }
  // Unplayed games often have none.
  if (isPlayed(result) && (result.colour === null) !== (theirs.colour === null)) {
    const [without, with_] = result.colour === null ? [player, other] : [other, player];
    const values = { times: 1, no: without.no, round, opponent: with_.no };
    return finding('colour-missing', place(without, round, ROUND.colour), values);
  }
  return null;
}

/** A point for nothing is given once in a Swiss; `+` without an opponent is one too. */
const FULL_POINT: ReadonlySet<ResultCode> = new Set(['U', 'F', '+']);

export function checkByes({ type, meetsOnce, players }: Report): readonly Finding[] {
  if (type !== 'swiss' || !meetsOnce) return [];
  return players.flatMap((player) => {
    const byes = player.rounds.flatMap(({ opponent, code }, index) =>
      opponent === null && FULL_POINT.has(code) && !player.unread.has(index + 1) ? [index + 1] : [],
    );
    const [first, again] = byes;
    if (first === undefined || again === undefined) return [];
    const values = { no: player.no, round: again, first };
    return [finding('bye-again', place(player, again, ROUND.result), values)];
  });
}

/** A win or loss needs an opponent. */
function checkBye(no: number, round: number, code: ResultCode, place: Place): Finding | null {
  if (code === '' || '=+-'.includes(code) || BYES.has(code)) return null;
  return finding('result-without-opponent', place, { no, round, result: code });
}

/** No pair meets twice in a Swiss or single round robin; unplayed games do not count. */
export function checkMeetings(report: Report): readonly Finding[] {
  if (!report.meetsOnce) return [];
  const findings = new FindingList();
  // By opponent: the last player who met them, and the round.
  const largest = largestNumber(report);
  const met = new Int32Array(largest + 1).fill(-1);
  const inRound = new Int32Array(largest + 1);
  report.players.forEach((player, index) => {
    for (let round = 1; round <= player.rounds.length; round += 1) {
      const result = defined(player.rounds[round - 1]);
      const { opponent } = result;
      if (opponent === null || opponent <= player.no || opponent > largest || !isPlayed(result)) continue;
      if (met[opponent] === index) {
        const values = {
          no: player.no,
          opponent,
          round,
          first: defined(inRound[opponent]),
          type: report.type,
        };
        findings.add(finding('pair-met-again', place(player, round, 0), values));
      } else {
        met[opponent] = index;
        inRound[opponent] = round;
      }
    }
  });
  return findings.all();
}
