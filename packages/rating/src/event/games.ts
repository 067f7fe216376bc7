import type { Edition } from '../editions/rules.ts';
import { isAlwaysRated } from '../official-events.ts';
import { formatHundredths } from '../rational.ts';
import { type Reason, reason } from '../reasons.ts';
import type { Hundredths } from '../values.ts';
import type { EventGame } from './event-games.ts';
import type { Event } from './input.ts';

/** Why a game does not count for either player; null where it may count. */
export function gamesLeftOut(edition: Edition, event: Event): readonly (Reason | null)[] {
  const decided = event.type === 'match' ? gamesAfterDecision(edition, event) : null;
  const { unplayedGames, startedGamesExceptions, unratedMatch, unreportedGames } = edition.rules;
  const unrated = event.type === 'match' && unratedMatch.value !== null && hasUnrated(event);
  const mayBeTooFast = event.minutes !== null && event.minutes < mostMinutes(edition);
  return event.games.map((game, index) => {
    const { exception } = game;
    if (unrated) return reason('match-with-unrated', unratedMatch, {});
    if (!game.played) return reason('game-unplayed', unplayedGames, {});
    if (exception === 'not-chosen')
      return unreportedGames.value === null ? null : reason('game-not-chosen', unreportedGames, {});
    if (exception !== null && startedGamesExceptions.value?.includes(exception))
      return reason('game-excepted', startedGamesExceptions, { cause: exception });
    return decided?.[index] ?? (mayBeTooFast ? tooFast(edition, event, game) : null);
  });
}

const hasUnrated = ({ players }: Event): boolean => players.some((player) => player.rating === null);

/** Per game since 2017: the higher rated of the two decides how much time both need (1.1). */
function tooFast(edition: Edition, event: Event, { white, black }: EventGame): Reason | null {
  const { thinkingTime, thinkingTimeScope, officialEvents } = edition.rules;
  if (isAlwaysRated(edition, event) && officialEvents.value === 'rated-at-any-speed') return null;
  if (event.minutes === null || thinkingTimeScope.value !== 'game' || thinkingTime.value === null)
    return null;
  const ratingOf = (player: number): number => event.players[player]?.rating ?? 0;
  const higher = Math.max(ratingOf(white), ratingOf(black));
  const needed = minutesNeeded(edition, higher);
  if (event.minutes >= needed) return null;
  return reason('game-thinking-time', thinkingTime, { minutes: event.minutes, needed, rating: higher });
}

/** Minutes for 60 moves that are enough for everybody. */
function mostMinutes({ rules: { thinkingTime } }: Edition): number {
  return Math.max(0, ...(thinkingTime.value ?? []).map(({ minutes }) => minutes));
}

/** Minutes for 60 moves that the edition asks for where the highest rating is this. */
export function minutesNeeded(edition: Edition, highest: number): number {
  return edition.rules.thinkingTime.value?.find((step) => highest >= step.from)?.minutes ?? 0;
}

/** Games of a match after one side has more than half of the scheduled points (6.5, 6.2). */
function gamesAfterDecision(edition: Edition, event: Event): readonly (Reason | null)[] {
  const { decidedMatch, decidedMatchWaiver } = edition.rules;
  const { scheduledGames: scheduled } = event;
  const waived = event.waivedMatchRule && decidedMatchWaiver.value !== null;
  if (decidedMatch.value === null || scheduled === null || waived) return [];
  const scores = new Map<number, number>();
  const order = [...event.games.entries()].sort(([, a], [, b]) => a.round - b.round);
  const left: (Reason | null)[] = order.map(() => null);
  const add = (player: number, score: number): void => {
    scores.set(player, (scores.get(player) ?? 0) + score);
  };
  for (const [index, { white, black, whiteScore, blackScore }] of order) {
    // In half points a match of n games is decided when one side has more than n.
    if ([...scores.values()].some((score) => score > scheduled)) {
      const needed = formatHundredths((50 * (scheduled + 1)) as Hundredths);
      left[index] = reason('game-after-decision', decidedMatch, { scheduled, needed });
    }
    add(white, whiteScore);
    add(black, blackScore);
  }
  return left;
}

/** How many rated games a full round robin of this field lacks; what is missing makes it a Swiss for rating (6.43, 6.4). */
export function missingInRoundRobin(event: Event, leftOut: readonly (Reason | null)[]): number {
  const players = event.players.length;
  const rounds = event.type === 'double-round-robin' ? 2 : 1;
  const met = new Map<number, number>();
  for (const [index, { white, black }] of event.games.entries()) {
    if (leftOut[index] !== null) continue;
    const pair = Math.min(white, black) * players + Math.max(white, black);
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  let missing = 0;
  for (let a = 0; a < players; a += 1) {
    for (let b = a + 1; b < players; b += 1) missing += Math.max(0, rounds - (met.get(a * players + b) ?? 0));
  }
  return missing;
}
