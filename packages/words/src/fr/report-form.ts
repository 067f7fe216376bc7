import type { FormLabels } from '../types/report-form.ts';
import { french } from './format.ts';
import { terms } from './terms.ts';

export const reportForm: FormLabels = Object.freeze({
  titles: {
    1: 'Rapport d’un tournoi toutes rondes (formulaire 1)',
    2: 'Rapport d’un tournoi au système suisse (formulaire 2)',
    3: 'Rapport d’une compétition par équipes (formulaire 3)',
  },
  types: terms.eventTypes,
  heads: {
    event: 'Compétition',
    place: 'Lieu',
    dates: 'Dates',
    type: 'Type',
    timeControl: 'Cadence de jeu',
    rounds: 'Rondes',
    players: 'Joueurs',
    arbiter: 'Arbitres',
    no: 'Pl',
    title: 'Titre',
    name: 'Nom',
    id: 'Code FIDE',
    federation: 'Féd',
    rating: 'Classement',
    points: 'Pts',
  },
  players: (all, rated) => `${all}, dont ${rated} classés`,
  dates: (start, end) => {
    const [from, to] = [start, end].map((day) => (day === null ? '–' : french.date(day)));
    return `du ${from} au ${to}`;
  },
  points: french.points,
  signed: french.signed,
  differences: 'Différences avec la liste de classement',
  remarks: 'Explications et cas insolites',
  legend:
    'Parties non jouées\u202f: + pour un point, = pour un demi-point, - pour zéro. w\u202f: Blancs, b\u202f: Noirs. Rar\u202f: classement moyen des adversaires classés (Rc pour un joueur non classé d’un tournoi toutes rondes), 0 pour un joueur non classé qui en a moins de trois. W−We\u202f: avant K.',
  signature: 'Arbitre principal, date',
} satisfies FormLabels);
