import { type DeskWords, desk } from '../../desk/words.en.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Adjustments',
  lead: 'One-off changes of whole lists that FIDE has announced. They are made when the list of the day is worked out, and every player’s page says so.',
  set: 'Set an adjustment',
  which: 'Which',
  date: 'On the list of',
  dateHint: 'A list that is not published yet.',
  button: 'Set it',
  setHint:
    'It changes nothing until that list is worked out, and can be taken back until the list is published. Look through the draft before you publish it.',
  done: { set: 'The adjustment is set.', revoked: 'The adjustment is taken back.' },
  known: 'Adjustments that are set',
  knownNone: 'None is set.',
  none: 'There is no list to come.',
};

export type Words = typeof words;
