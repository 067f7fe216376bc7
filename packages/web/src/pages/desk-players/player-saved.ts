import { withQuery } from '../../core/page-context.ts';

/** The player's page with a confirmation. */
export const playerSaved = (id: string): string => withQuery('/desk/players', { id, done: 1 });
