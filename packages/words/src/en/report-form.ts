import type { FormLabels } from '../types/report-form.ts';
import { english } from './format.ts';
import { terms } from './terms.ts';

export const reportForm: FormLabels = Object.freeze({
  titles: {
    1: 'Report of a round robin (form 1)',
    2: 'Report of a Swiss (form 2)',
    3: 'Report of a team event (form 3)',
  },
  types: terms.eventTypes,
  heads: {
    event: 'Event',
    place: 'Place',
    dates: 'Dates',
    type: 'Type',
    timeControl: 'Rate of play',
    rounds: 'Rounds',
    players: 'Players',
    arbiter: 'Arbiters',
    no: 'Pl',
    title: 'Title',
    name: 'Name',
    id: 'FIDE ID',
    federation: 'Fed',
    rating: 'Rating',
    points: 'Pts',
  },
  players: (all, rated) => `${all}, ${rated} of them rated`,
  dates: (start, end) => [start, end].map((day) => (day === null ? '–' : english.date(day))).join(' to '),
  points: english.points,
  signed: english.signed,
  differences: 'Differences from the rating list',
  remarks: 'Remarks and unusual cases',
  legend:
    'Unplayed games: + for a point, = for half a point, - for none. w and b: colour. Rar: average of the rated opponents (Rc for an unrated player of a round robin), 0 for an unrated player with fewer than three. W−We: before K.',
  signature: 'Chief arbiter, date',
} satisfies FormLabels);
