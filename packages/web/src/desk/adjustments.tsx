import type { AdjustmentsView, AdjustmentView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { DeskWords } from '@eloquence/words/en/web/desk';
import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { ActionButton } from './action-button.tsx';

export function adjustmentName(id: string, { summary: { adjustments } }: DeskWords): string {
  return adjustments[id as keyof typeof adjustments] ?? id;
}

interface AdjustmentsProps {
  readonly items: AdjustmentsView['items'];
  readonly words: DeskWords;
  /** The page to open after revoking one. */
  readonly next: string;
  /** A heading names the list. */
  readonly isOfOneList?: boolean;
}

/** Scheduled adjustments; they can be revoked until a list with them is published. */
export function Adjustments({ items, words, next, isOfOneList = false }: AdjustmentsProps): JSX.Element {
  const { api, format, words: shared } = usePageContext();
  return (
    <ul class="adjustments">
      {items.map(({ adjustment, date, cadences, published }) => (
        <li key={`${date}-${adjustment}`}>
          {adjustmentName(adjustment, words)}{' '}
          <span class="faint">
            {!isOfOneList && `· ${words.adjustments.on(format.month(date))} `}·{' '}
            {format.list(cadences.map((cadence) => shared.cadences[cadence as Cadence]))}
            {published && ` · ${words.adjustments.published}`}
          </span>
          {!published && (
            <ActionButton
              label={words.adjustments.takeBack}
              action={async () => {
                const given = { date, adjustment };
                await api.send<AdjustmentView>('DELETE /office/adjustments/:date/:adjustment', given);
                return next;
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
