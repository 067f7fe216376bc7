import { terms } from '../../terms.ts';

const nobodyHints: readonly string[] = [
  'Try fewer letters or only the family name. Accents and word order do not matter.',
  'Players without rated games may not be listed.',
];

export const words = {
  title: 'Players',
  titleFor: (asked: string): string => `Players matching “${asked}”`,
  lead: 'Search by ID or by the start of a name, in any order, with or without accents.',
  search: 'Search for players',
  name: 'Name or ID',
  id: terms.headings.id as string,
  best: 'Highest rated',
  crowded: 'Many names match; the highest rated are shown. Type more letters.',
  nobody: 'No player found.',
  nobodyHints: nobodyHints as readonly string[],
  withoutFilters: 'Remove the filters: the player may have changed federation.',
  more: 'More players',
};

export type Words = typeof words;
