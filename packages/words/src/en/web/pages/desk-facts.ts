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
  subject: 'Federation, player or K',
  subjectHint: 'The code of the federation, the ID of the player, or the K; empty for monthly lists.',
  since: 'From',
  because: 'Reason',
  stateHint:
    'For a rating officer, give the name and contact; for monthly lists, “From” is the day of the decision.',
  stateButton: 'State',
  end: 'End a fact',
  until: 'Until',
  untilHint: 'The first day on which the fact no longer holds. If that is also its first day, it never held.',
  endButton: 'End',
  done: { stated: 'Fact stated.', ended: 'Fact ended.' },
};

export type Words = typeof words;
