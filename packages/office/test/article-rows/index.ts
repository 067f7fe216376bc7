import { ACTIVITY } from './activity.ts';
import { CHANGES } from './changes.ts';
import { COMPOSITION } from './composition.ts';
import { ELIGIBILITY } from './eligibility.ts';
import { EVENTS } from './events.ts';
import { FIRST_RATINGS } from './first-ratings.ts';
import { K } from './k.ts';
import { LISTS } from './lists.ts';
import { RAPID_BLITZ } from './rapid-blitz.ts';
import { ROUND_ROBINS } from './round-robins.ts';
import { type ArticleRow, type Page, rowsOf } from './rows.ts';

const CASES = [
  ELIGIBILITY,
  EVENTS,
  COMPOSITION,
  FIRST_RATINGS,
  ROUND_ROBINS,
  CHANGES,
  K,
  LISTS,
  ACTIVITY,
  RAPID_BLITZ,
];

export const ARTICLE_ROWS: readonly ArticleRow[] = rowsOf(CASES.flat());

/** Chapter 15 of 2005 is shown by the rapid lists of its time. */
export function rowsOfPage(page: Page): readonly ArticleRow[] {
  const own = ARTICLE_ROWS.filter((row) => row.page === page);
  if (page !== '2005-07') return own;
  const rapid = rowsOfPage('rapid-2005-07').map((row) => ({
    ...row,
    articles: row.articles.filter((article) => /^15[a-c]?$/.test(article)),
  }));
  return [...own, ...rapid.filter(({ articles }) => articles.length > 0)];
}
