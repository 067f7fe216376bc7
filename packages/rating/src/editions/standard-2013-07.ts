import { amend, edition, inferred, reported } from './cite.ts';
import type { Edition } from './rules.ts';
import { STANDARD_2012_07 } from './standard-2012-07.ts';

/** The text is not known; K, registration and licensing are. */
export const STANDARD_2013_07: Edition = edition({
  id: '2013-07',
  cadence: 'standard',
  from: '2013-07-01',
  title: 'FIDE Rating Regulations, amendment of 1 July 2013',
  basedOn: '2012-07',
  status: 'partial',
  rules: amend(
    STANDARD_2012_07.rules,
    {
      registrationNotice: reported('0.4', { count: 7, unit: 'days' }),
      thinkingTimeScope: reported('1.1', 'tournament'),
      thinkingTime: reported('1.1', [
        { from: 2200, minutes: 120 },
        { from: 1600, minutes: 90 },
        { from: 0, minutes: 60 },
      ]),
      firstControl: reported('1.3', { rule: 'exactly', moves: 40 }),
      // Known to be gone by May 2014.
      roundsPerDay: reported('3.1', null),
      playersWithoutId: reported('5.2', 'count-for-opponents'),
      listMonths: reported('7.1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      floor: reported('0.6', 1000),
      minimumGames: reported('7.14a, 7.14b', 9),
      // In 2009 the bonus was explained as half of the largest K.
      bonus: inferred('8.23', '15'),
      differenceCap: reported('8.54', 400),
      kSteps: reported('8.56', [{ k: 30, gamesUnder: 30 }, { k: 10, reached: 2400 }, { k: 15 }]),
    },
    'carried',
  ),
  variants: [],
  applied: [],
});
