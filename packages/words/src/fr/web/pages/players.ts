import type { Words } from '../../../en/web/pages/players.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: 'Joueurs',
  titleFor: (asked) => `Joueurs correspondant à «\u00a0${asked}\u00a0»`,
  lead: 'Cherchez par identifiant ou par le début d’un nom, dans n’importe quel ordre, avec ou sans accents.',
  search: 'Chercher des joueurs',
  name: 'Nom ou identifiant',
  id: terms.headings.id,
  best: 'Les mieux classés',
  crowded:
    'Beaucoup de noms correspondent\u202f; seuls les mieux classés sont affichés. Tapez plus de lettres.',
  nobody: 'Aucun joueur trouvé.',
  nobodyHints: [
    'Essayez moins de lettres ou seulement le nom de famille. Les accents et l’ordre des noms ne comptent pas.',
    'Un joueur sans partie prise en compte peut être absent.',
  ],
  withoutFilters: 'Retirez les filtres\u202f: le joueur a peut-être changé de fédération.',
  more: 'Autres joueurs',
};
