import { amend, edition, inferred, reported } from './cite.ts';
import type { Cadence, Cited, Edition, TimeRange } from './rules.ts';
import { STANDARD_2011_07 } from './standard-2011-07.ts';

/** Where the launch of both lists was described; no article is known. */
const ANNOUNCEMENT = 'announcement 2011-11-16';

/** The launch of both lists: the method of the standard list then in force, with one K for everybody. */
function launch(cadence: Cadence, timeRange: Cited<TimeRange>): Edition {
  return edition({
    id: '2012-01',
    cadence,
    from: '2012-01-01',
    title: `FIDE ${cadence} ratings, launched on 1 January 2012`,
    basedOn: 'standard 2011-07',
    status: 'partial',
    rules: amend(
      STANDARD_2011_07.rules,
      {
        registrationNotice: reported(ANNOUNCEMENT, { count: 2, unit: 'days' }),
        // Chapters 1 and 3 of the standard regulations are made for slower games.
        thinkingTimeScope: inferred(ANNOUNCEMENT, null),
        thinkingTimeRatings: inferred(ANNOUNCEMENT, null),
        thinkingTime: inferred(ANNOUNCEMENT, null),
        timeRange,
        movesAssumed: reported(ANNOUNCEMENT, 60),
        fasterGames: inferred(ANNOUNCEMENT, null),
        firstControl: inferred(ANNOUNCEMENT, null),
        equalTimes: reported(ANNOUNCEMENT, 'required'),
        // Appendices A and B of the Laws.
        laws: reported(ANNOUNCEMENT, 'fide'),
        roundsPerDay: inferred(ANNOUNCEMENT, null),
        minimumScore: reported(ANNOUNCEMENT, { halfPoints: 2, events: 'first' }),
        minimumOpponents: reported(ANNOUNCEMENT, {
          rated: 3,
          counted: 'opponents',
          events: 'first',
          types: 'all',
        }),
        listMonths: reported(ANNOUNCEMENT, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        monthlyLists: inferred(ANNOUNCEMENT, null),
        firstList: reported(ANNOUNCEMENT, '2012-07-01'),
        floor: reported(ANNOUNCEMENT, 1000),
        floorBefore: reported(ANNOUNCEMENT, { date: '2012-07-01', floor: 1200 }),
        minimumGames: reported(ANNOUNCEMENT, 9),
        // Half of K, as the bonus of the standard list was explained in 2009.
        bonus: inferred(ANNOUNCEMENT, '10'),
        // The lists of 2012 to 2016 show no single game that gained or lost more than 18.
        differenceCap: reported(ANNOUNCEMENT, 400),
        kSteps: reported(ANNOUNCEMENT, [{ k: 20 }]),
        standardStandsIn: reported(ANNOUNCEMENT, 'start-value'),
      },
      'carried',
    ),
    variants: [],
    applied: [],
  });
}

export const RAPID_2012_01: Edition = launch('rapid', reported(ANNOUNCEMENT, { from: 15, under: 60 }));
export const BLITZ_2012_01: Edition = launch('blitz', reported(ANNOUNCEMENT, { from: 5, under: 15 }));
