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

const OWN_ROWS = rowsOf(CASES.flat());

/** Amendments, and the editions that they leave as they were. */
const AMENDED = { '2025-10': '2024-03', 'rapid-blitz-2024-12': 'rapid-blitz-2024-03' } as const;

/** The rows of the amended edition that name no date, unless the amendment has the same situation with its own figures. */
const CARRIED_ROWS = (Object.keys(AMENDED) as (keyof typeof AMENDED)[]).flatMap((page) => {
  const own = new Set(OWN_ROWS.filter((row) => row.page === page).map(({ what }) => what));
  const before = OWN_ROWS.filter((row) => row.page === AMENDED[page] && !own.has(row.what));
  const anyTime = before.filter((row) => !/\d{4}-\d\d-\d\d/.test(JSON.stringify(row)));
  return anyTime.map((row): ArticleRow => ({ ...row, page, carried: true }));
});

export const ARTICLE_ROWS: readonly ArticleRow[] = [...OWN_ROWS, ...CARRIED_ROWS];

/** The rows for the table of a page. Chapter 15 of 2005 is shown by the rapid lists of its time. */
export function rowsOfPage(page: Page): readonly ArticleRow[] {
  const own = OWN_ROWS.filter((row) => row.page === page);
  if (page !== '2005-07') return own;
  const rapid = rowsOfPage('rapid-2005-07').map((row) => ({
    ...row,
    articles: row.articles.filter((article) => /^15[a-c]?$/.test(article)),
  }));
  return [...own, ...rapid.filter(({ articles }) => articles.length > 0)];
}
