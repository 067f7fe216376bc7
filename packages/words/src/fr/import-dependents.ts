/** Ledger entries that depend on an import, by kind. */
export const importDependents: Readonly<Record<string, string>> = Object.freeze({
  'list-published': 'la publication d’une liste',
  'list-made-current': 'le changement de la liste en vigueur',
  'list-import-undone': 'l’annulation d’une autre importation',
  'report-accepted': 'l’acceptation d’un rapport',
  'appeal-made': 'un appel',
  'decision-revoked': 'la réouverture d’une décision',
  'correction-accepted': 'l’acceptation d’une correction',
  'adjustment-set': 'un ajustement',
  'adjustment-revoked': 'le retrait d’un ajustement',
  'fact-stated': 'la déclaration d’un fait',
  'fact-ended': 'la clôture d’un fait',
  'player-added': 'l’ajout d’un joueur',
  'player-changed': 'la modification d’un joueur',
  'players-merged': 'une fusion de joueurs',
  'players-split': 'l’annulation d’une fusion',
  'player-redacted': 'l’effacement de données personnelles',
});
