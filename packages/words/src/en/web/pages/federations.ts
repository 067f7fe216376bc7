import { terms } from '../../terms.ts';
export const words = {
  title: 'Federations',
  lead: 'Rated players by federation.',
  leadOn: (month: string): string => `Rated players by federation, on the list of ${month}.`,
  cadence: terms.headings.cadence as string,
  none: 'No list has been published yet.',
  rated: 'Rated players',
  active: 'Active',
  top: 'Top list',
  toTop: 'active players',
  without: 'none',
};

export type Words = typeof words;
