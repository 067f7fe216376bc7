/** What an event waits for; texts are in `words`. */
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

export interface Wait {
  readonly code: WaitCode;
  readonly values: Readonly<Record<string, string | number>>;
}
