import { amend, edition, inferred, reported } from './cite.ts';
import type { Edition } from './rules.ts';
import { STANDARD_2011_07 } from './standard-2011-07.ts';

/** The text is not known; the floor and the monthly lists are. */
export const STANDARD_2012_07: Edition = edition({
  id: '2012-07',
  cadence: 'standard',
  from: '2012-07-01',
  title: 'FIDE Rating Regulations, amendment of 1 July 2012',
  basedOn: '2011-07',
  status: 'partial',
  rules: amend(
    STANDARD_2011_07.rules,
    {
      minimumScore: reported('8.21', { halfPoints: 2, events: 'first' }),
      minimumOpponents: reported('8.21', { rated: 3, counted: 'opponents', events: 'first', types: 'all' }),
      listMonths: reported('7.1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      // The lists that 7.3 foresaw have come.
      monthlyLists: inferred('7.3', null),
      floor: reported('0.6', 1000),
      minimumGames: reported('7.14a, 7.14b', 9),
      differenceCap: reported('8.54', 400),
    },
    'carried',
  ),
  variants: [],
  applied: [],
});
