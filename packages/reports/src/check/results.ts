import { type Finding, finding, type Place } from '../findings.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { ROUND, roundColumn } from '../trf/layout.ts';
import type { ResultCode, RoundResult } from '../trf/records.ts';

/** Results of both sides that belong to one game. Both may lose; nothing else is uneven. */
const AGREEING: ReadonlySet<string> = new Set([
  '10',
  '01',
  '==',
  '00',
  '+-',
  '-+',
  '--',
  'WL',
  'LW',
  'DD',
  'LL',
]);
const BYES: ReadonlySet<ResultCode> = new Set(['H', 'F', 'U', 'Z']);

/** Every round of every player, against the player himself and against his opponent. Nothing is said twice. */
export function checkResults(report: Report): readonly Finding[] {
  const byNumber = new Map(report.players.map((player) => [player.no, player]));
  const findings: Finding[] = [];
  for (const player of report.players) {
    player.rounds.forEach((result, index) => {
      const found = checkRound(player, index + 1, result, byNumber);
      if (found) findings.push(found);
    });
  }
  const played = report.players.some(({ rounds }) => rounds.some(isPlayed));
  if (!played) findings.push(finding('nothing-played', { line: null }, {}));
  return [...findings, ...unplayedCodes(report)];
}

const isPlayed = ({ opponent, code }: RoundResult): boolean =>
  opponent !== null && '10='.includes(code || ' ');

/**
 * Codes of games where there was no opponent, which programs write for byes: in crosstables of 2005 `=` is an
 * unplayed half point, `+` and `-` a point or none. They are read as byes, and that is said once.
 */
function unplayedCodes(report: Report): readonly Finding[] {
  const byes = report.players.flatMap((player) =>
    player.rounds.flatMap(({ opponent, code }, index) =>
      opponent === null ? [{ no: player.no, line: player.line, round: index + 1, code }] : [],
    ),
  );
  const say = (
    code: 'half-point-unplayed' | 'forfeit-without-opponent',
    codes: string,
  ): readonly Finding[] => {
    const found = byes.filter((bye) => bye.code !== '' && codes.includes(bye.code));
    const [first] = found;
    if (first === undefined) return [];
    const place = { line: first.line, column: roundColumn(first.round) + ROUND.result };
    return [finding(code, place, { times: found.length, no: first.no, round: first.round })];
  };
  return [...say('half-point-unplayed', '='), ...say('forfeit-without-opponent', '+-')];
}

function checkRound(
  player: ReportPlayer,
  round: number,
  result: RoundResult,
  byNumber: ReadonlyMap<number, ReportPlayer>,
): Finding | null {
  const { no } = player;
  const { opponent, code } = result;
  const place = (offset: number): Place => ({ line: player.line, column: roundColumn(round) + offset });
  if (opponent === null) return checkBye(no, round, code, place(ROUND.result));
  if (opponent === no) return finding('opponent-is-himself', place(0), { no, round });
  const other = byNumber.get(opponent);
  if (other === undefined) return finding('opponent-not-in-report', place(0), { no, round, opponent });
  if (BYES.has(code))
    return finding('bye-with-opponent', place(ROUND.result), { no, round, opponent, result: code });
  const theirs = other.rounds[round - 1];
  if (theirs?.opponent !== no) {
    const found = theirs === undefined || theirs.opponent === null ? '–' : String(theirs.opponent);
    return finding('pairing-one-sided', place(0), { no, round, opponent, found });
  }
  // What concerns both is said once, at the player who stands first.
  if (player.line > other.line) return null;
  if (code === '' || theirs.code === '')
    return finding('result-missing', place(ROUND.result), { no, round, opponent });
  if (!AGREEING.has(code + theirs.code)) {
    const values = { no, round, opponent, result: code, other: theirs.code };
    return finding('results-contradict', place(ROUND.result), values);
  }
  if (result.colour !== null && result.colour === theirs.colour) {
    return finding('colours-contradict', place(ROUND.colour), { no, round, opponent, colour: result.colour });
  }
  return null;
}

/** A won or lost game needs somebody to play it against. */
function checkBye(no: number, round: number, code: ResultCode, place: Place): Finding | null {
  if (code === '' || '=+-'.includes(code) || BYES.has(code)) return null;
  return finding('result-without-opponent', place, { no, round, result: code });
}

/** In a Swiss nobody meets the same opponent twice; a meeting that was not played does not count. */
export function checkMeetings(report: Report): readonly Finding[] {
  if (report.type !== 'swiss') return [];
  const findings: Finding[] = [];
  for (const player of report.players) {
    const first = new Map<number, number>();
    player.rounds.forEach(({ opponent, colour, code }, index) => {
      if (opponent === null || opponent <= player.no || !isPlayed({ opponent, colour, code })) return;
      const round = index + 1;
      const before = first.get(opponent);
      if (before === undefined) first.set(opponent, round);
      else {
        const place = { line: player.line, column: roundColumn(round) };
        findings.push(finding('pair-met-again', place, { no: player.no, opponent, round, first: before }));
      }
    });
  }
  return findings;
}
