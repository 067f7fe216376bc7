import { type CivilDate, type DateInput, formatDate, parseDate } from '../date.ts';
import { InputError } from '../errors.ts';
import { oneOf, type Requirement } from '../requirement.ts';
import { RAPID_2005_07 } from './rapid-2005-07.ts';
import { BLITZ_2012_01, RAPID_2012_01 } from './rapid-blitz-2012-01.ts';
import { BLITZ_2022_10, RAPID_2022_10 } from './rapid-blitz-2022-10.ts';
import { BLITZ_2024_03, RAPID_2024_03 } from './rapid-blitz-2024-03.ts';
import { BLITZ_2024_12, RAPID_2024_12 } from './rapid-blitz-2024-12.ts';
import { CADENCES, type Cadence, type Edition } from './rules.ts';
import { STANDARD_2005_07 } from './standard-2005-07.ts';
import { STANDARD_2009_07 } from './standard-2009-07.ts';
import { STANDARD_2011_07 } from './standard-2011-07.ts';
import { STANDARD_2012_07 } from './standard-2012-07.ts';
import { STANDARD_2013_07 } from './standard-2013-07.ts';
import { STANDARD_2014_07 } from './standard-2014-07.ts';
import { STANDARD_2017_07 } from './standard-2017-07.ts';
import { STANDARD_2022_01 } from './standard-2022-01.ts';
import { STANDARD_2024_03 } from './standard-2024-03.ts';
import { STANDARD_2025_10 } from './standard-2025-10.ts';

/** Every edition, by cadence, the oldest first. */
export const EDITIONS: readonly Edition[] = Object.freeze([
  STANDARD_2005_07,
  STANDARD_2009_07,
  STANDARD_2011_07,
  STANDARD_2012_07,
  STANDARD_2013_07,
  STANDARD_2014_07,
  STANDARD_2017_07,
  STANDARD_2022_01,
  STANDARD_2024_03,
  STANDARD_2025_10,
  RAPID_2005_07,
  RAPID_2012_01,
  RAPID_2022_10,
  RAPID_2024_03,
  RAPID_2024_12,
  BLITZ_2012_01,
  BLITZ_2022_10,
  BLITZ_2024_03,
  BLITZ_2024_12,
]);

const BY_CADENCE: ReadonlyMap<string, readonly { readonly day: CivilDate; readonly edition: Edition }[]> =
  new Map(
    CADENCES.map((cadence) => [
      cadence,
      EDITIONS.filter((each) => each.cadence === cadence).map((each) => ({
        day: parseDate(each.from),
        edition: each,
      })),
    ]),
  );

function editionsOf(cadence: Cadence): readonly { readonly day: CivilDate; readonly edition: Edition }[] {
  const editions = BY_CADENCE.get(cadence);
  if (editions) return editions;
  throw new InputError('invalid-type', { value: String(cadence), expected: oneOf(CADENCES) });
}

export function findEdition(cadence: Cadence, id: string): Edition {
  const editions = editionsOf(cadence);
  const found = editions.find(({ edition }) => edition.id === id);
  if (found) return found.edition;
  const expected = oneOf(editions.map(({ edition }) => edition.id));
  throw new InputError('unknown-edition', { value: id, cadence, expected });
}

/** The edition in force on a day, which decides for events that start on it (0.11, later 0.1). */
export function editionOn(cadence: Cadence, on: DateInput): Edition {
  const date = parseDate(on);
  const editions = editionsOf(cadence);
  const found = editions.findLast(({ day }) => day <= date);
  if (found) return found.edition;
  const expected: Requirement = { kind: 'date', ...(editions[0] && { from: editions[0].edition.from }) };
  throw new InputError('before-first-edition', { value: formatDate(date), cadence, expected });
}

export function newestEdition(cadence: Cadence): Edition {
  return editionsOf(cadence).at(-1)?.edition as Edition;
}
