import { type Cadence, type CivilDate, defined, type Edition, yearMonthDay } from '@eloquence/rating';
import { memoryOfImportedK } from '../period/rate/k-factor.ts';
import { ListBuilder } from '../rating-lists/builder.ts';
import { FLAG, type ListColumns, rowOfKey } from '../rating-lists/columns.ts';
import { monthOf } from '../rating-lists/months.ts';
import type { MatchedPlayers } from './match-players.ts';
import type { ReadRows } from './read-rows.ts';

export interface ImportedList {
  readonly cadence: Cadence;
  readonly date: string;
  readonly day: CivilDate;
  readonly edition: Edition;
  /** The current list before: it has the games and peaks that an imported list lacks. */
  readonly before: ListColumns | null;
}

const MOST = 0xffff;

/** One cadence as a list: players rated or delisted in it. */
export function importedColumns(
  rows: ReadRows,
  people: Pick<MatchedPlayers, 'rowOfKey' | 'nameVersions'>,
  { cadence, date, day, edition, before }: ImportedList,
): ListColumns {
  const { ratings, games, ks } = defined(rows.ratings[cadence]);
  const month = monthOf(date);
  const builder = new ListBuilder();
  const impliedBy = cachedMemory(edition, day);
  for (let key = 1; key < people.rowOfKey.length; key += 1) {
    const row = defined(people.rowOfKey[key]) - 1;
    if (row < 0) continue;
    const rating = defined(ratings[row]);
    const flags = defined(rows.flags[row]);
    if (rating === 0 && (flags & FLAG.delisted) === 0) continue;
    const birthYear = defined(rows.birthYears[row]);
    const k = defined(ks[row]);
    const implied = impliedBy(rating, k, birthYear);
    const old = before === null ? -1 : rowOfKey(before.keys, key);
    const remembered = before && old >= 0 ? memoryAt(before, old) : NO_MEMORY;
    const isInactive = (flags & FLAG.inactive) !== 0;
    builder.add({
      key,
      id: defined(rows.ids[row]),
      rating,
      games: defined(games[row]),
      k,
      flags: flags | (remembered.isWhole ? 0 : implied.flags),
      federation: rows.federation(row),
      sex: defined(rows.sexes[row]),
      titles: rows.titleSet(row),
      birthYear,
      nameVersion: defined(people.nameVersions[row]),
      played: remembered.isKnown ? Math.min(remembered.played + defined(games[row]), MOST) : 0,
      peak: Math.max(implied.peak, remembered.peak),
      firstListed: remembered.firstListed || month,
      inactiveSince: isInactive ? remembered.inactiveSince || month : 0,
    });
  }
  return builder.build();
}

const GROWN_UP = 40;

/** What K implies, cached: few cases for a million players. */
function cachedMemory(
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
    const implied = memoryOfImportedK(edition, { rating, k, birthYear: born }, day);
    known.set(which, implied);
    return implied;
  };
}

interface Memory {
  readonly isKnown: boolean;
  /** All games are known. */
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
    isWhole: (defined(columns.flags[row]) & FLAG.playedPartly) === 0,
    played: defined(columns.played[row]),
    peak: defined(columns.peaks[row]),
    firstListed: defined(columns.firstListed[row]),
    inactiveSince: defined(columns.inactiveSince[row]),
  };
}
