import type { HistoryItem, HistoryView, PlayedEventItem } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';

/** A list with the change from the previous one. */
export interface HistoryRow extends HistoryItem {
  /** Change from the previous list; null if one of the two has no rating. */
  readonly change: number | null;
  readonly status: 'active' | 'inactive' | 'delisted' | 'unrated';
  /** The events rated on this list. */
  readonly events: readonly PlayedEventItem[];
}

/** The lists of a cadence, oldest first. */
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

/** Flags on lists: i inactive, d delisted below the floor. */
function statusOf({ flag, rating }: HistoryItem): HistoryRow['status'] {
  if (flag.includes('d')) return 'delisted';
  if (rating === null) return 'unrated';
  return flag.includes('i') ? 'inactive' : 'active';
}

export function periodAddress(id: string, { list, cadence }: Pick<HistoryItem, 'list' | 'cadence'>): string {
  return `/players/${encodeURIComponent(id)}/${list}/${cadence}`;
}

/** Whether something happened on the list: games, another rating, another status. */
export function isEventful(row: HistoryRow, index: number, rows: readonly HistoryRow[]): boolean {
  const before = rows[index - 1];
  return (
    before === undefined || row.games > 0 || row.rating !== before.rating || row.status !== before.status
  );
}
