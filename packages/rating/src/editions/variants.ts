import { InputError } from '../errors.ts';
import { oneOf } from '../requirement.ts';
import { amend, edition, inferred } from './cite.ts';
import type { Cited, Edition, Rules, Variant } from './rules.ts';

const cache = new WeakMap<Edition, Map<string, Edition>>();

interface Reading {
  readonly name: string;
  readonly dispute: string;
  /** What it changes; null where the edition leaves nothing to read. */
  readonly change: (rules: Rules) => Partial<Rules> | null;
}

const otherwise = <T>({ article }: Cited<unknown>, value: T): Cited<T> => inferred(article ?? '', value);

/** The other reading of points where the text allows two. They are no practice of FIDE: `--applied` leaves them out. */
const READINGS: readonly Reading[] = [
  {
    name: 'first-event-only',
    dispute: 'r4-later-zeros',
    change: ({ minimumScore: rule }) =>
      rule.value.events === 'until-counted'
        ? { minimumScore: otherwise(rule, { ...rule.value, events: 'first' }) }
        : null,
  },
  {
    name: 'points-against-unrated',
    dispute: 'x-points-against-unrated',
    change: ({ minimumScore: rule }) =>
      rule.value.points === undefined
        ? { minimumScore: otherwise(rule, { ...rule.value, points: 'all' }) }
        : null,
  },
  {
    name: 'k-anew-after-delisting',
    dispute: 'x-k-after-delisting',
    change: ({ kSteps: rule }) =>
      rule.value?.some((step) => step.gamesUnder !== undefined && step.since === undefined)
        ? {
            kSteps: otherwise(
              rule,
              rule.value.map((step) =>
                step.gamesUnder === undefined ? step : { ...step, since: 'listing' as const },
              ),
            ),
          }
        : null,
  },
  {
    name: 'official-at-any-speed',
    dispute: 'x-official-events',
    change: ({ officialEvents: rule, thinkingTime }) =>
      rule.value === 'always-rated' && thinkingTime.value !== null
        ? { officialEvents: otherwise(rule, 'rated-at-any-speed') }
        : null,
  },
  {
    name: 'forfeit-lifts-composition',
    dispute: 'x-forfeit-in-a-round-robin',
    change: ({ unplayedRoundRobin: rule }) =>
      rule.value === 'as-swiss' ? { unplayedRoundRobin: otherwise(rule, 'swiss-throughout') } : null,
  },
  {
    name: 'men-are-players',
    dispute: 'x-three-men',
    change: ({ nationalChampionship: rule }) =>
      rule.value?.counted === 'men'
        ? {
            nationalChampionship: otherwise(rule, {
              rated: rule.value.rated,
              womenRated: rule.value.womenRated,
            }),
          }
        : null,
  },
];

/** The other readings of an edition, by the names that `--variant` takes. */
export function readingsOf({ rules }: Edition): readonly Variant[] {
  return READINGS.flatMap(({ name, dispute, change }) => {
    const changed = change(rules);
    return changed === null ? [] : [{ name, dispute, rules: changed }];
  });
}

/** All that `--variant` may name: practices of FIDE, then other readings. */
export function variantsOf(base: Edition): readonly Variant[] {
  return [...base.variants, ...readingsOf(base)];
}

/** The edition by another rule on one point, a practice or a reading; the same one asked twice is the same value. */
export function withVariant(base: Edition, name: string): Edition {
  const known = cache.get(base) ?? new Map<string, Edition>();
  cache.set(base, known);
  const result = known.get(name) ?? apply(base, name);
  known.set(name, result);
  return result;
}

function apply(base: Edition, name: string): Edition {
  const known = variantsOf(base);
  const variant = known.find((each) => each.name === name);
  if (!variant) {
    const expected = oneOf(known.map((each) => each.name));
    throw new InputError('unknown-variant', { value: name, edition: base.id, expected });
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
