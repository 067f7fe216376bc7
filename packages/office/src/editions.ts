import {
  CADENCES,
  type Cadence,
  type Choice,
  chooseEditions,
  type Editions,
  InputError,
  oneOf,
  parseDate,
  variantNames,
} from '@eloquence/rating';
import type { Office } from './office.ts';

/** Names the rules of a store: the text or FIDE's known practice, and variants. */
export function practiceOf(applied: boolean, variants: readonly string[]): string {
  return [applied ? 'applied' : 'text', ...new Set(variants)].join('+');
}

/** The rules of a store for a cadence, which may lack some of the variants. */
export function choiceOf(
  { practice }: Pick<Office, 'practice'>,
  cadence: Cadence,
): Pick<Choice, 'cadence' | 'applied' | 'variants'> {
  const [base, ...variants] = practice.split('+');
  const known = variants.length === 0 ? [] : variantNames(cadence);
  return { cadence, applied: base === 'applied', variants: variants.filter((name) => known.includes(name)) };
}

/** The editions a store applies to a cadence; with the K of a list that the administrator set (2005 15b). */
export function editionsOf(
  office: Pick<Office, 'practice' | 'scenario'>,
  cadence: Cadence,
  k: number | null = null,
): Editions {
  const editions = chooseEditions({ ...choiceOf(office, cadence), k });
  const { scenario } = office;
  if (scenario?.edition.cadence !== cadence) return editions;
  const { edition, from } = scenario;
  return { at: (day) => (day !== null && day >= from ? edition : editions.at(day)) };
}

/** Refuses a variant that no edition has. */
export function checkVariantNames(names: readonly string[]): void {
  const known = [...new Set(CADENCES.flatMap(variantNames))];
  const value = names.find((name) => !known.includes(name));
  if (value === undefined) return;
  throw new InputError('unknown-variant', { value, edition: CADENCES.join(', '), expected: oneOf(known) });
}

/** Whether an edition covers a day. */
export function hasEdition(editions: Editions, day: string): boolean {
  try {
    return editions.at(parseDate(day)) !== null;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
