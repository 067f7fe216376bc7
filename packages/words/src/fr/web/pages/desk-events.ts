import type { Words } from '../../../en/web/pages/desk-events.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';
import { eventDesk } from '../desk-events.ts';

export const words: Words = {
  desk,
  stages: eventDesk.stages,
  title: 'Tournois',
  leads: {
    administrator: 'Tous les tournois, les plus récents d’abord.',
    officer: 'Les tournois de votre fédération, les plus récents d’abord.',
    arbiter: 'Les tournois qui vous sont confiés, les plus récents d’abord.',
  },
  register: 'Enregistrer un tournoi',
  filters: 'Filtres',
  find: 'Nom ou ville',
  stage: 'Étape',
  cadence: terms.headings.cadence,
  from: 'Début au plus tôt le',
  to: 'Début au plus tard le',
  any: 'toutes',
  show: 'Afficher',
  caption: 'Tournois par date de début',
  city: 'Ville',
  days: 'Dates',
  all: 'Afficher tous les tournois',
  newest: 'Les plus récents',
  older: 'Plus anciens',
  none: 'Aucun tournoi pour le moment.',
  noneFound: 'Aucun tournoi ne correspond.',
  noneFoundHint: 'Choisissez moins de filtres.',
  noneHints: {
    administrator: 'Les tournois enregistrés apparaissent ici.',
    officer: 'Enregistrez un tournoi\u202f; ses arbitres pourront ensuite remettre le rapport.',
    arbiter:
      'Votre fédération vous confie des tournois. S’il en manque un, demandez à son responsable du classement.',
  },
};
