import {
  type Edition,
  type EventFactsInput,
  type EventType,
  eventEligibility,
  formatDate,
  type Reason,
} from '@eloquence/rating';
import { type Finding, findingFromReason, type Place, type Severity } from '../findings.ts';
import { gamesOf } from '../games.ts';
import { placeOf, type Report, thinkingMinutes, thinkingSeconds } from '../report.ts';
import { factsOfEvent, type StatedFacts } from '../stated-facts.ts';
import { firstControlMoves, hasEqualTimes } from '../time-control.ts';
import { isMetOnlyOnce } from './event-type.ts';

/** The event under the edition in force at its start: everything the regulations ask, each with its article. */
export function checkRegulations(
  editionAt: Parameters<typeof eventEligibility>[0],
  edition: Edition,
  report: Report,
  type: EventType,
  ratings: readonly (number | null)[],
  stated: StatedFacts,
): readonly Finding[] {
  const facts = factsOf(report, type, ratings, stated);
  if (facts === null) return [];
  const { refusals, missing, notes } = eventEligibility(editionAt, edition, facts);
  const of = (severity: Severity, reasons: readonly Reason[]): readonly Finding[] =>
    reasons.map((reason) => findingFromReason(severity, reason, placeFor(report, reason)));
  // A wrong type has a finding already; its consequences are not reported.
  const isOnce = isMetOnlyOnce({ ...report, type });
  const isMany = type === 'match' && report.players.length > 2;
  // Unstated facts are assumed usual; asking for each would fill the page.
  const needed = missing.filter(
    (reason) =>
      reason.code === 'fact-missing' &&
      USUALLY_STATED.has(reason.values.fact) &&
      !(isMany && reason.values.fact === 'scheduled-games'),
  );
  const relevant = notes.filter(({ code }) => !(isOnce && code === 'round-robin-as-swiss'));
  return [...of('error', refusals), ...of('note', relevant), ...of('note', needed)];
}

/** A missing end or time control has a finding of its own. */
const USUALLY_STATED: ReadonlySet<string> = new Set([
  'approval-duration',
  'approval-late-registration',
  'approval-hybrid',
  'pgn',
  'scheduled-games',
]);

function factsOf(
  report: Report,
  type: EventType,
  ratings: readonly (number | null)[],
  stated: StatedFacts,
): EventFactsInput | null {
  if (report.start === null || (report.end !== null && report.end < report.start)) return null;
  const control = report.timeControl;
  const rounds = roundsPerDay(report);
  return {
    ...factsOfEvent(stated),
    type,
    start: formatDate(report.start),
    ...(report.end !== null && { end: formatDate(report.end) }),
    ...(control !== null && {
      minutes: thinkingMinutes(control),
      seconds: thinkingSeconds(control) % 60,
      equalTimes: hasEqualTimes(control),
      firstControlMoves: firstControlMoves(control),
    }),
    ...(rounds !== null && { roundsPerDay: rounds }),
    players: report.players.map((player, index) => ({
      rating: ratings[index] ?? null,
      ...(/^[wf]$/i.test(player.sex) && { sex: 'w' as const }),
      ...(stated.notMembers?.includes(player.no) && { member: false }),
    })),
    unplayedGames: unplayedGames(report, type),
  };
}

function roundsPerDay({ roundDates }: Report): number | null {
  const days = new Map<number, number>();
  for (const date of roundDates) if (date !== null) days.set(date, (days.get(date) ?? 0) + 1);
  return days.size === 0 ? null : Math.max(...days.values());
}

/** Games that a round robin of this field still lacks: forfeits, and pairs that never met. */
function unplayedGames(report: Report, type: EventType): number {
  if (type !== 'round-robin' && type !== 'double-round-robin') return 0;
  const players = report.players.length;
  const each = type === 'round-robin' ? 1 : 2;
  const met = new Map<number, number>();
  for (const { white, black, played } of gamesOf(report).games) {
    const pair = Math.min(white, black) * players + Math.max(white, black);
    if (played) met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  let had = 0;
  for (const times of met.values()) had += Math.min(times, each);
  return (each * players * (players - 1)) / 2 - had;
}

const LINES: Readonly<Record<string, string>> = {
  'too-many-rounds': '132',
  'too-many-hours': '132',
  'too-long': '052',
  'longer-allowed': '052',
  'interim-reports': '052',
  'too-few-rated-in-field': '092',
  'match-with-unrated': '092',
  'scheveningen-unrated': '092',
  'round-robin-as-swiss': '092',
};
const BY_TIME_CONTROL: ReadonlySet<string> = new Set([
  'thinking-time-short',
  'time-outside-range',
  'times-unequal',
  'first-control-moves',
  'first-control-recommended',
]);

function placeFor(report: Report, { code }: Reason): Place {
  if (BY_TIME_CONTROL.has(code)) return report.timeControlPlace;
  const line = LINES[code];
  return line === undefined ? { line: null } : placeOf(report, line);
}
