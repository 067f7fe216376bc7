const games = (count: number): string => (count === 1 ? 'one game' : `${count} games`);

export const words = {
  kind: 'Player',
  description: (name: string, ratings: readonly string[]): string =>
    ratings.length === 0
      ? `${name}: no rating yet. Results, and what is missing for a first rating.`
      : `${name}: ${ratings.join(', ')}. Every list, every event, and why.`,
  cameByFormer: (former: string, id: string): string =>
    `${former} is another ID of this player, who stands on lists as ${id}.`,
  deceased: 'This player has died. The ratings stand as they were last published.',
  titles: {
    GM: 'Grandmaster',
    IM: 'International Master',
    FM: 'FIDE Master',
    CM: 'Candidate Master',
    WGM: 'Woman Grandmaster',
    WIM: 'Woman International Master',
    WFM: 'Woman FIDE Master',
    WCM: 'Woman Candidate Master',
    HM: 'Honorary Grandmaster',
    IA: 'International Arbiter',
    FA: 'FIDE Arbiter',
    NA: 'National Arbiter',
    IO: 'International Organizer',
    FST: 'FIDE Senior Trainer',
    FT: 'FIDE Trainer',
    FI: 'FIDE Instructor',
    NI: 'National Instructor',
    DI: 'Developmental Instructor',
    SI: 'School Instructor',
    LSI: 'Lead School Instructor',
    AGM: 'Arena Grandmaster',
    AIM: 'Arena International Master',
    AFM: 'Arena FIDE Master',
    ACM: 'Arena Candidate Master',
  } as Readonly<Record<string, string>>,
  facts: {
    id: 'ID',
    born: 'Year of birth',
    title: 'Title',
    titles: 'Titles',
    otherIds: 'Former and national IDs',
  },
  noLists: 'No list has been published yet.',
  cadencesLabel: 'Ratings',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  rank: 'Rank',
  noRank: 'None: only active players have one.',
  ofActive: (of: string): string => `of ${of} active players`,
  inFederation: (federation: string, rank: string, of: string): string => `${federation}: ${rank} of ${of}`,
  kMeans: 'The development coefficient: how many points one whole point more than expected is worth.',
  peak: 'Highest',
  peakSince: (month: string): string => `first in ${month}`,
  peakEarlier: 'before the first list known here',
  howItCame: (month: string): string => `How ${month} came about`,
  noRating: 'No rating',
  noGames: 'No rated games are known here.',
  delistedSince: (month: string): string =>
    `Off the list since ${month}: the rating had fallen below the lowest that is published.`,
  towards: (n: number, needed: number): string =>
    n >= needed
      ? `${n} games so far count towards a first rating.`
      : `${n} of ${needed} games towards a first rating.`,
  whatIsMissing: 'What is still missing',
  first: {
    title: 'On the way to a first rating',
    lead: 'Results of events against rated opponents are kept and taken together, until there are enough games and the result is high enough to be published.',
    count: (n: number, needed: number): string =>
      `${games(n)} ${n === 1 ? 'counts' : 'count'}; ${needed} are needed`,
    missing: (missing: number): string => `Still missing: ${games(missing)} against rated opponents.`,
    minimum: (points: string): string =>
      `The first event that counts must bring at least ${points} ${points === '½' ? 'a point' : 'points'} against rated opponents.`,
    enough: (ru: number): string =>
      `There are enough games, but together they give ${ru}, less than the lowest rating that is published. Better results raise it.`,
    until: (date: string): string =>
      `The oldest of these results still counts together with an event that starts by ${date}.`,
    caption: (cadence: string): string => `Results towards a first rating, ${cadence}`,
    event: 'Event',
    score: 'Score',
    ru: 'Result as a rating',
    counts: 'Counts',
    usable: 'Usable until',
    yes: 'yes',
    no: 'no',
    howWorkedOut: 'How each result was worked out',
    why: 'How the results were taken together',
  },
  history: {
    title: 'History',
    cadence: 'Cadence',
    chart: (name: string, cadence: string): string => `${name} on every list, ${cadence}`,
    caption: (cadence: string): string => `The lists, newest first, ${cadence}`,
    captionEarlier: (cadence: string): string => `Earlier lists, ${cadence}`,
    earlier: (count: string): string => `${count} earlier lists`,
    none: (cadence: string): string => `On no ${cadence.toLowerCase()} list yet.`,
    noneHint: 'As soon as a list shows this player, it stands here.',
    events: 'Events',
    games: (count: number): string => (count === 0 ? 'no games' : games(count)),
    status: { active: 'active', inactive: 'inactive', delisted: 'taken off the list', unrated: 'no rating' },
  },
  events: {
    title: (cadence: string): string => `Events, ${cadence}`,
    score: 'Score',
    expected: 'Expected',
    unrated: 'unrated',
    more: (count: string): string =>
      `The newest ${count} events are shown. Earlier ones are found through the lists above.`,
  },
  changes: {
    title: 'Changes of federation and title',
    since: 'Since',
    what: 'What',
    before: 'Before',
    after: 'After',
    fields: {
      federation: 'Federation',
      title: 'Title',
      womenTitle: 'Women’s title',
      otherTitles: 'Other titles',
      foaTitle: 'Online arena title',
    } as Readonly<Record<string, string>>,
  },
};

export type Words = typeof words;
