import { eventDesk } from '../../desk/event-words.fr.ts';
import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  stages: eventDesk.stages,
  title: 'Tournois',
  leads: {
    administrator: 'Tous les tournois de toutes les fédérations, les plus récents d’abord.',
    officer: 'Les tournois de votre fédération, les plus récents d’abord.',
    arbiter: 'Les tournois qui vous sont confiés, les plus récents d’abord.',
  },
  register: 'Enregistrer un tournoi',
  filters: 'Tournois à montrer',
  find: 'Nom ou ville',
  stage: 'Étape',
  cadence: 'Cadence',
  from: 'Début au plus tôt le',
  to: 'Début au plus tard le',
  any: 'tous',
  show: 'Montrer',
  caption: 'Tournois d’après leur début',
  city: 'Ville',
  days: 'Jours',
  all: 'Montrer tous les tournois',
  newest: 'Les plus récents',
  older: 'Plus anciens',
  none: 'Il n’y a pas encore de tournoi.',
  noneFound: 'Aucun tournoi ne convient.',
  noneFoundHint: 'Moins de conditions en trouvent davantage.',
  noneHints: {
    administrator: 'Un tournoi enregistré figure ici.',
    officer: 'Enregistrez le premier : il figurera ici, et ses arbitres pourront remettre le rapport.',
    arbiter:
      'Votre fédération vous confie des tournois. S’il en manque un, demandez à son responsable du classement.',
  },
};
