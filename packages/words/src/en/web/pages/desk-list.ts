import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: (month: string): string => `List of ${month}`,
  kindDraft: 'Draft',
  kindPublished: 'Published',
  cadence: terms.headings.cadence as string,
  leadDraft: 'This draft is not public. Review its changes, then publish it.',
  leadPublished: 'This list is published and final. Corrections go into later lists or revisions.',
  toMonth: 'Month',
  counts: {
    ratedBefore: 'Rated on the previous list',
    ratedAfter: 'Rated on this list',
    events: 'Events',
    games: terms.headings.gamesPerPlayer as string,
    waiting: 'Unrated players with pooled results',
    adjustments: 'Adjustments',
    hash: 'Hash',
  },
  changes: 'Changes',
  against: 'Compared with the previous list.',
  revisionNote: 'This draft revises a published list. Corrections shows the differences.',
  held: 'Accepted, but not on this list',
  heldLead: 'No list was in force when these events began. Import one and recalculate the draft.',
  publish: 'Publish',
  publishLabel: (cadence: string): string => `Publish ${cadence}`,
  publishAllLabel: 'Publish all cadences',
  publishTitle: (name: string): string => `Publish the list “${name}”?`,
  publishAllTitle: (month: string): string => `Publish all lists of ${month}?`,
  publishText:
    'It becomes public at once; this cannot be undone. Later corrections go into later lists or revisions.',
  publishAllCadences: (cadences: string): string => `${cadences}.`,
  missing: (count: number): string => `Events left out, report missing: ${count}`,
  undecided: (count: number): string => `Events left out, report undecided: ${count}`,
  publishAllText:
    'They become public at once; this cannot be undone. Later corrections go into later lists or revisions.',
  publishConfirm: 'Publish',
  again: 'Recalculate',
  againHint: 'Recalculating includes reports accepted since and replaces this draft.',
  drop: 'Discard draft',
  dropTitle: 'Discard this draft?',
  dropText: 'Reports and decisions are kept. The draft can be recalculated at any time.',
  dropRevisionText:
    'Later revisions that depend on it can no longer be published. Under Corrections you can discard all of them.',
  openPublic: (cadence: string): string => `${cadence}: public page`,
};

export type Words = typeof words;
