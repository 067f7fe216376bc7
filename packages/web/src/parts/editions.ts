import type { EditionsView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';

/** From when on which edition of the regulations counts, for a cadence. */
export interface EditionDay {
  readonly id: string;
  readonly cadence: Cadence;
  readonly from: string;
}

export function editionDays({ items }: EditionsView): readonly EditionDay[] {
  return items.map(({ id, cadence, from }) => ({ id, cadence, from }));
}

/** The edition in force on a day, so that the articles of a sentence lead to its text; null: none that is known. */
export function editionOn(days: readonly EditionDay[], cadence: Cadence, date: string): string | null {
  const inForce = days
    .filter((day) => day.cadence === cadence && day.from <= date)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return inForce.at(-1)?.id ?? null;
}
