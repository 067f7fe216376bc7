export const words = {
  notDone: 'That did not work',
  ours: 'A mistake of ours',
  noted: 'It has been noted. Trying again in a moment often helps.',
  home: 'To the first page',
};

export type Words = typeof words;
