import type { AdjustmentsView, AdjustmentView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { usePlace } from '../place.ts';
import { Do } from './act.tsx';
import type { DeskWords } from './words.en.ts';

/** What an adjustment of whole lists is called. */
export function adjustmentName(id: string, { summary: { adjustments } }: DeskWords): string {
  return adjustments[id as keyof typeof adjustments] ?? id;
}

interface AdjustmentsProps {
  readonly items: AdjustmentsView['items'];
  readonly words: DeskWords;
  /** Where one goes on after one was taken back. */
  readonly after: string;
  /** The heading before it says of which list they are. */
  readonly isOfOneList?: boolean;
}

/** The adjustments that are set; they can be taken back until a list is published with them. */
export function Adjustments({ items, words, after, isOfOneList = false }: AdjustmentsProps): JSX.Element {
  const { api, format, words: shared } = usePlace();
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
            <Do
              label={words.adjustments.takeBack}
              work={async () => {
                const given = { date, adjustment };
                await api.send<AdjustmentView>('DELETE /office/adjustments/:date/:adjustment', given);
                return after;
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
