import type { EditionsView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';

/** When an edition of the regulations comes into force, for a cadence. */
export interface EditionStart {
  readonly id: string;
  readonly cadence: Cadence;
  readonly from: string;
}

export function editionStarts({ items }: EditionsView): readonly EditionStart[] {
  return items.map(({ id, cadence, from }) => ({ id, cadence, from }));
}

/** The ID of the edition in force on a date. */
export function editionOn(editions: readonly EditionStart[], cadence: Cadence, date: string): string | null {
  const inForce = editions
    .filter((edition) => edition.cadence === cadence && edition.from <= date)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return inForce.at(-1)?.id ?? null;
}
