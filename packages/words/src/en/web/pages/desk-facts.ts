import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Facts',
  lead: 'What the regulations ask for and no report contains: suspended federations, removed players, exceptions, membership of an association, the K of rapid lists, monthly lists. Facts take effect on the next list; published lists do not change.',
  kinds: {
    suspended: 'Federation suspended',
    'rating-officer': 'Rating officer of the federation',
    removed: 'Removed at the federation’s request',
    excepted: 'Included by exception',
    'association-member': 'Member of IBCA, ICSC or IPCA',
    'rapid-k': 'K of the rapid list',
    'monthly-lists': 'Monthly lists decided',
  },
  days: (since: string, until: string | null): string =>
    until === null ? `since ${since}` : `${since} to ${until}`,
  known: 'Stated facts',
  none: 'No facts.',
  state: 'State a fact',
  fact: 'Fact',
  /** What each fact is about; null: the lists themselves. */
  subjects: {
    suspended: 'Federation',
    'rating-officer': 'Federation',
    removed: 'Player ID',
    excepted: 'Player ID',
    'association-member': 'Player ID',
    'rapid-k': 'K',
    'monthly-lists': null,
  } as Readonly<Record<string, string | null>>,
  hints: {
    'rating-officer': 'Give the name and contact as the reason.',
    'monthly-lists': '“From” is the day of the decision.',
  } as Readonly<Record<string, string>>,
  since: 'From',
  because: 'Reason',
  stateButton: 'State',
  end: 'End a fact',
  until: 'Until',
  untilHint: 'The first day on which the fact no longer holds. If that is also its first day, it never held.',
  endButton: 'End',
  done: { stated: 'Fact stated.', ended: 'Fact ended.' },
};

export type Words = typeof words;
