import type { Office } from '../context.ts';
import { type ListColumns, shownRating } from '../lists/columns.ts';
import type { PageRow } from '../lists/selection.ts';
import { type ListInfo, listView } from './lists.ts';

/** Those who gained most by their games between two lists, the largest gain first. */
export async function largestGains(
  office: Pick<Office, 'store'>,
  list: ListInfo,
  before: ListInfo,
  count: number,
): Promise<readonly PageRow[]> {
  const view = await listView(office, list);
  const { columns } = await listView(office, before);
  const all = view.select();
  return largest(view.columns, columns, count).flatMap(
    (key) => all.page(all.placeOfKey(key), 1, columns).rows,
  );
}

/** The keys of the largest gains. Both lists are in the order of their keys, so that one walk through them is enough. */
function largest(after: ListColumns, before: ListColumns, count: number): number[] {
  const best: { readonly key: number; readonly gain: number; readonly rating: number }[] = [];
  let old = 0;
  for (let row = 0; row < after.rows; row += 1) {
    const key = after.keys[row] as number;
    while (old < before.rows && (before.keys[old] as number) < key) old += 1;
    if (before.keys[old] !== key || after.games[row] === 0) continue;
    const [rating, was] = [shownRating(after, row), shownRating(before, old)];
    const gain = rating - was;
    if (was === 0 || gain <= 0) continue;
    const last = best.at(-1);
    if (best.length === count && last && (gain < last.gain || (gain === last.gain && rating <= last.rating)))
      continue;
    best.push({ key, gain, rating });
    best.sort((a, b) => b.gain - a.gain || b.rating - a.rating);
    if (best.length > count) best.pop();
  }
  return best.map(({ key }) => key);
}
