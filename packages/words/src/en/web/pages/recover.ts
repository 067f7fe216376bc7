import { type Words as SetUpWords, words as setUp } from './set-up.ts';

const own = {
  title: 'Use a recovery code',
  lead: 'Sets a new password and signs you in. Each code works once.',
  name: 'Account name',
  code: 'Recovery code',
  codeHint: 'For example 7K2M-9QXD-4WFA-T6HB.',
};

export type Words = SetUpWords & typeof own;
export const words: Words = { ...setUp, ...own };
