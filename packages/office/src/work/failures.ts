import { InputError, type InputErrorCode } from '@eloquence/rating';
import { type Finding, ListError, type ListErrorCode } from '@eloquence/reports';
import { OfficeError, type OfficeErrorCode } from '../errors.ts';
import { StoreError, type StoreErrorCode } from '../store/errors.ts';

/** An error as it passes between threads, where errors lose their class. */
export interface Failed {
  readonly error: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly findings?: readonly Finding[];
}

const KINDS = ['OfficeError', 'StoreError', 'InputError', 'ListError'];

/** What is known to be refused; null: a mistake of ours. */
export function failed(error: unknown): Failed | null {
  if (!(error instanceof Error) || !KINDS.includes(error.name)) return null;
  const { name, code, values, findings = [] } = error as OfficeError;
  return { error: name, code, values, findings };
}

export function failureOf({ error, code, values, findings = [] }: Failed): Error {
  if (error === 'StoreError') return new StoreError(code as StoreErrorCode, values);
  if (error === 'InputError') return new InputError(code as InputErrorCode, values);
  if (error === 'ListError') return new ListError(code as ListErrorCode, values);
  return new OfficeError(code as OfficeErrorCode, values, findings);
}
