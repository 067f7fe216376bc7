import type { HistoryItem, HistoryView, PlayedEventItem } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';

/** How a player stood on a list, beside the list before. */
export interface HistoryRow extends HistoryItem {
  /** Against the list before it; null where one of the two has no rating. */
  readonly change: number | null;
  readonly status: 'active' | 'inactive' | 'delisted' | 'unrated';
  /** Those that went into it. */
  readonly events: readonly PlayedEventItem[];
}

/** The lists of a cadence, the oldest first. */
export function historyRows(
  history: HistoryView,
  cadence: Cadence,
  events: readonly PlayedEventItem[],
): readonly HistoryRow[] {
  const byList = Map.groupBy(events, ({ list }) => list);
  const items = history.items.filter((item) => item.cadence === cadence);
  return items.map((item, index) => {
    const before = items[index - 1]?.rating ?? null;
    return {
      ...item,
      change: item.rating === null || before === null ? null : item.rating - before,
      status: statusOf(item),
      events: byList.get(item.list) ?? [],
    };
  });
}

/** Lists flag with letters: i inactive, d taken off for a rating below the floor. */
function statusOf({ flag, rating }: HistoryItem): HistoryRow['status'] {
  if (flag.includes('d')) return 'delisted';
  if (rating === null) return 'unrated';
  return flag.includes('i') ? 'inactive' : 'active';
}
