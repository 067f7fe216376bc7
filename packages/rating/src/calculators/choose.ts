import type { CivilDate } from '../date.ts';
import { withAdministratorsK } from '../editions/administrators-k.ts';
import { EDITIONS, editionOn, findEdition, newestEdition } from '../editions/index.ts';
import { CADENCES, type Cadence, type Edition } from '../editions/rules.ts';
import { variantsOf, withPractice, withVariant } from '../editions/variants.ts';
import { InputError } from '../errors.ts';
import { type MonthlyLists, monthlyListsFrom, withMonthlyLists } from '../lists/monthly-lists.ts';
import type { Editions } from '../period.ts';
import { oneOf } from '../requirement.ts';

/** Which rules a calculation uses. */
export interface Choice {
  readonly cadence?: Cadence;
  /** An edition for everything, by its ID or as a value. */
  readonly edition?: string | Edition | null;
  /** Named practices of FIDE, or other readings, to use instead of the text as read here. */
  readonly variants?: readonly string[];
  /** All practices. */
  readonly applied?: boolean;
  /** K of the list, where the edition leaves it to the administrator (2005 15b). */
  readonly k?: number | null;
  /** The Board's decision on monthly lists (2005 9.3, 2009 7.3). */
  readonly monthly?: MonthlyLists | null;
}

export function readCadence(value: unknown): Cadence {
  const cadence = CADENCES.find((each) => each === value);
  if (cadence) return cadence;
  throw new InputError('invalid-type', { value: String(value), expected: oneOf(CADENCES) });
}

/** The edition of a day, of the newest rules where no day decides, or the one chosen for everything. */
export function chooseEditions(choice: Choice): Editions {
  const cadence = readCadence(choice.cadence ?? 'standard');
  const variants = choice.variants ?? [];
  const chosen = chosenEdition(cadence, choice.edition ?? null);
  checkVariants(cadence, chosen, variants);
  const { k = null, monthly = null } = choice;
  // Refuses a day that is none before anything is calculated.
  if (monthly !== null) monthlyListsFrom(monthly);
  const varied = (edition: Edition): Edition => {
    const found = variants.reduce(
      (base, name) => (hasVariant(base, name) ? withVariant(base, name) : base),
      choice.applied ? withPractice(edition) : edition,
    );
    return k === null ? found : withAdministratorsK(found, k);
  };
  const at = (date: CivilDate | null): Edition => {
    const found = varied(chosen ?? (date === null ? newestEdition(cadence) : editionOn(cadence, date)));
    return monthly === null || date === null ? found : withMonthlyLists(found, date, monthly);
  };
  return { at, ...(chosen && { whole: varied(chosen) }) };
}

function chosenEdition(cadence: Cadence, edition: string | Edition | null): Edition | null {
  if (typeof edition === 'string') return findEdition(cadence, edition);
  if (edition === null || edition.cadence === cadence) return edition;
  throw new InputError('unknown-edition', {
    value: edition.id,
    cadence,
    expected: { kind: 'edition', cadence },
  });
}

/** A variant that no edition in use has is refused: it would change nothing. */
export function checkVariantsUsed(choice: Choice, editions: readonly Edition[]): readonly Edition[] {
  const value = choice.variants?.find((name) => !editions.some((edition) => edition.applied.includes(name)));
  if (value === undefined || choice.applied) return editions;
  const known = editions.flatMap((edition) => variantsOf(edition).map((variant) => variant.name));
  const edition = [...new Set(editions.map(({ id }) => id))].join(', ');
  throw new InputError('unknown-variant', {
    value,
    edition,
    expected: oneOf([...new Set(known)]),
  });
}

/** The names that `--variant` takes in some edition of a cadence. */
export function variantNames(cadence: Cadence): readonly string[] {
  const editions = EDITIONS.filter((edition) => edition.cadence === cadence);
  return [...new Set(editions.flatMap((edition) => variantsOf(edition).map(({ name }) => name)))];
}

const hasVariant = (edition: Edition, name: string): boolean =>
  variantsOf(edition).some((each) => each.name === name);

/** A variant must be one of the edition chosen, or of some edition where dates decide. */
function checkVariants(cadence: Cadence, chosen: Edition | null, names: readonly string[]): void {
  const editions = chosen ? [chosen] : EDITIONS.filter((edition) => edition.cadence === cadence);
  const known = editions.flatMap((edition) => variantsOf(edition).map((variant) => variant.name));
  const value = names.find((name) => !known.includes(name));
  if (value === undefined) return;
  const expected = oneOf([...new Set(known)]);
  throw new InputError('unknown-variant', { value, edition: chosen?.id ?? cadence, expected });
}
