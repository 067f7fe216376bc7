import type { CivilDate } from '../date.ts';
import { formatDate, parseDate } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import type { EditionAt } from '../lists/calendar.ts';
import { type Reason, reason } from '../reasons.ts';
import * as administration from './administration.ts';
import * as composition from './composition.ts';
import { type EventFactsInput, readFacts } from './facts.ts';
import * as play from './play.ts';
import { Findings, type Verdict } from './verdict.ts';

/** Whether an event may be rated: yes, no, or unknown with what is missing, each with its article. */
export function eventEligibility(editionAt: EditionAt, edition: Edition, input: EventFactsInput): Verdict {
  const facts = readFacts(input);
  const findings = new Findings();
  administration.checkRegistration(edition, facts, findings);
  administration.checkArbiters(edition, facts, findings);
  administration.checkHybrid(edition, facts, findings);
  play.checkThinkingTime(edition, facts, findings);
  play.checkEqualTimes(edition, facts, findings);
  play.checkFirstControl(edition, facts, findings);
  play.checkDailyPlay(edition, facts, findings);
  play.checkDuration(edition, facts, findings);
  composition.checkRoundRobin(edition, facts, findings);
  composition.checkScheveningen(edition, facts, findings);
  composition.checkMatch(edition, facts, findings);
  administration.checkReport(editionAt, edition, facts, findings);
  administration.checkAnnouncement(edition, facts, findings);
  administration.checkMembership(edition, facts, findings);
  const { officialEvents, decidedBy } = edition.rules;
  if (facts.official && officialEvents.value !== null)
    findings.note('official-always-rated', officialEvents, {});
  const verdict = findings.verdict();
  if (verdict.answer === 'yes') findings.note('event-rated', decidedBy, {});
  return verdict;
}

/** Until when, and to whom, an organiser may appeal against an event not being rated. */
export function appeal(
  edition: Edition,
  notified: string,
): { readonly until: CivilDate | null; readonly reason: Reason } {
  const { appealDays } = edition.rules;
  const deadline = administration.appealDeadline(edition, parseDate(notified));
  if (deadline === null || appealDays.value === null)
    return { until: null, reason: reason('appeal-none', null, {}) };
  const { until, to } = deadline;
  return {
    until,
    reason: reason('appeal-until', appealDays, { until: formatDate(until), to, days: appealDays.value }),
  };
}

/** Whether preliminaries, finals and play-offs are rated as one event. */
export function stagesOfEvent(edition: Edition): {
  readonly pooled: 'pooled' | 'may-be-pooled' | null;
  readonly reasons: readonly Reason[];
} {
  const { stages } = edition.rules;
  if (stages.value === null) return { pooled: null, reasons: [] };
  return { pooled: stages.value, reasons: [reason('stages-pooled', stages, { rule: stages.value })] };
}
