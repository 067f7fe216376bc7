/** A file that is not a rating list. A bad row is no error; the hygiene summary counts it. */
export type ListErrorCode =
  | 'list-not-recognised'
  | 'list-encoding'
  | 'list-line-too-long'
  | 'list-too-large'
  | 'list-source'
  | 'zip-nested'
  | 'zip-path'
  | 'zip-members'
  | 'zip-encrypted'
  | 'zip-method'
  | 'zip-without-list'
  | 'packed-truncated'
  | 'packed-corrupt';

export type ListErrorValues = Readonly<Record<string, string | number>>;

/** `code` names what is wrong, `values` what was found and the limit it met. */
export class ListError extends Error {
  readonly code: ListErrorCode;
  readonly values: ListErrorValues;

  constructor(code: ListErrorCode, values: ListErrorValues = {}) {
    const details = Object.entries(values).map(([name, value]) => `${name} ${value}`);
    super(details.length > 0 ? `${code}: ${details.join(', ')}` : code);
    this.name = 'ListError';
    this.code = code;
    this.values = Object.freeze({ ...values });
  }
}
