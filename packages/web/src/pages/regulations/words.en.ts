import { type EditionNames, editionNames } from '../../parts/edition-names.en.ts';

export const words = {
  names: editionNames as EditionNames,
  title: 'The rating regulations since 2005',
  lead: 'Which edition counts is decided by the day on which an event starts. Every edition is here, rule by rule, with what it changed.',
  drawn: 'The editions of each cadence, year by year',
  inForce: 'in force',
  until: (from: string, until: string): string => `${from} to ${until}`,
  since: (from: string): string => `since ${from}`,
  first: 'The first edition that is kept here.',
  changed: (count: number): string => (count === 1 ? 'One rule changed' : `${count} rules changed`),
  unchanged: 'No rule changed.',
  all: 'All rules',
  compare: 'Beside the edition before',
  rule: 'Rule',
  before: 'Before',
  after: 'From then on',
  notSaid: 'not regulated',
};

export type Words = typeof words;
