export const words = {
  title: 'Federations',
  lead: 'Rated players by federation.',
  leadOn: (month: string): string => `Rated players by federation, on the list of ${month}.`,
  cadence: 'Cadence',
  none: 'No list has been published yet.',
  rated: 'Rated players',
  active: 'Active',
  top: 'Top list',
  toTop: 'the active',
  without: 'none',
};

export type Words = typeof words;
