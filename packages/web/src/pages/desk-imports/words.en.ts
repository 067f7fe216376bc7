import { type DeskWords, desk } from '../../desk/words.en.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Lists from elsewhere',
  lead: 'Take over a published rating list: the first one to go on from, or any other to compare with.',
  take: 'Take over a list',
  file: 'File',
  fileHint: 'As FIDE publishes it: text or XML, also zipped. It is read as it stands.',
  date: 'Date of the list',
  dateHint: 'The day from which it is in force.',
  cadence: 'Cadence',
  cadenceHint: 'Only needed for a list of a single cadence whose file does not say so.',
  told: 'as the file says',
  button: 'Take it over',
  ask: {
    title: 'Take this list over?',
    text: 'It becomes public at once and cannot be taken back. If it was the wrong file, the right one can be taken over after it: both stay visible as revisions.',
    confirm: 'Take it over for good',
  },
  sending: 'The file is sent first; that may take a while. Then a page shows how far the work is.',
  earlier: 'Taken over so far',
  earlierNone: 'No list was taken over yet.',
  rated: 'Rated',
  revisions: 'Revisions',
  compare: 'Compare with the original',
  jobs: 'Work of this kind',
  differences: (list: string): string => `${list}: what the newest says otherwise than the original`,
  before: 'Original',
  after: 'Newest',
  differNone: 'They say the same.',
  more: (count: string): string => `${count} players differ; the largest differences are shown.`,
};

export type Words = typeof words;
