/** Names that pages also have use for in the browser: nothing here may bring the schemas along. */

/** What can have become of a player. */
export const DIFF_KINDS = [
  'new',
  'returned',
  'changed',
  'unchanged',
  'delisted',
  'gone',
  'inactive',
  'activeAgain',
] as const;
export type DiffKindName = (typeof DIFF_KINDS)[number];

/** The lines of the one identity of points, in their order. */
export const POINT_LINES = [
  'games',
  'corrections',
  'newcomers',
  'returns',
  'leavers',
  'imports',
  'adjustments',
  'rounding',
] as const;

/** What a list is downloaded as. */
export const LAYOUTS = ['txt', 'xml', 'csv', 'json', 'txt.zip', 'xml.zip', 'csv.zip', 'json.zip'] as const;
