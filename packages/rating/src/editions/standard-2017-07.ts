import { amend, edition, inferred, reported } from './cite.ts';
import type { Edition } from './rules.ts';
import { STANDARD_2014_07 } from './standard-2014-07.ts';

/** In force to the end of 2021. The text is known only in part. */
export const STANDARD_2017_07: Edition = edition({
  id: '2017-07',
  cadence: 'standard',
  from: '2017-07-01',
  title: 'FIDE Rating Regulations, in force from 1 July 2017',
  basedOn: '2014-07',
  status: 'partial',
  rules: amend(
    STANDARD_2014_07.rules,
    {
      registrationNotice: reported('0.2', { count: 7, unit: 'days' }),
      // FIDE announcement of 18 January 2021: hybrid events from 1 February 2021, each approved by itself.
      hybridApproval: reported('0.2', 'required'),
      thinkingTimeScope: reported('1.1', 'game'),
      thinkingTime: reported('1.1', [
        { from: 2200, minutes: 120 },
        { from: 1600, minutes: 90 },
        { from: 0, minutes: 60 },
      ]),
      // 1.2 is the first control now: the article on faster games is gone, 1.1 says enough.
      fasterGames: inferred('1.1', null),
      firstControl: reported('1.2', { rule: 'exactly', moves: 40 }),
      laws: inferred('2.1', 'fide-or-hybrid'),
      listMonths: reported('7.1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      floor: reported('7.12', 1000),
      minimumGames: reported('7.14a, 7.14b', 5),
      bonus: reported('8.23', '20'),
      differenceCap: reported('8.54', 400),
      // K 40, 20 and 10 show in the lists of these years. Until when a junior has 40 was not found in a text.
      kTimesGames: reported('8.56', 700),
    },
    'carried',
  ),
  variants: STANDARD_2014_07.variants,
  applied: [],
});
