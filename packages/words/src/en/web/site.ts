import { capitalised } from '../../format.ts';
import type { Terms } from '../../types/terms.ts';
import { terms } from '../terms.ts';
/** The texts that all pages share. */
export const words = {
  name: 'Eloquence',
  description: 'Chess ratings by the FIDE Rating Regulations, with the reason for every number. Unofficial.',
  skipToContent: 'Skip to the content',
  navigation: 'Main navigation',
  /** Leads to what has no room on a phone; null: everything has. */
  more: 'More' as string | null,
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'system', light: 'light', dark: 'dark' },
  signIn: 'Sign in',
  account: {
    menu: (name: string): string => `Account of ${name}`,
    own: 'My account',
    signOut: 'Sign out',
    roles: capitalised(terms.roles) as Terms['roles'],
    of: (role: string, federation: string): string => `${role}, ${federation}`,
  },
  trouble: {
    endedTitle: 'Your session has ended',
    ended: 'Your input is kept. Sign in again in a new window, then come back and retry.',
    signIn: 'Sign in (new window)',
    meanwhile: 'Changed by someone else in the meantime',
    asItStands: 'Show the current state',
    /** In which field something is wrong, as its label names it; null: in what the page sends by itself. */
    field: (label: string | null, message: string): string =>
      label === null ? `The request of this page ${message}` : `“${label}” ${message}`,
    needsScript: 'This needs JavaScript, which is switched off in your browser.',
  },
  unofficial:
    'Unofficial. Ratings are calculated by the text of the FIDE Rating Regulations. FIDE is not involved in this site.',
  sections: {
    lists: 'Lists',
    players: 'Players',
    events: 'Events',
    check: 'Check a report',
    calculators: 'Calculators',
    regulations: 'Regulations',
    desk: 'Desk',
  },
  footer: { disputes: 'Disputed points', api: 'API', privacy: 'Privacy' },
  search: {
    label: 'Search for players, events, lists, articles',
    placeholder: 'Name, ID, event, month, article',
    button: 'Search',
    results: 'Results',
    found: (count: number): string =>
      count === 0 ? 'Nothing found.' : count === 1 ? 'One result.' : `${count} results.`,
    groups: {
      players: 'Players',
      events: 'Events',
      lists: 'Lists',
      federations: 'Federations',
      articles: 'Articles',
    },
  },
  feed: 'Rating lists (RSS)',
  embed: { title: 'Show on your site', lead: 'Copy this code into a page:' },
  /** Of an office that is late. */
  late: {
    latest: (month: string): string => `Latest list: ${month}.`,
    overdue: (months: string, count: number): string => `${months} ${count === 1 ? 'is' : 'are'} overdue.`,
    several: (count: number, first: string): string => `${count} lists are overdue, since ${first}.`,
  },
  filters: {
    title: 'Filters',
    /** With how many are set. */
    set: (title: string, count: number): string => `${title} (${count})`,
    /** The number, and as text. */
    matches: (count: number, text: string): string => (count === 1 ? '1 match' : `${text} matches`),
    moreMatches: (text: string): string => `more than ${text} matches`,
    remove: 'Remove all filters',
  },
  /** What people are chosen by, on a list and in a search. */
  persons: {
    all: 'all',
    /** French and others agree with the gender of the noun. */
    allFederations: 'all',
    sex: 'Sex',
    women: 'women',
    men: 'men',
    activity: 'Activity',
    onlyActive: 'active only',
  },
  cadences: capitalised(terms.cadences) as Terms['cadences'],
  /** As the API and the command line count: 1 is the original. */
  revision: (number: number): string => (number === 1 ? 'original' : `revision ${number}`),
  unreachable: {
    title: 'Service unreachable',
    detail: 'The service does not answer. Check your connection and try again.',
  },
  notAllowed: {
    title: 'Access denied',
    detail: 'Your role does not have access to this page.',
  },
  columns: {
    rank: terms.headings.rank as string,
    player: terms.headings.player as string,
    federation: terms.headings.federation as string,
    title: terms.headings.title as string,
    rating: terms.headings.rating as string,
    change: terms.headings.change as string,
    games: terms.headings.games as string,
    expected: terms.headings.expected as string,
    born: terms.headings.born as string,
    k: terms.headings.k as string,
    event: terms.headings.event as string,
    date: terms.headings.date as string,
    list: terms.headings.list as string,
    status: 'Status',
  },
  change: {
    up: (points: string): string => `up ${points}`,
    down: (points: string): string => `down ${points}`,
    none: 'unchanged',
  },
  share: { copy: 'Copy link', copied: 'Copied.', print: 'Print' },
  article: (article: string): string => `Article ${article}`,
  findings: {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    line: (line: number): string => `line ${line}`,
    none: 'No findings',
    counted: {
      errors: (count: number): string => (count === 1 ? '1 error' : `${count} errors`),
      warnings: (count: number): string => (count === 1 ? '1 warning' : `${count} warnings`),
      notes: (count: number): string => (count === 1 ? '1 note' : `${count} notes`),
    },
  },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    rows: (from: string, to: string, count: string): string => `${from}–${to} of ${count}`,
  },
  chart: {
    range: 'Period',
    years: (count: number): string => (count === 1 ? '1 year' : `${count} years`),
    all: 'All',
    hint: 'Arrow keys move from list to list.',
  },
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  required: 'required',
  registeredLate: 'after the event ended',
  aside: (text: string): string => ` (${text})`,
  download: 'Download',
  tryAgain: 'Try again',
  none: 'none',
};

export type Words = typeof words;
