import type { Cadence, CivilDate } from '@eloquence/rating';

export type Sex = 'm' | 'w';

export type Title = '' | 'GM' | 'IM' | 'FM' | 'CM' | 'WGM' | 'WIM' | 'WFM' | 'WCM';

/** A rating in each cadence; null for none. */
export type Ratings = Readonly<Record<Cadence, number | null>>;

/** An invented player. What no rating list can know stands beside what it shows. */
export interface Player {
  readonly id: number;
  readonly name: string;
  readonly sex: Sex;
  readonly federation: string;
  readonly birth: CivilDate;
  readonly birthYear: number;
  /** Whether reports tell the day of birth, or the year alone. */
  readonly birthdayTold: boolean;
  /** Null for guests. */
  readonly club: number | null;
  title: Title;
  /** How well he really plays, on the scale of ratings. */
  strength: number;
  /** Where a junior is heading. */
  readonly potential: number;
  /** How much better or worse he is at other cadences. */
  readonly leaning: Readonly<Record<Cadence, number>>;
  /** How many invitations in a hundred he accepts. */
  readonly activity: number;
  /** The last day of the event he is playing in. */
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

/** The rating he starts an event with: in rapid and blitz the standard one stands in. */
export function ratingIn(ratings: Ratings | undefined, cadence: Cadence): number | null {
  return ratings?.[cadence] ?? ratings?.standard ?? null;
}
