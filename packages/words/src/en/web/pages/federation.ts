import { terms } from '../../terms.ts';

export const words = {
  title: (name: string): string => `Federation: ${name}`,
  all: 'All federations',
  events: 'Events',
  cadence: terms.headings.cadence as string,
  none: 'No rated players in this cadence.',
  list: terms.headings.list as string,
  rated: 'Rated players',
  active: 'Active players',
  topAverage: 'Average of the top ten',
  best: 'Best players',
  whole: 'Whole list',
  women: 'Women',
  juniors: 'Juniors',
  girls: 'Girls',
  seniors: 'Seniors',
  history: 'Average of the top ten over time',
};

export type Words = typeof words;
