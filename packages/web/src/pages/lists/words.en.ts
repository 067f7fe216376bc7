export const words = {
  title: 'Rating lists',
  lead: 'Every list that was published. What is published never changes; a revision stands beside the original.',
  byFederation: 'By federation',
  none: 'No list has been published yet.',
  noneHint: 'As soon as the first list is published, it stands here.',
  listsOf: (year: string): string => `Lists of ${year}, with the number of rated players`,
};

export type Words = typeof words;
