import { defined } from '@eloquence/rating';
import {
  BIRTH,
  BLITZ,
  FEDERATION,
  type Field,
  FLAG,
  FOA_TITLE,
  GAMES,
  ID,
  K,
  NAME,
  OTHER_TITLES,
  RAPID,
  RATING,
  SEX,
  TITLE,
  WOMEN_TITLE,
} from '../row/fields.ts';

export interface Column {
  readonly field: Field;
  /** Its first character, counted from 0; it ends where the next one starts. */
  readonly start: number;
}

/** FIDE's layouts, named after the first list known to have each; `other` has a header of its own. */
export type TextLayoutName =
  | 'single-2016'
  | 'single-2013'
  | 'single-2007'
  | 'single-2004'
  | 'single-2003'
  | 'single-2002'
  | 'single-2001'
  | 'combined-2016'
  | 'combined-2015'
  | 'other';

export interface KnownLayout {
  readonly name: TextLayoutName;
  readonly width: number;
  readonly columns: readonly Column[];
}

const BY_NAME = {
  id: ID,
  name: NAME,
  fed: FEDERATION,
  sex: SEX,
  title: TITLE,
  women: WOMEN_TITLE,
  others: OTHER_TITLES,
  foa: FOA_TITLE,
  rating: RATING,
  games: GAMES,
  k: K,
  rapid: RATING + RAPID,
  rapidGames: GAMES + RAPID,
  rapidK: K + RAPID,
  blitz: RATING + BLITZ,
  blitzGames: GAMES + BLITZ,
  blitzK: K + BLITZ,
  birth: BIRTH,
  flag: FLAG,
};

type Starts = Partial<Record<keyof typeof BY_NAME, number>>;

function known(name: TextLayoutName, width: number, starts: Starts): KnownLayout {
  const columns = Object.entries(starts).map(([field, start]) => ({
    field: BY_NAME[field as keyof typeof BY_NAME],
    start,
  }));
  return { name, width, columns };
}

const HEAD = { id: 0, name: 15, fed: 76, sex: 80, title: 84, women: 89, others: 94 };

export const KNOWN_LAYOUTS: readonly KnownLayout[] = [
  known('single-2016', 136, { ...HEAD, foa: 109, rating: 113, games: 119, k: 123, birth: 126, flag: 132 }),
  known('combined-2016', 162, {
    ...HEAD,
    foa: 109,
    ...{ rating: 113, games: 119, k: 123 },
    ...{ rapid: 126, rapidGames: 132, rapidK: 136 },
    ...{ blitz: 139, blitzGames: 145, blitzK: 149 },
    birth: 152,
    flag: 158,
  }),
  known('single-2013', 132, { ...HEAD, rating: 109, games: 115, k: 119, birth: 122, flag: 128 }),
  known('combined-2015', 158, {
    ...HEAD,
    ...{ rating: 109, games: 115, k: 119 },
    ...{ rapid: 122, rapidGames: 128, rapidK: 132 },
    ...{ blitz: 135, blitzGames: 141, blitzK: 145 },
    birth: 148,
    flag: 154,
  }),
  known('single-2007', 74, {
    id: 0,
    name: 10,
    title: 44,
    fed: 48,
    rating: 53,
    games: 59,
    birth: 64,
    flag: 70,
  }),
  known('single-2004', 78, {
    id: 0,
    name: 10,
    title: 43,
    fed: 46,
    rating: 53,
    games: 59,
    birth: 64,
    flag: 73,
  }),
  known('single-2003', 79, {
    id: 0,
    name: 10,
    title: 43,
    fed: 48,
    rating: 53,
    games: 58,
    birth: 63,
    flag: 74,
  }),
  known('single-2002', 85, {
    id: 0,
    name: 12,
    title: 45,
    fed: 51,
    rating: 59,
    games: 65,
    birth: 71,
    flag: 80,
  }),
  known('single-2001', 75, { id: 0, name: 12, title: 45, fed: 51, rating: 59, games: 65, flag: 71 }),
];

/** Headers stand up to this far beside their columns. */
const NEAR = 4;

/** The known layout with the same columns in about the same places. */
export function nameLayout(columns: readonly Column[]): TextLayoutName {
  let best: { name: TextLayoutName; distance: number } = {
    name: 'other',
    distance: Number.POSITIVE_INFINITY,
  };
  for (const { name, columns: known } of KNOWN_LAYOUTS) {
    const distance = distanceBetween(known, columns);
    if (distance < best.distance) best = { name, distance };
  }
  return best.name;
}

function distanceBetween(known: readonly Column[], columns: readonly Column[]): number {
  if (known.length !== columns.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const [index, { field, start }] of known.entries()) {
    const column = defined(columns[index]);
    const distance = Math.abs(column.start - start);
    if (column.field !== field || distance > NEAR) return Number.POSITIVE_INFINITY;
    sum += distance;
  }
  return sum;
}

/** Whether these are the columns of a known layout, each where it begins there. */
export function isKnown(columns: readonly Column[]): boolean {
  return KNOWN_LAYOUTS.some(({ columns: known }) => distanceBetween(known, columns) === 0);
}

export function knownLayout(name: TextLayoutName): KnownLayout {
  return defined(KNOWN_LAYOUTS.find((layout) => layout.name === name));
}
