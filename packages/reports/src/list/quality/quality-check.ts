import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { hiddenIn } from '../../names.ts';
import { isAscii, isUtf8, NOT_A_NUMBER } from '../row/decode.ts';
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
} from '../row/fields.ts';
import type { ListRecord } from '../row/record.ts';
import { TITLE_KINDS, unknownTitles } from '../row/titles.ts';
import { ExampleCounter, ValueCounter } from './counters.ts';
import { isDummyName } from './dummy-name.ts';
import { type Expectations, expectationsOf, MOST_K } from './plausible-values.ts';
import type { Hygiene, LineExample, RowExample } from './quality.ts';

const OLDEST_BIRTH_YEAR = 1880;
const BIGGEST_ID = 999_999_999;
const LONGEST_DUMMY = 12;
const KNOWN_FLAGS = ['', 'i', 'w', 'wi'];
/** Beyond so many IDs nothing more is remembered: they cannot fill the memory. */
const MOST_IDS = 2 ** 23;

/** Checks every row of a list and counts what is odd. */
export class QualityCheck {
  rows = 0;
  rated = 0;
  truncated = false;
  readonly unreadable: ExampleCounter<LineExample>;
  readonly recovered: ExampleCounter<LineExample> = new ExampleCounter();
  readonly #expectations: readonly Expectations[];
  readonly #listYear: number;
  readonly #hasBirth: boolean;
  readonly #ids = new Set<number>();
  readonly #odd = {
    k: new ValueCounter(),
    titles: new ValueCounter(),
    flags: new ValueCounter(),
    federations: new ValueCounter(),
    numbers: new ValueCounter(),
  };
  readonly #found = {
    birthYears: new ExampleCounter<RowExample>(),
    hidden: new ExampleCounter<RowExample>(),
    dummies: new ExampleCounter<RowExample>(),
    ids: new ExampleCounter<RowExample>(),
    duplicateIds: new ExampleCounter<RowExample>(),
    below: new ExampleCounter<RowExample>(),
    above: new ExampleCounter<RowExample>(),
  };
  #noName = 0;
  #noBirthYear = 0;
  #ratedWithoutBirthYear = 0;
  #utf8 = 0;
  #latin1 = 0;

  /** A layout without years of birth is not held to have them. */
  constructor(
    cadences: readonly Cadence[],
    date: string | null,
    listYear: number,
    hasBirth = true,
    onUnreadable: ((row: LineExample) => void) | null = null,
  ) {
    this.unreadable = new ExampleCounter(onUnreadable);
    this.#hasBirth = hasBirth;
    this.#expectations = cadences.map((cadence) => expectationsOf(cadence, date));
    this.#listYear = listYear;
  }

  /** `hasNumbers`: every number of the row is one. */
  check(record: ListRecord, hasNumbers: boolean): void {
    this.rows += 1;
    const rated = this.#checkRatings(record);
    if (rated) this.rated += 1;
    if (record.id <= 0 || record.id > BIGGEST_ID) this.#note(this.#found.ids, record, record.name);
    else if (this.#ids.has(record.id)) this.#note(this.#found.duplicateIds, record, record.name);
    else if (this.#ids.size < MOST_IDS) this.#ids.add(record.id);
    if (!hasNumbers) this.#checkNumbers(record);
    this.#checkBirth(record, rated);
    this.#checkName(record);
    this.#checkTexts(record);
  }

  #checkRatings(record: ListRecord): boolean {
    const { numbers } = record;
    let rated = false;
    for (let cadence = 0; cadence < this.#expectations.length; cadence += 1) {
      const at = cadence * NEXT_CADENCE;
      const rating = defined(numbers[at]);
      const k = defined(numbers[at + K - RATING]);
      const { isRegularK, floor, highest } = defined(this.#expectations[cadence]);
      if (rating > 0) {
        rated = true;
        if (rating < floor) this.#note(this.#found.below, record, String(rating));
        if (rating > highest) this.#note(this.#found.above, record, String(rating));
        if (k >= 0 && (k > MOST_K || isRegularK[k] === 0)) this.#odd.k.add(String(k));
      }
    }
    return rated;
  }

  #checkNumbers({ numbers, birthYear }: ListRecord): void {
    for (const [index, number] of numbers.entries()) {
      if (number === NOT_A_NUMBER) this.#odd.numbers.add(defined(FIELD_NAMES[RATING + index]));
    }
    if (birthYear === NOT_A_NUMBER) this.#odd.numbers.add(defined(FIELD_NAMES[BIRTH]));
  }

  #checkBirth(record: ListRecord, rated: boolean): void {
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

  #checkName(record: ListRecord): void {
    const written = record.cell(NAME);
    if (written === '') {
      this.#noName += 1;
      return;
    }
    if (written.length <= LONGEST_DUMMY) {
      const name = record.name;
      if (isDummyName(name)) this.#note(this.#found.dummies, record, name);
    }
    const isPlain = isAscii(written);
    // ASCII has no hidden characters, but XML can refer to one.
    if (isPlain && !written.includes('&')) return;
    const hidden = hiddenIn(record.text(NAME));
    if (hidden !== null) this.#note(this.#found.hidden, record, hidden.character);
    if (isPlain) return;
    if (isUtf8(written)) this.#utf8 += 1;
    else this.#latin1 += 1;
  }

  #checkTexts(record: ListRecord): void {
    if (!/^[A-Z]{3}$/.test(record.cell(FEDERATION))) {
      const text = record.federation;
      if (text !== '') this.#odd.federations.add(text);
    }
    for (let field = TITLE; field <= FOA_TITLE; field += 1) {
      if (record.cell(field) !== '') this.#checkTitle(field, record.text(field));
    }
    if (!KNOWN_FLAGS.includes(record.cell(FLAG))) this.#odd.flags.add(record.flag);
  }

  #checkTitle(field: Field, text: string): void {
    const kind = TITLE_KINDS.get(field);
    if (kind === undefined) return;
    for (const title of unknownTitles(kind, text)) this.#odd.titles.add(title);
  }

  #note(findings: ExampleCounter<RowExample>, record: ListRecord, value: string): void {
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
      hiddenCharacters: this.#found.hidden.summary(),
      dummyNames: this.#found.dummies.summary(),
      duplicateIds: this.#found.duplicateIds.summary(),
      badIds: this.#found.ids.summary(),
      belowFloor: this.#found.below.summary(),
      aboveRange: this.#found.above.summary(),
      badNumbers: this.#odd.numbers.summary(),
      encodings: { utf8: this.#utf8, latin1: this.#latin1 },
      truncated: this.truncated,
    };
  }
}
