import type { VariantNames } from '../../en/web/variant-names.ts';

export const variantNames: VariantNames = {
  'k-and-bonus-2009': 'K et bonus de l’édition précédente',
  'one-point-2009': 'Un point entier exigé des joueurs non classés',
  'junior-year-end': 'K des jeunes jusqu’à la fin de l’année',
  'inactive-listed': 'Joueurs inactifs maintenus dans la liste',
  'first-event-only': 'Faible score écarté au premier tournoi seulement',
  'points-against-unrated': 'Les points contre des joueurs non classés évitent le zéro',
  'k-anew-after-delisting': 'K d’un nouveau joueur après une radiation de la liste',
  'official-at-any-speed': 'Tournois officiels pris en compte à toute cadence',
  'forfeit-lifts-composition': 'Un forfait dispense de la composition d’un toutes rondes',
  'men-are-players': '«\u202fHommes\u202f» au 6.33 désigne les joueurs',
};
