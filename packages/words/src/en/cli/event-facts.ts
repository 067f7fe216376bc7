import type { CliTexts } from '../../types/cli.ts';

/** The keys of an event file. */
export const facts: CliTexts['facts'] = Object.freeze({
  registered: 'the day the event was registered, YYYY-MM-DD; null: never',
  received: 'the day the report arrived, YYYY-MM-DD',
  registrationRefused: 'true: the chair refused to register the event',
  reportedToOfficer: 'the day the rating officer of the federation received the report, YYYY-MM-DD',
  official: 'true: an official event of FIDE',
  continental: 'true: an official event of a continent',
  championship: 'true: a championship; it may last longer',
  nationalChampionship: 'true: a national championship',
  womenOnly: 'true: for women only',
  norms: 'true: title norms are possible',
  hybrid: 'true: played online at supervised venues',
  pgn: 'false: the report of a hybrid event lacks the games',
  announcedRated: 'false: it was not announced as rated',
  approvals:
    '{ "duration", "lateRegistration", "hybrid", "unsubmitted", "waivedMatchRule" }, each true or false',
  scheduledGames: 'the scheduled number of games of a match',
  arbiters: '[{ "name": "…", "licensed": true, false or null }]',
  ratingsPerGame: 'true: each game counts with the ratings of its day',
  laterEvent: 'start numbers of unrated players for whom this is not the first event',
  noneCounted:
    'start numbers of players whose earlier results were all dropped, such as a zero in the first event',
  listedSince: 'players listed since the start: [{ "player", "rating" }]',
  notMembers: 'start numbers of players whose federation is not a member of FIDE',
  exceptions:
    'games that do not count (2024 5.1): [{ "round", "player", "cause": "force-majeure" or "fair-play" }]',
  ratedGames: 'the only games that FIDE rates, by decision (2024 0.2): [{ "round", "player" }]',
} satisfies CliTexts['facts']);
