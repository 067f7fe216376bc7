/** Which list or report a player's rating comes from. */
export type RatingSource = 'list' | 'standard' | 'since';

/** The result of a player in an event. */
export interface EventPlayer {
  readonly key: number;
  /** The rating used; null: unrated. */
  readonly rating: number | null;
  readonly from: RatingSource | null;
  readonly n: number;
  readonly score: number;
  readonly expected: number;
  /** ΣΔR in hundredths. */
  readonly sum: number;
  /** K after the limit on K × n; null until the period is summed, and without rated games. */
  readonly k: number | null;
  /** In hundredths, exact; null where K is. */
  readonly change: number | null;
}
