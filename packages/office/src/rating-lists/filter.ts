import { defined } from '@eloquence/rating';
import { FLAG, type ListColumns, type TitleSet } from './columns.ts';

/** All given conditions must hold. */
export interface ListFilter {
  readonly federation?: string;
  readonly sex?: 'M' | 'F';
  /** Age in the year of the list, inclusive; players without a birth year never match. */
  readonly youngest?: number;
  readonly oldest?: number;
  /** Any title, including arbiters', trainers' and organizers'. */
  readonly title?: string;
  /** Only active players. */
  readonly active?: boolean;
  /** Default: `rated`; the others have no rating and no rank. */
  readonly kind?: 'rated' | 'titledUnrated' | 'delisted' | 'onlyFlagged';
}

const SEX_SHIFT = 8;
const SEXES = 3;
const UNKNOWN = 0;
const YEARS = 0x1_0000;

/**
 * The filter columns, sorted by rating. Random access to the unsorted columns takes four times as long.
 */
export class FilterColumns {
  readonly #columns: ListColumns;
  readonly #order: Uint32Array;
  readonly #federations: Uint16Array;
  readonly #titles: Uint16Array;
  readonly #birthYears: Uint16Array;
  /** Sex and flags, combined. */
  readonly #standings: Uint16Array;
  /** A buffer for matching rows, reused: allocating it costs more than filling it. */
  readonly #found: Uint32Array;

  constructor(columns: ListColumns, order: Uint32Array) {
    const { rows, federations, titles, birthYears, sexes, flags } = columns;
    this.#columns = columns;
    this.#order = order;
    this.#federations = new Uint16Array(rows);
    this.#titles = new Uint16Array(rows);
    this.#birthYears = new Uint16Array(rows);
    this.#standings = new Uint16Array(rows);
    this.#found = new Uint32Array(rows);
    for (let place = 0; place < rows; place += 1) {
      const row = defined(order[place]);
      this.#federations[place] = defined(federations[row]);
      this.#titles[place] = defined(titles[row]);
      this.#birthYears[place] = defined(birthYears[row]);
      this.#standings[place] = (defined(sexes[row]) << SEX_SHIFT) | defined(flags[row]);
    }
  }

  get bytes(): number {
    return 4 * this.#federations.byteLength + this.#found.byteLength;
  }

  /** The matching rows between two places, in order. */
  rows(filter: ListFilter, year: number, start: number, end: number): Uint32Array {
    const { federationNames, titleSets } = this.#columns;
    const conditions: [Uint16Array, Uint8Array][] = [[this.#standings, wantedStandings(filter)]];
    if (filter.youngest !== undefined || filter.oldest !== undefined) {
      conditions.unshift([this.#birthYears, wantedBirthYears(filter, year)]);
    }
    if (filter.title !== undefined) conditions.unshift([this.#titles, wantedTitles(titleSets, filter.title)]);
    if (filter.federation !== undefined) {
      conditions.unshift([this.#federations, wantedFederations(federationNames, filter.federation)]);
    }
    // The most selective first: each filters what the one before left.
    const found = this.#found;
    let count = -1;
    for (const [column, wanted] of conditions) {
      count =
        count < 0 ? firstPass(found, column, wanted, start, end) : nextPass(found, column, wanted, count);
    }
    return rowsAt(this.#order, found, count);
  }
}

// Branch-free: each place is written, and the counter decides whether it stays. Mispredicted branches cost more.
// Casts, not defined(), whose checks make a selection take 1.5 times as long.
function firstPass(
  found: Uint32Array,
  column: Uint16Array,
  wanted: Uint8Array,
  start: number,
  end: number,
): number {
  let count = 0;
  for (let place = start; place < end; place += 1) {
    found[count] = place;
    count += wanted[column[place] as number] as number;
  }
  return count;
}

function nextPass(found: Uint32Array, column: Uint16Array, wanted: Uint8Array, before: number): number {
  let count = 0;
  for (let at = 0; at < before; at += 1) {
    const place = defined(found[at]);
    found[count] = place;
    count += wanted[column[place] as number] as number;
  }
  return count;
}

function rowsAt(order: Uint32Array, places: Uint32Array, count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) rows[at] = defined(order[defined(places[at])]);
  return rows;
}

/** By federation: 1 if it matches. */
function wantedFederations(names: readonly string[], federation: string): Uint8Array {
  return Uint8Array.from(names, (name) => (name === federation ? 1 : 0));
}

/** By set of titles: 1 if it has the title. */
function wantedTitles(sets: readonly TitleSet[], title: string): Uint8Array {
  return Uint8Array.from(sets, ([own, women, other, foa]) => {
    const titles = [own, women, foa, ...other.split(',').map((part) => part.trim())];
    return titles.includes(title) ? 1 : 0;
  });
}

/** By birth year: 1 if it matches; never for an unknown year. */
function wantedBirthYears({ youngest, oldest }: ListFilter, year: number): Uint8Array {
  const wanted = new Uint8Array(YEARS);
  const from = Math.max(year - (oldest ?? year), UNKNOWN + 1);
  const to = youngest === undefined ? YEARS - 1 : year - youngest;
  return to < from ? wanted : wanted.fill(1, from, to + 1);
}

/** By sex and flags: 1 if they match. */
function wantedStandings({ sex, active = false, kind = 'rated' }: ListFilter): Uint8Array {
  const must = kind === 'rated' ? 0 : FLAG[kind];
  const mustNot = FLAG.excluded | (active ? FLAG.inactive | FLAG.onlyFlagged : 0);
  return Uint8Array.from({ length: SEXES << SEX_SHIFT }, (_, standing) => {
    const isSex = sex === undefined || SEX_LETTERS[standing >>> SEX_SHIFT] === sex;
    return isSex && (standing & must) === must && (standing & mustNot) === 0 ? 1 : 0;
  });
}

const SEX_LETTERS = ['', 'M', 'F'] as const;
