import { ACTIVITY } from './activity.ts';
import { CHANGES } from './changes.ts';
import { ELIGIBILITY } from './eligibility.ts';
import { EVENTS } from './events.ts';
import { FIRST_RATINGS } from './first-ratings.ts';
import { K } from './k.ts';
import { LISTS } from './lists.ts';
import { ROUND_ROBINS } from './round-robins.ts';
import { type ArticleRow, rowsOf } from './rows.ts';

const CASES = [ELIGIBILITY, EVENTS, FIRST_RATINGS, ROUND_ROBINS, CHANGES, K, LISTS, ACTIVITY];

export const ARTICLE_ROWS: readonly ArticleRow[] = rowsOf(CASES.flat());
