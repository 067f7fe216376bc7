import type { Words } from '../../../en/web/pages/top.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  title: 'Meilleurs joueurs',
  lead: 'Les meilleurs joueurs actifs\u202f: toutes catégories, femmes, juniors, filles, vétérans.',
  leadOn: (month) => `Les meilleurs joueurs actifs, ${month}.`,
  byFederation: 'Par fédération',
  cadence: terms.headings.cadence,
  names: {
    open: 'Toutes catégories',
    women: 'Femmes',
    juniors: 'Juniors (20 ans au plus)',
    girls: 'Filles (20 ans au plus)',
    seniors50: 'Vétérans, 50 ans et plus',
    seniors65: 'Vétérans, 65 ans et plus',
  },
  whole: 'Toute la liste',
  nobody: 'Aucun joueur.',
  none: 'Aucune liste n’a encore été publiée.',
};
