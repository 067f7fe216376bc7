import { defined, type GamesOnList, inclusion, parseDate, type Standing, standing } from '@eloquence/rating';
import { editionsOf } from '../../editions.ts';
import { ExclusionFacts } from '../../facts/exclusions.ts';
import type { Office } from '../../office.ts';
import type { PeriodPlan } from '../../period/plan/plan.ts';
import type { RatingOnList } from '../../players/player.ts';
import { FLAG, type ListColumns, rowOfKey } from '../../rating-lists/columns.ts';
import { firstDayOf } from '../../rating-lists/months.ts';
import type { ListName } from '../../rating-lists/store/load.ts';

/**
 * Why a player is active, inactive or delisted on a list; `listed` is how they stood on all lists, `rating` what the
 * period gave before the floor. null: without a rating.
 */
export function explainActivity(
  office: Pick<Office, 'practice'>,
  { cadence, date }: Pick<ListName, 'cadence' | 'date'>,
  columns: ListColumns,
  key: number,
  listed: readonly RatingOnList[],
  rating: number | null,
  { exclusions = null, monthly = null }: Pick<Partial<PeriodPlan>, 'exclusions' | 'monthly'>,
): Standing | null {
  const row = rowOfKey(columns.keys, key);
  if (row < 0) return null;
  const isDelisted = (defined(columns.flags[row]) & FLAG.delisted) !== 0;
  const own = isDelisted ? rating : defined(columns.ratings[row]);
  if (own === null || own === 0) return null;
  const history: GamesOnList[] = listed
    .filter((each) => each.cadence === cadence && each.date <= date)
    .map((each) => ({ list: parseDate(each.date), games: each.games }));
  const list = parseDate(date);
  const edition = editionsOf(office, cadence, { monthly }).at(list);
  const stands = standing(
    edition,
    {
      list,
      rating: own,
      history,
      firstListed: parseDate(firstDayOf(defined(columns.firstListed[row]))),
    },
    { explain: true },
  );
  if (exclusions === null) return stands;
  const federation = defined(columns.federationNames[defined(columns.federations[row])]);
  const stated = new ExclusionFacts(exclusions).of(key, federation);
  const { included, reasons } = inclusion(edition, stated, { explain: true });
  const all = [...stands.reasons, ...reasons];
  return included
    ? { ...stands, reasons: all }
    : { ...stands, listed: false, shown: false, top: false, reasons: all };
}
