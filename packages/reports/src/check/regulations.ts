import {
  type Edition,
  type EventFactsInput,
  type EventType,
  eventEligibility,
  formatDate,
  type Reason,
} from '@eloquence/rating';
import { type Finding, findingFromReason, type Severity } from '../findings.ts';
import { type Report, thinkingMinutes, thinkingSeconds } from '../report.ts';
import type { StatedFacts } from '../stated.ts';
import { firstControlMoves, hasEqualTimes } from '../time-control.ts';

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
    reasons.map((reason) => findingFromReason(severity, reason, placeOf(report, reason)));
  // What nobody has stated is taken as usual; it would only fill the page.
  const asked = missing.filter((reason) => reason.code === 'fact-missing' && ASKED.has(reason.values.fact));
  return [
    ...of('error', refusals),
    ...of('note', asked),
    ...of(
      'note',
      notes.filter((note) => note.code !== 'licence-unknown'),
    ),
  ];
}

/** Facts that a report itself should have told. */
const ASKED: ReadonlySet<string> = new Set([
  'end',
  'thinking-time',
  'approval-duration',
  'approval-late-registration',
  'scheduled-games',
]);

function factsOf(
  report: Report,
  type: EventType,
  ratings: readonly (number | null)[],
  stated: StatedFacts,
): EventFactsInput | null {
  if (report.start === null || (report.end !== null && report.end < report.start)) return null;
  const { laterEvent, ratingsPerGame, ...facts } = stated;
  const control = report.timeControl;
  const rounds = roundsPerDay(report);
  return {
    ...facts,
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
      ...((player.sex === 'w' || player.sex === 'f') && { sex: 'w' as const }),
    })),
    unplayedGames: unplayedGames(report),
  };
}

function roundsPerDay({ roundDates }: Report): number | null {
  const days = new Map<number, number>();
  for (const date of roundDates) if (date !== null) days.set(date, (days.get(date) ?? 0) + 1);
  return days.size === 0 ? null : Math.max(...days.values());
}

/** Games between two players of the report that were decided without play, each seen from both sides. */
function unplayedGames({ players }: Report): number {
  const sides = players.flatMap(({ rounds }) =>
    rounds.filter(({ opponent, code }) => opponent !== null && !'10='.includes(code || ' ')),
  );
  return Math.ceil(sides.length / 2);
}

/** Where in the report the matter stands. */
const LINES: Readonly<Record<string, string>> = {
  'thinking-time-short': '122',
  'time-outside-range': '122',
  'times-unequal': '222',
  'first-control-moves': '122',
  'first-control-recommended': '122',
  'too-many-rounds': '132',
  'too-many-hours': '132',
  'too-long': '052',
  'interim-reports': '052',
  'too-few-rated-in-field': '092',
  'match-with-unrated': '092',
  'scheveningen-unrated': '092',
};

function placeOf(report: Report, reason: Reason): { line: number | null; column: number | null } {
  const code = LINES[reason.code];
  const record = report.file.records.find((each) => each.code === code);
  return record?.source ? { line: record.source.line, column: 5 } : { line: null, column: null };
}
