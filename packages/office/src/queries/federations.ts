import type { FederationItem } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import type { Office } from '../office.ts';
import { shownRating } from '../rating-lists/columns.ts';
import { loadList, newestList } from '../rating-lists/store/load.ts';

/** Rated players on the newest list; `active` counts the active ones among them. */
export type FederationCount = FederationItem;

const INACTIVE = 1;

export async function federationCounts(
  { store }: Pick<Office, 'store'>,
  cadence: Cadence,
): Promise<{ readonly date: string | null; readonly federations: readonly FederationCount[] }> {
  const newest = await newestList(store, cadence);
  if (newest === null) return { date: null, federations: [] };
  const { columns } = await loadList(store, newest.id);
  const rated = new Uint32Array(columns.federationNames.length);
  const active = new Uint32Array(columns.federationNames.length);
  for (let row = 0; row < columns.rows; row += 1) {
    if (shownRating(columns, row) === 0) continue;
    const federation = defined(columns.federations[row]);
    rated[federation] = defined(rated[federation]) + 1;
    if ((defined(columns.flags[row]) & INACTIVE) === 0) active[federation] = defined(active[federation]) + 1;
  }
  const federations = columns.federationNames.map((federation, index) => ({
    federation,
    rated: defined(rated[index]),
    active: defined(active[index]),
  }));
  return {
    date: newest.date,
    federations: federations.sort((a, b) => (a.federation < b.federation ? -1 : 1)),
  };
}
