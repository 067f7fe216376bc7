import { amend, edition, inferred, reported } from './cite.ts';
import type { Edition } from './rules.ts';
import { STANDARD_2017_07 } from './standard-2017-07.ts';

/** In force to 29 February 2024. Chapters 1, 8.2 and 8.3.1 are known; numbered like the text of 2024. */
export const STANDARD_2022_01: Edition = edition({
  id: '2022-01',
  cadence: 'standard',
  from: '2022-01-01',
  title: 'FIDE Rating Regulations, in force from 1 January 2022',
  basedOn: '2017-07',
  status: 'partial',
  rules: amend(
    STANDARD_2017_07.rules,
    {
      amendedBy: reported('0.1', 'council'),
      registrationNotice: reported('0.2', { count: 3, unit: 'days' }),
      registrationNoticeNorms: reported('0.2', { count: 30, unit: 'days' }),
      hybridApproval: reported('0.2', 'required'),
      thinkingTimeScope: reported('1.1', 'game'),
      // What is taken at the start of the tournament is the time; of the ratings no moment is named.
      thinkingTimeRatings: inferred('1.1', 'event-start'),
      thinkingTime: reported('1.1', [
        { from: 2400, minutes: 120 },
        { from: 1800, minutes: 90 },
        { from: 0, minutes: 60 },
      ]),
      firstControl: reported('1.2', { rule: 'at-least', moves: 30 }),
      interimReportsAfterDays: reported('4.1', 30),
      minimumScore: reported('8.2.1', { halfPoints: 1, events: 'first' }),
      // 8.2 knows only rated opponents and no round robin, so nothing is left for the composition to protect.
      lowScoreForOpponents: inferred('8.2', null),
      minimumOpponents: reported('8.2', null),
      roundRobinRatedOneIn: inferred('8.2', null),
      roundRobinSmall: inferred('8.2', null),
      doubleRoundRobin: inferred('8.2', null),
      nationalChampionship: inferred('8.2', null),
      gamesAgainstUnrated: reported('8.3.1', 'not-counted'),
      roundRobinAgainstUnrated: reported('8.3.1', 'not-counted'),
      unplayedRoundRobin: inferred('8.2', null),
      listMonths: reported('7.1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      floor: reported('7.1.2', 1000),
      minimumGames: reported('7.1.4', 5),
      pooling: reported('8.2.1', 'one-event'),
      // FIDE's lists carry them, as the text of 2024 has it.
      inactiveShown: inferred('7.2, 7.2.2', 'always'),
      firstRatingMethod: reported('8.2.3', 'bonus'),
      roundRobinMethod: reported('8.2', null),
      roundRobinAverage: reported('8.2', null),
      average: reported('8.2.2', 'rated-opponents'),
      averages: inferred('8.2.2', 'whole'),
      atHalf: reported('8.2.3', 'average'),
      bonus: reported('8.2.3', '20'),
      belowHalf: reported('8.2.3', 'average-and-dp'),
      belowHalfRoundRobin: reported('8.2', null),
      firstRatingMaximum: reported('8.2.3', null),
      // To the nearest; nothing is said of halves.
      firstRatingRounding: inferred('8.2.3', 'half-up'),
      listedSince: reported('8.2.4', 'rated-for-himself'),
      differenceCap: reported('8.3.1', 400),
      differenceCapGames: reported('8.3.1', 'largest-of-event'),
      // The end of the year stands in the rapid and blitz chapter of October 2022, which took K from this one.
      kSteps: inferred('8.3.3', [
        { k: 10, reached: 2400 },
        { k: 40, junior: { age: 18, until: 'year-end', under: 2300 } },
        { k: 40, gamesUnder: 30 },
        { k: 20 },
      ]),
      kTimesGames: reported('8.3.3', 700),
    },
    'carried',
  ),
  variants: [],
  applied: [],
});
