import type { Words } from '../../../en/web/pages/events.ts';
import { terms } from '../../terms.ts';
import { eventNames } from '../event-names.ts';

export const words: Words = {
  names: eventNames,
  title: 'Tournois',
  lead: 'Tournois, matchs et championnats par équipes, de l’enregistrement à la prise en compte.',
  filters: 'Filtrer les tournois',
  all: 'toutes',
  name: 'Nom ou ville',
  nameHint: 'début d’un mot',
  cadence: terms.headings.cadence,
  stage: 'Étape',
  month: 'Mois de début',
  monthHint: 'AAAA-MM',
  show: 'Afficher',
  place: 'Ville',
  coming: 'À venir',
  comingLead: 'Du plus proche au plus lointain.',
  noneComing: 'Aucun tournoi à venir ne correspond.',
  begun: 'En cours et passés',
  begunLead: 'Du plus récent au plus ancien.',
  calendar: 'Calendrier (ICS)',
  none: 'Aucun tournoi ne correspond.',
  noneHint: 'Essayez moins de lettres ou un autre mois.',
  noneYet: 'Aucun tournoi pour le moment.',
  noneYetHint: 'Les tournois enregistrés apparaîtront ici.',
  everything: 'Afficher tous les tournois',
  kind: 'Type',
  older: 'Tournois plus anciens',
  newest: 'Tournois les plus récents',
};
