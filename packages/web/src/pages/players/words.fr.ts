import type { Words } from './words.en.ts';

export const words: Words = {
  title: 'Joueurs',
  titleFor: (asked) => `Joueurs comme «\u202f${asked}\u202f»`,
  lead: 'Par le début d’un nom, dans n’importe quel ordre et sans accents, ou par identifiant.',
  search: 'Chercher des joueurs',
  name: 'Nom ou identifiant',
  id: 'Identifiant',
  best: 'Les mieux classés',
  crowded: 'Tant de noms commencent ainsi que seuls les mieux classés sont montrés. Donnez plus de lettres.',
  nobody: 'Aucun joueur trouvé.',
  nobodyHints: [
    'Essayez moins de lettres, ou le seul nom de famille. Les accents et l’ordre des noms n’importent pas.',
    'Qui n’a pas encore joué de tournoi pris en compte n’a peut-être pas d’identifiant ici.',
  ],
  withoutFilters: 'Retirez les filtres\u202f: un joueur peut avoir changé de fédération.',
  more: 'D’autres joueurs',
};
