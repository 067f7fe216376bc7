import type { Words } from '../../../en/web/pages/desk-facts.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Faits',
  lead: 'Ce que le règlement demande et qu’aucun rapport ne contient : fédérations suspendues, joueurs retirés, dérogations, appartenance à une association, K des listes rapides, listes mensuelles. Un fait compte dès la prochaine liste ; les listes publiées ne changent pas.',
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
  subject: 'Fédération, joueur ou K',
  subjectHint:
    'Le code de la fédération, l’identifiant du joueur, ou le K ; rien pour les listes mensuelles.',
  since: 'À partir du',
  because: 'Motif',
  stateHint:
    'Pour un responsable du classement, indiquer son nom et ses coordonnées ; pour les listes mensuelles, « À partir du » est le jour de la décision.',
  stateButton: 'Déclarer',
  end: 'Mettre fin à un fait',
  until: 'Jusqu’au',
  untilHint: 'Le premier jour où il ne vaut plus. Au premier jour du fait, il n’a jamais valu.',
  endButton: 'Mettre fin',
  done: { stated: 'Fait déclaré.', ended: 'Fait terminé.' },
};
