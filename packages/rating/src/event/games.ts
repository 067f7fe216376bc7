import type { Edition } from '../editions/rules.ts';
import { formatHundredths } from '../rational.ts';
import { type Reason, reason } from '../reasons.ts';
import type { Event, EventGame } from './input.ts';

/** Why a game is out for both players, whoever they are; null where it may count. */
export function gamesLeftOut(edition: Edition, event: Event): readonly (Reason | null)[] {
  const decided = event.type === 'match' ? gamesAfterDecision(edition, event) : null;
  const { unplayedGames, startedGamesExceptions, unratedMatch } = edition.rules;
  const unrated = event.type === 'match' && unratedMatch.value !== null && hasUnrated(event);
  const mayBeTooFast = event.minutes !== null && event.minutes < mostMinutes(edition);
  return event.games.map((game, index) => {
    if (unrated) return reason('match-with-unrated', unratedMatch, {});
    if (!game.played) return reason('game-unplayed', unplayedGames, {});
    if (game.exception !== null && startedGamesExceptions.value?.includes(game.exception)) {
      return reason('game-excepted', startedGamesExceptions, { cause: game.exception });
    }
    return decided?.[index] ?? (mayBeTooFast ? tooFast(edition, event, game) : null);
  });
}

const hasUnrated = ({ players }: Event): boolean => players.some((player) => player.rating === null);

/** Per game since 2017: the higher rated of the two decides how much time both need (1.1). */
function tooFast(edition: Edition, event: Event, game: EventGame): Reason | null {
  const { thinkingTime, thinkingTimeScope } = edition.rules;
  if (event.minutes === null || thinkingTimeScope.value !== 'game' || thinkingTime.value === null)
    return null;
  const higher = Math.max(event.players[game.white]?.rating ?? 0, event.players[game.black]?.rating ?? 0);
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
  const order = event.games.map((_, index) => index);
  order.sort((a, b) => (event.games[a]?.round ?? 0) - (event.games[b]?.round ?? 0));
  const left: (Reason | null)[] = event.games.map(() => null);
  for (const index of order) {
    // In half points a match of n games is decided when one side has more than n.
    if ([...scores.values()].some((score) => score > scheduled)) {
      const needed = formatHundredths(50 * (scheduled + 1));
      left[index] = reason('game-after-decision', decidedMatch, { scheduled, needed });
    }
    const game = event.games[index] as EventGame;
    scores.set(game.white, (scores.get(game.white) ?? 0) + game.whiteScore);
    scores.set(game.black, (scores.get(game.black) ?? 0) + game.blackScore);
  }
  return left;
}

/** How many rated games a full round robin of this field lacks; what is missing makes it a Swiss for rating (6.43, 6.4). */
export function missingInRoundRobin(event: Event, leftOut: readonly (Reason | null)[]): number {
  const players = event.players.length;
  const rounds = event.type === 'double-round-robin' ? 2 : 1;
  const met = new Map<number, number>();
  event.games.forEach(({ white, black }, index) => {
    if (leftOut[index] !== null) return;
    const pair = Math.min(white, black) * players + Math.max(white, black);
    met.set(pair, (met.get(pair) ?? 0) + 1);
  });
  let missing = 0;
  for (let a = 0; a < players; a += 1) {
    for (let b = a + 1; b < players; b += 1) missing += Math.max(0, rounds - (met.get(a * players + b) ?? 0));
  }
  return missing;
}
