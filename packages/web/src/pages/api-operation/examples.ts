import type { Api } from '../../core/api.ts';
import type { Values } from '../../core/openapi.ts';

/** Path parameters that exist in this office, so that examples run; empty where it has none yet. */
export async function storedExamples(api: Api, path: string): Promise<Values> {
  const [, resource] = /^\/api\/v1\/(players|lists|federations|events|editions)\/.*\{/.exec(path) ?? [];
  if (resource === undefined) return {};
  if (resource === 'events') {
    // A rated event has a public report.
    const { items } = await api.get('/events', { stage: 'rated', limit: 1 });
    return items[0] === undefined ? {} : { id: items[0].event };
  }
  if (resource === 'editions') {
    const { items } = await api.get('/editions');
    // Without a cadence, an edition is that of standard.
    const id = items.findLast(({ cadence }) => cadence === 'standard')?.id;
    return id === undefined ? {} : { id };
  }
  const { items } = await api.get('/lists', { cadence: 'standard' });
  const date = items
    .map((each) => each.date)
    .toSorted()
    .at(-1);
  if (date === undefined) return {};
  const page = await api.get('/lists/:cadence/:date', { cadence: 'standard', date, limit: 1 });
  const [first] = page.items;
  return {
    cadence: 'standard',
    date,
    list: date,
    ...(first && { code: first.federation, id: first.id }),
  };
}
