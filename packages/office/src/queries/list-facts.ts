import type { Office } from '../office.ts';
import { inParts } from '../store/parts.ts';
import type { Store } from '../store/store.ts';
import type { ListInfo } from './lists.ts';

/** Figures of a published list. */
export interface ListFacts {
  /** IDs of the editions that rated it; empty for an imported list. */
  readonly editions: readonly string[];
  /** null: imported list. */
  readonly events: number | null;
  /** Counted games, once for each player. */
  readonly games: number | null;
  /** UTC. */
  readonly published: string | null;
}

/** Published lists never change: no need to expire. */
const known = new WeakMap<Store, Map<number, ListFacts>>();

export async function listFacts(
  { store }: Pick<Office, 'store'>,
  lists: readonly Pick<ListInfo, 'id'>[],
): Promise<ReadonlyMap<number, ListFacts>> {
  const facts = known.get(store) ?? new Map<number, ListFacts>();
  known.set(store, facts);
  const missing = lists.map(({ id }) => id).filter((id) => !facts.has(id));
  for (const part of inParts(missing)) {
    const rows = await store.db
      .selectFrom('list')
      .leftJoin('entry', 'entry.seq', 'list.seq')
      .select(['list.id', 'list.source', 'list.editions', 'list.summary', 'entry.at'])
      .where('list.id', 'in', part)
      .where('list.state', '=', 'published')
      .execute();
    for (const { id, source, editions, summary, at } of rows) {
      const isComputed = source === 'computed';
      const { events, games } = JSON.parse(summary) as { readonly events?: number; readonly games?: number };
      facts.set(id, {
        editions: isComputed ? Object.keys(JSON.parse(editions) as object).sort() : [],
        events: isComputed ? (events ?? 0) : null,
        games: isComputed ? (games ?? 0) : null,
        published: at,
      });
    }
  }
  return facts;
}
