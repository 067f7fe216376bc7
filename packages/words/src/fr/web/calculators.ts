import type { CalculatorWords } from '../../en/web/calculators.ts';
import { de } from '../elision.ts';
import { engine } from '../engine.ts';
import { terms } from '../terms.ts';
import { names } from './calculator-names.ts';
import { variantNames } from './variant-names.ts';

export const shared: CalculatorWords = {
  engine,
  variants: variantNames,
  all: 'Tous les calculateurs',
  names,
  fields: {
    rating: terms.headings.rating,
    k: terms.headings.k,
    cadence: terms.headings.cadence,
    edition: 'Règlement',
    newest: (id) => `actuel (${id})`,
    byDate: 'en vigueur au début de chaque tournoi',
    applied: 'pratique de la FIDE, quand elle diffère du texte',
    games: terms.headings.games,
    opponent: (number) => `Classement de l’adversaire ${number}`,
    result: (number) => `Résultat de la partie ${number}`,
    moreGames: 'Ajouter des parties',
    calculate: 'Calculer',
    clear: 'Effacer',
    start: 'Premier jour du tournoi',
    event: (number) => `Tournoi ${number}`,
    moreEvents: 'Ajouter un tournoi',
    notKnown: 'à laisser vide si vous l’ignorez',
    kHint: 'vide\u202f: déduit du classement',
  },
  player: {
    label: 'Joueur',
    hint: 'nom ou identifiant\u202f; reprend les valeurs de la dernière liste',
    fill: 'Remplir',
    from: (month) => `valeurs de la liste ${de(month)}`,
    unrated: 'non classé dans cette cadence',
    none: (asked) => `Aucun joueur ne correspond à «\u00a0${asked}\u00a0».`,
  },
  results: { won: 'gain', drawn: 'nulle', lost: 'perte' },
  answer: 'Résultat',
  waiting: 'Remplissez les champs pour obtenir le résultat et son explication.',
  resultMissing: 'Il manque le résultat d’une partie.',
  missing: (fields) => `À compléter\u202f: ${fields.join(', ')}.`,
  notWhole: (value) => `«\u00a0${value}\u00a0» n’est pas un nombre entier.`,
  unreadable: (line) =>
    `Ce n’est pas une ligne du classement final\u202f: «\u00a0${line}\u00a0». Indiquez le nom, le classement et les points, par exemple «\u00a0Agate 2600 8\u00a0».`,
  why: 'Pas à pas',
  offline: 'Calculé dans votre navigateur, par le même moteur que les listes. Fonctionne hors connexion.',
  share: 'Le lien contient votre saisie. Copiez-le pour partager le calcul.',
  shared: 'Copier le lien',
  scoreOf: (points, games) => `${points} sur ${games}`,
  changeIs: (exact, rounded) => `${exact}, arrondi à ${rounded}`,
  kUsed: (used, k) => `${used} au lieu de ${k}`,
};
