import { type EditionNames, editionNames } from '../edition-names.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'Rating regulations since 2005',
  lead: 'The start date of an event decides which edition applies. Every edition is here, rule by rule, with its changes.',
  drawn: 'Editions of each cadence by year',
  inForce: 'in force',
  until: (from: string, until: string): string => `${from} to ${until}`,
  since: (from: string): string => `since ${from}`,
  first: 'First edition.',
  changed: (count: number): string => (count === 1 ? 'One rule changed' : `${count} rules changed`),
  unchanged: 'No rule changed.',
  all: 'All rules',
  compare: 'Compare with the previous edition',
  rule: 'Rule',
  before: 'Before',
  after: 'After',
  notSaid: 'not regulated',
};

export type Words = typeof words;
