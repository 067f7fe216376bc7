import { CADENCES } from '@eloquence/rating';
import { isDate } from '../../core/date.ts';

/** Stages in the order of the filter. */
export const STAGES = [
  'reported',
  'registered',
  'accepted',
  'rejected',
  'rated',
  'corrected',
  'withdrawn',
] as const;

const KNOWN: Readonly<Record<string, (value: string) => boolean>> = {
  q: (value) => value.length <= 100,
  stage: (value) => (STAGES as readonly string[]).includes(value),
  cadence: (value) => (CADENCES as readonly string[]).includes(value),
  from: isDate,
  to: isDate,
};

/** The filters of the URL; invalid values are ignored. */
export function filtersOf(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(KNOWN).flatMap(([name, isFine]) => {
      const value = query[name]?.trim() ?? '';
      return value !== '' && isFine(value) ? [[name, value]] : [];
    }),
  );
}
