import { type DeskWords, desk } from '../../desk/words.en.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Verification',
  lead: 'Proves that nothing was changed behind anybody’s back: the ledger is followed entry by entry, every document is hashed, and every list is worked out again from what was handed in.',
  start: 'Verify now',
  which: 'What',
  everything: 'everything',
  listOf: (month: string): string => `the lists of ${month}`,
  cadence: 'Cadence',
  all: 'all cadences',
  button: 'Begin',
  hint: 'Nothing is changed by it, and others can go on working. Everything may take minutes.',
  earlier: 'Earlier verifications',
  none: 'Nothing was verified yet.',
  entries: 'Entries in the ledger',
  head: 'Hash of the newest entry',
};

export type Words = typeof words;
