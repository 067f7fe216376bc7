import { formatDate } from '@eloquence/rating';
import { listHash, memoryHash } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { packList } from '../lists/pack.ts';
import { type MadeRows, makeList } from './make.ts';
import type { ListMaking } from './making.ts';

/** The columns of a list as they are kept, and by what they are known again. */
export interface PackedList {
  readonly hash: string;
  readonly memoryHash: string;
  readonly packed: Uint8Array;
}

/** A list with everything that is kept beside its columns. */
export interface FinishedList extends MadeRows, PackedList {
  /** What it changes. */
  readonly diff: ListDiff;
}

export function finishList(making: ListMaking): FinishedList {
  const made = makeList(making);
  return { ...made, ...hashAndPack(making, made.columns), diff: changesBy(making, made.columns) };
}

export function hashAndPack(making: Pick<ListMaking, 'cadence' | 'date'>, columns: ListColumns): PackedList {
  return {
    hash: listHash(columns, { cadence: making.cadence, date: formatDate(making.date) }),
    memoryHash: memoryHash(columns),
    packed: packList(columns),
  };
}

export function changesBy(
  { published, former }: Pick<ListMaking, 'published' | 'former'>,
  columns: ListColumns,
): ListDiff {
  return diffLists(published, columns, { wasListed: (key) => former.has(key) });
}
