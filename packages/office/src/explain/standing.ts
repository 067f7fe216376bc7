import { type GamesOnList, parseDate, type Standing, standing } from '@eloquence/rating';
import { editionsOf } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { type ListColumns, rowOfKey } from '../lists/columns.ts';
import { firstDayOf } from '../lists/months.ts';
import type { ListName } from '../lists-in-store/load.ts';
import type { Standing as ListStanding } from '../players/player.ts';

/** Why a player is active or not on a list; `listed` is how he stood on all lists. null: without a rating. */
export function explainStanding(
  office: Pick<Office, 'practice'>,
  { cadence, date }: Pick<ListName, 'cadence' | 'date'>,
  columns: ListColumns,
  key: number,
  listed: readonly ListStanding[],
): Standing | null {
  const row = rowOfKey(columns.keys, key);
  if (row < 0 || columns.ratings[row] === 0) return null;
  const history: GamesOnList[] = listed
    .filter((each) => each.cadence === cadence && each.date <= date)
    .map((each) => ({ list: parseDate(each.date), games: each.games }));
  const list = parseDate(date);
  return standing(
    editionsOf(office, cadence).at(list),
    {
      list,
      rating: columns.ratings[row] as number,
      history,
      firstListed: parseDate(firstDayOf(columns.firstListed[row] as number)),
    },
    { explain: true },
  );
}
