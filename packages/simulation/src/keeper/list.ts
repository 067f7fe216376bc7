import { CADENCES } from '@eloquence/rating';
import type { ListRow } from '@eloquence/reports';
import type { Player } from '../people/player.ts';
import type { Accounts } from './account.ts';

/** A list of all three cadences, by name. */
export interface RatingList {
  readonly date: string;
  readonly rows: readonly ListRow[];
}

const WOMEN_TITLE = /^W/;

/** Inactive only if inactive in every rated cadence. */
export function listRow(player: Player, accounts: Accounts): ListRow {
  const rated = CADENCES.filter((cadence) => accounts[cadence].rating !== null);
  const inactive = rated.length > 0 && rated.every((cadence) => !accounts[cadence].active);
  const { id, name, federation, sex, title, birthYear } = player;
  const ratings = CADENCES.map((cadence) => {
    const { rating, games, k } = accounts[cadence];
    return [cadence, { rating, games, k }];
  });
  return {
    id,
    name,
    federation,
    sex: sex === 'w' ? 'F' : 'M',
    title,
    womenTitle: WOMEN_TITLE.test(title) ? title : '',
    otherTitles: '',
    foaTitle: '',
    birthYear,
    birthday: null,
    flag: `${sex === 'w' ? 'w' : ''}${inactive ? 'i' : ''}`,
    ratings: Object.fromEntries(ratings),
  };
}
