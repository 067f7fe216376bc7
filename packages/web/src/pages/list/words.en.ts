import type { AgeGroup } from './query.ts';

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
    before === null
      ? `${players} rated players.`
      : `${players} rated players; changes are against the list of ${before}.`,
  allLists: 'All lists',
  cadence: 'Cadence',
  filters: 'Choose players',
  fold: 'Filter, sort, go to',
  all: 'all',
  age: 'Age',
  ages: ages as Readonly<Record<AgeGroup, string>>,
  order: 'Order',
  byRating: 'by rating',
  byGain: 'largest gains first',
  byLoss: 'largest losses first',
  go: 'Go to',
  goHint: 'a rank, a name or an ID',
  show: 'Show',
  none: 'Nobody on this list is like that.',
  everybody: 'Show everybody',
  notFound: (asked: string): string => `“${asked}” is not on this list, or not among those chosen.`,
  notCurrent: (revision: number): string =>
    revision === 1
      ? 'This is the list as it was first published. A revision has taken its place since.'
      : `This is revision ${revision}, which is not in force.`,
  revised: (revision: string): string => `This is ${revision} of the list.`,
  asPublished: 'As first published',
  changes: 'What this list changed',
  toCurrent: 'To the list in force',
  caption: (cadence: string, date: string): string => `${cadence} ratings of ${date}`,
  isNew: 'new',
  inactive: 'inactive',
  status: 'Status',
  downloads: 'Downloads',
  downloadsLead:
    'In the layouts that FIDE uses (TXT, XML), as a table (CSV) and for programs (JSON). The combined list has all three cadences.',
  combined: 'Combined list',
  about: 'About this list',
  source: 'Where it comes from',
  imported: 'taken over as it was published elsewhere',
  computed: 'worked out here, from the reports of its events',
  published: 'Published (UTC)',
  editions: 'Regulations',
  practice: 'Read',
  byText: 'by the text',
  asApplied: 'as FIDE is known to have applied them',
  events: 'Events',
  games: 'Games (counted once for each player)',
  players: 'Players',
  ratedOf: (rated: string, players: string): string => `${rated} rated of ${players}`,
  revision: 'Revisions',
  engine: 'Worked out by version',
  hash: 'SHA-256',
  howToCheck: 'How to check the hash',
  checkForm:
    'The hash is taken over the list in its canonical form: a line for each player in the order of the IDs, with every published column in a fixed order.',
  checkCommand:
    'Whoever runs a copy of the store works the whole list out again from its reports, and compares:',
};

export type Words = typeof words;
