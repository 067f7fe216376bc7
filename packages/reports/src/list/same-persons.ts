import { FEDERATION, NAME } from './fields.ts';
import { type ListReport, scanList } from './read.ts';
import type { ListOptions } from './scan/make.ts';
import type { ListRecord } from './scan/record.ts';
import type { ListSource } from './source/pieces.ts';

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

/** Beyond so many the list has another trouble. */
const MOST_PERSONS = 10_000;

/** Finds possible duplicate persons in one pass. Players without a birth year are not compared. */
export async function findSamePersons(source: ListSource, options: ListOptions = {}): Promise<SamePersons> {
  const seen = new PersonTable();
  const groups = new Map<string, { name: string; birthYear: number; federation: string; ids: number[] }>();
  const report = await scanList(
    source,
    (record) => {
      if (record.birthYear <= 0 || record.id <= 0) return;
      const before = seen.add(record);
      if (before === 0 || before === record.id) return;
      const { name, birthYear, federation } = record;
      const key = `${name.toLowerCase()}|${birthYear}|${federation}`;
      const group = groups.get(key);
      if (group) group.ids.push(record.id);
      else if (groups.size < MOST_PERSONS)
        groups.set(key, { name, birthYear, federation, ids: [before, record.id] });
    },
    options,
  );
  return { persons: [...groups.values()], report };
}

/**
 * Who has been seen, as two hashes and the ID: 12 bytes a slot instead of the names. With 64 bits, two
 * different persons among two million look the same once in ten million lists.
 */
class PersonTable {
  #size = 0;
  #first: Uint32Array = new Uint32Array(1 << 12);
  #second: Uint32Array = new Uint32Array(1 << 12);
  #ids: Float64Array = new Float64Array(1 << 12);

  /** The ID under which this person was seen before, or 0. */
  add(record: ListRecord): number {
    let first = hash(record, 0x811c9dc5);
    if (first === 0) first = 1;
    return this.#put(first, hash(record, 0x9e3779b1), record.id);
  }

  #put(first: number, second: number, id: number): number {
    const mask = this.#first.length - 1;
    let slot = first & mask;
    for (; this.#first[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.#first[slot] === first && this.#second[slot] === second) return this.#ids[slot] as number;
    }
    this.#first[slot] = first;
    this.#second[slot] = second;
    this.#ids[slot] = id;
    this.#size += 1;
    if (this.#size * 2 > this.#first.length) this.#grow();
    return 0;
  }

  #grow(): void {
    const [firsts, seconds, ids] = [this.#first, this.#second, this.#ids];
    this.#first = new Uint32Array(firsts.length * 2);
    this.#second = new Uint32Array(firsts.length * 2);
    this.#ids = new Float64Array(firsts.length * 2);
    this.#size = 0;
    firsts.forEach((first, slot) => {
      if (first !== 0) this.#put(first, seconds[slot] as number, ids[slot] as number);
    });
  }
}

/** FNV over name (whatever its case), federation and birth year. */
function hash({ bytes, from, to, birthYear }: ListRecord, seed: number): number {
  let value = Math.imul(seed ^ birthYear, 0x01000193);
  for (const field of [NAME, FEDERATION]) {
    for (let at = from[field] as number; at < (to[field] as number); at += 1) {
      const byte = bytes[at] as number;
      const isCapital = byte >= 0x41 && byte <= 0x5a;
      value = Math.imul(value ^ (isCapital ? byte | 0x20 : byte), 0x01000193);
    }
    value = Math.imul(value ^ 0xff, 0x01000193);
  }
  value ^= value >>> 15;
  return Math.imul(value, 0x85ebca6b) >>> 0;
}
