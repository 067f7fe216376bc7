import { engine } from '@eloquence/words/fr/engine';
import { variantNames } from '../parts/variant-names.fr.ts';
import { names } from './names.fr.ts';
import type { CalculatorWords } from './words.en.ts';

export const shared: CalculatorWords = {
  engine,
  variants: variantNames,
  all: 'Tous les calculateurs',
  names,
  fields: {
    rating: 'Classement',
    k: 'K',
    cadence: 'Cadence',
    edition: 'Règlement',
    newest: (id) => `le plus récent (${id})`,
    byDate: 'en vigueur au début de chaque tournoi',
    applied: 'tel que la FIDE l’a appliqué, là où cela diffère du texte',
    games: 'Parties',
    opponent: (number) => `Classement de l’adversaire ${number}`,
    result: (number) => `Résultat de la partie ${number}`,
    moreGames: 'D’autres parties',
    calculate: 'Calculer',
    clear: 'Recommencer',
    start: 'Premier jour du tournoi',
    event: (number) => `Tournoi ${number}`,
    moreEvents: 'Un autre tournoi',
    notKnown: 'laissez vide si vous ne le savez pas',
  },
  results: { won: 'gagnée', drawn: 'nulle', lost: 'perdue' },
  answer: 'Réponse',
  waiting: 'Remplissez les champs\u202f: la réponse apparaît ici, avec ses raisons.',
  resultMissing: 'Une partie n’a pas encore de résultat.',
  missing: (fields) => `Il manque encore\u202f: ${fields.join(', ')}.`,
  notWhole: (value) => `«\u202f${value}\u202f» n’est pas un nombre entier.`,
  why: 'Pas à pas',
  offline: 'Calculé dans votre navigateur par le même moteur que les listes. Fonctionne sans connexion.',
  share: 'L’adresse de cette page contient ce que vous avez saisi\u202f: copiez-la pour partager le calcul.',
  shared: 'Copier l’adresse',
  scoreOf: (points, games) => `${points} sur ${games}`,
  changeIs: (exact, rounded) => `${exact}, arrondi à ${rounded}`,
  kUsed: (used, k) => `${used} au lieu de ${k}`,
};
