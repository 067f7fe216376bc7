import type { Names } from './names.en.ts';

export const names: Names = {
  change: {
    title: 'Variation du classement',
    lead: 'Ce que des parties font à un classement, partie par partie, avec le K que vous indiquez.',
  },
  'first-rating': {
    title: 'Premier classement',
    lead: 'Où mènent les parties d’un joueur non classé, et ce qui manque encore.',
  },
  performance: {
    title: 'Performance',
    lead: 'Le classement pour lequel un résultat aurait été exactement conforme à l’attente.',
  },
  k: {
    title: 'K',
    lead: 'Quel coefficient de développement un joueur a tel jour, et pourquoi.',
  },
  target: {
    title: 'Que me faut-il\u202f?',
    lead: 'Le score qui mène à un classement, et où mène chacun des autres.',
  },
  month: {
    title: 'Un mois entier',
    lead: 'Plusieurs tournois d’une même période, avec un seul arrondi à la fin.',
  },
};
