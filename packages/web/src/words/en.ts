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
  themes: { system: 'as the system', light: 'light', dark: 'dark' },
  signIn: 'Sign in',
  account: {
    menu: (name: string): string => `Account of ${name}`,
    own: 'My account',
    signOut: 'Sign out',
    roles: { administrator: 'Administrator', officer: 'Rating officer', arbiter: 'Arbiter' },
    of: (role: string, federation: string): string => `${role}, ${federation}`,
  },
  trouble: {
    endedTitle: 'Your session has ended',
    ended: 'Nothing you typed is lost. Sign in again in a new window, come back here and try once more.',
    signIn: 'Sign in, in a new window',
    meanwhile: 'Somebody else was faster',
    asItStands: 'Show how it stands now',
    /** In which field something is wrong, as its label names it; null: in what the page sends by itself. */
    field: (label: string | null, message: string): string =>
      label === null ? `What this page sent ${message}` : `“${label}” ${message}`,
    needsScript: 'This needs JavaScript, which is switched off in your browser.',
  },
  unofficial:
    'Unofficial. Ratings are worked out by the text of the FIDE Rating Regulations; FIDE has no part in this site.',
  sections: {
    lists: 'Lists',
    players: 'Players',
    events: 'Events',
    calculators: 'Calculators',
    regulations: 'Regulations',
    desk: 'Desk',
  },
  footer: { disputes: 'Disputed points', api: 'API', privacy: 'Privacy' },
  search: {
    label: 'Search for a player by name or ID',
    placeholder: 'Name or ID',
    button: 'Search',
    results: 'Players found',
    found: (count: number): string =>
      count === 0 ? 'No player found.' : count === 1 ? 'One player found.' : `${count} players found.`,
  },
  filters: {
    title: 'Filters',
    /** With how many are set. */
    set: (title: string, count: number): string => `${title} (${count})`,
    remove: 'Remove all filters',
  },
  /** What people are chosen by, on a list and in a search. */
  persons: {
    all: 'all',
    sex: 'Women or men',
    women: 'women',
    men: 'men',
    activity: 'Activity',
    onlyActive: 'active only',
  },
  cadences: { standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
  /** As the API and the command line count: 1 is the original. */
  revision: (number: number): string => (number === 1 ? 'original' : `revision ${number}`),
  unreachable: {
    title: 'The service cannot be reached',
    detail: 'The service does not answer. Check your connection and try again.',
  },
  notAllowed: {
    title: 'Not for this account',
    detail: 'Your account may not see this page. Somebody with another role may.',
  },
  columns: {
    rank: 'Rank',
    player: 'Player',
    federation: 'Federation',
    title: 'Title',
    rating: 'Rating',
    change: 'Change',
    games: 'Games',
    born: 'Born',
    k: 'K',
    event: 'Event',
    date: 'Date',
    list: 'List',
  },
  change: {
    up: (points: string): string => `up ${points}`,
    down: (points: string): string => `down ${points}`,
    none: 'unchanged',
  },
  share: { copy: 'Copy the address', copied: 'Copied.', print: 'Print' },
  article: (article: string): string => `Article ${article}`,
  findings: {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    line: (line: number): string => `line ${line}`,
  },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    rows: (from: string, to: string, count: string): string => `${from}–${to} of ${count}`,
  },
  chart: {
    zoomIn: 'Show a shorter time',
    zoomOut: 'Show everything',
    earlier: 'Earlier',
    later: 'Later',
    asTable: 'As a table',
    hint: 'Arrow keys move from point to point.',
  },
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  required: 'required',
  download: 'Download',
  tryAgain: 'Try again',
  none: 'none',
};

export type Words = typeof words;
