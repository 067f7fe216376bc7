import { type SummaryWords, summaryWords } from './list-summary.ts';
/** What the pages of the desk share. */
export const desk = {
  summary: summaryWords as SummaryWords,
  navigation: 'Desk',
  pages: {
    '/desk': 'To do',
    '/desk/events': 'Events',
    '/desk/month': 'Month',
    '/desk/corrections': 'Corrections',
    '/desk/players': 'Players',
    '/desk/imports': 'Imports',
    '/desk/adjustments': 'Adjustments',
    '/desk/facts': 'Facts',
    '/desk/jobs': 'Jobs',
    '/desk/verify': 'Verification',
    '/desk/accounts': 'Accounts',
    '/desk/audit': 'Audit log',
    '/desk/account': 'Your account',
  },
  needsScript: 'Changes need JavaScript. Reading works without it.',
  kinds: {
    import: 'Import a list',
    close: 'Calculate a list',
    publish: 'Publish a list',
    replay: 'Recalculate lists',
    drop: 'Discard drafts',
    verify: 'Verify the store',
    undo: 'Undo an import',
  },
  /** Of the list of one month. */
  work: {
    import: (month: string): string => `Import the list of ${month}`,
    close: (month: string): string => `Calculate the list of ${month}`,
    publish: (month: string): string => `Publish the list of ${month}`,
    drop: (month: string): string => `Discard the drafts of ${month}`,
  },
  /** Of all lists from a month on. */
  workFrom: {
    replay: (month: string): string => `Recalculate lists from ${month}`,
    publish: (month: string): string => `Publish revisions from ${month}`,
    drop: (month: string): string => `Discard revisions from ${month}`,
  },
  about: {
    dryRun: 'dry run',
    everything: 'everything',
  },
  states: {
    arriving: 'Uploading',
    waiting: 'Queued',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  ending: 'Cancelling',
  lost: 'Lost contact with the job',
  lostHint: 'The job continues. Your session may have ended, or the service is restarting.',
  lookAgain: 'Check again',
  works: {
    standard: 'Standard: rating events',
    rapid: 'Rapid: rating events',
    blitz: 'Blitz: rating events',
    replay: 'Recalculating lists',
    verify: 'Verifying lists',
    reading: 'Reading the file',
    players: 'Writing players',
    lists: 'Writing lists',
    history: 'Writing the history',
    search: 'Building the search index',
  },
  progress: (done: string, all: string): string => `${done} of ${all}`,
  rows: (rows: string): string => `${rows} rows`,
  adjustments: {
    ofList: 'Adjustments on this list',
    on: (month: string): string => `list of ${month}`,
    published: 'published, cannot be removed',
    takeBack: 'Remove',
  },
  unexplained: 'Do not publish; verify the store first.',
  sure: 'Continue',
};

export type DeskWords = typeof desk;
