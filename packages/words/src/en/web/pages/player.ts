import { terms } from '../../terms.ts';

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

export const words = {
  kind: 'Player',
  description: (name: string, ratings: readonly string[]): string =>
    ratings.length === 0
      ? `${name}: unrated. Results, and what is missing for a first rating.`
      : `${name}: ${ratings.join(', ')}. Every list and event, explained.`,
  cameByFormer: (former: string, id: string): string => `${former} is a former ID of this player, now ${id}.`,
  deceased: 'Deceased. Ratings as last published.',
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
    id: terms.headings.id as string,
    born: 'Year of birth',
    title: terms.headings.title as string,
    titles: 'Titles',
    otherIds: 'Former and national IDs',
  },
  noLists: 'No list has been published yet.',
  cadencesLabel: 'Ratings',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  rank: terms.headings.rank as string,
  rankShort: (rank: string): string => `No. ${rank}`,
  why: 'Status, rank and K explained',
  noRank: 'Only active players are ranked.',
  ofActive: (of: string): string => `of ${of} active players`,
  inFederation: (federation: string, rank: string, of: string): string => `${federation}: ${rank} of ${of}`,
  kMeans: 'K-factor: rating points gained for each point above the expected score.',
  peak: 'Peak',
  peakSince: (month: string): string => `first in ${month}`,
  peakEarlier: 'before the first list available',
  howItCame: (month: string): string => `${month} explained`,
  reach: (goal: number): string => `Reach ${goal}`,
  noRating: 'No rating',
  noGames: 'No rated games.',
  delistedSince: (month: string): string => `Off the list since ${month}: rating below the rating floor.`,
  towards: (n: number, needed: number): string =>
    n >= needed
      ? `${n} games count towards a first rating.`
      : `${n} of ${needed} games towards a first rating.`,
  whatIsMissing: 'Still missing',
  first: {
    title: 'Towards a first rating',
    lead: 'Results against rated opponents are pooled until there are enough games and the result reaches the rating floor.',
    count: (n: number, needed: number): string =>
      `${games(n)} ${n === 1 ? 'counts' : 'count'}; ${needed} are needed`,
    missing: (missing: number): string => `Still missing: ${games(missing)} against rated opponents.`,
    minimum: (points: string): string =>
      `The first event needs a score of at least ${points} against rated opponents.`,
    enough: (ru: number): string =>
      `There are enough games, but the result, ${ru}, is below the rating floor.`,
    until: (date: string): string => `The oldest result can be pooled with events that start by ${date}.`,
    caption: (cadence: string): string => `Results towards a first rating, ${cadence}`,
    event: terms.headings.event as string,
    score: terms.headings.score as string,
    ru: 'Performance (Ru)',
    counts: 'Counts',
    usable: 'Usable until',
    yes: 'yes',
    no: 'no',
    howWorkedOut: 'Each result explained',
    why: 'Pooling explained',
  },
  history: {
    title: 'History',
    cadence: terms.headings.cadence as string,
    chart: (name: string): string => `${name}: ratings over time`,
    caption: (cadence: string): string => `Lists, newest first, ${cadence}`,
    captionEarlier: (cadence: string): string => `Earlier lists, ${cadence}`,
    earlier: (count: string): string => `${count} earlier lists`,
    allMonths: (count: string): string => `All ${count} lists`,
    onlyPlayed: 'Only lists with games or changes',
    none: (cadence: string): string => `Not on a ${cadence.toLowerCase()} list yet.`,
    noneHint: 'It will appear here.',
    events: 'Events',
    games: (count: number): string => (count === 0 ? 'no games' : games(count)),
    status: {
      active: 'active',
      inactive: 'inactive',
      delisted: 'removed from the list',
      unrated: 'no rating',
    },
  },
  shows: {
    label: 'View',
    history: 'History',
    opponents: 'Opponents',
    rank: 'Rank',
    next: 'Next list',
    compare: 'Compare',
  },
  opponents: {
    byColour: 'Score by colour',
    byStrength: 'Score by strength of the opponent',
    colour: 'Colour',
    colours: { w: 'White', b: 'Black', unknown: 'not stated' },
    strength: 'Opponent rated',
    /** Points above or below the player; null: no limit. */
    range: (from: number | null, to: number | null): string =>
      to === null
        ? `${from} or more higher`
        : from === null
          ? `${-to} or more lower`
          : from < 0 && to > 0
            ? `within ${to}`
            : from > 0
              ? `${from} to ${to} higher`
              : `${-to} to ${-from} lower`,
    title: (count: string): string => `Opponents (${count})`,
    caption: 'Opponents, most games first',
    games: (count: number, points: string): string =>
      `${points} points from ${games(count)} against all opponents.`,
    newest: (count: number): string => `Only the newest ${count} events are counted.`,
    results: 'Results',
    last: 'Last game',
    more: (count: string): string => `${count} more opponents`,
  },
  ranks: {
    title: 'Rank over time',
    best: (rank: string, month: string): string => `Best: ${rank}, first in ${month}. The newest 36 lists.`,
  },
  next: {
    title: 'Next list',
    notPublished: 'Not published',
    notPublishedLead:
      'Calculated from accepted reports only. Corrections, other events and the closing date may change it.',
    none: 'No accepted event is waiting.',
    noneHint: 'Events appear here once the rating office has accepted their report.',
    first: (rating: number): string => `${rating} towards a first rating`,
  },
  compare: {
    title: 'Compare players',
    label: 'Name or ID',
    add: 'Add',
    remove: 'Remove',
    missing: (text: string): string => `No player found for “${text}”.`,
    neverMet: 'no rated game against each other.',
    met: (
      count: number,
      wins: number,
      draws: number,
      losses: number,
      points: (value: number) => string,
    ): string => `${points(wins + draws / 2)} from ${games(count)} (+${wins} =${draws} −${losses}).`,
  },
  events: {
    title: (cadence: string): string => `Events, ${cadence}`,
    score: terms.headings.score as string,
    expected: terms.headings.expected as string,
    unrated: 'unrated',
    more: (count: string): string => `Latest ${count} events. Find earlier ones through the lists above.`,
  },
  changes: {
    title: 'Federation and title changes',
    since: 'Since',
    what: 'Field',
    before: 'Before',
    after: 'After',
    fields: {
      federation: terms.headings.federation as string,
      title: terms.headings.title as string,
      womenTitle: 'Women’s title',
      otherTitles: 'Other titles',
      foaTitle: 'Arena title',
    } as Readonly<Record<string, string>>,
  },
};

export type Words = typeof words;
