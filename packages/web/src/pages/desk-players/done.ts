import { withQuery } from '../../place.ts';

/** Where one goes on after a change: to the player, as he now is. */
export const doneAt = (id: string): string => withQuery('/desk/players', { id, done: 1 });
