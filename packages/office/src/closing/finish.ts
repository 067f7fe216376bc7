import { formatDate } from '@eloquence/rating/list';
import { listHash, memoryHash } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { packList } from '../lists/pack.ts';
import { type MadeRows, makeList } from './make.ts';
import type { ListMaking } from './making.ts';

/** A list as it is kept, and by what it is known again. */
export interface SealedList {
  readonly hash: string;
  readonly memoryHash: string;
  readonly packed: Uint8Array;
}

/** A list with everything that is kept beside its columns. */
export interface FinishedList extends MadeRows, SealedList {
  /** What it changes. */
  readonly diff: ListDiff;
}

export function finishList(making: ListMaking): FinishedList {
  const made = makeList(making);
  return {
    ...made,
    ...sealList(making, made.columns),
    diff: changesBy(making, made.columns, made.untouched),
  };
}

export function sealList(making: Pick<ListMaking, 'cadence' | 'date'>, columns: ListColumns): SealedList {
  return {
    hash: listHash(columns, { cadence: making.cadence, date: formatDate(making.date) }),
    memoryHash: memoryHash(columns),
    packed: packList(columns),
  };
}

export function changesBy(
  { published, former }: Pick<ListMaking, 'published' | 'former'>,
  columns: ListColumns,
  untouched: MadeRows['untouched'] = null,
): ListDiff {
  return diffLists(published, columns, { wasListed: (key) => former.has(key), untouched });
}
