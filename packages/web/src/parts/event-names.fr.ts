import type { EventNames } from './event-names.en.ts';

export const eventNames: EventNames = {
  stages: {
    registered: 'enregistré',
    reported: 'rapport en cours d’examen',
    accepted: 'rapport accepté',
    due: 'rapport accepté',
    rejected: 'rapport refusé',
    withdrawn: 'retiré',
    rated: 'pris en compte',
    corrected: 'pris en compte, puis corrigé',
  },
  types: {
    swiss: 'système suisse',
    team: 'par équipes',
    'round-robin': 'toutes rondes',
    'double-round-robin': 'toutes rondes aller-retour',
    match: 'match',
    scheveningen: 'système Scheveningen',
  },
};
