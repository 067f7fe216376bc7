import type { Cadence, CivilDate, Edition } from '@eloquence/rating';
import type { Store } from './store/store.ts';

/** An edition that rates the events of its cadence from a day on. */
export interface Scenario {
  readonly edition: Edition;
  readonly from: CivilDate;
}

/** The last list of a player who has no rating on the list of `date`. */
export interface Departures {
  readonly lastBefore: (cadence: Cadence, player: number, date: string) => LastList | undefined;
}

interface LastList {
  readonly id: number;
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
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
  /** Players who left lists under the scenario: the store has only those of published lists. */
  readonly departures?: Departures;
  /** Looks at the database's clock again; seconds by which the clock of this machine is ahead of it. */
  readonly compareClocks: () => Promise<number>;
}
