import type { Texts } from '../texts.ts';

/** What can be stated of an event. */
export const facts: Texts['facts'] = Object.freeze({
  registered: 'the day the event was registered, YYYY-MM-DD; null: never',
  received: 'the day the report came in, YYYY-MM-DD',
  official: 'true: an official event of FIDE',
  championship: 'true: a championship, which may last longer',
  nationalChampionship: 'true: a national championship',
  womenOnly: 'true: for women only',
  norms: 'true: title norms can be made',
  hybrid: 'true: played online in supervised places',
  pgn: 'false: the games of a hybrid event did not come with the report',
  announcedRated: 'false: it was not announced as rated',
  approvals: '{ "duration", "lateRegistration", "hybrid", "waivedMatchRule" }, each true or false',
  scheduledGames: 'the number of games a match was to have',
  arbiters: '[{ "name": "…", "licensed": true, false or null }]',
  ratingsPerGame: 'true: each game counts with the ratings of its own day',
  laterEvent: 'start numbers of unrated players for whom it is not the first event',
} satisfies Texts['facts']);
