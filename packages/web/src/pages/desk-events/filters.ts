import { isDay } from '../../day.ts';

/** Stages that can be asked for. */
export const STAGES = [
  'reported',
  'registered',
  'accepted',
  'rejected',
  'rated',
  'corrected',
  'withdrawn',
] as const;

const CADENCES = ['standard', 'rapid', 'blitz'];

const KNOWN: Readonly<Record<string, (value: string) => boolean>> = {
  q: (value) => value.length <= 100,
  stage: (value) => (STAGES as readonly string[]).includes(value),
  cadence: (value) => CADENCES.includes(value),
  from: isDay,
  to: isDay,
};

/** What is asked for in the address; what nobody can have meant is left out. */
export function filtersOf(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(KNOWN).flatMap(([name, isFine]) => {
      const value = query[name]?.trim() ?? '';
      return value !== '' && isFine(value) ? [[name, value]] : [];
    }),
  );
}
