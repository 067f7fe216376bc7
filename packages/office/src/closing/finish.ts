import { formatDate } from '@eloquence/rating/list';
import { listHash, memoryHash } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { packList } from '../lists/pack.ts';
import type { NamedRows } from '../lists-in-store/salted-names.ts';
import { type MadeRows, makeList } from './make.ts';
import type { ListMaking } from './making.ts';
import { newNames } from './names.ts';

/** A list with everything that is kept beside its columns. */
export interface FinishedList extends MadeRows {
  readonly hash: string;
  readonly memoryHash: string;
  readonly diff: ListDiff;
  /** Those whose name stands on it for the first time. */
  readonly newNames: NamedRows;
  readonly packed: Uint8Array;
}

export function finishList(making: ListMaking): FinishedList {
  const made = makeList(making);
  const { columns, untouched } = made;
  return {
    ...made,
    hash: listHash(columns, { cadence: making.cadence, date: formatDate(making.date) }),
    memoryHash: memoryHash(columns),
    diff: changesBy(making, columns, untouched),
    newNames: newNames(making.published, columns, untouched),
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
