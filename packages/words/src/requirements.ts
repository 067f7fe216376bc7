import type { InputErrorValue, Requirement } from '@eloquence/rating';

/** A phrase for each kind of requirement. `say` puts a part of a composed one into words. */
export type RequirementWords = {
  readonly [Kind in Requirement['kind']]: (
    requirement: Extract<Requirement, { readonly kind: Kind }>,
    say: (part: Requirement) => string,
  ) => string;
};

export type SayRequirement = (requirement: Requirement) => string;

export function sayRequirement(words: RequirementWords): SayRequirement {
  const say: SayRequirement = (requirement) =>
    (words[requirement.kind] as (requirement: Requirement, say: SayRequirement) => string)(requirement, say);
  return say;
}

interface ExpectedValues {
  readonly expected?: InputErrorValue;
  readonly allowed?: InputErrorValue;
}

/** What an error says is expected. Errors stored by earlier versions hold a phrase, `allowed`, instead. */
export function sayExpected(say: SayRequirement): (values: ExpectedValues) => string {
  return ({ expected, allowed }) =>
    typeof expected === 'object' && 'kind' in expected ? say(expected) : String(allowed ?? '');
}

export const quoted = (values: readonly (string | number)[]): readonly string[] =>
  values.map((value) => JSON.stringify(value));
