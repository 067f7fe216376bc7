const nobodyHints: readonly string[] = [
  'Try fewer letters, or only the family name. Accents and the order of the names do not matter.',
  'Somebody who has not played in a rated event yet may have no ID here.',
];

export const words = {
  title: 'Players',
  titleFor: (asked: string): string => `Players like “${asked}”`,
  lead: 'By the beginning of a name, in any order and without accents, or by ID.',
  search: 'Search for players',
  name: 'Name or ID',
  id: 'ID',
  best: 'The best rated',
  crowded: 'So many names begin like this that only the best rated are shown. Give more letters.',
  nobody: 'No player found.',
  nobodyHints: nobodyHints as readonly string[],
  withoutFilters: 'Take the filters away: a player may have moved to another federation.',
  more: 'More players',
};

export type Words = typeof words;
