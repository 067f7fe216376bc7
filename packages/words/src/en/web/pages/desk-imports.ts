import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Imports',
  lead: 'Import a published rating list, to start from or to compare with.',
  take: 'Import a list',
  file: 'File',
  fileHint: 'FIDE’s TXT or XML, also zipped.',
  date: 'Date of the list',
  dateHint: 'First day in force.',
  cadence: terms.headings.cadence as string,
  cadenceHint: 'Needed only if the file has one cadence and does not name it.',
  told: 'as in the file',
  button: 'Import',
  ask: {
    title: 'Import this list?',
    text: 'It becomes public at once; this cannot be undone. A later import of the right file adds a revision; both stay visible.',
    confirm: 'Import',
  },
  sending: 'Uploading may take a while. Then a page shows the progress.',
  earlier: 'Imported lists',
  earlierNone: 'No imports yet.',
  rated: 'Rated',
  revisions: 'Revisions',
  compare: 'Compare with the original',
  jobs: 'Import jobs',
  differences: (list: string): string => `${list}: newest compared with the original`,
  before: 'Original',
  after: 'Newest',
  differNone: 'No differences.',
  more: (count: string): string => `${count} players differ; the largest differences are shown.`,
};

export type Words = typeof words;
