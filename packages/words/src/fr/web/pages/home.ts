import type { Words } from '../../../en/web/pages/home.ts';
import { de } from '../../elision.ts';
import { terms } from '../../terms.ts';

export const words: Words = {
  heading: 'Chaque classement expliqué',
  lead: 'Cherchez un joueur, une liste ou un tournoi. Chaque nombre renvoie à ses parties et à son article.',
  top: 'Meilleurs joueurs',
  tops: {
    open: 'toutes catégories',
    women: 'femmes',
    juniors: 'juniors',
    girls: 'filles',
    seniors50: 'vétérans',
  },
  check: 'Vérifier un rapport',
  checkLead: 'dans votre navigateur, rien n’est envoyé',
  calculate: 'Calculer',
  calculateLead: 'une variation, un premier classement, le score à faire',
  guide: 'Comment ça marche',
  guideLead: 'K, premier classement, règle des 400',
  cadence: terms.headings.cadence,
  newest: (month) => month.charAt(0).toUpperCase() + month.slice(1),
  wholeList: (players) => `Les ${players} joueurs`,
  topCaption: (cadence, month) => `Meilleurs joueurs actifs, ${cadence.toLowerCase()}, ${month}`,
  gains: 'Plus fortes hausses du mois',
  gainsCaption: (cadence, month) => `Plus fortes hausses, ${cadence.toLowerCase()}, ${month}`,
  noGains: 'Aucun joueur n’a gagné de points sur cette liste.',
  noList: 'Aucune liste n’a encore été publiée.',
  noListHint: 'Elle apparaîtra ici dès sa publication.',
  closings: 'Dates limites',
  closingsLead:
    'Une liste prend en compte les tournois terminés à la date de clôture et dont le rapport est arrivé. Les autres vont sur la liste suivante.',
  listOf: (month) => `Liste ${de(month)}`,
  closes: 'Fin des tournois au plus tard le',
  closed: 'Close le',
  closesOfficial: 'Tournois officiels de la FIDE\u202f: au plus tard le',
  inForce: 'En vigueur à partir du',
};
