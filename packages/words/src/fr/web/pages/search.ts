import type { Words } from '../../../en/web/pages/search.ts';

export const words: Words = {
  title: 'Recherche',
  titleFor: (asked) => `Recherche\u202f: ${asked}`,
  forgiven: (asked) =>
    `Rien ne correspond exactement à «\u00a0${asked}\u00a0». Résultats à une lettre près\u202f:`,
  nothing: (asked) => `Aucun résultat pour «\u00a0${asked}\u00a0».`,
  hints: [
    'Essayez moins de lettres ou seulement le nom de famille. Les accents et l’ordre des mots ne comptent pas.',
    'On trouve aussi les identifiants FIDE, les tournois par nom ou ville, les listes par mois (juillet 2026), les articles (8.3.3).',
  ],
  all: 'Tous les résultats',
};
