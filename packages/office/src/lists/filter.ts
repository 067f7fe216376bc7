import { FLAG, type ListColumns, type TitleSet } from './columns.ts';

/** Which players of a list; everything that is said must be true of them. */
export interface ListFilter {
  readonly federation?: string;
  readonly sex?: 'M' | 'F';
  /** Ages reached in the year of the list, both included; who has no known birth year has no age. */
  readonly youngest?: number;
  readonly oldest?: number;
  /** Any title of a player, arbiters', trainers' and organizers' titles among them. */
  readonly title?: string;
  /** Only the active. */
  readonly active?: boolean;
  /** `rated` unless said; the others show no rating and have no rank. */
  readonly kind?: 'rated' | 'titledUnrated' | 'delisted' | 'onlyFlagged';
}

const SEX_SHIFT = 8;
const SEXES = 3;
const UNKNOWN = 0;
const YEARS = 0x1_0000;

/**
 * What filters ask for, in the order of the list. Looking it up in the columns would jump about in memory, and
 * take four times as long.
 */
export class FilterColumns {
  readonly #columns: ListColumns;
  readonly #order: Uint32Array;
  readonly #federations: Uint16Array;
  readonly #titles: Uint16Array;
  readonly #birthYears: Uint16Array;
  /** Sex and flags together. */
  readonly #standings: Uint16Array;
  /** Where rows are gathered, made once: fresh memory costs more than filling it. */
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
      const row = order[place] as number;
      this.#federations[place] = federations[row] as number;
      this.#titles[place] = titles[row] as number;
      this.#birthYears[place] = birthYears[row] as number;
      this.#standings[place] = ((sexes[row] as number) << SEX_SHIFT) | (flags[row] as number);
    }
  }

  get bytes(): number {
    return 4 * this.#federations.byteLength + this.#found.byteLength;
  }

  /** The rows between two places that a filter lets through, in their order. */
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
    // The strictest first, since each looks only at what the one before left.
    const found = this.#found;
    let count = -1;
    for (const [column, wanted] of conditions) {
      count =
        count < 0 ? firstPass(found, column, wanted, start, end) : nextPass(found, column, wanted, count);
    }
    return rowsAt(this.#order, found, count);
  }
}

// Every place is written and only then counted or not: which will do no processor can foresee, and a wrong guess
// would cost more.
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
    const place = found[at] as number;
    found[count] = place;
    count += wanted[column[place] as number] as number;
  }
  return count;
}

function rowsAt(order: Uint32Array, places: Uint32Array, count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) rows[at] = order[places[at] as number] as number;
  return rows;
}

/** For each federation 1 if it is wanted. */
function wantedFederations(names: readonly string[], federation: string): Uint8Array {
  return Uint8Array.from(names, (name) => (name === federation ? 1 : 0));
}

/** For each set of titles 1 if the title is among them. */
function wantedTitles(sets: readonly TitleSet[], title: string): Uint8Array {
  return Uint8Array.from(sets, ([own, women, other, foa]) => {
    const titles = [own, women, foa, ...other.split(',').map((part) => part.trim())];
    return titles.includes(title) ? 1 : 0;
  });
}

/** For each birth year 1 if it is wanted; never for the unknown one. */
function wantedBirthYears({ youngest, oldest }: ListFilter, year: number): Uint8Array {
  const wanted = new Uint8Array(YEARS);
  const from = Math.max(year - (oldest ?? year), UNKNOWN + 1);
  const to = youngest === undefined ? YEARS - 1 : year - youngest;
  return to < from ? wanted : wanted.fill(1, from, to + 1);
}

/** For each sex and set of flags 1 if it is wanted. */
function wantedStandings({ sex, active = false, kind = 'rated' }: ListFilter): Uint8Array {
  const must = kind === 'rated' ? 0 : FLAG[kind];
  const mustNot = active ? FLAG.inactive | FLAG.onlyFlagged : 0;
  return Uint8Array.from({ length: SEXES << SEX_SHIFT }, (_, standing) => {
    const isSex = sex === undefined || SEX_LETTERS[standing >>> SEX_SHIFT] === sex;
    return isSex && (standing & must) === must && (standing & mustNot) === 0 ? 1 : 0;
  });
}

const SEX_LETTERS = ['', 'M', 'F'] as const;
