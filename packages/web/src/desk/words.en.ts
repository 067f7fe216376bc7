import { type SummaryWords, summaryWords } from '../parts/list-summary-words.en.ts';
/** What the pages of the desk share. */
export const desk = {
  summary: summaryWords as SummaryWords,
  navigation: 'The desk',
  pages: {
    '/desk': 'What waits',
    '/desk/events': 'Events',
    '/desk/month': 'The month',
    '/desk/corrections': 'Corrections',
    '/desk/players': 'Players',
    '/desk/imports': 'Lists from elsewhere',
    '/desk/adjustments': 'Adjustments',
    '/desk/jobs': 'Long work',
    '/desk/verify': 'Verification',
    '/desk/accounts': 'Accounts',
    '/desk/audit': 'Audit log',
    '/desk/account': 'Your account',
  },
  needsScript: 'You can read everything here. To change something, allow JavaScript for this site.',
  kinds: {
    import: 'Take over a list',
    close: 'Work out a list',
    publish: 'Publish a list',
    replay: 'Work out lists again',
    drop: 'Drop drafts',
    verify: 'Verify the store',
  },
  /** Of the list of one month. */
  work: {
    import: (month: string): string => `Take over the list of ${month}`,
    close: (month: string): string => `Work out the list of ${month}`,
    publish: (month: string): string => `Publish the list of ${month}`,
    drop: (month: string): string => `Drop the drafts of ${month}`,
  },
  /** Of all lists from a month on. */
  workFrom: {
    replay: (month: string): string => `Work out lists again from ${month} on`,
    publish: (month: string): string => `Publish the revisions from ${month} on`,
    drop: (month: string): string => `Drop the revisions from ${month} on`,
  },
  about: {
    dryRun: 'trial',
    everything: 'everything',
  },
  states: {
    arriving: 'The file is arriving',
    waiting: 'Waits for its turn',
    running: 'Under way',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Ended early',
  },
  ending: 'Is being ended',
  lost: 'Nothing more is heard of this work here',
  lostHint: 'It goes on all the same. Your session may have ended, or the service is being restarted.',
  lookAgain: 'Look again',
  works: {
    standard: 'Standard: rating events',
    rapid: 'Rapid: rating events',
    blitz: 'Blitz: rating events',
    replay: 'Working out lists again',
    verify: 'Verifying lists',
    reading: 'Reading the file',
    players: 'Writing players',
    lists: 'Writing lists',
    history: 'Writing the history',
    search: 'Preparing the search',
  },
  progress: (done: string, all: string): string => `${done} of ${all}`,
  rows: (rows: string): string => `${rows} rows`,
  adjustments: {
    ofList: 'Adjustments of this list',
    on: (month: string): string => `list of ${month}`,
    published: 'published with it, so it stays',
    takeBack: 'Take it back',
  },
  unexplained: 'Do not publish; verify the store first.',
  sure: 'Yes, go on',
};

export type DeskWords = typeof desk;
