export const words = {
  title: 'Rating lists',
  lead: 'All published lists. A published list never changes; revisions are kept beside the original.',
  top: 'Top lists',
  byFederation: 'By federation',
  none: 'No list has been published yet.',
  noneHint: 'It will appear here once published.',
  listsOf: (year: string): string => `Lists of ${year} and number of rated players`,
};

export type Words = typeof words;
