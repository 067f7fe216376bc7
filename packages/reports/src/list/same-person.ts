import type { ListOptions } from './parse/create-parser.ts';
import { type ListReport, scanList } from './scan-list.ts';
import type { ListSource } from './unpack/source.ts';

/** Several IDs that may be one person: same name, birth year and federation. */
export interface SamePerson {
  readonly name: string;
  readonly birthYear: number;
  readonly federation: string;
  readonly ids: readonly number[];
}

export interface SamePersons {
  readonly persons: readonly SamePerson[];
  readonly report: ListReport;
}

const MAX_PERSONS = 10_000;

/** Finds players who may have two IDs. Players without a birth year are not compared. */
export async function findSamePersons(source: ListSource, options: ListOptions = {}): Promise<SamePersons> {
  const firstIds = new Map<string, number>();
  const persons = new Map<string, SamePerson & { readonly ids: number[] }>();
  const report = await scanList(
    source,
    ({ id, name, birthYear, federation }) => {
      if (birthYear <= 0 || id <= 0) return;
      const key = `${name.toLowerCase()}|${birthYear}|${federation}`;
      const first = firstIds.get(key);
      if (first === undefined) firstIds.set(key, id);
      if (first === undefined || first === id) return;
      const person = persons.get(key);
      if (person !== undefined) person.ids.push(id);
      else if (persons.size < MAX_PERSONS)
        persons.set(key, { name, birthYear, federation, ids: [first, id] });
    },
    options,
  );
  return { persons: [...persons.values()], report };
}
