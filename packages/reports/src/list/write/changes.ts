import { defined } from '@eloquence/rating';
import { ExampleCounter } from '../quality/counters.ts';
import type { Examples } from '../quality/quality.ts';
import { FIELD_NAMES, type Field } from '../row/fields.ts';
import type { ListRow } from '../row/row.ts';

/** A value that a file could not hold as it is. */
export interface WrittenOtherwise {
  readonly id: string;
  readonly field: string;
  readonly value: string;
  readonly written: string;
}

/** What came out of writing a list. */
export interface WriteReport {
  readonly rows: number;
  /** Values cut to the width of their column, and characters that a file cannot hold. */
  readonly changed: Examples<WrittenOtherwise>;
}

export class Changes {
  rows = 0;
  readonly #changed: ExampleCounter<WrittenOtherwise> = new ExampleCounter();

  /** Notes a difference, if there is one. */
  note(row: ListRow, field: Field, value: string, written: string): void {
    if (value === written) return;
    this.#changed.add(() => ({ id: String(row.id), field: defined(FIELD_NAMES[field]), value, written }));
  }

  summary(): WriteReport {
    return { rows: this.rows, changed: this.#changed.summary() };
  }
}

/** Spaces that are not ASCII stay: readers keep them as well. */
const SPACES_AROUND = /^ +| +$/g;

/** A text that can stand on one line: control characters become spaces, half characters a sign for them. */
export function plainText(text: string): string {
  if (/^[!-~](?:[ -~]*[!-~])?$/.test(text)) return text;
  const plain = text.toWellFormed().replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, ' ');
  return plain.replace(SPACES_AROUND, '');
}
