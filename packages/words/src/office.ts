import type {
  DifferenceCode,
  ImportNoteCode,
  OfficeErrorCode,
  OfficeErrorValues,
  StoreErrorCode,
  StoreErrorValues,
  WaitCode,
} from '@eloquence/office/codes';
import { nameOf } from './format.ts';

/** What the rating office refuses. */
export type OfficeErrors = { readonly [Code in OfficeErrorCode]: (values: OfficeErrorValues) => string };

/** What is wrong with a store. */
export type StoreErrors = { readonly [Code in StoreErrorCode]: (values: StoreErrorValues) => string };

/** What is worth saying about a list that was taken over. */
export type ImportNotes = { readonly [Code in ImportNoteCode]: (values: OfficeErrorValues) => string };

/** What is not as it should be in a store that was verified. */
export type Differences = { readonly [Code in DifferenceCode]: (values: OfficeErrorValues) => string };

/** What an event waits for. */
export type Waits = { readonly [Code in WaitCode]: (values: OfficeErrorValues) => string };

/** Everything the rating office says. */
export interface OfficeWords {
  readonly officeErrors: OfficeErrors;
  /** What to do about it. */
  readonly officeHints: Readonly<Record<OfficeErrorCode, string>>;
  readonly storeErrors: StoreErrors;
  readonly storeHints: Readonly<Record<StoreErrorCode, string>>;
  readonly importNotes: ImportNotes;
  readonly differences: Differences;
  readonly waits: Waits;
}

/** One cadence or several (`standard, rapid`), in words. */
export function cadencesIn(
  names: Readonly<Record<string, string>>,
  separator = ', ',
): (value: string | number | undefined) => string {
  return (value) =>
    String(value ?? '')
      .split(', ')
      .map((each) => nameOf(names, each))
      .join(separator);
}
