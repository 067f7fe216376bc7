import { InputError } from '@eloquence/rating';
import type { EngineWords } from '@eloquence/words';
import { errorLine } from '@eloquence/words/say';
import { eventPrefix, eventsOf, type Fields, gameInputs, gamesOf, isBegun } from './fields.ts';

/** Of a form: an answer, what is still to be filled in, or what is wrong and where. */
export type Outcome<Answer> =
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'incomplete'; readonly missing: readonly string[] }
  | { readonly state: 'wrong'; readonly field: string | null; readonly error: InputError | NotWhole };

/** Something else than a whole number. */
export class NotWhole extends Error {
  readonly value: string;

  constructor(value: string) {
    super('not-whole');
    this.value = value;
  }
}

class Missing extends Error {}

/** Reads a form for a calculation, and keeps in mind what is missing and what was read from where. */
export class Reader {
  readonly fields: Fields;
  readonly missing: string[] = [];
  #wrong: { readonly field: string; readonly error: NotWhole } | null = null;

  constructor(fields: Fields) {
    this.fields = fields;
  }

  text(name: string): string {
    const text = this.fields[name]?.trim() ?? '';
    if (text === '') this.missing.push(name);
    return text;
  }

  optionalText(name: string): string | null {
    return this.fields[name]?.trim() || null;
  }

  number(name: string): number {
    return this.#whole(name, this.text(name));
  }

  optionalNumber(name: string): number | null {
    const text = this.optionalText(name);
    return text === null ? null : this.#whole(name, text);
  }

  numbers(name: string): number[] {
    const entries = this.text(name)
      .split(/[\s,;]+/)
      .filter(Boolean);
    return entries.map((entry) => this.#whole(name, entry));
  }

  games(prefix = ''): ReturnType<typeof gameInputs> {
    const rows = gamesOf(this.fields, prefix);
    rows.forEach(({ opponent, score }, index) => {
      if (opponent === '') return;
      this.#whole(`${prefix}o${index + 1}`, opponent);
      if (score === '') this.missing.push(`${prefix}s${index + 1}`);
    });
    if (!rows.some(isBegun)) this.missing.push(`${prefix}o1`);
    return gameInputs(rows);
  }

  /** The events of a month, or of the way to a first rating; the first is there even while it is empty. */
  events<Event>(read: (prefix: string) => Event): Event[] {
    const numbers = eventsOf(this.fields);
    return (numbers.length === 0 ? [1] : numbers).map((number) => read(eventPrefix(number)));
  }

  /** To be called when all is read. */
  settle(): void {
    if (this.missing.length > 0 || this.#wrong !== null) throw this.#wrong?.error ?? new Missing();
  }

  get wrongField(): string | null {
    return this.#wrong?.field ?? null;
  }

  #whole(field: string, text: string): number {
    if (text !== '' && !/^\d{1,15}$/.test(text)) this.#wrong ??= { field, error: new NotWhole(text) };
    return Number(text);
  }
}

/** Reads, settles and calculates. `read` gives what `calculate` takes. */
export function outcomeOf<Input, Answer>(
  fields: Fields,
  read: (reader: Reader) => Input,
  calculate: (input: Input) => Answer,
): Outcome<Answer> {
  const reader = new Reader(fields);
  try {
    const input = read(reader);
    reader.settle();
    return { state: 'answered', answer: calculate(input) };
  } catch (error) {
    if (error instanceof Missing) return { state: 'incomplete', missing: reader.missing };
    if (error instanceof NotWhole) return { state: 'wrong', field: reader.wrongField, error };
    if (error instanceof InputError) return { state: 'wrong', field: fieldOf(fields, error), error };
    throw error;
  }
}

/** In which field the value stands that the engine refuses. */
function fieldOf(fields: Fields, { values }: InputError): string | null {
  const value = String(values.value);
  return Object.keys(fields).find((name) => fields[name]?.trim() === value) ?? null;
}

/** What is wrong, in words. */
export function wrongLine(
  error: InputError | NotWhole,
  words: { readonly engine: EngineWords; readonly notWhole: (value: string) => string },
): string {
  return error instanceof InputError ? errorLine(error, words.engine) : words.notWhole(error.value);
}
