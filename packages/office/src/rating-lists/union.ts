import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import { isPublished, type ListColumns } from './columns.ts';

export type CombinedLists = Readonly<Partial<Record<Cadence, ListColumns>>>;

/** A player's row on one of several lists. */
export interface Place {
  readonly cadence: Cadence;
  readonly columns: ListColumns;
  readonly row: number;
}

/** The players of several lists, by key. */
export interface ListUnion {
  readonly ids: Uint32Array;
  readonly otherIds: ReadonlyMap<number, string>;
  /** The rows of a player of the union, standard first. */
  placesOf(player: number): readonly Place[];
}

export function uniteLists(lists: CombinedLists): ListUnion {
  const given = CADENCES.flatMap((cadence) => {
    const columns = lists[cadence];
    return columns ? [{ cadence, columns, at: 0 }] : [];
  });
  const most = given.reduce((sum, { columns }) => sum + columns.rows, 0);
  const ids = new Uint32Array(most);
  const otherIds = new Map<number, string>();
  const rows = given.map(() => new Int32Array(most).fill(-1));
  let players = 0;
  for (;;) {
    let lowest = Number.POSITIVE_INFINITY;
    for (const list of given) {
      const { columns } = list;
      while (list.at < columns.rows && !isPublished(columns, list.at)) list.at += 1;
      lowest = Math.min(lowest, columns.keys[list.at] ?? lowest);
    }
    if (lowest === Number.POSITIVE_INFINITY) break;
    // The last wins, so that the ID is the one of the first cadence.
    for (let index = given.length - 1; index >= 0; index -= 1) {
      const list = defined(given[index]);
      const { columns, at } = list;
      if (columns.keys[at] !== lowest) continue;
      ids[players] = defined(columns.ids[at]);
      const other = columns.otherIds.get(at);
      if (other === undefined) otherIds.delete(players);
      else otherIds.set(players, other);
      defined(rows[index])[players] = at;
      list.at += 1;
    }
    players += 1;
  }
  const placesOf = (player: number): Place[] =>
    given.flatMap(({ cadence, columns }, index) => {
      const row = rows[index]?.[player] ?? -1;
      return row < 0 ? [] : [{ cadence, columns, row }];
    });
  return { ids: ids.slice(0, players), otherIds, placesOf };
}
