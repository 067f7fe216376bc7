import type { Requirement } from './requirement.ts';

export type InputErrorCode =
  | 'invalid-rating'
  | 'invalid-k'
  | 'invalid-score'
  | 'invalid-count'
  | 'invalid-date'
  | 'invalid-type'
  | 'invalid-input'
  | 'no-games'
  | 'too-many-games'
  | 'unknown-edition'
  | 'unknown-variant'
  | 'unknown-adjustment'
  | 'before-first-edition'
  | 'edition-file'
  | 'k-not-set'
  | 'games-needed'
  | 'unknown-player'
  | 'out-of-safe-range';

/** One of several problems in a file. */
export interface InputProblem {
  readonly path: string;
  readonly value: string;
  readonly expected: Requirement;
}

export type InputErrorValue = string | number | Requirement | readonly InputProblem[];

/** `value` is the refused value, `expected` what it should have been, `path` where it was found. */
export type InputErrorValues = Readonly<Record<string, InputErrorValue>> & {
  readonly expected?: Requirement;
};

/** Invalid input. The message is for logs; the words package makes the sentence for people. */
export class InputError extends Error {
  readonly code: InputErrorCode;
  readonly values: InputErrorValues;

  constructor(code: InputErrorCode, values: InputErrorValues) {
    const details = Object.entries(values).map(
      ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
    );
    super(`${code}: ${details.join(', ')}`);
    this.name = 'InputError';
    this.code = code;
    this.values = Object.freeze({ ...values });
  }
}

/** Reads a value; an error names the path to what it refuses, such as `events[0].games[2].opponent`. */
export function within<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw withPath(path, error);
  }
}

/** Reads the items of a list; an error names the item. */
export function readEach<Item, Read>(
  path: string,
  items: readonly Item[],
  read: (item: Item, index: number) => Read,
): Read[] {
  return items.map((item, index) => within(`${path}[${index}]`, () => read(item, index)));
}

function withPath(path: string, error: unknown): unknown {
  if (!(error instanceof InputError)) return error;
  const { path: inner, ...values } = error.values;
  return new InputError(error.code, {
    ...values,
    path: inner === undefined ? path : `${path}.${String(inner)}`,
  });
}
