import { CADENCES, type Cadence, defined } from '@eloquence/rating';
import { isPublished, type ListColumns, rowOfKey } from './columns.ts';

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
    return columns ? [{ cadence, columns }] : [];
  });
  const listed = new Set(
    given.flatMap(({ columns }) => [...columns.keys].filter((_, row) => isPublished(columns, row))),
  );
  const keys = Int32Array.from(listed).sort();
  const placesOf = (player: number): Place[] =>
    given.flatMap(({ cadence, columns }) => {
      const row = rowOfKey(columns.keys, defined(keys[player]));
      return row < 0 || !isPublished(columns, row) ? [] : [{ cadence, columns, row }];
    });
  const ids = new Uint32Array(keys.length);
  const otherIds = new Map<number, string>();
  for (let player = 0; player < keys.length; player += 1) {
    const { columns, row } = defined(placesOf(player)[0]);
    ids[player] = defined(columns.ids[row]);
    const other = columns.otherIds.get(row);
    if (other !== undefined) otherIds.set(player, other);
  }
  return { ids, otherIds, placesOf };
}
