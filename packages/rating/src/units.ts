declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]: Name };

/** A rating on the FIDE scale, an integer. */
export type Rating = Unit<'rating'>;
/** A score in half points: a win is 2. */
export type HalfPoints = Unit<'half points'>;
/** A probability, a sum of differences or a rating change in hundredths: 0.08 is 8. */
export type Hundredths = Unit<'hundredths'>;
/** A development coefficient. */
export type K = Unit<'K'>;
