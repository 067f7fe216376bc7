import { CADENCES, type Cadence, type Choice, EDITIONS, type Edition } from '@eloquence/rating';
import type { Fields } from './fields.ts';

export interface RulesChoice {
  readonly cadence: Cadence;
  /** null: the newest, or by the dates of the events. */
  readonly edition: Edition | null;
  readonly applied: boolean;
}

export function readRules(fields: Fields): RulesChoice {
  const cadence = CADENCES.find((each) => each === fields.cadence) ?? 'standard';
  const edition = editionsFor(cadence).find(({ id }) => id === fields.edition) ?? null;
  return { cadence, edition, applied: fields.applied === '1' };
}

/** Newest first. */
export function editionsFor(cadence: Cadence): Edition[] {
  return EDITIONS.filter((edition) => edition.cadence === cadence).reverse();
}

export function readChoice(fields: Fields): Choice {
  const { cadence, edition, applied } = readRules(fields);
  return { cadence, edition, applied };
}
