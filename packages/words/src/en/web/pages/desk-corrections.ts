import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Corrections',
  lead: 'A corrected report of a rated event takes effect on the next list. If that is not enough, recalculate published lists as revisions.',
  pending: 'For the next list',
  pendingNone: 'No pending corrections.',
  because: 'Reason',
  onList: 'Rated on',
  applied: 'Applied to the latest lists',
  appliedNone: 'No corrections applied to the latest lists.',
  revisions: 'Unpublished revisions',
  revisionsLead: 'Drafts beside the published lists. Compare before and after, then publish all together.',
  compare: 'Before and after',
  look: 'Review',
  publish: 'Publish revisions',
  publishTitle: 'Publish all these revisions?',
  publishText:
    'They replace the lists of those dates at once. The earlier lists stay visible. This cannot be undone.',
  publishConfirm: 'Publish',
  drop: 'Discard revisions',
  dropTitle: 'Discard all these revisions?',
  dropText: 'Published lists are not affected. The revisions can be recalculated at any time.',
  replay: 'Recalculate lists',
  replayLead:
    'Recalculates all lists from the chosen one with the current reports. Nothing is published; earlier drafts are discarded.',
  from: 'From the list of',
  replayButton: 'Recalculate',
  replayNone: 'No list has been calculated here.',
  last: 'Last run',
};

export type Words = typeof words;
