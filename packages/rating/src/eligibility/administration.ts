import { addDays, type CivilDate, formatDate } from '../date.ts';
import type { Duration, Edition } from '../editions/rules.ts';
import { type EditionAt, nextList } from '../lists/calendar.ts';
import { daysBefore } from '../lists/closing.ts';
import type { EventFacts } from './facts.ts';
import type { Findings } from './verdict.ts';

/** Registration in time, or leave to be late (2009 0.4, 2014 0.2, 2024 0.2). */
export function checkRegistration(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { registration } = edition.rules;
  if (registration.value === null) return;
  if (facts.registered === undefined) return findings.lacks('registered', registration);
  if (facts.registered === null) return findings.refuse('not-registered', registration, {});
  const notice = noticeFor(edition, facts, findings);
  if (notice === null) return;
  const deadline = daysBefore(facts.start, notice.duration);
  if (facts.registered <= deadline) return;
  const approved = facts.approvals?.lateRegistration;
  if (approved) return findings.note('late-registration-approved', notice.leave, { by: notice.by ?? '' });
  const values = {
    registered: formatDate(facts.registered),
    deadline: formatDate(deadline),
    ...notice.duration,
  };
  if (approved === false || notice.by === null) findings.refuse('registered-late', notice.rule, values);
  else {
    findings.note('registered-late', notice.rule, values);
    findings.lacks('approval-late-registration', notice.leave);
  }
}

interface Notice {
  readonly duration: Duration;
  readonly rule: { readonly article: string | null };
  /** Who may accept a later registration, and by which article. */
  readonly by: string | null;
  readonly leave: { readonly article: string | null };
}

/** The notice that applies: the longer one for top players or norms. */
function noticeFor(edition: Edition, facts: EventFacts, findings: Findings): Notice | null {
  const rules = edition.rules;
  const top = rules.registrationNoticeTop;
  const hasTop = top.value !== null && facts.players.some((player) => isTop(player, top.value));
  if (top.value !== null && hasTop) {
    const leave = rules.lateTopRegistrationBy;
    return { duration: top.value.notice, rule: top, by: leave.value, leave };
  }
  const leave = rules.lateRegistrationBy;
  const norms = rules.registrationNoticeNorms;
  if (norms.value !== null) {
    if (facts.norms) return { duration: norms.value, rule: norms, by: leave.value, leave };
    const late = (facts.registered as CivilDate) > daysBefore(facts.start, norms.value);
    if (facts.norms === undefined && late) findings.lacks('norms', norms);
  }
  const usual = rules.registrationNotice;
  return usual.value === null ? null : { duration: usual.value, rule: usual, by: leave.value, leave };
}

function isTop(
  player: EventFacts['players'][number],
  top: { readonly playerAbove: number; readonly womanAbove: number } | null,
): boolean {
  if (top === null || player.rating === null) return false;
  return player.rating > top.playerAbove || (player.sex === 'w' && player.rating > top.womanAbove);
}

/** All arbiters licensed (2014 0.3). One whose licence is not known is a note, not a refusal. */
export function checkArbiters(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { arbiterLicence } = edition.rules;
  if (arbiterLicence.value === null) return;
  if (facts.arbiters === undefined) return findings.note('licence-unknown', arbiterLicence, { arbiters: 0 });
  const unlicensed = facts.arbiters.filter((arbiter) => arbiter.licensed === false).length;
  const unknown = facts.arbiters.filter((arbiter) => arbiter.licensed === null).length;
  if (unlicensed > 0) findings.refuse('arbiter-unlicensed', arbiterLicence, { arbiters: unlicensed });
  if (unknown > 0) findings.note('licence-unknown', arbiterLicence, { arbiters: unknown });
}

/** Hybrid events: each approved by itself, with all its games (2024 0.2, 9.4); earlier editions know only the board. */
export function checkHybrid(edition: Edition, facts: EventFacts, findings: Findings): void {
  if (!facts.hybrid) return;
  const { hybridApproval, hybridGames, laws } = edition.rules;
  if (hybridApproval.value === null) return findings.refuse('hybrid-not-foreseen', laws, {});
  if (facts.approvals?.hybrid === undefined) findings.lacks('approval-hybrid', hybridApproval);
  if (facts.approvals?.hybrid === false) findings.refuse('hybrid-not-approved', hybridApproval, {});
  if (hybridGames.value === null) return;
  if (facts.pgn === undefined) findings.lacks('pgn', hybridGames);
  if (facts.pgn === false) findings.refuse('hybrid-games-missing', hybridGames, {});
}

/** Reports: within 30 days (2014 9.1), in time for the third list after the end (2024 9.1). */
export function checkReport(
  editionAt: EditionAt,
  edition: Edition,
  facts: EventFacts,
  findings: Findings,
): void {
  const { reportUploadDays, reportLastList } = edition.rules;
  const rule = reportLastList.value === null ? reportUploadDays : reportLastList;
  if (rule.value === null) return;
  if (facts.end === undefined) return findings.lacks('end', rule);
  if (facts.received === undefined) return findings.lacks('received', rule);
  const received = formatDate(facts.received);
  if (reportLastList.value !== null) {
    let last = nextList(editionAt, facts.end);
    for (let lists = 1; lists < reportLastList.value; lists += 1) last = nextList(editionAt, last);
    const values = { received, list: formatDate(last), lists: reportLastList.value };
    if (facts.received >= last) findings.refuse('report-list-missed', reportLastList, values);
  } else if (reportUploadDays.value !== null) {
    const deadline = addDays(facts.end, reportUploadDays.value);
    // 9.1 makes the officer responsible; it does not say that a late report is not rated.
    if (facts.received > deadline)
      findings.note('report-late', reportUploadDays, { received, deadline: formatDate(deadline) });
  }
}

/** Announced as unrated before 2024 (11.4, 9.2), not announced as rated since. */
export function checkAnnouncement(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { reportingDuty } = edition.rules;
  if (reportingDuty.value === null) return;
  if (facts.announcedRated === false) findings.refuse('not-announced', reportingDuty, {});
  if (facts.announcedRated === undefined && reportingDuty.value === 'announced-as-rated') {
    findings.lacks('announced', reportingDuty);
  }
}

/** Players belong to a member federation (2005 16.1, 2014 13.1, 2024 10.1): it concerns them, not the event. */
export function checkMembership(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { membership } = edition.rules;
  if (membership.value === null) return;
  facts.players.forEach((player, index) => {
    if (player.member === false) findings.note('player-not-member', membership, { player: index });
  });
}

/** The last day of an appeal against not rating an event, and to whom. */
export function appealDeadline(
  edition: Edition,
  notified: CivilDate,
): { until: CivilDate; to: string } | null {
  const { appealDays, appealTo } = edition.rules;
  if (appealDays.value === null) return null;
  return { until: addDays(notified, appealDays.value), to: appealTo.value ?? '' };
}
