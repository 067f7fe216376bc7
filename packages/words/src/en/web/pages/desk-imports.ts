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
    text: 'It becomes public at once. It can be undone as long as nothing depends on it; importing the right file later adds a revision.',
    confirm: 'Import',
  },
  consent: {
    legend: 'If the import needs a decision',
    dryRun: 'Dry run: compare only, import nothing',
    acceptLosses: 'Import even if some rows cannot be imported',
    force: 'Import even if it replaces a list, drops many players or has an unusual date',
    duplicates: 'Duplicate IDs',
    ask: 'ask',
    rows: { first: 'import the first row', last: 'import the last row', none: 'import none of them' },
  },
  undo: {
    button: 'Undo the last import',
    title: 'Undo the last import?',
    text: 'Ratings, names and history are restored. The ledger keeps both the import and the undo. Possible only while no published list, accepted report or change of players depends on the import.',
    confirm: 'Undo',
    reason: 'Reason',
    reasonMissing: 'Give a reason.',
  },
  sending: 'Uploading may take a while. A page will then show the progress.',
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
