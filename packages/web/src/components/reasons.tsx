import type { ReasonView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { articlePath } from '../core/articles.ts';
import { usePageContext } from '../core/page-context.ts';

interface ReasonTextProps {
  readonly reason: Pick<ReasonView, 'sentence' | 'article'>;
  /** If given, the article becomes a link to its text. */
  readonly edition?: string | null | undefined;
  /** For editions that cover several cadences. */
  readonly cadence?: Cadence | undefined;
}

/** The sentence of a reason, with a link to its article. */
export function ReasonText({
  reason: { sentence, article },
  edition = null,
  cadence,
}: ReasonTextProps): JSX.Element {
  const { href, words } = usePageContext();
  if (article === null || edition === null) return <span class="sentence">{sentence}</span>;
  const address = href(articlePath(edition, article, cadence));
  const at = sentence.lastIndexOf(article);
  // `7.1` inside `17.15` is not the article.
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
          <ReasonText reason={reason} edition={edition} cadence={cadence} />
        </li>
      ))}
    </ul>
  );
}
