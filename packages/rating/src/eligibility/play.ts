import type { Edition, TimeRange } from '../editions/rules.ts';
import { minutesNeeded } from '../event/games.ts';
import type { EventFacts } from './facts.ts';
import type { Findings } from './verdict.ts';

/** Enough time for 60 moves: asked of the whole field (2005 to 2014) or of each game (later), or a range for rapid and blitz. */
export function checkThinkingTime(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { thinkingTime, thinkingTimeScope, timeRange } = edition.rules;
  const rule = timeRange.value === null ? thinkingTime : timeRange;
  if (rule.value === null) return;
  const { minutes } = facts;
  if (minutes === undefined) return findings.lacks('thinking-time', rule);
  if (timeRange.value !== null && !isInRange(timeRange.value, minutes)) {
    const values = { minutes, range: formatRange(timeRange.value), cadence: edition.cadence };
    findings.refuse('time-outside-range', timeRange, values);
  }
  if (timeRange.value !== null || thinkingTime.value === null) return;
  const ratings = facts.players.map((player) => player.rating ?? 0);
  // By game, an event is out only if even its slowest games are too fast; single games are judged one by one.
  const deciding = thinkingTimeScope.value === 'tournament' ? Math.max(0, ...ratings) : secondLowest(ratings);
  const needed = minutesNeeded(edition, deciding);
  if (minutes >= needed) return;
  const from = thinkingTime.value.find((step) => deciding >= step.from)?.from ?? 0;
  findings.refuse('thinking-time-short', thinkingTime, { minutes, needed, from });
}

/** The higher rating in the game of the two lowest rated players, the one with the least asked of it. */
function secondLowest(ratings: readonly number[]): number {
  return [...ratings].sort((a, b) => a - b)[1] ?? 0;
}

function isInRange({ from, over, to, under }: TimeRange, minutes: number): boolean {
  return (
    (from === undefined || minutes >= from) &&
    (over === undefined || minutes > over) &&
    (to === undefined || minutes <= to) &&
    (under === undefined || minutes < under)
  );
}

/** `≥ 15 and < 60`: the same in every language. */
function formatRange({ from, over, to, under }: TimeRange): string {
  const bounds = [
    ['≥', from],
    ['>', over],
    ['≤', to],
    ['<', under],
  ] as const;
  return bounds.flatMap(([sign, value]) => (value === undefined ? [] : [`${sign} ${value}`])).join(', ');
}

export function checkEqualTimes(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { equalTimes } = edition.rules;
  if (equalTimes.value === null) return;
  if (facts.equalTimes === undefined) findings.lacks('equal-times', equalTimes);
  if (facts.equalTimes === false) findings.refuse('times-unequal', equalTimes, {});
}

/** Moves of the first time control, where there is one: 40 recommended, then exactly 40, then at least 30. */
export function checkFirstControl(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { firstControl } = edition.rules;
  if (firstControl.value === null || facts.firstControlMoves === null) return;
  const { rule, moves: required } = firstControl.value;
  const moves = facts.firstControlMoves;
  if (moves === undefined) {
    if (rule !== 'recommended') findings.lacks('first-control', firstControl);
    return;
  }
  if (rule === 'recommended') {
    if (moves !== required)
      findings.note('first-control-recommended', firstControl, { moves, recommended: required });
  } else if (rule === 'exactly' ? moves !== required : moves < required) {
    findings.refuse('first-control-moves', firstControl, { moves, required, rule });
  }
}

/** Rounds and hours on one day (3.1); the hours on the basis of 60 moves by both players. */
export function checkDailyPlay(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { roundsPerDay, hoursPerDay } = edition.rules;
  const rounds = facts.roundsPerDay;
  if (rounds === undefined) {
    return findings.lacks('rounds-per-day', roundsPerDay.value === null ? hoursPerDay : roundsPerDay);
  }
  if (roundsPerDay.value !== null && rounds > roundsPerDay.value) {
    findings.refuse('too-many-rounds', roundsPerDay, { rounds, allowed: roundsPerDay.value });
  }
  if (hoursPerDay.value === null || facts.minutes === undefined) return;
  const minutes = rounds * 2 * facts.minutes;
  if (minutes > hoursPerDay.value * 60)
    findings.refuse('too-many-hours', hoursPerDay, { minutes, allowed: hoursPerDay.value });
}

/** At most 90 days, save championships and by approval (4.1 to 4.12); interim reports of long events. */
export function checkDuration(edition: Edition, facts: EventFacts, findings: Findings): void {
  const { maximumDays, longerAllowed, interimReportsAfterDays } = edition.rules;
  if (maximumDays.value === null && interimReportsAfterDays.value === null) return;
  const rule = maximumDays.value === null ? interimReportsAfterDays : maximumDays;
  if (facts.end === undefined) return findings.lacks('end', rule);
  const days = facts.end - facts.start + 1;
  const after = interimReportsAfterDays.value;
  if (after !== null && days > after)
    findings.note('interim-reports', interimReportsAfterDays, { days, after });
  const allowed = maximumDays.value;
  if (allowed === null || days <= allowed) return;
  const causes = longerAllowed.value ?? [];
  if (causes.includes('championship') && (facts.championship || facts.nationalChampionship)) {
    return findings.note('longer-allowed', longerAllowed, { days, because: 'championship' });
  }
  if (causes.includes('approval')) {
    if (facts.approvals?.duration)
      return findings.note('longer-allowed', longerAllowed, { days, because: 'approval' });
    if (facts.approvals?.duration === undefined) return findings.lacks('approval-duration', longerAllowed);
  }
  findings.refuse('too-long', maximumDays, { days, allowed });
}
