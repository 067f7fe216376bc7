import type { DiffName, PointsName } from '../../texts/office/office.ts';

/** In the order in which they are told. */
export const DIFF_NAMES: readonly DiffName[] = Object.freeze([
  'new',
  'returned',
  'changed',
  'unchanged',
  'delisted',
  'gone',
  'inactive',
  'activeAgain',
]);

/** The identity of points, from the list before to this one. */
export const POINTS_NAMES: readonly PointsName[] = Object.freeze([
  'old',
  'games',
  'corrections',
  'newcomers',
  'returns',
  'leavers',
  'imports',
  'adjustments',
  'rounding',
  'unexplained',
  'new',
]);
