/** Ledger entries that change players, each with its rows in the history of changes. */
export const PLAYER_ENTRIES = [
  'player-added',
  'player-changed',
  'players-merged',
  'players-split',
  'player-redacted',
  'list-imported',
  'list-import-undone',
] as const;
