import { defined } from '@eloquence/rating';
import { idOf, type ListColumns } from './columns.ts';

/** The personal data on a list. */
const ATTRIBUTES = ['id', 'name', 'federation', 'sex', 'titles', 'birthYear'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Values as texts, empty if unknown; of a name only its version, since names can be redacted. */
export interface AttributeExample {
  readonly key: number;
  readonly id: number | string;
  readonly before: string;
  readonly after: string;
}

export type AttributeChanges = Readonly<
  Record<Attribute, { readonly count: number; readonly examples: readonly AttributeExample[] }>
>;

const SEXES = ['', 'M', 'F'] as const;

/** Compares the personal data of two lists. */
export class AttributeComparison {
  readonly #before: ListColumns;
  readonly #after: ListColumns;
  readonly #most: number;
  /** Index on the list before → index on this one; −1 if none. */
  readonly #federations: Int32Array;
  readonly #titles: Int32Array;
  readonly #found: Readonly<Record<Attribute, { count: number; examples: AttributeExample[] }>>;

  constructor(before: ListColumns, after: ListColumns, most: number) {
    this.#before = before;
    this.#after = after;
    this.#most = most;
    this.#federations = translation(before.federationNames, after.federationNames);
    this.#titles = translation(titleTexts(before), titleTexts(after));
    this.#found = {
      id: { count: 0, examples: [] },
      name: { count: 0, examples: [] },
      federation: { count: 0, examples: [] },
      sex: { count: 0, examples: [] },
      titles: { count: 0, examples: [] },
      birthYear: { count: 0, examples: [] },
    };
  }

  compare(key: number, oldRow: number, row: number): void {
    const [before, after] = [this.#before, this.#after];
    const id = defined(after.ids[row]);
    if (before.ids[oldRow] !== id || (id === 0 && idOf(before, oldRow) !== idOf(after, row))) {
      this.#count('id', key, oldRow, row);
    }
    if (before.nameVersions[oldRow] !== after.nameVersions[row]) this.#count('name', key, oldRow, row);
    if (this.#federations[defined(before.federations[oldRow])] !== after.federations[row]) {
      this.#count('federation', key, oldRow, row);
    }
    if (before.sexes[oldRow] !== after.sexes[row]) this.#count('sex', key, oldRow, row);
    if (this.#titles[defined(before.titles[oldRow])] !== after.titles[row]) {
      this.#count('titles', key, oldRow, row);
    }
    if (before.birthYears[oldRow] !== after.birthYears[row]) this.#count('birthYear', key, oldRow, row);
  }

  #count(attribute: Attribute, key: number, oldRow: number, row: number): void {
    const found = this.#found[attribute];
    found.count += 1;
    if (found.examples.length >= this.#most) return;
    found.examples.push({
      key,
      id: idOf(this.#after, row),
      before: textOf(this.#before, oldRow, attribute),
      after: textOf(this.#after, row, attribute),
    });
  }

  result(): AttributeChanges {
    return this.#found;
  }
}

/** Whether two lists have the same personal data of a player; prepared once for many players. */
export function attributeCheck(
  before: ListColumns,
  after: ListColumns,
): (oldRow: number, row: number) => boolean {
  const federations = translation(before.federationNames, after.federationNames);
  const titles = translation(titleTexts(before), titleTexts(after));
  return (oldRow, row) =>
    before.ids[oldRow] === after.ids[row] &&
    (after.ids[row] !== 0 || idOf(before, oldRow) === idOf(after, row)) &&
    before.nameVersions[oldRow] === after.nameVersions[row] &&
    federations[defined(before.federations[oldRow])] === after.federations[row] &&
    before.sexes[oldRow] === after.sexes[row] &&
    titles[defined(before.titles[oldRow])] === after.titles[row] &&
    before.birthYears[oldRow] === after.birthYears[row];
}

function titleTexts({ titleSets }: ListColumns): string[] {
  return titleSets.map((set) => set.join('\n'));
}

function textOf(columns: ListColumns, row: number, attribute: Attribute): string {
  switch (attribute) {
    case 'id':
      return String(idOf(columns, row));
    case 'name':
      return String(columns.nameVersions[row]);
    case 'federation':
      return defined(columns.federationNames[defined(columns.federations[row])]);
    case 'sex':
      return defined(SEXES[defined(columns.sexes[row])]);
    case 'titles':
      return (columns.titleSets[defined(columns.titles[row])] ?? [])
        .filter((title) => title !== '')
        .join(' ');
    case 'birthYear':
      return columns.birthYears[row] === 0 ? '' : String(columns.birthYears[row]);
  }
}

/** Indexes of one table → indexes of another; −1 if it lacks the name. */
function translation(from: readonly string[], to: readonly string[]): Int32Array {
  const places = new Map(to.map((name, place) => [name, place]));
  return Int32Array.from(from, (name) => places.get(name) ?? -1);
}
