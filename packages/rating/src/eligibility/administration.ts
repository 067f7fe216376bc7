import { addDays, type CivilDate, formatDate } from '../date.ts';
import type { Duration, Edition } from '../editions/rules.ts';
import { type EditionAt, nextList } from '../lists/calendar.ts';
import { daysBefore } from '../lists/closing.ts';
import { isAlwaysRated } from '../official-events.ts';
import type { EventFacts } from './facts.ts';
import { type EligibilityFinding, missing, NOTHING, note, type Rule, refusal } from './verdict.ts';

/** Registration in time, or leave to be late (2009 0.4, 2014 0.2, 2024 0.2). */
export function checkRegistration(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { registration } = edition.rules;
  const { registered } = facts;
  if (registration.value === null || isAlwaysRated(edition, facts)) return NOTHING;
  const { registrationRefusedBy: refusedBy, unreportedEvents } = edition.rules;
  if (facts.approvals?.unsubmitted && unreportedEvents.value !== null)
    return [note('rated-by-decision', unreportedEvents, {})];
  if (facts.registrationRefused && refusedBy.value !== null)
    return [refusal('registration-refused', refusedBy, { by: refusedBy.value })];
  if (registered === undefined) return [missing('registered', registration)];
  if (registered === null) return [refusal('not-registered', registration, {})];
  return [
    ...checkNorms(edition, facts, registered),
    ...checkNotice(facts, registered, noticeFor(edition, facts)),
  ];
}

interface Notice {
  readonly duration: Duration;
  readonly rule: Rule;
  /** Who may accept a later registration, and by which article. */
  readonly by: string | null;
  readonly leave: Rule;
}

/** The notice that applies: the longer one where top players take part. */
function noticeFor(edition: Edition, facts: EventFacts): Notice | null {
  const {
    registrationNotice: usual,
    registrationNoticeTop: top,
    lateRegistrationBy: leave,
    lateTopRegistrationBy: topLeave,
  } = edition.rules;
  if (top.value !== null && facts.players.some((player) => isTop(player, top.value))) {
    return { duration: top.value.notice, rule: top, by: topLeave.value, leave: topLeave };
  }
  return usual.value === null ? null : { duration: usual.value, rule: usual, by: leave.value, leave };
}

function isTop(
  player: EventFacts['players'][number],
  top: { readonly playerAbove: number; readonly womanAbove: number } | null,
): boolean {
  if (top === null || player.rating === null) return false;
  return player.rating > top.playerAbove || (player.sex === 'w' && player.rating > top.womanAbove);
}

/** Norms ask for more notice; without it the event is rated all the same, and its norms are not ours. */
function checkNorms(
  edition: Edition,
  facts: EventFacts,
  registered: CivilDate,
): readonly EligibilityFinding[] {
  const { registrationNoticeNorms: norms } = edition.rules;
  if (norms.value === null || !facts.norms) return NOTHING;
  const deadline = daysBefore(facts.start, norms.value);
  if (registered <= deadline) return NOTHING;
  const values = { registered: formatDate(registered), deadline: formatDate(deadline), ...norms.value };
  return [note('registered-late', norms, values)];
}

function checkNotice(
  facts: EventFacts,
  registered: CivilDate,
  notice: Notice | null,
): readonly EligibilityFinding[] {
  if (notice === null) return NOTHING;
  const deadline = daysBefore(facts.start, notice.duration);
  if (registered <= deadline) return NOTHING;
  const approved = facts.approvals?.lateRegistration;
  const values = { registered: formatDate(registered), deadline: formatDate(deadline), ...notice.duration };
  if (notice.by === null || approved === false) return [refusal('registered-late', notice.rule, values)];
  const late = note('registered-late', notice.rule, values);
  if (approved) return [late, note('late-registration-approved', notice.leave, { by: notice.by })];
  return [late, missing('approval-late-registration', notice.leave)];
}

/** All arbiters licensed (2014 0.3). One whose licence is not known is a note, not a refusal. */
export function checkArbiters(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { arbiterLicence } = edition.rules;
  if (arbiterLicence.value === null) return NOTHING;
  if (facts.arbiters === undefined) return [note('licence-unknown', arbiterLicence, { arbiters: 0 })];
  const unlicensed = facts.arbiters.filter((arbiter) => arbiter.licensed === false).length;
  const unknown = facts.arbiters.filter((arbiter) => arbiter.licensed === null).length;
  return [
    ...(unlicensed > 0 ? [refusal('arbiter-unlicensed', arbiterLicence, { arbiters: unlicensed })] : NOTHING),
    ...(unknown > 0 ? [note('licence-unknown', arbiterLicence, { arbiters: unknown })] : NOTHING),
  ];
}

/** Hybrid events: each approved by itself, with all its games (2024 0.2, 9.4); earlier editions know only the board. */
export function checkHybrid(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { hybridApproval, hybridGames, laws } = edition.rules;
  if (!facts.hybrid) return NOTHING;
  if (hybridApproval.value === null) return [refusal('hybrid-not-foreseen', laws, {})];
  const findings: EligibilityFinding[] = [];
  if (facts.approvals?.hybrid === undefined) findings.push(missing('approval-hybrid', hybridApproval));
  if (facts.approvals?.hybrid === false) findings.push(refusal('hybrid-not-approved', hybridApproval, {}));
  if (hybridGames.value === null) return findings;
  if (facts.pgn === undefined) findings.push(missing('pgn', hybridGames));
  if (facts.pgn === false) findings.push(refusal('hybrid-games-missing', hybridGames, {}));
  return findings;
}

/** To the rating officer of the federation within 7 days (2014 9.1); a late report is rated all the same. */
export function checkReportToOfficer(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { reportToOfficerDays: rule } = edition.rules;
  const { end, reportedToOfficer } = facts;
  if (rule.value === null || end === undefined || reportedToOfficer === undefined) return NOTHING;
  const deadline = addDays(end, rule.value);
  if (reportedToOfficer <= deadline) return NOTHING;
  const given = formatDate(reportedToOfficer);
  return [note('report-to-officer-late', rule, { given, deadline: formatDate(deadline) })];
}

/** Reports: within 30 days (2014 9.1), in time for the third list after the end (2024 9.1). */
export function checkReport(
  editionAt: EditionAt,
  edition: Edition,
  facts: EventFacts,
): readonly EligibilityFinding[] {
  const { reportUploadDays, reportLastList } = edition.rules;
  const { end, received } = facts;
  const rule = reportLastList.value === null ? reportUploadDays : reportLastList;
  if (rule.value === null) return NOTHING;
  if (end === undefined) return [missing('end', rule)];
  if (received === undefined) return [missing('received', rule)];
  const day = formatDate(received);
  if (reportLastList.value !== null) {
    const lists = reportLastList.value;
    const last = listAfter(editionAt, end, lists);
    const missed = received >= last;
    return missed
      ? [refusal('report-list-missed', rule, { received: day, list: formatDate(last), lists })]
      : NOTHING;
  }
  const deadline = addDays(end, rule.value);
  // 9.1 makes the officer responsible; it does not say that a late report is not rated.
  return received > deadline
    ? [note('report-late', rule, { received: day, deadline: formatDate(deadline) })]
    : NOTHING;
}

function listAfter(editionAt: EditionAt, date: CivilDate, lists: number): CivilDate {
  let list = date;
  for (let left = lists; left > 0; left -= 1) list = nextList(editionAt, list);
  return list;
}

/** Announced as unrated before 2024 (11.4, 9.2), not announced as rated since. */
export function checkAnnouncement(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { reportingDuty } = edition.rules;
  if (reportingDuty.value === null) return NOTHING;
  if (facts.announcedRated === false) return [refusal('not-announced', reportingDuty, {})];
  const isUnstated = reportingDuty.value === 'announced-as-rated' && facts.announcedRated === undefined;
  return isUnstated ? [missing('announced', reportingDuty)] : NOTHING;
}

/** Players belong to a member federation (2005 16.1, 2014 13.1, 2024 10.1): it concerns them, not the event. */
export function checkMembership(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { membership } = edition.rules;
  if (membership.value === null) return NOTHING;
  const outsiders = facts.players.flatMap(({ member }, player) => (member === false ? [player] : []));
  return outsiders.map((player) => note('player-not-member', membership, { player }));
}
