import type { Names } from '../../en/web/calculator-names.ts';

export const names: Names = {
  change: {
    title: 'Variation du classement',
    lead: 'La variation du classement, partie par partie, pour un K donné.',
  },
  'first-rating': {
    title: 'Premier classement',
    lead: 'Le premier classement d’un joueur non classé, et ce qui lui manque encore.',
  },
  performance: {
    title: 'Performance',
    lead: 'Le classement pour lequel le score obtenu serait le score attendu.',
  },
  k: {
    title: 'Coefficient K',
    lead: 'Le coefficient de développement d’un joueur à une date donnée, et pourquoi.',
  },
  target: {
    title: 'Score nécessaire',
    lead: 'Le score nécessaire pour atteindre un classement, et le classement pour chaque score.',
  },
  month: {
    title: 'Période de classement',
    lead: 'Plusieurs tournois d’une même période, avec un seul arrondi à la fin.',
  },
  'round-robin': {
    title: 'Tournoi toutes rondes',
    lead: 'Toutes les étapes d’un tournoi toutes rondes avec des joueurs non classés\u202f: moyennes, premiers résultats, correction.',
  },
};
