import { amend, edition, inferred, reported } from './cite.ts';
import { BLITZ_2012_01, RAPID_2012_01 } from './rapid-blitz-2012-01.ts';
import type { Cited, Edition, TimeRange } from './rules.ts';
import { STANDARD_2022_01 } from './standard-2022-01.ts';

interface Own {
  readonly timeRange: Cited<TimeRange>;
  readonly roundsPerDay: Cited<number>;
}

/**
 * K as in the standard list. The text is not known; since January 2022 the chapter followed the standard one,
 * so what is carried over keeps that chapter's articles.
 */
function likeStandard(before: Edition, own: Own): Edition {
  const { equalTimes } = before.rules;
  return edition({
    id: '2022-10',
    cadence: before.cadence,
    from: '2022-10-01',
    title: `FIDE Rapid and Blitz Rating Regulations, in force from 1 October 2022: ${before.cadence}`,
    basedOn: 'standard 2022-01',
    status: 'partial',
    rules: amend(
      { ...STANDARD_2022_01.rules, equalTimes },
      {
        registrationNoticeNorms: inferred('0.2', null),
        thinkingTimeScope: inferred('1.1', null),
        thinkingTimeRatings: inferred('1.1', null),
        thinkingTime: inferred('1.1', null),
        timeRange: own.timeRange,
        firstControl: inferred('1.1', null),
        roundsPerDay: own.roundsPerDay,
        hoursPerDay: inferred('3.1', null),
        // "The 400-point rule applies here as well" since January 2022; once per event as in the standard list.
        differenceCap: reported('7.3.1', 400),
        differenceCapGames: inferred('7.3.1', 'largest-of-event'),
        kSteps: reported('7.3.3', [
          { k: 10, reached: 2400 },
          { k: 40, junior: { age: 18, until: 'year-end', under: 2300 } },
          { k: 40, gamesUnder: 30 },
          { k: 20 },
        ]),
        kTimesGames: reported('7.3.3', 700),
        // Opponents with a standard rating only count as rated.
        standardStandsIn: reported('7.2.1', 'as-rated'),
      },
      'carried',
    ),
    variants: [],
    applied: [],
  });
}

// The Laws of Chess draw the line between rapid and blitz at ten minutes by then; the lower end of blitz is that
// of 2012. The rounds per day are the same in the chapter as read in November 2021 and in March 2024.
export const RAPID_2022_10: Edition = likeStandard(RAPID_2012_01, {
  timeRange: inferred('1.1.1', { over: 10, under: 60 }),
  roundsPerDay: inferred('3.1.1', 15),
});
export const BLITZ_2022_10: Edition = likeStandard(BLITZ_2012_01, {
  timeRange: inferred('1.1.2', { from: 5, to: 10 }),
  roundsPerDay: inferred('3.1.2', 30),
});
