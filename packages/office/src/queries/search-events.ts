import type { Office } from '../office.ts';
import { calendar, type EventRow } from './calendar.ts';
import { wordMatch } from './word-match.ts';

/** The newest events, of which a search while typing reads the words: the main thread waits for it. */
const MOST_SCANNED = 20_000;
const MOST_FORGIVEN = 4000;

export interface EventSearch {
  readonly text: string;
  readonly limit: number;
  /** With one typing error in each word. */
  readonly forgiving?: boolean;
}

/** The newest events by ID, or by the beginnings of words in name or city. */
export async function searchEvents(
  office: Pick<Office, 'store'>,
  { text, limit, forgiving = false }: EventSearch,
): Promise<readonly EventRow[]> {
  const id = text.trim().toUpperCase();
  if (/^E\d{1,10}$/.test(id)) return calendar(office, { ids: [id], limit });
  if (!forgiving) return calendar(office, { text, limit, mostScanned: MOST_SCANNED });
  const matches = wordMatch(text, { forgiving });
  if (matches === null) return [];
  const newest = await office.store.db
    .selectFrom('event')
    .select(['id', 'words'])
    .orderBy('start', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_FORGIVEN)
    .execute();
  const ids = newest.filter(({ words }) => matches(words)).map((event) => event.id);
  return ids.length === 0 ? [] : calendar(office, { ids: ids.slice(0, limit), limit });
}
