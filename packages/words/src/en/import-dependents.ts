/** Ledger entries that depend on an import, by kind. */
export const importDependents: Readonly<Record<string, string>> = Object.freeze({
  'list-published': 'the publication of a list',
  'list-made-current': 'a change of the current list',
  'list-import-undone': 'the undoing of another import',
  'report-accepted': 'an accepted report',
  'appeal-made': 'an appeal',
  'decision-revoked': 'a reopened decision',
  'correction-accepted': 'an accepted correction',
  'adjustment-set': 'an adjustment',
  'adjustment-revoked': 'a removed adjustment',
  'fact-stated': 'a stated fact',
  'fact-ended': 'an ended fact',
  'player-added': 'a new player',
  'player-changed': 'a change to a player',
  'players-merged': 'a merge of players',
  'players-split': 'an undone merge',
  'player-redacted': 'the removal of personal data',
});
