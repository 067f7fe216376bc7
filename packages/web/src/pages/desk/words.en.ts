import { type DeskWords, desk } from '../../desk/words.en.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Desk',
  greeting: (name: string): string => `The desk of ${name}`,
  leads: {
    administrator: 'What waits in the whole office.',
    officer: 'What waits in your federation.',
    arbiter: 'What waits in the events that were given to you.',
  },
  register: 'Register an event',
  allEvents: 'All events',
  nothing: 'Nothing waits.',
  nothingHint: 'As soon as a report comes in, or one is missing, it stands here.',
  aside: (text: string): string => `(${text})`,
  about: 'Federation and cadence',
  more: (count: string): string => `And ${count} more.`,
  showAll: 'Show all',
  open: 'Reports to decide',
  openLead: 'The oldest first. Look at what was found and at the changes, then accept or reject.',
  openLeadArbiter:
    'Handed in, and before the rating officer. Until the decision a better version can be handed in.',
  handedIn: 'Handed in',
  content: 'Content',
  size: (players: string, games: string): string => `${players} players, ${games} games`,
  found: 'Found',
  findings: (errors: number, warnings: number): string => {
    const said = [
      errors === 1 ? '1 error' : errors > 1 ? `${errors} errors` : '',
      warnings === 1 ? '1 warning' : warnings > 1 ? `${warnings} warnings` : '',
    ].filter(Boolean);
    return said.length === 0 ? 'nothing against it' : said.join(', ');
  },
  missing: 'Reports that are missing',
  missingLead:
    'These events are over. Their reports have to come in by the day named to be on the list named.',
  ended: 'Ended',
  due: 'Due',
  appeals: 'Rejections that can be appealed against',
  appealsLead: 'Until the day named, the organiser can hand in a better report or appeal.',
  because: 'Reason',
  until: 'Until',
  corrections: 'Corrections for the next list',
  correctionsLead: 'Corrected reports of events already rated. Their effect goes into the next list.',
  ratedOn: 'Rated on',
  underWay: 'Under way',
  draft: (cadence: string, month: string): string => `Draft: ${cadence}, ${month}`,
  coming: 'To come',
  comingLead: 'Registered, and not over yet.',
  days: 'Days',
  closings: 'What closes when',
  closingsLead: 'Events that end by the closing day and are accepted by then are on the list.',
  closes: 'Closes',
  withoutReport: 'Without a report',
  undecided: 'Undecided',
  accepted: 'Accepted',
};
export type Words = typeof words;
