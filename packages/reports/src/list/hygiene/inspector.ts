import type { Cadence } from '@eloquence/rating';
import {
  BIRTH,
  FEDERATION,
  FIELD_NAMES,
  type Field,
  FLAG,
  FOA_TITLE,
  K,
  NAME,
  NEXT_CADENCE,
  RATING,
  TITLE,
} from '../fields.ts';
import type { ListRecord } from '../scan/record.ts';
import { hasWideBytes, isUtf8, NOT_A_NUMBER, packShort } from '../text.ts';
import { TITLE_KINDS, unknownTitles } from '../titles.ts';
import { beginsAsDummy, isDummyName } from './dummy.ts';
import { type Expectations, expectationsOf, MOST_K } from './expectations.ts';
import type { Hygiene, LineExample, RowExample } from './hygiene.ts';
import { RepeatedIds } from './repeated-ids.ts';
import { Findings, Tally } from './tally.ts';

const OLDEST_BIRTH_YEAR = 1880;
const BIGGEST_ID = 999_999_999;
/** Only names as short as a dummy's that begin as one are decoded to be looked at. */
const LONGEST_DUMMY = 12;
/** `i`, `w` and `wi`, packed. */
const KNOWN_FLAGS = [0x69, 0x77, 0x7769];

/** Looks at every row that is read and keeps what a hygiene summary says. */
export class Inspector {
  rows = 0;
  rated = 0;
  truncated = false;
  readonly unreadable: Findings<LineExample> = new Findings();
  readonly recovered: Findings<LineExample> = new Findings();
  readonly #expectations: readonly Expectations[];
  readonly #listYear: number;
  readonly #hasBirth: boolean;
  readonly #repeatedIds: RepeatedIds = new RepeatedIds();
  readonly #odd = {
    k: new Tally(),
    titles: new Tally(),
    flags: new Tally(),
    federations: new Tally(),
    numbers: new Tally(),
  };
  readonly #found = {
    birthYears: new Findings<RowExample>(),
    dummies: new Findings<RowExample>(),
    ids: new Findings<RowExample>(),
    below: new Findings<RowExample>(),
    above: new Findings<RowExample>(),
  };
  #noName = 0;
  #noBirthYear = 0;
  #ratedWithoutBirthYear = 0;
  #utf8 = 0;
  #latin1 = 0;

  /** A layout without years of birth is not held to have them. */
  constructor(cadences: readonly Cadence[], date: string | null, listYear: number, hasBirth = true) {
    this.#hasBirth = hasBirth;
    this.#expectations = cadences.map((cadence) => expectationsOf(cadence, date));
    this.#listYear = listYear;
  }

  /** One more row: whether its numbers are numbers, and whether the bytes around it are not all ASCII. */
  inspect(record: ListRecord, sound: boolean, wide: boolean): void {
    this.rows += 1;
    const rated = this.#inspectRatings(record);
    if (rated) this.rated += 1;
    if (record.id > 0 && record.id <= BIGGEST_ID) this.#repeatedIds.add(record);
    else this.#note(this.#found.ids, record, record.name);
    if (!sound) this.#inspectNumbers(record);
    this.#inspectBirth(record, rated);
    this.#inspectName(record, wide);
    this.#inspectTexts(record);
  }

  /** To be called before the bytes of the rows inspected are gone. */
  settle(record: ListRecord): void {
    this.#repeatedIds.settle(record);
  }

  #inspectRatings(record: ListRecord): boolean {
    const { numbers } = record;
    let rated = false;
    for (let cadence = 0; cadence < this.#expectations.length; cadence += 1) {
      const at = cadence * NEXT_CADENCE;
      const rating = numbers[at] as number;
      const k = numbers[at + K - RATING] as number;
      const { isRegularK, floor, highest } = this.#expectations[cadence] as Expectations;
      if (rating > 0) {
        rated = true;
        if (rating < floor) this.#note(this.#found.below, record, String(rating));
        if (rating > highest) this.#note(this.#found.above, record, String(rating));
        if (k >= 0 && (k > MOST_K || isRegularK[k] === 0)) this.#odd.k.add(String(k));
      }
    }
    return rated;
  }

  #inspectNumbers({ numbers, birthYear }: ListRecord): void {
    for (const [index, number] of numbers.entries()) {
      if (number === NOT_A_NUMBER) this.#odd.numbers.add(FIELD_NAMES[RATING + index] as string);
    }
    if (birthYear === NOT_A_NUMBER) this.#odd.numbers.add(FIELD_NAMES[BIRTH] as string);
  }

  #inspectBirth(record: ListRecord, rated: boolean): void {
    const year = record.birthYear;
    if (year >= OLDEST_BIRTH_YEAR && year < this.#listYear) return;
    if (year > 0) {
      this.#note(this.#found.birthYears, record, String(year));
      return;
    }
    if (!this.#hasBirth) return;
    this.#noBirthYear += 1;
    if (rated) this.#ratedWithoutBirthYear += 1;
  }

  #inspectName(record: ListRecord, wide: boolean): void {
    const from = record.from[NAME] as number;
    const to = record.to[NAME] as number;
    if (from >= to) {
      this.#noName += 1;
      return;
    }
    if (to - from <= LONGEST_DUMMY && beginsAsDummy(record.bytes, from)) {
      const name = record.name;
      if (isDummyName(name)) this.#note(this.#found.dummies, record, name);
    }
    if (!wide || !hasWideBytes(record.bytes, from, to)) return;
    if (isUtf8(record.bytes.subarray(from, to))) this.#utf8 += 1;
    else this.#latin1 += 1;
  }

  #inspectTexts(record: ListRecord): void {
    const { bytes, from, to } = record;
    const federation = from[FEDERATION] as number;
    if (to[FEDERATION] !== federation + 3 || !isCapitals(bytes, federation)) {
      const text = record.federation;
      if (text !== '') this.#odd.federations.add(text);
    }
    for (let field = TITLE; field <= FOA_TITLE; field += 1) {
      if ((from[field] as number) < (to[field] as number)) this.#inspectTitle(field, record.text(field));
    }
    const flag = from[FLAG] as number;
    const flagEnd = to[FLAG] as number;
    if (flag < flagEnd && (flagEnd > flag + 2 || !KNOWN_FLAGS.includes(packShort(bytes, flag, flagEnd)))) {
      this.#odd.flags.add(record.flag);
    }
  }

  #inspectTitle(field: Field, text: string): void {
    const kind = TITLE_KINDS.get(field);
    if (kind === undefined) return;
    for (const title of unknownTitles(kind, text)) this.#odd.titles.add(title);
  }

  #note(findings: Findings<RowExample>, record: ListRecord, value: string): void {
    findings.add(() => ({ line: record.line, id: record.idText, value }));
  }

  summary(): Hygiene {
    return {
      rows: this.rows,
      rated: this.rated,
      unreadable: this.unreadable.summary(),
      recovered: this.recovered.summary(),
      oddK: this.#odd.k.summary(),
      unknownTitles: this.#odd.titles.summary(),
      unknownFlags: this.#odd.flags.summary(),
      oddFederations: this.#odd.federations.summary(),
      noBirthYear: this.#noBirthYear,
      ratedWithoutBirthYear: this.#ratedWithoutBirthYear,
      oddBirthYears: this.#found.birthYears.summary(),
      noName: this.#noName,
      dummyNames: this.#found.dummies.summary(),
      duplicateIds: this.#repeatedIds.found.summary(),
      badIds: this.#found.ids.summary(),
      belowFloor: this.#found.below.summary(),
      aboveRange: this.#found.above.summary(),
      badNumbers: this.#odd.numbers.summary(),
      encodings: { utf8: this.#utf8, latin1: this.#latin1 },
      truncated: this.truncated,
    };
  }
}

/** Three letters from A to Z, as federations have. */
function isCapitals(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < from + 3; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x41 || byte > 0x5a) return false;
  }
  return true;
}
