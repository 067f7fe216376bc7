export const words = {
  kind: 'Not found',
  title: 'There is nothing here',
  lead: 'Nothing stands at this address. It may have been mistyped, or what it led to has another address now.',
  noPlayer: 'There is no such player',
  whyTitle: 'Why an ID may be missing',
  why: [
    'A digit is wrong: FIDE IDs have up to nine digits, and none of them checks the others.',
    'The ID was given only a short while ago: it is known here from the next list or the next report on.',
    'The player has never been on a list that was taken over or worked out here.',
    'Two IDs of one person were joined and the one you have was never known here.',
    'The player asked to be removed.',
  ] as readonly string[],
  newest: 'The newest lists',
  home: 'To the first page',
};

export type Words = typeof words;
