import { InputError } from '../errors.ts';
import { amend, edition } from './cite.ts';
import type { Edition } from './rules.ts';

const made = new WeakMap<Edition, Map<string, Edition>>();

/** The edition as FIDE is known to have applied it on one point; the same edition asked twice is the same value. */
export function withVariant(base: Edition, name: string): Edition {
  const known = made.get(base) ?? new Map<string, Edition>();
  made.set(base, known);
  const result = known.get(name) ?? apply(base, name);
  known.set(name, result);
  return result;
}

function apply(base: Edition, name: string): Edition {
  const variant = base.variants.find((each) => each.name === name);
  if (!variant) {
    const allowed = base.variants.map((each) => each.name).join(', ');
    throw new InputError('unknown-variant', { value: name, edition: base.id, allowed: allowed || 'none' });
  }
  return edition({
    ...base,
    rules: amend(base.rules, variant.rules, 'kept'),
    variants: base.variants.filter((each) => each !== variant),
    applied: [...base.applied, name],
  });
}

/** The edition with all its variants in use: what FIDE is known to have applied. */
export function withPractice(base: Edition): Edition {
  return base.variants.reduce((result, { name }) => withVariant(result, name), base);
}
