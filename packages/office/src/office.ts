import type { CivilDate, Edition } from '@eloquence/rating';
import type { Store } from './store/store.ts';

/** An edition that rates the events of its cadence from a day on. */
export interface Scenario {
  readonly edition: Edition;
  readonly from: CivilDate;
}

/** An open store with its settings and the acting person. */
export interface Office {
  readonly store: Store;
  /** `text` or `applied` (FIDE's known practice), then the named variants: `text+forfeit-lifts-composition`. */
  readonly practice: string;
  /** The time zone of deadlines and closings. */
  readonly zone: string;
  /** Recorded with every entry. */
  readonly actor: string;
  /** The time of the database. */
  readonly now: () => Date;
  /** Only to try another edition on a copy of a store. */
  readonly scenario?: Scenario;
  /** Looks at the database's clock again; seconds by which the clock of this machine is ahead of it. */
  readonly compareClocks: () => Promise<number>;
}
