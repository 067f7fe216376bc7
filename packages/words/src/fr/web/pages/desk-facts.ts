import type { Words } from '../../../en/web/pages/desk-facts.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Faits',
  lead: 'Ce que le règlement demande et qu’aucun rapport ne contient\u202f: fédérations suspendues, joueurs retirés, dérogations, appartenance à une association, K des listes rapides, listes mensuelles. Un fait compte dès la prochaine liste\u202f; les listes publiées ne changent pas.',
  kinds: {
    suspended: 'Fédération suspendue',
    'rating-officer': 'Responsable du classement de la fédération',
    removed: 'Retiré à la demande de la fédération',
    excepted: 'Inclus par dérogation',
    'association-member': 'Membre de l’IBCA, de l’ICSC ou de l’IPCA',
    'rapid-k': 'K de la liste rapide',
    'monthly-lists': 'Listes mensuelles décidées',
  },
  days: (since: string, until: string | null): string =>
    until === null ? `depuis le ${since}` : `du ${since} au ${until}`,
  known: 'Faits déclarés',
  none: 'Aucun fait déclaré.',
  state: 'Déclarer un fait',
  fact: 'Fait',
  subjects: {
    suspended: 'Fédération',
    'rating-officer': 'Fédération',
    removed: 'Identifiant du joueur',
    excepted: 'Identifiant du joueur',
    'association-member': 'Identifiant du joueur',
    'rapid-k': 'K',
    'monthly-lists': null,
  },
  hints: {
    'rating-officer': 'Indiquez le nom et les coordonnées comme motif.',
    'monthly-lists': '«\u00a0À partir du\u00a0» est le jour de la décision.',
  },
  since: 'À partir du',
  because: 'Motif',
  stateButton: 'Déclarer',
  end: 'Clore un fait',
  until: 'Jusqu’au',
  untilHint: 'Premier jour où le fait ne vaut plus. Si c’est aussi son premier jour, il n’aura jamais valu.',
  endButton: 'Clore',
  done: { stated: 'Fait déclaré.', ended: 'Fait clos.' },
};
