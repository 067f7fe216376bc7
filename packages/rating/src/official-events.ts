import type { Edition } from './editions/rules.ts';

/** Official events of FIDE, and from 2014 on of a continent, are always rated (2009 0.3, 2014 0.4, 2024 0.3). */
export function isAlwaysRated(
  { rules: { officialEvents, continentalEvents } }: Edition,
  { official, continental }: { readonly official?: boolean; readonly continental?: boolean },
): boolean {
  if (officialEvents.value === null) return false;
  return official === true || (continental === true && continentalEvents.value !== null);
}
