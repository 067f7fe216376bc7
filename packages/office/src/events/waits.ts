/** What an event waits for, by code; the words live with the other words. */
export type WaitCode =
  | 'for-report'
  | 'for-decision'
  | 'for-new-report'
  | 'for-closing'
  | 'for-its-list'
  | 'for-earlier-list'
  | 'for-edition'
  | 'for-correction'
  | 'for-next-rounds';

/** Why an event is not where it will be, and what has to come. */
export interface Wait {
  readonly code: WaitCode;
  readonly values: Readonly<Record<string, string | number>>;
}
