import { type Api, ApiProblem } from '../core/api.ts';

/** A request each: further ones stay IDs. */
const MAX_NAMES = 60;

export type Names = Readonly<Record<string, string>>;

async function fetchNames(ids: readonly string[], name: (id: string) => Promise<string>): Promise<Names> {
  const known = await Promise.all(
    [...new Set(ids)].slice(0, MAX_NAMES).map(async (id): Promise<[string, string][]> => {
      try {
        return [[id, await name(id)]];
      } catch (error) {
        if (error instanceof ApiProblem) return [];
        throw error;
      }
    }),
  );
  return Object.fromEntries(known.flat());
}

export function fetchEventNames(api: Api, ids: readonly string[]): Promise<Names> {
  return fetchNames(ids, async (id) => (await api.get('/events/:id', { id })).name);
}

export function fetchPlayerNames(api: Api, ids: readonly string[]): Promise<Names> {
  return fetchNames(ids, async (id) => (await api.get('/players/:id', { id })).name);
}
