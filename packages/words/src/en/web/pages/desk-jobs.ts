import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Jobs',
  lead: 'Calculating, publishing, importing and verifying lists. Jobs run one at a time, in order.',
  caption: 'Jobs, newest first',
  work: 'Job',
  state: 'State',
  who: 'Created by',
  when: 'Created',
  none: 'No jobs yet.',
  noneHint: 'Start jobs under Month, Imports, Corrections or Verification.',
  older: 'Older',
};

export type Words = typeof words;
