import { type CivilDate, type DateInput, parseDate } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import type { EventGameInput } from './event-games.ts';

/** Whether each game counts with the ratings of its day, as chosen before round 1 (2009 4.13). */
export function takesRatingsPerGame({ rules }: Edition, chosen: boolean): boolean {
  return chosen && rules.ratingsPerGame.value !== null;
}

/** The games with the ratings of the list in force on the day of their round. */
export function withRatingsPerGame<Game extends EventGameInput>(
  games: readonly Game[],
  dayOf: (round: number) => DateInput | null,
  ratingOn: (day: CivilDate, player: number) => number | null,
): readonly Game[] {
  return games.map((game) => {
    const given = dayOf(game.round ?? 0);
    if (given === null) return game;
    const day = parseDate(given);
    const [whiteRating, blackRating] = [ratingOn(day, game.white), ratingOn(day, game.black)];
    return {
      ...game,
      ...(whiteRating !== null && { whiteRating }),
      ...(blackRating !== null && { blackRating }),
    };
  });
}
