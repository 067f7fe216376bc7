import type { Cadence, CivilDate } from '@eloquence/rating';

export type Sex = 'm' | 'w';

export type Title = '' | 'GM' | 'IM' | 'FM' | 'CM' | 'WGM' | 'WIM' | 'WFM' | 'WCM';

/** A rating in each cadence; null for none. */
export type Ratings = Readonly<Record<Cadence, number | null>>;

export interface Player {
  readonly id: number;
  readonly name: string;
  readonly sex: Sex;
  readonly federation: string;
  readonly birth: CivilDate;
  readonly birthYear: number;
  /** Whether reports have the day of birth or the year only. */
  readonly hasFullBirthDate: boolean;
  /** Null for guests. */
  readonly club: number | null;
  title: Title;
  /** True playing strength, as a rating. */
  strength: number;
  /** The strength a junior approaches. */
  readonly potential: number;
  /** Strength difference by cadence. */
  readonly leaning: Readonly<Record<Cadence, number>>;
  /** Percentage of invitations accepted. */
  readonly activity: number;
  /** The last day of the current event. */
  busyUntil: number;
}

/** What the starting list and its keeper know of a player in one cadence. */
export interface Past {
  readonly rating: number | null;
  /** Rated games in all, and on the starting list. */
  readonly played: number;
  readonly games: number;
  readonly peak: number | null;
  /** The list with his last games. */
  readonly lastRated: CivilDate | null;
}

export function ageOn({ birthYear }: Player, year: number): number {
  return year - birthYear;
}

export const strengthIn = ({ strength, leaning }: Player, cadence: Cadence): number =>
  strength + leaning[cadence];

/** In rapid and blitz the standard rating stands in. */
export function ratingIn(ratings: Ratings | undefined, cadence: Cadence): number | null {
  return ratings?.[cadence] ?? ratings?.standard ?? null;
}
