import type { Cadence } from '@eloquence/rating';
import type { Office } from '../context.ts';
import { shownRating } from '../lists/columns.ts';
import { loadList, newestList } from '../lists-in-store/load.ts';

export interface FederationCount {
  readonly federation: string;
  /** Players with a rating on the newest list, and those of them who are active. */
  readonly rated: number;
  readonly active: number;
}

const INACTIVE = 1;

/** The federations on the newest list of a cadence. */
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
    const federation = columns.federations[row] as number;
    rated[federation] = (rated[federation] as number) + 1;
    if (((columns.flags[row] as number) & INACTIVE) === 0)
      active[federation] = (active[federation] as number) + 1;
  }
  const federations = columns.federationNames.map((federation, index) => ({
    federation,
    rated: rated[index] as number,
    active: active[index] as number,
  }));
  return {
    date: newest.date,
    federations: federations.sort((a, b) => (a.federation < b.federation ? -1 : 1)),
  };
}
