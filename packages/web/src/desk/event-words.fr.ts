import { capitalised } from '../format.ts';
import { eventNames } from '../parts/event-names.fr.ts';
import type { EventDeskWords } from './event-words.en.ts';

export const eventDesk: EventDeskWords = {
  stages: {
    registered: 'Enregistré',
    reported: 'Attend une décision',
    accepted: 'Accepté',
    due: 'Accepté pour la prochaine liste',
    rejected: 'Refusé',
    withdrawn: 'Retiré',
    rated: 'Pris en compte',
    corrected: 'Corrigé',
  },
  types: capitalised(eventNames.types),
  listing: {
    clean: 'Rien à signaler : le rapport est tel qu’il doit être.',
    hintRegistration: 'Si c’est faux, modifiez-le sous Enregistrement.',
    filter: 'Constats à montrer',
    kinds: { all: 'Tous', error: 'Erreurs', warning: 'Avertissements', note: 'Remarques' },
    counted: {
      error: (count) => (count === 1 ? '1 erreur' : `${count} erreurs`),
      warning: (count) => (count === 1 ? '1 avertissement' : `${count} avertissements`),
      note: (count) => (count === 1 ? '1 remarque' : `${count} remarques`),
    },
    jump: 'D’un constat à l’autre',
    previous: 'Précédent',
    next: 'Suivant',
    whole: 'Sur le rapport entier',
    file: 'Le rapport, ligne par ligne',
    tried: (file) => `${file}, ligne par ligne`,
    gap: (lines, count) => (count === 1 ? 'une ligne' : `${lines} lignes`),
    column: (column) => `caractère ${column}`,
  },
  changes: {
    caption:
      'Calculé avec la liste en vigueur au début du tournoi. Des corrections peuvent encore y changer quelque chose jusqu’à la clôture de la liste.',
    comparedCaption: 'Joueurs pour lesquels les deux rapports ne donnent pas la même chose.',
    no: 'N°',
    score: 'Points',
    expected: 'Attendu',
    before: 'Avant',
    after: 'Après',
    first: (rating) => `${rating} pour un premier classement`,
    differ: (others, all) =>
      others === 0
        ? 'La variation ne change pour aucun joueur.'
        : `Le résultat est autre pour ${others} joueurs sur ${all}.`,
    none: 'Aucune variation à montrer.',
    noneHint:
      'Un rapport qui contient des erreurs n’est pas pris en compte. Une fois corrigé, les variations figureront ici.',
  },
  form: {
    name: 'Nom du tournoi',
    city: 'Ville',
    federation: 'Fédération',
    federationHint: 'Trois lettres, comme NOR.',
    cadence: 'Cadence',
    type: 'Genre de tournoi',
    typeOfReport: 'Comme le dit le rapport',
    start: 'Premier jour',
    end: 'Dernier jour',
    registered: 'Jour de l’enregistrement',
    registeredHint: 'Laissez vide pour aujourd’hui.',
    official: 'Tournoi officiel de la FIDE ou d’un continent',
    approved: 'La FIDE a approuvé un enregistrement tardif',
    endBeforeStart: 'Le dernier jour précède le premier.',
    deadlines: 'Ce que le règlement dit de ces jours',
    inTime: 'Dans les temps : le règlement n’a rien contre.',
    tellDays: 'Donnez les deux jours, et ce que le règlement dit du délai figurera ici aussitôt.',
  },
};
