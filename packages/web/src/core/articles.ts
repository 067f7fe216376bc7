import type { Cadence } from '@eloquence/rating';
import { withQuery } from './page-context.ts';

/** `7.1.2, 7.1.4` → each article. */
export function splitArticles(article: string): string[] {
  return article.split(/,\s*/).filter(Boolean);
}

/** The anchor of an article on the page of its edition. */
export const articleId = (article: string): string => `a-${article}`;

/** The path to an article of an edition, or to the first of several, for `href`. */
export function articlePath(edition: string, article: string, cadence?: Cadence): string {
  const page = withQuery(`/regulations/${encodeURIComponent(edition)}`, {
    cadence: cadence === 'standard' ? null : cadence,
  });
  return `${page}#${encodeURIComponent(articleId(splitArticles(article)[0] ?? article))}`;
}
