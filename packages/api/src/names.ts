/** Constants that the browser uses too: nothing here may import a schema. */

/** How a player's entry differs from the list before; the first six exclude one another. */
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
export type DiffKind = (typeof DIFF_KINDS)[number];

/** The terms between the rating points of two lists, in order. */
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
export type PointLine = (typeof POINT_LINES)[number];

/** The whole balance, from the points of the list before to those of this list. */
export const POINT_BALANCE = ['old', ...POINT_LINES, 'unexplained', 'new'] as const;
export type PointBalanceLine = (typeof POINT_BALANCE)[number];

/** File formats of a list download. */
export const LAYOUTS = ['txt', 'xml', 'csv', 'json', 'txt.zip', 'xml.zip', 'csv.zip', 'json.zip'] as const;

/** The largest report that can be uploaded, in bytes: 4 MiB. A report of 1,000 players and 11 rounds has 150 kB. */
export const MAX_UPLOAD_BYTES: number = 4 * 1024 * 1024;

export const STAGES = [
  'registered',
  'reported',
  'accepted',
  'due',
  'rejected',
  'withdrawn',
  'rated',
  'corrected',
] as const;
export type StageName = (typeof STAGES)[number];

export const REPORT_STATES = ['submitted', 'accepted', 'rejected', 'superseded'] as const;
export const SEVERITIES = ['error', 'warning', 'note'] as const;

export const ACCOUNT_ROLES = ['arbiter', 'officer', 'administrator'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const TOKEN_SCOPES = ['read', 'submit', 'office', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const JOB_KINDS = [
  'import',
  'close',
  'publish',
  'replay',
  'drop',
  'verify',
  'undo',
  'figures',
  'scenario',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATES = ['arriving', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStateName = (typeof JOB_STATES)[number];

/** Where the K used comes from. */
export const K_SOURCES = ['rules', 'birthday', 'remembered'] as const;
export type KSourceName = (typeof K_SOURCES)[number];
