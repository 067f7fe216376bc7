import type { Words } from '../../../en/web/pages/federation.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: (name) => `Fédération\u202f: ${name}`,
  all: 'Toutes les fédérations',
  events: 'Tournois',
  cadence: terms.headings.cadence,
  none: 'Aucun joueur classé dans cette cadence.',
  list: terms.headings.list,
  rated: 'Joueurs classés',
  active: 'Joueurs actifs',
  topAverage: 'Moyenne des dix premiers',
  best: 'Meilleurs joueurs',
  whole: 'Toute la liste',
  women: 'Femmes',
  juniors: 'Juniors',
  girls: 'Filles',
  seniors: 'Vétérans',
  history: 'Moyenne des dix premiers au fil du temps',
};
