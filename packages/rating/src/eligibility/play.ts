import type { Edition, TimeRange } from '../editions/rules.ts';
import { minutesNeeded } from '../event/games.ts';
import { floorDivide } from '../rounding.ts';
import type { EventFacts } from './facts.ts';
import { type EligibilityFinding, missing, NOTHING, note, refusal } from './verdict.ts';

/** Enough time for 60 moves, or a range of it that makes a game rapid or blitz. */
export function checkThinkingTime(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { thinkingTime, timeRange } = edition.rules;
  const rule = timeRange.value === null ? thinkingTime : timeRange;
  if (rule.value === null) return NOTHING;
  if (facts.minutes === undefined) return [missing('thinking-time', rule)];
  return timeRange.value === null
    ? checkMinimum(edition, facts, facts.minutes)
    : checkRange(edition, timeRange.value, facts.minutes, facts.seconds ?? 0);
}

/** Asked of the whole field (2005 to 2014) or of each game by itself (later). */
function checkMinimum(edition: Edition, facts: EventFacts, minutes: number): readonly EligibilityFinding[] {
  const { thinkingTime, thinkingTimeScope, officialEvents } = edition.rules;
  if (facts.official && officialEvents.value === 'rated-at-any-speed') return NOTHING;
  const ratings = facts.players.map((player) => player.rating ?? 0).sort((a, b) => a - b);
  // By game, an event is out only if its slowest games are too fast: those of the two lowest rated players.
  const deciding = (thinkingTimeScope.value === 'tournament' ? ratings.at(-1) : ratings[1]) ?? 0;
  const needed = minutesNeeded(edition, deciding);
  if (minutes >= needed) return NOTHING;
  const from = thinkingTime.value?.find((step) => deciding >= step.from)?.from ?? 0;
  return [refusal('thinking-time-short', thinkingTime, { minutes, needed, from })];
}

function checkRange(
  edition: Edition,
  range: TimeRange,
  minutes: number,
  seconds: number,
): readonly EligibilityFinding[] {
  if (isInRange(range, minutes * 60 + seconds)) return NOTHING;
  const values = { minutes, seconds, range: formatRange(range), cadence: edition.cadence };
  return [refusal('time-outside-range', edition.rules.timeRange, values)];
}

/** In seconds: ten and a half minutes are more than ten. */
function isInRange({ from, over, to, under }: TimeRange, seconds: number): boolean {
  return (
    (from === undefined || seconds >= from * 60) &&
    (over === undefined || seconds > over * 60) &&
    (to === undefined || seconds <= to * 60) &&
    (under === undefined || seconds < under * 60)
  );
}

/** `≥ 15, < 60`: the same in every language. */
function formatRange({ from, over, to, under }: TimeRange): string {
  const bounds = [
    ['≥', from],
    ['>', over],
    ['≤', to],
    ['<', under],
  ] as const;
  return bounds.flatMap(([sign, value]) => (value === undefined ? [] : [`${sign} ${value}`])).join(', ');
}

export function checkEqualTimes(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { equalTimes } = edition.rules;
  if (equalTimes.value === null || facts.equalTimes) return NOTHING;
  if (facts.equalTimes === undefined) return [missing('equal-times', equalTimes)];
  return [refusal('times-unequal', equalTimes, {})];
}

/** Moves of the first time control, where there is one: 40 recommended, then exactly 40, then at least 30. */
export function checkFirstControl(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { firstControl } = edition.rules;
  const moves = facts.firstControlMoves;
  if (firstControl.value === null || moves === null) return NOTHING;
  const { rule, moves: required } = firstControl.value;
  if (moves === undefined) return rule === 'recommended' ? NOTHING : [missing('first-control', firstControl)];
  if (rule === 'at-least' ? moves >= required : moves === required) return NOTHING;
  return rule === 'recommended'
    ? [note('first-control-recommended', firstControl, { moves, recommended: required })]
    : [refusal('first-control-moves', firstControl, { moves, required, rule })];
}

/** Rounds and hours on one day (3.1); the hours on the basis of 60 moves by both players. */
export function checkDailyPlay(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { roundsPerDay, hoursPerDay } = edition.rules;
  const rounds = facts.roundsPerDay;
  if (roundsPerDay.value === null && hoursPerDay.value === null) return NOTHING;
  if (rounds === undefined)
    return [missing('rounds-per-day', roundsPerDay.value === null ? hoursPerDay : roundsPerDay)];
  const findings: EligibilityFinding[] = [];
  if (roundsPerDay.value !== null && rounds > roundsPerDay.value) {
    findings.push(refusal('too-many-rounds', roundsPerDay, { rounds, allowed: roundsPerDay.value }));
  }
  const seconds = rounds * 2 * ((facts.minutes ?? 0) * 60 + (facts.seconds ?? 0));
  if (hoursPerDay.value !== null && seconds > hoursPerDay.value * 3600) {
    const minutes = floorDivide(seconds + 59, 60);
    findings.push(refusal('too-many-hours', hoursPerDay, { minutes, allowed: hoursPerDay.value }));
  }
  return findings;
}

/** At most 90 days, save championships and by approval (4.1 to 4.12); interim reports of long events. */
export function checkDuration(edition: Edition, facts: EventFacts): readonly EligibilityFinding[] {
  const { maximumDays, interimReportsAfterDays: interim } = edition.rules;
  if (maximumDays.value === null && interim.value === null) return NOTHING;
  if (facts.end === undefined) return [missing('end', maximumDays.value === null ? interim : maximumDays)];
  const days = facts.end - facts.start + 1;
  return [
    ...(interim.value !== null && days > interim.value
      ? [note('interim-reports', interim, { days, after: interim.value })]
      : NOTHING),
    ...(maximumDays.value !== null && days > maximumDays.value
      ? [overlong(edition, facts, days, maximumDays.value)]
      : NOTHING),
  ];
}

function overlong(edition: Edition, facts: EventFacts, days: number, allowed: number): EligibilityFinding {
  const { maximumDays, longerAllowed } = edition.rules;
  const causes = longerAllowed.value ?? [];
  const isChampionship = facts.championship || facts.nationalChampionship;
  if (causes.includes('championship') && isChampionship) {
    return note('longer-allowed', longerAllowed, { days, because: 'championship' });
  }
  if (causes.includes('approval') && facts.approvals?.duration !== false) {
    return facts.approvals?.duration
      ? note('longer-allowed', longerAllowed, { days, because: 'approval' })
      : missing('approval-duration', longerAllowed);
  }
  return refusal('too-long', maximumDays, { days, allowed });
}
