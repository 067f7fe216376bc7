import type { Store } from './store/store.ts';

/** An open office: the store, how it reads the regulations, and whose hand is on it. */
export interface Office {
  readonly store: Store;
  /** The text of the regulations, or FIDE's known practice where it departs from it. */
  readonly practice: 'text' | 'applied';
  /** The zone of "today", of deadlines and closings. */
  readonly zone: string;
  /** Who acts: kept with every entry. */
  readonly actor: string;
  readonly now: () => Date;
}
