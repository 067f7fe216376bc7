/** What verification can find wrong with a store; the texts are in `packages/words`. */
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
  | 'record'
  | 'guard'
  /** Nothing is wrong but the date of an entry. */
  | 'clock';

export interface Difference {
  readonly code: DifferenceCode;
  readonly values: Readonly<Record<string, string | number>>;
}
