import type { Edition } from './editions/rules.ts';
import { withVariant } from './editions/variants.ts';
import { reason, type Why } from './reasons.ts';

/**
 * Says which named variants of the edition would give something else: the text decides, and the reader is
 * told where FIDE is known to have applied another rule.
 */
export function noteVariants<T extends string | number | null>(
  edition: Edition,
  why: Why,
  value: T,
  compute: (other: Edition) => T,
): void {
  if (!why) return;
  for (const { name, dispute } of edition.variants) {
    const other = compute(withVariant(edition, name));
    if (other !== value) {
      why.push(reason('variant-differs', null, { variant: name, dispute, value: String(other ?? '–') }));
    }
  }
}
