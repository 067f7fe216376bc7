import { type Api, ApiProblem } from '../api.ts';

/** More are told by their IDs: nobody reads so many. */
const MOST = 60;

export type Names = Readonly<Record<string, string>>;

async function namesOf(ids: readonly string[], name: (id: string) => Promise<string>): Promise<Names> {
  const known = await Promise.all(
    [...new Set(ids)].slice(0, MOST).map(async (id): Promise<[string, string][]> => {
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

/** What events are called that are only known by their IDs. */
export function eventNamesOf(api: Api, ids: readonly string[]): Promise<Names> {
  return namesOf(ids, async (id) => (await api.get('/events/:id', { id })).name);
}

/** What players are called that are only known by their IDs. */
export function playerNamesOf(api: Api, ids: readonly string[]): Promise<Names> {
  return namesOf(ids, async (id) => (await api.get('/players/:id', { id })).name);
}
