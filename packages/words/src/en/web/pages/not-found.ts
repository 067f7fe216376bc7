export const words = {
  kind: 'Not found',
  title: 'Page not found',
  lead: 'The address may be mistyped, or the page may have moved.',
  noPlayer: 'Player not found',
  whyTitle: 'Why an ID may be missing',
  why: [
    'A digit is wrong. FIDE IDs have up to nine digits and no check digit.',
    'The ID is new. It will appear with the next list or report.',
    'The player has not been on any list here.',
    'The ID was merged into another before it reached this site.',
    'The player asked to be removed.',
  ] as readonly string[],
  newest: 'Latest lists',
  home: 'Home',
};

export type Words = typeof words;
