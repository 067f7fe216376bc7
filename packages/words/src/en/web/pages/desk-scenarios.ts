import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Scenarios',
  lead: 'What would the lists be under other rules? The whole history is calculated again on a copy. Published lists do not change.',
  start: 'New scenario',
  button: 'Calculate',
  cadence: terms.headings.cadence as string,
  edition: 'Edition',
  editionHint: 'Or choose a draft below.',
  none: 'Draft from a file',
  draft: 'Draft',
  draftHint:
    'A federation’s own edition as JSON. It names the edition it is based on and the rules it changes.',
  notJson: { title: 'Draft unreadable', detail: 'This file is not JSON.' },
  from: 'From',
  fromHint: 'Events from this day on follow the scenario; by default from the first list on.',
  hint: 'It may take minutes; others can keep working. The job can be cancelled.',
  known: 'Scenarios',
  state: 'State',
  when: 'Created',
  who: 'Created by',
  empty: 'No scenarios yet.',
  isDraft: 'draft',
  delete: 'Delete',
  deleteTitle: 'Delete this scenario?',
  deleteText: 'Its results are deleted. Published lists are not affected.',
};

export type Words = typeof words;
