import { type DeskWords, desk } from '../../desk/words.en.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Corrections',
  lead: 'A corrected report of an event that is on a published list goes into the next list by itself. Where that is not enough, published lists are worked out again as revisions.',
  pending: 'They go into the next list',
  pendingNone: 'No correction waits for the next list.',
  because: 'Reason',
  onList: 'Event on the list',
  applied: 'Went into the newest lists',
  appliedNone: 'No correction went into the newest lists.',
  revisions: 'Revisions that wait to be published',
  revisionsLead:
    'They stand beside the published lists as drafts. Compare before and after, then publish them all together.',
  compare: 'Before and after',
  look: 'Look through',
  publish: 'Publish the revisions',
  publishTitle: 'Publish all these revisions?',
  publishText:
    'They take the place of the lists of those days at once. The lists published before stay to be seen, with what changed. It cannot be taken back.',
  publishConfirm: 'Publish for good',
  drop: 'Drop the revisions',
  dropTitle: 'Drop all these revisions?',
  dropText: 'The drafts go; the published lists stay as they are. They can be worked out again at any time.',
  replay: 'Work out lists again',
  replayLead:
    'From the list you choose on, every list is worked out again with the reports as they are now. Nothing is published by it; drafts of an earlier time are dropped.',
  from: 'From the list of',
  replayButton: 'Work out again',
  replayNone: 'There is no list that was worked out here.',
  last: 'The last time',
};

export type Words = typeof words;
