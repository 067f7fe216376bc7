import type { ReasonCode } from '@eloquence/rating';
import type { FileFindingCode } from '@eloquence/reports';
import { nameOf } from '../format.ts';
import type {
  DifferenceCode,
  ImportNoteCode,
  OfficeErrorCode,
  OfficeFindingCode,
  OfficeFindingValues,
  OfficeValues,
  StoreErrorCode,
  StoreProblem,
  WaitCode,
} from './office-codes.ts';

/** What the rating office refuses. */
export type OfficeErrors = { readonly [Code in OfficeErrorCode]: (values: OfficeValues) => string };

/** What is wrong with a store. */
export type StoreErrors = { readonly [Code in StoreErrorCode]: (values: OfficeValues) => string };

/** What makes a store or a file of it unusable, more exactly than the code of the error. */
export type StoreProblems = { readonly [Problem in StoreProblem]: (values: OfficeValues) => string };

/** What is worth saying about a list that was taken over. */
export type ImportNotes = { readonly [Code in ImportNoteCode]: (values: OfficeValues) => string };

/** What is not as it should be in a store that was verified. */
export type Differences = { readonly [Code in DifferenceCode]: (values: OfficeValues) => string };

/** What an event waits for: its stage, its list (a month) and why, in one sentence. */
export type Waits = { readonly [Code in WaitCode]: (values: OfficeValues) => string };

/** The same of events that wait for nothing. */
export interface SettledEvents {
  readonly rated: (list: string) => string;
  readonly corrected: (list: string) => string;
  readonly withdrawn: string;
}

/** What the office itself finds, and what to do about it; `at` is the article in brackets, or nothing. */
export type OfficeFindings = {
  readonly [Code in OfficeFindingCode]: {
    readonly says: (values: OfficeFindingValues[Code], at: string) => string;
    readonly hint: string;
  };
};

/** What to do about other findings in the office, where a check points to options that only it has. */
export type OfficePlaceHints = PlaceHints<FileFindingCode | ReasonCode>;
/** The same on pages, where nobody types commands. */
export type PageHints = PlaceHints<FileFindingCode | ReasonCode | OfficeFindingCode | OfficeErrorCode>;

/** On the check page, where cadence and event type are chosen in a form. */
export type CheckPageHints = PlaceHints<FileFindingCode>;

type PlaceHints<Code extends string> = Readonly<
  Partial<Record<Code, PlaceHint | ((values: { readonly fact?: unknown }) => PlaceHint)>>
>;
/** null: nothing. */
type PlaceHint = string | null;

/** Everything the rating office says. */
export interface OfficeWords {
  readonly officeErrors: OfficeErrors;
  /** What to do about it. */
  readonly officeHints: Readonly<Record<OfficeErrorCode, string>>;
  readonly officeFindings: OfficeFindings;
  readonly officePlaceHints: OfficePlaceHints;
  readonly pageHints: PageHints;
  readonly checkPageHints: CheckPageHints;
  readonly storeErrors: StoreErrors;
  readonly storeProblems: StoreProblems;
  readonly storeHints: Readonly<Record<StoreErrorCode, string>>;
  /** In place of the hint of the code. */
  readonly storeProblemHints: Partial<StoreProblems>;
  readonly importNotes: ImportNotes;
  readonly differences: Differences;
  readonly waits: Waits;
  readonly settled: SettledEvents;
}

/** One cadence or several (`standard, rapid`), in words. */
export function cadencesIn(
  names: Readonly<Record<string, string>>,
  separator = ', ',
): (value: unknown) => string {
  return (value) =>
    String(value ?? '')
      .split(', ')
      .map((each) => nameOf(names, each))
      .join(separator);
}
