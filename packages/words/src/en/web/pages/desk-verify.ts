import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Verification',
  lead: 'Proves that nothing was tampered with: checks every ledger entry, hashes every document and recalculates every list from its reports.',
  start: 'Verify now',
  which: 'Scope',
  everything: 'everything',
  listOf: (month: string): string => `the lists of ${month}`,
  cadence: terms.headings.cadence as string,
  all: 'all cadences',
  button: 'Start',
  hint: 'Read-only; others can keep working. Verifying everything may take minutes.',
  earlier: 'Earlier verifications',
  none: 'No verifications yet.',
  entries: 'Entries in the ledger',
  head: 'Hash of the newest entry',
};

export type Words = typeof words;
