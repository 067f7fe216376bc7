export const words = {
  heading: 'Every rating, and why',
  lead: 'Look up a player, a list or an event. Every number leads to the games and the article it comes from.',
  cadence: 'Cadence',
  newest: (month: string): string => month,
  wholeList: (players: string): string => `All ${players} players`,
  topCaption: (cadence: string, month: string): string => `The best active players, ${cadence}, ${month}`,
  gains: 'Largest gains of the month',
  gainsCaption: (cadence: string, month: string): string => `Largest gains, ${cadence}, ${month}`,
  noGains: 'Nobody gained points by games on this list.',
  noList: 'No list has been published yet.',
  noListHint: 'As soon as the first list is published, it stands here.',
  closings: 'What closes when',
  closingsLead:
    'An event is on a list if it ended by the closing day and its report came in. What ends later is on the list after.',
  listOf: (month: string): string => `List of ${month}`,
  closes: 'Events may end until',
  closed: 'Closed on',
  closesOfficial: 'Official events of FIDE until',
  inForce: 'In force from',
};

export type Words = typeof words;
