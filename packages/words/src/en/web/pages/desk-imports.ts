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
    text: 'It becomes public at once. It can be undone as long as nothing depends on it; a later import of the right file adds a revision.',
    confirm: 'Import',
  },
  consent: {
    legend: 'If there is something to decide',
    dryRun: 'Only compare; import nothing',
    acceptLosses: 'Import although rows cannot be read',
    force: 'Import although a list is replaced, many players go or the date is unusual',
    duplicates: 'ID twice in the file',
    ask: 'ask',
    rows: { first: 'take the first row', last: 'take the last row', none: 'take neither' },
  },
  undo: {
    button: 'Undo the last import',
    title: 'Undo the last import?',
    text: 'Ratings, names and history become what they were. The ledger keeps the import and its undoing. Only possible while no published list, accepted report or change of players depends on it.',
    confirm: 'Undo',
    reason: 'Reason',
    reasonMissing: 'Give a reason.',
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
