import type { ReasonView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { usePlace, withQuery } from '../place.ts';

interface SentenceProps {
  readonly reason: Pick<ReasonView, 'sentence' | 'article'>;
  /** The edition whose article it is: then the article is a link to its text. */
  readonly edition?: string | null | undefined;
  /** Some editions are for several cadences. */
  readonly cadence?: Cadence | undefined;
}

/** `7.1.2, 7.1.4` → each article. */
export function articlesOf(article: string): string[] {
  return article.split(/,\s*/).filter(Boolean);
}

/** The place of an article on the page of an edition. */
export const articleId = (article: string): string => `a-${article}`;

/** The address of an article of an edition, or of the first of several, for `href`. */
export function articleAddress(edition: string, article: string, cadence?: Cadence): string {
  const page = withQuery(`/regulations/${encodeURIComponent(edition)}`, {
    cadence: cadence === 'standard' ? null : cadence,
  });
  return `${page}#${encodeURIComponent(articleId(articlesOf(article)[0] ?? article))}`;
}

/** Why a number is what it is, with the article it comes from. */
export function Sentence({
  reason: { sentence, article },
  edition = null,
  cadence,
}: SentenceProps): JSX.Element {
  const { href, words } = usePlace();
  if (article === null || edition === null) return <span class="sentence">{sentence}</span>;
  const address = href(articleAddress(edition, article, cadence));
  const at = sentence.lastIndexOf(article);
  // Not where it only happens to be part of a number.
  const isCited =
    at >= 0 && !/[\d.]/.test(sentence[at - 1] ?? '') && !/\d/.test(sentence[at + article.length] ?? '');
  if (!isCited) {
    return (
      <span class="sentence">
        {sentence} <a href={address}>{words.article(article)}</a>
      </span>
    );
  }
  return (
    <span class="sentence">
      {sentence.slice(0, at)}
      <a href={address}>{article}</a>
      {sentence.slice(at + article.length)}
    </span>
  );
}

interface ReasonsProps {
  readonly reasons: readonly ReasonView[];
  readonly edition?: string | null | undefined;
  readonly cadence?: Cadence | undefined;
}

export function Reasons({ reasons, edition, cadence }: ReasonsProps): JSX.Element | null {
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons">
      {reasons.map((reason, index) => (
        <li key={`${reason.code}-${index}`}>
          <Sentence reason={reason} edition={edition} cadence={cadence} />
        </li>
      ))}
    </ul>
  );
}
