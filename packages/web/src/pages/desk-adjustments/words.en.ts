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
  done: (name: string, date: string): string => `Set: ${name}, on the list of ${date}.`,
  final:
    'It cannot be taken back here. It changes nothing until that list is worked out; look through the draft before you publish it.',
  ask: 'Set this adjustment?',
  none: 'There is no list to come.',
};

export type Words = typeof words;
