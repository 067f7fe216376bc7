import { defined } from '@eloquence/rating';
import { idOf, type ListColumns, personAt } from './columns.ts';

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

type IsOther = (oldRow: number, row: number) => boolean;

/** Counts the differences between the personal data of two lists. */
export class AttributeComparison {
  readonly #before: ListColumns;
  readonly #after: ListColumns;
  readonly #most: number;
  readonly #isOther: Readonly<Record<Attribute, IsOther>>;
  readonly #found: Readonly<Record<Attribute, { count: number; examples: AttributeExample[] }>>;

  constructor(before: ListColumns, after: ListColumns, most: number) {
    this.#before = before;
    this.#after = after;
    this.#most = most;
    this.#isOther = attributeTests(before, after);
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
    for (const attribute of ATTRIBUTES) {
      if (!this.#isOther[attribute](oldRow, row)) continue;
      const found = this.#found[attribute];
      found.count += 1;
      if (found.examples.length >= this.#most) continue;
      found.examples.push({
        key,
        id: idOf(this.#after, row),
        before: textOf(this.#before, oldRow, attribute),
        after: textOf(this.#after, row, attribute),
      });
    }
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
  const tests = Object.values(attributeTests(before, after));
  return (oldRow, row) => !tests.some((isOther) => isOther(oldRow, row));
}

function attributeTests(before: ListColumns, after: ListColumns): Readonly<Record<Attribute, IsOther>> {
  const federations = translation(before.federationNames, after.federationNames);
  const titles = translation(titleTexts(before), titleTexts(after));
  return {
    id: (oldRow, row) =>
      before.ids[oldRow] !== after.ids[row] ||
      (after.ids[row] === 0 && idOf(before, oldRow) !== idOf(after, row)),
    name: (oldRow, row) => before.nameVersions[oldRow] !== after.nameVersions[row],
    federation: (oldRow, row) => federations[defined(before.federations[oldRow])] !== after.federations[row],
    sex: (oldRow, row) => before.sexes[oldRow] !== after.sexes[row],
    titles: (oldRow, row) => titles[defined(before.titles[oldRow])] !== after.titles[row],
    birthYear: (oldRow, row) => before.birthYears[oldRow] !== after.birthYears[row],
  };
}

function titleTexts({ titleSets }: ListColumns): string[] {
  return titleSets.map((set) => set.join('\n'));
}

function textOf(columns: ListColumns, row: number, attribute: Attribute): string {
  const { nameVersion: name, titles, ...person } = personAt(columns, row);
  const texts = { ...person, name, titles: titles.filter((title) => title !== '').join(' ') };
  return String(texts[attribute] ?? '');
}

/** Indexes of one table → indexes of another; −1 if it lacks the name. */
function translation(from: readonly string[], to: readonly string[]): Int32Array {
  const places = new Map(to.map((name, place) => [name, place]));
  return Int32Array.from(from, (name) => places.get(name) ?? -1);
}
