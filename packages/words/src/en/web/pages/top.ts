import { terms } from '../../terms.ts';

export type TopName = 'open' | 'women' | 'juniors' | 'girls' | 'seniors50' | 'seniors65';

const names: Readonly<Record<TopName, string>> = {
  open: 'Open',
  women: 'Women',
  juniors: 'Juniors (up to 20)',
  girls: 'Girls (up to 20)',
  seniors50: 'Seniors 50+',
  seniors65: 'Seniors 65+',
};

export const words = {
  title: 'Top lists',
  lead: 'The best active players: open, women, juniors, girls, seniors.',
  leadOn: (month: string): string => `The best active players, ${month}.`,
  byFederation: 'By federation',
  cadence: terms.headings.cadence as string,
  names: names as Readonly<Record<TopName, string>>,
  whole: 'Whole list',
  nobody: 'No players.',
  none: 'No list has been published yet.',
};

export type Words = typeof words;
