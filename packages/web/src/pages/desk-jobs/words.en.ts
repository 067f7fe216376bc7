import { type DeskWords, desk } from '../../desk/words.en.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Long work',
  lead: 'Lists that are worked out, published, taken over or verified: one at a time, in the order they were asked for.',
  caption: 'Long work, the newest first',
  work: 'Work',
  state: 'State',
  who: 'Asked for by',
  when: 'Asked for',
  none: 'Nothing has been asked for yet.',
  noneHint:
    'Work begins on the page of the month, of lists from elsewhere, of corrections or of verification.',
  older: 'Older',
};

export type Words = typeof words;
