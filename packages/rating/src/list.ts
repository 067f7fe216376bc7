/** What the rows of a list are made with: a few of the modules, for whoever has to start soon. */
export { adjustRating } from './adjustments.ts';
export { type CivilDate, formatDate, parseDate, yearMonthDay } from './date.ts';
export type { Cadence, Edition } from './editions/rules.ts';
export { InputError } from './errors.ts';
export { floorOn } from './initial/counting.ts';
export { developmentCoefficient } from './k.ts';
export { isInactiveOn, isStillShown } from './lists/standing.ts';
export type { Reasons } from './reasons.ts';
