import { terms } from '../../terms.ts';
export type AgeGroup = 'u8' | 'u10' | 'u12' | 'u14' | 'u16' | 'u18' | 'u20' | 's50' | 's65';

const ages: Readonly<Record<AgeGroup, string>> = {
  u8: 'up to 8',
  u10: 'up to 10',
  u12: 'up to 12',
  u14: 'up to 14',
  u16: 'up to 16',
  u18: 'up to 18',
  u20: 'up to 20',
  s50: '50 and older',
  s65: '65 and older',
};

export const words = {
  title: (cadence: string, month: string): string => `${cadence} ratings, ${month}`,
  lead: (players: string, before: string | null): string =>
    before === null ? `${players} rated players.` : `${players} rated players; changes since ${before}.`,
  allLists: 'All lists',
  cadence: terms.headings.cadence as string,
  filters: 'Filter players',
  fold: 'Filter, sort, jump',
  all: 'all',
  age: 'Age',
  ages: ages as Readonly<Record<AgeGroup, string>>,
  order: 'Sort',
  byRating: 'by rating',
  byGain: 'largest gains first',
  byLoss: 'largest losses first',
  go: 'Go to',
  goHint: 'rank, name or ID',
  show: 'Show',
  none: 'No players match.',
  everybody: 'Show all',
  notFound: (asked: string): string => `“${asked}” is not on this list, or is filtered out.`,
  notCurrent: (revision: number): string =>
    revision === 1
      ? 'This is the original list. A revision has replaced it.'
      : `This is revision ${revision}, not the current one.`,
  revised: (revision: string): string => `This is ${revision} of the list.`,
  asPublished: 'Original list',
  changes: 'Changes on this list',
  toCurrent: 'Current version',
  caption: (cadence: string, date: string): string => `${cadence} ratings of ${date}`,
  isNew: 'new',
  inactive: 'inactive',
  gamesAtFirstK: 'Games at K 25',
  status: 'Status',
  downloads: 'Downloads',
  downloadsLead: 'FIDE’s formats (TXT, XML), CSV and JSON. The combined list has all three cadences.',
  combined: 'Combined list',
  titledUnrated: (count: string): string => `Titled players without a rating (${count})`,
  titledUnratedLead: 'Titled players without a rating: a list of its own until 2021.',
  titledUnratedList: 'Titled, unrated',
  ratedPlayers: 'Rated players',
  about: 'About this list',
  source: 'Source',
  imported: 'imported as published elsewhere',
  computed: 'calculated here from event reports',
  published: 'Published (UTC)',
  editions: 'Regulations',
  practice: 'Interpretation',
  byText: 'text',
  asApplied: 'FIDE practice',
  events: 'Events',
  games: 'Games (once per player)',
  players: 'Players',
  ratedOf: (rated: string, players: string): string => `${rated} of ${players} rated`,
  revision: 'Revisions',
  engine: 'Engine version',
  hash: 'SHA-256',
  howToCheck: 'Verify the hash',
  checkForm:
    'The hash covers the canonical list: one line per player, ordered by ID, with all published columns in a fixed order.',
  checkCommand: 'With a copy of the store, recalculate the list from its reports and compare:',
};

export type Words = typeof words;
