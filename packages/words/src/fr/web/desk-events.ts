import type { EventDeskWords } from '../../en/web/desk-events.ts';
import { capitalised } from '../../format.ts';
import { terms } from '../terms.ts';
import { eventNames } from './event-names.ts';

export const eventDesk: EventDeskWords = {
  stages: capitalised(terms.stages),
  types: capitalised(eventNames.types),
  listing: {
    clean: 'Aucun constat.',
    hintRegistration: 'Si c’est inexact, corrigez-le dans l’onglet Enregistrement.',
    filter: 'Afficher',
    kinds: { all: 'Tous', error: 'Erreurs', warning: 'Avertissements', note: 'Remarques' },
    jump: 'Aller au constat',
    previous: 'Précédent',
    next: 'Suivant',
    whole: 'Rapport entier',
    file: 'Rapport, ligne par ligne',
    tried: (file) => `${file}, ligne par ligne`,
    gap: (lines, count) => (count === 1 ? 'une ligne' : `${lines} lignes`),
    column: (column) => `caractère ${column}`,
  },
  changes: {
    caption:
      'Calculé d’après la liste en vigueur au début du tournoi. Une correction avant la clôture peut encore changer ces variations.',
    comparedCaption: 'Joueurs dont le résultat diffère d’un rapport à l’autre.',
    no: 'N°',
    score: 'Points',
    expected: terms.headings.expected,
    before: 'Avant',
    after: 'Après',
    first: (rating) => `${rating} pour un premier classement`,
    differ: (others, all) =>
      others === 0
        ? 'Mêmes variations pour tous les joueurs.'
        : `Résultat différent pour ${others} ${others === 1 ? 'joueur' : 'joueurs'} sur ${all}.`,
    none: 'Aucune variation.',
    noneHint:
      'Un rapport qui contient des erreurs n’est pas pris en compte. Les variations apparaîtront ici une fois les erreurs corrigées.',
  },
  form: {
    name: 'Nom du tournoi',
    city: 'Ville',
    federation: terms.headings.federation,
    federationHint: 'Trois lettres, par exemple NOR.',
    cadence: terms.headings.cadence,
    type: 'Type de tournoi',
    typeOfReport: 'Selon le rapport',
    start: 'Premier jour',
    end: 'Dernier jour',
    registered: 'Date d’enregistrement',
    registeredHint: 'Vide\u202f: aujourd’hui.',
    official: 'Tournoi officiel de la FIDE',
    continental: 'Tournoi officiel d’un continent',
    approved: 'Enregistrement tardif approuvé par la FIDE',
    endBeforeStart: 'Le dernier jour précède le premier.',
    deadlines: 'Délais',
    inTime: 'Enregistré dans les délais.',
    tellDays: 'Indiquez les deux dates pour connaître le délai.',
  },
};
