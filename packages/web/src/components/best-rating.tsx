import type { PlayerItem } from '@eloquence/api';
import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';

/** The rating that results are sorted by: the highest of the three, with its cadence unless standard. */
export function BestRating({ ratings }: Pick<PlayerItem, 'ratings'>): JSX.Element {
  const { words } = usePageContext();
  const { standard, rapid, blitz } = ratings;
  const highest = Math.max(standard ?? 0, rapid ?? 0, blitz ?? 0);
  const cadence =
    standard === highest ? null : rapid === highest ? 'rapid' : blitz === highest ? 'blitz' : null;
  return (
    <span class="search-rating">
      {highest || '–'}
      {cadence && <small> {words.cadences[cadence]}</small>}
    </span>
  );
}
