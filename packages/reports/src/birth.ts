import { type CivilDate, yearMonthDay } from '@eloquence/rating';
import { type Birth, parseBirth } from './dates.ts';
import type { Report, ReportPlayer } from './report.ts';

export const yearOf = (start: CivilDate | null): number | null =>
  start === null ? null : yearMonthDay(start).year;

const YOUNGEST = 2;
const OLDEST = 115;

/** Players are between 2 and 115 years old. */
export function isPlausibleBirth(year: number, startYear: number | null): boolean {
  if (startYear === null) return true;
  const age = startYear - year;
  return age >= YOUNGEST && age <= OLDEST;
}

/** A player's birth as the report has it; null if it is implausible. */
export function birthIn({ start }: Report, player: ReportPlayer): Birth | null {
  const birth = parseBirth(player.birth);
  return birth !== null && isPlausibleBirth(birth.year, yearOf(start)) ? birth : null;
}
