import { type ListHead, listHash, memoryHash } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { packList } from '../lists/pack.ts';

/** A list that is worked out, and what it is. */
export interface Unfinished extends ListHead {
  readonly columns: ListColumns;
}

/** What is kept of a list besides its columns. */
export interface Finished {
  readonly hash: string;
  readonly memoryHash: string;
  readonly packed: Uint8Array;
}

export function finishList({ columns, cadence, date }: Unfinished): Finished {
  return {
    hash: listHash(columns, { cadence, date }),
    memoryHash: memoryHash(columns),
    packed: packList(columns),
  };
}
