import { de } from '../../parts/french.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  heading: 'Chaque classement, et pourquoi',
  lead: 'Cherchez un joueur, une liste ou un tournoi. Chaque nombre mène aux parties et à l’article dont il provient.',
  cadence: 'Cadence',
  newest: (month) => month.charAt(0).toUpperCase() + month.slice(1),
  wholeList: (players) => `Les ${players} joueurs`,
  topCaption: (cadence, month) => `Les meilleurs joueurs actifs, ${cadence}, ${month}`,
  gains: 'Plus fortes hausses du mois',
  gainsCaption: (cadence, month) => `Plus fortes hausses, ${cadence}, ${month}`,
  noGains: 'Personne n’a gagné de points par ses parties sur cette liste.',
  noList: 'Aucune liste n’est encore publiée.',
  noListHint: 'Dès que la première liste sera publiée, elle figurera ici.',
  closings: 'Prochaines clôtures',
  closingsLead:
    'Un tournoi figure sur une liste s’il s’est terminé au plus tard le jour de la clôture et si son rapport est arrivé. Ce qui se termine plus tard figure sur la liste suivante.',
  listOf: (month) => `Liste ${de(month)}`,
  closes: 'Fin des tournois au plus tard le',
  closed: 'Close le',
  closesOfficial: 'Tournois officiels de la FIDE jusqu’au',
  inForce: 'En vigueur à partir du',
};
