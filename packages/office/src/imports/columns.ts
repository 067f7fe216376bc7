import { type Cadence, type CivilDate, type Edition, yearMonthDay } from '@eloquence/rating';
import { memoryOfImportedK } from '../closing/k.ts';
import { ListBuilder } from '../lists/builder.ts';
import { FLAG, type ListColumns, rowOfKey } from '../lists/columns.ts';
import { monthOf } from '../lists/months.ts';
import type { People } from './people.ts';
import type { ListedRows, RatingColumns } from './rows.ts';

export interface ImportedList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly day: CivilDate;
  readonly edition: Edition;
  /** The current list before, which remembers what this one does not tell. */
  readonly before: ListColumns | null;
}

const MOST = 0xffff;

/** One cadence of the rows as a list: those who have a rating in it, and those whom it shows as delisted. */
export function importedColumns(
  rows: ListedRows,
  people: Pick<People, 'rowOfKey' | 'nameVersions'>,
  { cadence, date, day, edition, before }: ImportedList,
): ListColumns {
  const { ratings, games, ks } = rows.ratings[cadence] as RatingColumns;
  const month = monthOf(date);
  const builder = new ListBuilder();
  const toldBy = remembering(edition, day);
  for (let key = 1; key < people.rowOfKey.length; key += 1) {
    const row = (people.rowOfKey[key] as number) - 1;
    if (row < 0) continue;
    const rating = ratings[row] as number;
    const flags = rows.flags[row] as number;
    if (rating === 0 && (flags & FLAG.delisted) === 0) continue;
    const birthYear = rows.birthYears[row] as number;
    const k = ks[row] as number;
    const told = toldBy(rating, k, birthYear);
    const old = before === null ? -1 : rowOfKey(before.keys, key);
    const remembered = before && old >= 0 ? memoryAt(before, old) : NO_MEMORY;
    const isInactive = (flags & FLAG.inactive) !== 0;
    builder.add({
      key,
      id: rows.ids[row] as number,
      rating,
      games: games[row] as number,
      k,
      flags: flags | (remembered.isWhole ? 0 : told.flags),
      federation: rows.federation(row),
      sex: rows.sexes[row] as number,
      titles: rows.titleSet(row),
      birthYear,
      nameVersion: people.nameVersions[row] as number,
      played: remembered.isKnown ? Math.min(remembered.played + (games[row] as number), MOST) : 0,
      peak: Math.max(told.peak, remembered.peak),
      firstListed: remembered.firstListed || month,
      inactiveSince: isInactive ? remembered.inactiveSince || month : 0,
    });
  }
  return builder.build();
}

/** Above the age of every rule for juniors. */
const GROWN_UP = 40;

/** What K tells, each case worked out once: there are few of them and a million players. */
function remembering(
  edition: Edition,
  day: CivilDate,
): (rating: number, k: number, birthYear: number) => ReturnType<typeof memoryOfImportedK> {
  const { year } = yearMonthDay(day);
  const known = new Map<number, ReturnType<typeof memoryOfImportedK>>();
  return (rating, k, birthYear) => {
    const age = birthYear === 0 ? GROWN_UP : Math.min(Math.max(year - birthYear, 0), GROWN_UP);
    const which = (rating * 256 + k) * 64 + age;
    const before = known.get(which);
    if (before) return before;
    const born = age === GROWN_UP ? null : year - age;
    const told = memoryOfImportedK(edition, { rating, k, birthYear: born }, day);
    known.set(which, told);
    return told;
  };
}

interface Memory {
  readonly isKnown: boolean;
  /** All his games are known. */
  readonly isWhole: boolean;
  readonly played: number;
  readonly peak: number;
  readonly firstListed: number;
  readonly inactiveSince: number;
}

const NO_MEMORY: Memory = {
  isKnown: false,
  isWhole: false,
  played: 0,
  peak: 0,
  firstListed: 0,
  inactiveSince: 0,
};

function memoryAt(columns: ListColumns, row: number): Memory {
  return {
    isKnown: true,
    isWhole: ((columns.flags[row] as number) & FLAG.playedPartly) === 0,
    played: columns.played[row] as number,
    peak: columns.peaks[row] as number,
    firstListed: columns.firstListed[row] as number,
    inactiveSince: columns.inactiveSince[row] as number,
  };
}
