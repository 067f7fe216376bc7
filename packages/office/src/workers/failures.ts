import { InputError, type InputErrorCode, type InputErrorValues } from '@eloquence/rating';
import { type Finding, ListError, type ListErrorCode, type ListErrorValues } from '@eloquence/reports';
import { OfficeError, type OfficeErrorCode, type OfficeErrorValues } from '../errors.ts';
import { StoreError, type StoreErrorCode, type StoreErrorValues } from '../store/errors.ts';

/** An error to send between threads, where errors lose their class. */
export interface Failed {
  readonly error: string;
  readonly code: string;
  readonly values: InputErrorValues;
  readonly findings?: readonly Finding[];
}

const KINDS = ['OfficeError', 'StoreError', 'InputError', 'ListError'];

/** null: not an expected refusal but a bug. */
export function failed(error: unknown): Failed | null {
  if (!(error instanceof Error) || !KINDS.includes(error.name)) return null;
  const { name, code, values, findings = [] } = error as OfficeError;
  return { error: name, code, values, findings };
}

export function failureOf({ error, code, values, findings = [] }: Failed): Error {
  if (error === 'StoreError') return new StoreError(code as StoreErrorCode, values as StoreErrorValues);
  if (error === 'InputError') return new InputError(code as InputErrorCode, values);
  if (error === 'ListError') return new ListError(code as ListErrorCode, values as ListErrorValues);
  return new OfficeError(code as OfficeErrorCode, values as OfficeErrorValues, findings);
}
