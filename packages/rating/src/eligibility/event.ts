import { addDays, type CivilDate, type DateInput, formatDate } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import type { EditionAt } from '../lists/calendar.ts';
import { isAlwaysRated } from '../official-events.ts';
import { type Reason, reason } from '../reasons.ts';
import {
  checkAnnouncement,
  checkArbiters,
  checkHybrid,
  checkMembership,
  checkRegistration,
  checkReport,
  checkReportToOfficer,
} from './administration.ts';
import { checkMatch, checkRoundRobin, checkScheveningen } from './composition.ts';
import { type EventFactsInput, readFacts } from './facts.ts';
import {
  checkDailyPlay,
  checkDuration,
  checkEqualTimes,
  checkFirstControl,
  checkThinkingTime,
} from './play.ts';
import { NOTHING, note, type Verdict, verdictOf } from './verdict.ts';

/** The checks in the order of the regulation's chapters. */
const CHECKS = [
  checkRegistration,
  checkArbiters,
  checkHybrid,
  checkThinkingTime,
  checkEqualTimes,
  checkFirstControl,
  checkDailyPlay,
  checkDuration,
  checkRoundRobin,
  checkScheveningen,
  checkMatch,
  checkAnnouncement,
  checkMembership,
  checkReportToOfficer,
];

/** Whether an event may be rated: yes, no, or unknown with what is missing, each with its article. */
export function eventEligibility(editionAt: EditionAt, edition: Edition, input: EventFactsInput): Verdict {
  const facts = readFacts(input);
  const { officialEvents } = edition.rules;
  return verdictOf([
    ...(isAlwaysRated(edition, facts) ? [note('official-always-rated', officialEvents, {})] : NOTHING),
    ...CHECKS.flatMap((check) => check(edition, facts)),
    ...checkReport(editionAt, edition, facts),
  ]);
}

/** Until when, and to whom, an organiser may appeal against an event not being rated. */
export function appeal(
  edition: Edition,
  notified: DateInput,
): { readonly until: CivilDate | null; readonly reason: Reason } {
  const { appealDays, appealTo } = edition.rules;
  const days = appealDays.value;
  if (days === null) return { until: null, reason: reason('appeal-none', null, {}) };
  const until = addDays(notified, days);
  return {
    until,
    reason: reason('appeal-until', appealDays, { until: formatDate(until), to: appealTo.value ?? '', days }),
  };
}

/** Whether preliminaries, finals and play-offs of one competition are rated as one event (6.2). */
export function stagesOfEvent(edition: Edition): {
  readonly stages: 'pooled' | 'may-be-pooled' | null;
  readonly reasons: readonly Reason[];
} {
  const { stages } = edition.rules;
  if (stages.value === null) return { stages: null, reasons: [reason('stages-separate', null, {})] };
  return { stages: stages.value, reasons: [reason('stages-pooled', stages, { rule: stages.value })] };
}
