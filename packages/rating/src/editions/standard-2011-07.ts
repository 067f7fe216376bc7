import { amend, edition, inferred, reported } from './cite.ts';
import type { Edition } from './rules.ts';
import { STANDARD_2009_07 } from './standard-2009-07.ts';
import { withPractice } from './variants.ts';

/** The text is not known. What is, stands on what was in force since 2009, not on the text of 2009. */
export const STANDARD_2011_07: Edition = edition({
  id: '2011-07',
  cadence: 'standard',
  from: '2011-07-01',
  title: 'FIDE Rating Regulations, amendment of 1 July 2011',
  basedOn: '2009-07',
  status: 'partial',
  rules: amend(
    withPractice(STANDARD_2009_07).rules,
    {
      // At least one point against three rated players in the first event; afterwards single games count.
      minimumScore: reported('8.21', { halfPoints: 2, events: 'first' }),
      minimumOpponents: reported('8.21', { rated: 3, counted: 'opponents', events: 'first', types: 'all' }),
      listMonths: reported('7.1, 7.11', [1, 3, 5, 7, 9, 11]),
      floor: reported('0.6', 1200),
      // Where single games count, a later event cannot be asked to stand above the floor by itself.
      resultsUnderFloor: inferred('8.21, 8.31', 'leading-ignored'),
      minimumGames: reported('7.14a, 7.14b', 9),
      differenceCap: reported('8.54', 400),
    },
    'carried',
  ),
  variants: [],
  applied: [],
});
