import { CHANGES } from './changes.ts';
import { EVENTS } from './events.ts';
import { FIRST_RATINGS } from './first-ratings.ts';
import { LISTS } from './lists.ts';
import { type ArticleRow, rowsOf } from './rows.ts';

export const ARTICLE_ROWS: readonly ArticleRow[] = rowsOf([
  ...EVENTS,
  ...FIRST_RATINGS,
  ...CHANGES,
  ...LISTS,
]);
