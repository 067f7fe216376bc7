/** What can be wrong with what a caller hands in. Programs branch on the code; people read the words made from it. */
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

export type InputErrorValues = Readonly<Record<string, string | number>>;

/** Bad input: `code` names what is wrong, `values` the value found and what is allowed. */
export class InputError extends Error {
  readonly code: InputErrorCode;
  readonly values: InputErrorValues;

  constructor(code: InputErrorCode, values: InputErrorValues) {
    const details = Object.entries(values).map(([name, value]) => `${name} ${value}`);
    super(`${code}: ${details.join(', ')}`);
    this.name = 'InputError';
    this.code = code;
    this.values = Object.freeze({ ...values });
  }
}
