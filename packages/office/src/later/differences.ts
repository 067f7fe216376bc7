/** What can be found wrong with a store, by code; the words live with the other words. */
export type DifferenceCode =
  | 'entry'
  | 'entries-missing'
  | 'head-unknown'
  | 'document'
  | 'list-missing'
  | 'columns'
  | 'rows-hash'
  | 'memory-hash'
  | 'entry-missing'
  | 'entry-other'
  | 'games'
  | 'player-missing'
  | 'player-extra'
  | 'player-value'
  | 'names'
  | 'not-again'
  | 'list-value'
  | 'event-value'
  | 'record';

/** The first thing that is not as it should be, and where. */
export interface Difference {
  readonly code: DifferenceCode;
  readonly values: Readonly<Record<string, string | number>>;
}
