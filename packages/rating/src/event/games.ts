import { defined } from '../defined.ts';
import type { Edition } from '../editions/rules.ts';
import { isAlwaysRated } from '../official-events.ts';
import { formatHundredths } from '../rational.ts';
import { type Reason, reason } from '../reasons.ts';
import type { Event } from './input.ts';

/** Why a game does not count for either player; null where it may count. */
export function gamesLeftOut(edition: Edition, event: Event): readonly (Reason | null)[] {
  const decided = event.type === 'match' ? gamesAfterDecision(edition, event) : null;
  const { unplayedGames, startedGamesExceptions, unratedMatch, unreportedGames } = edition.rules;
  const unrated = event.type === 'match' && unratedMatch.value !== null && hasUnrated(event);
  const mayBeTooFast = event.minutes !== null && event.minutes < mostMinutes(edition);
  const { count, played, exceptions } = event.games;
  const left: (Reason | null)[] = [];
  for (let game = 0; game < count; game += 1) {
    const exception = exceptions?.[game] ?? null;
    if (unrated) left.push(reason('match-with-unrated', unratedMatch, {}));
    else if (played[game] === 0) left.push(reason('game-unplayed', unplayedGames, {}));
    else if (exception === 'not-chosen') {
      left.push(unreportedGames.value === null ? null : reason('game-not-chosen', unreportedGames, {}));
    } else if (exception !== null && startedGamesExceptions.value?.includes(exception)) {
      left.push(reason('game-excepted', startedGamesExceptions, { cause: exception }));
    } else left.push(decided?.[game] ?? (mayBeTooFast ? tooFast(edition, event, game) : null));
  }
  return left;
}

const hasUnrated = ({ players }: Event): boolean => players.some((player) => player.rating === null);

/** Per game since 2017: the higher rated of the two decides how much time both need (1.1). */
function tooFast(edition: Edition, event: Event, game: number): Reason | null {
  const { thinkingTime, thinkingTimeScope, officialEvents } = edition.rules;
  if (isAlwaysRated(edition, event) && officialEvents.value === 'rated-at-any-speed') return null;
  if (event.minutes === null || thinkingTimeScope.value !== 'game' || thinkingTime.value === null)
    return null;
  const { players, games } = event;
  const ratingOf = (player: number | undefined): number => players[player as number]?.rating ?? 0;
  const higher = Math.max(ratingOf(games.white[game]), ratingOf(games.black[game]));
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
  const { count, rounds, white, black, whiteScores, blackScores } = event.games;
  const order = Array.from({ length: count }, (_, index) => index);
  order.sort((a, b) => defined(rounds[a]) - defined(rounds[b]));
  const left: (Reason | null)[] = order.map(() => null);
  const add = (player: number, score: number): void => {
    scores.set(player, (scores.get(player) ?? 0) + score);
  };
  for (const index of order) {
    // In half points a match of n games is decided when one side has more than n.
    if ([...scores.values()].some((score) => score > scheduled)) {
      const needed = formatHundredths(50 * (scheduled + 1));
      left[index] = reason('game-after-decision', decidedMatch, { scheduled, needed });
    }
    add(defined(white[index]), defined(whiteScores[index]));
    add(defined(black[index]), defined(blackScores[index]));
  }
  return left;
}

/** How many rated games a full round robin of this field lacks; what is missing makes it a Swiss for rating (6.43, 6.4). */
export function missingInRoundRobin(event: Event, leftOut: readonly (Reason | null)[]): number {
  const players = event.players.length;
  const rounds = event.type === 'double-round-robin' ? 2 : 1;
  const { count, white, black } = event.games;
  const met = new Map<number, number>();
  for (let game = 0; game < count; game += 1) {
    if (leftOut[game] !== null) continue;
    const one = defined(white[game]);
    const other = defined(black[game]);
    const pair = Math.min(one, other) * players + Math.max(one, other);
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  let missing = 0;
  for (let a = 0; a < players; a += 1) {
    for (let b = a + 1; b < players; b += 1) missing += Math.max(0, rounds - (met.get(a * players + b) ?? 0));
  }
  return missing;
}
