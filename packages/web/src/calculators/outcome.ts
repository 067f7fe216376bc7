import { InputError } from '@eloquence/rating';
import type { EngineMessages } from '@eloquence/words';
import { inputErrorText } from '@eloquence/words/message-text';
import { eventPrefix, type Fields, filledEvents, hasOpponent, readGames, toGameInputs } from './fields.ts';

type FormError = InputError | NotInteger | Unreadable;

/** The answer, the missing fields, or the invalid field and its error. */
export type Outcome<Answer> =
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'incomplete'; readonly missing: readonly string[] }
  | { readonly state: 'wrong'; readonly field: string | null; readonly error: FormError };

export class NotInteger extends Error {
  readonly value: string;

  constructor(value: string) {
    super('not-whole');
    this.value = value;
  }
}

export class Unreadable extends Error {
  readonly value: string;

  constructor(value: string) {
    super('unreadable');
    this.value = value;
  }
}

class MissingFields extends Error {}

/** Reads a form; collects missing and invalid fields. */
export class FormReader {
  readonly fields: Fields;
  readonly missing: string[] = [];
  #wrong: { readonly field: string; readonly error: NotInteger | Unreadable } | null = null;

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

  games(prefix = ''): ReturnType<typeof toGameInputs> {
    const rows = readGames(this.fields, prefix);
    rows.forEach(({ opponent, score }, index) => {
      if (opponent === '') return;
      this.#whole(`${prefix}o${index + 1}`, opponent);
      if (score === '') this.missing.push(`${prefix}s${index + 1}`);
    });
    if (!rows.some(hasOpponent)) this.missing.push(`${prefix}o1`);
    return toGameInputs(rows);
  }

  /** The first event exists even if empty. */
  events<Event>(read: (prefix: string) => Event): Event[] {
    const numbers = filledEvents(this.fields);
    return (numbers.length === 0 ? [1] : numbers).map((number) => read(eventPrefix(number)));
  }

  /** A value that the form itself cannot read. */
  refuse(field: string, text: string): void {
    this.#wrong ??= { field, error: new Unreadable(text) };
  }

  /** Call it after reading all fields. */
  assertComplete(): void {
    if (this.missing.length > 0 || this.#wrong !== null) throw this.#wrong?.error ?? new MissingFields();
  }

  get wrongField(): string | null {
    return this.#wrong?.field ?? null;
  }

  #whole(field: string, text: string): number {
    if (text !== '' && !/^\d{1,15}$/.test(text)) this.#wrong ??= { field, error: new NotInteger(text) };
    return Number(text);
  }
}

export function computeOutcome<Input, Answer>(
  fields: Fields,
  read: (reader: FormReader) => Input,
  calculate: (input: Input) => Answer,
): Outcome<Answer> {
  const reader = new FormReader(fields);
  try {
    const input = read(reader);
    reader.assertComplete();
    return { state: 'answered', answer: calculate(input) };
  } catch (error) {
    if (error instanceof MissingFields) return { state: 'incomplete', missing: reader.missing };
    if (error instanceof NotInteger || error instanceof Unreadable)
      return { state: 'wrong', field: reader.wrongField, error };
    if (error instanceof InputError) return { state: 'wrong', field: findField(fields, error), error };
    throw error;
  }
}

/** The field with the value that the engine rejected. */
function findField(fields: Fields, { values }: InputError): string | null {
  const value = String(values.value);
  return Object.keys(fields).find((name) => fields[name]?.trim() === value) ?? null;
}

export function errorText(
  error: FormError,
  words: {
    readonly engine: EngineMessages;
    readonly notWhole: (value: string) => string;
    readonly unreadable: (value: string) => string;
  },
): string {
  if (error instanceof InputError) return inputErrorText(error, words.engine);
  return error instanceof Unreadable ? words.unreadable(error.value) : words.notWhole(error.value);
}
