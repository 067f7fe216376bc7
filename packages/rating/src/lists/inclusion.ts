import { type DateInput, formatDate } from '../date.ts';
import type { Edition } from '../editions/rules.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf } from '../reasons.ts';

/** What was stated of a player and the federation, each with the day from which it holds. */
export interface InclusionFacts {
  /** The federation is suspended, or no longer a member. */
  readonly suspended: { readonly federation: string; readonly from: DateInput } | null;
  /** The federation asked that the player be left out. */
  readonly removed: DateInput | null;
  /** FIDE granted the player an exception. */
  readonly excepted: DateInput | null;
}

/** Whether a list includes a player (2005 16.1-16.3, 2014 13.1-13.3, 2024 10.1). */
export function inclusion(
  edition: Edition,
  { suspended, removed, excepted }: InclusionFacts,
  options?: Explain,
): { readonly included: boolean; readonly reasons: Reasons } {
  const { membership, membershipException, removal } = edition.rules;
  const why = collect(options);
  const isOutside = suspended !== null && membership.value !== null;
  const isRemoved = removed !== null && removal.value !== null;
  if (isOutside)
    why?.push(reason('federation-suspended', membership, { ...suspended, from: formatDate(suspended.from) }));
  if (isRemoved) why?.push(reason('player-removed', removal, { from: formatDate(removed) }));
  if (!isOutside && !isRemoved) return { included: true, reasons: reasonsOf(why) };
  const isExcepted = excepted !== null && membershipException.value !== null;
  if (isExcepted) why?.push(reason('player-excepted', membershipException, { from: formatDate(excepted) }));
  return { included: isExcepted, reasons: reasonsOf(why) };
}
