import { InputError, type Requirement, shownValue } from '@eloquence/rating';
import { foldName } from '../names.ts';
import type { ListOptions } from './parse/create-parser.ts';
import type { ListRecord } from './row/record.ts';
import type { ListRow } from './row/row.ts';
import { type ListReport, scanList } from './scan-list.ts';
import type { ListSource } from './unpack/source.ts';

/** A player to find by name, when the ID may be missing or wrong. */
export interface Person {
  readonly name: string;
  readonly birthYear: number;
  /** Three letters; empty where it is not known. */
  readonly federation: string;
}

export interface LookUpOptions extends ListOptions {
  /** Whose rows are looked for under any ID: same name, birth year and federation. */
  readonly persons?: readonly Person[];
}

export interface LookUp {
  /** The rows of the IDs that are on the list; of an ID that is there twice, the first. */
  readonly rows: ReadonlyMap<number, ListRow>;
  /** Further rows of these IDs that do not say the same. */
  readonly repeated: ReadonlyMap<number, readonly ListRow[]>;
  /** For each of the persons, in their order, the rows that may be theirs. */
  readonly persons: readonly (readonly ListRow[])[];
  readonly report: ListReport;
}

/** Finds a few players in one pass over a list: what checking a report needs. */
export async function lookUp(
  source: ListSource,
  ids: Iterable<number | string>,
  options: LookUpOptions = {},
): Promise<LookUp> {
  const wanted = new Set(readIds(ids));
  const search = new PersonSearch(options.persons ?? []);
  const rows = new Map<number, ListRow>();
  const repeated = new Map<number, ListRow[]>();
  const report = await scanList(
    source,
    (record) => {
      search.visit(record);
      if (!wanted.has(record.id)) return;
      const first = rows.get(record.id);
      if (first === undefined) rows.set(record.id, record.toRow());
      else if (JSON.stringify(first) !== JSON.stringify(record.toRow())) {
        repeated.set(record.id, [...(repeated.get(record.id) ?? []), record.toRow()]);
      }
    },
    options,
  );
  return { rows, repeated, persons: search.found, report };
}

function readIds(ids: Iterable<number | string>): readonly number[] {
  const isList = typeof ids === 'object' && ids !== null && Symbol.iterator in ids;
  if (!isList) throw wrong('ids', ids, { kind: 'list', of: { kind: 'fide-id' } });
  return [...ids].map((id, index) => {
    if (/^\d{1,12}$/.test(String(id))) return Number(id);
    throw wrong(`ids[${index}]`, id, { kind: 'fide-id' });
  });
}

function wrong(path: string, value: unknown, expected: Requirement): InputError {
  return new InputError('invalid-input', { path, value: shownValue(value), expected });
}

/** Transcriptions of accented vowels are equal: Høst and Hoest, Müller and Mueller. */
const looseName = (name: string): string => foldName(name).replaceAll(/[aou]e|aa/g, (pair) => pair.charAt(0));

/** With more candidates the name identifies nobody. */
const MOST_ROWS = 5;

class PersonSearch {
  readonly found: readonly ListRow[][];
  /** Indexed by birth year, which rules out most rows. */
  readonly #byYear = new Map<number, { folded: string; federation: string; rows: ListRow[] }[]>();

  constructor(persons: readonly Person[]) {
    this.found = persons.map(({ name, birthYear, federation }) => {
      const rows: ListRow[] = [];
      const folded = looseName(name);
      const sameYear = this.#byYear.get(birthYear) ?? [];
      if (folded !== '') this.#byYear.set(birthYear, [...sameYear, { folded, federation, rows }]);
      return rows;
    });
  }

  visit(record: ListRecord): void {
    const sameYear = this.#byYear.get(record.birthYear);
    if (sameYear === undefined) return;
    const { federation } = record;
    const candidates = sameYear.filter((each) => each.federation === '' || each.federation === federation);
    if (candidates.length === 0) return;
    const folded = looseName(record.name);
    for (const each of candidates) {
      if (each.folded === folded && each.rows.length < MOST_ROWS) each.rows.push(record.toRow());
    }
  }
}
