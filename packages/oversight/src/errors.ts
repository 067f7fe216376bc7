import type { InputErrorValues } from '@eloquence/rating';

export type OversightErrorCode =
  | 'duckdb-missing'
  | 'history-missing'
  | 'history-schema'
  | 'folder-without-lists'
  | 'figure-unknown'
  | 'nothing-to-measure';

/** A request that cannot be met. `@eloquence/words` has the texts. */
export class OversightError extends Error {
  readonly code: OversightErrorCode;
  readonly values: InputErrorValues;

  constructor(code: OversightErrorCode, values: InputErrorValues = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'OversightError';
    this.code = code;
    this.values = values;
  }
}
