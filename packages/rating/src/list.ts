/** The few modules that build the rows of a rating list, for workers that must start fast. */
export { adjustRating } from './adjustments.ts';
export { type CivilDate, formatDate, parseDate, yearMonthDay } from './date.ts';
export { defined } from './defined.ts';
export { isKOfAdministrator, leavesKToAdministrator } from './editions/administrators-k.ts';
export type { Cadence, Edition } from './editions/rules.ts';
export { InputError } from './errors.ts';
export { developmentCoefficient } from './k.ts';
export { floorOn } from './lists/floor.ts';
export { inclusion } from './lists/inclusion.ts';
export { isInactiveOn, isStillShown } from './lists/standing.ts';
export type { Reasons } from './reasons.ts';
