import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Adjustments',
  lead: 'One-off changes of whole lists announced by FIDE. They apply when the list is calculated and are shown on every player’s page.',
  set: 'Add an adjustment',
  which: 'Adjustment',
  date: 'On the list of',
  dateHint: 'An unpublished list.',
  button: 'Add',
  setHint:
    'It applies when that list is calculated and can be removed until the list is published. Review the draft before publishing.',
  done: { set: 'Adjustment added.', revoked: 'Adjustment removed.' },
  known: 'Adjustments',
  knownNone: 'No adjustments.',
  none: 'No upcoming list.',
};

export type Words = typeof words;
