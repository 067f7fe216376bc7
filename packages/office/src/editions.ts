import {
  CADENCES,
  type Cadence,
  type Choice,
  chooseEditions,
  type Editions,
  InputError,
  type MonthlyLists,
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

/** What the editions leave to be stated: K of a rapid list (2005 15b), monthly lists (2005 9.3, 2009 7.3). */
export interface StatedRules {
  readonly k?: number | null;
  readonly monthly?: MonthlyLists | null;
}

/** The editions a store applies to a cadence. Where lists are chosen, `listEditions` has their calendar. */
export function editionsOf(
  office: Pick<Office, 'practice' | 'scenario'>,
  cadence: Cadence,
  { k = null, monthly = null }: StatedRules = {},
): Editions {
  const editions = chooseEditions({ ...choiceOf(office, cadence), k, monthly });
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
