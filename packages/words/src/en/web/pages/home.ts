import { terms } from '../../terms.ts';
export const words = {
  heading: 'Every rating explained',
  lead: 'Look up a player, a list or an event. Every number links to its games and its article.',
  top: 'Top lists',
  tops: {
    open: 'open' as string,
    women: 'women' as string,
    juniors: 'juniors' as string,
    girls: 'girls' as string,
    seniors50: 'seniors' as string,
  },
  check: 'Check a report',
  checkLead: 'in your browser, nothing is uploaded',
  calculate: 'Calculate',
  calculateLead: 'a change, a first rating, what you need',
  guide: 'How ratings work',
  guideLead: 'K, first ratings, the 400 rule',
  cadence: terms.headings.cadence as string,
  newest: (month: string): string => month,
  wholeList: (players: string): string => `All ${players} players`,
  topCaption: (cadence: string, month: string): string => `Top active players, ${cadence}, ${month}`,
  gains: 'Largest gains of the month',
  gainsCaption: (cadence: string, month: string): string => `Largest gains, ${cadence}, ${month}`,
  noGains: 'No player gained points on this list.',
  noList: 'No list has been published yet.',
  noListHint: 'It will appear here once published.',
  closings: 'Deadlines',
  closingsLead:
    'A list includes events that ended by the closing date and whose report has arrived. Later events go to the next list.',
  listOf: (month: string): string => `List of ${month}`,
  closes: 'Events ending by',
  closed: 'Closed on',
  closesOfficial: 'Official FIDE events by',
  inForce: 'In force from',
};

export type Words = typeof words;
