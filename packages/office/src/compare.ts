import { CADENCES, type Cadence } from '@eloquence/rating';

/** By code units: the same order in every locale and database. */
export const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

interface OfCadence {
  readonly cadence: Cadence;
}

/** Standard first: rapid and blitz depend on it. */
export const byCadence = (a: OfCadence, b: OfCadence): number =>
  CADENCES.indexOf(a.cadence) - CADENCES.indexOf(b.cadence);

/** By date, then standard first. */
export const byDateAndCadence = <List extends OfCadence & { readonly date: string }>(
  a: List,
  b: List,
): number => compare(a.date, b.date) || byCadence(a, b);
