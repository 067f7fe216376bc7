import { type DeskWords, desk } from '../../desk/words.en.ts';

export const words = {
  desk: desk as DeskWords,
  title: (month: string): string => `List of ${month}`,
  kindDraft: 'Draft',
  kindPublished: 'Published',
  cadence: 'Cadence',
  leadDraft: 'Nobody else sees this draft. Look through what it changes, then publish it.',
  leadPublished: 'This list is published and stays as it is; corrections go into later lists or revisions.',
  toMonth: 'To the month',
  counts: {
    ratedBefore: 'Rated on the list before',
    ratedAfter: 'Rated on this list',
    events: 'Events',
    games: 'Games counted',
    waiting: 'Unrated players whose results are kept',
    adjustments: 'Adjustments',
    hash: 'Hash',
  },
  changes: 'What changes',
  against: 'Compared with the list before it.',
  revisionNote:
    'This draft revises a published list. What differs from the published one is shown under Corrections.',
  held: 'Accepted, but not on this list',
  heldLead:
    'There is no list of the time before these events began. Take one over, and work the draft out again.',
  publish: 'Publish',
  publishLabel: (cadence: string): string => `Publish ${cadence}`,
  publishAllLabel: 'Publish all cadences of this day',
  publishTitle: (name: string): string => `Publish the list “${name}”?`,
  publishAllTitle: (month: string): string => `Publish all lists of ${month}?`,
  publishText:
    'It becomes public at once and cannot be taken back: mistakes found later are corrected by later lists or by revisions, which stay visible.',
  publishAllCadences: (cadences: string): string => `${cadences}.`,
  publishAllText:
    'They become public at once and cannot be taken back: mistakes found later are corrected by later lists or by revisions, which stay visible.',
  publishConfirm: 'Publish for good',
  again: 'Work out again',
  againHint: 'Working it out again takes in what has been accepted since; this draft is replaced.',
  drop: 'Drop the draft',
  dropTitle: 'Drop this draft?',
  dropText:
    'The draft goes, and nothing else: reports and decisions stay. It can be worked out again at any time.',
  dropRevisionText:
    'Revisions of later lists that lean on it can then no longer be published; under Corrections all of them are dropped together.',
  openPublic: (cadence: string): string => `${cadence}: the public page`,
};

export type Words = typeof words;
