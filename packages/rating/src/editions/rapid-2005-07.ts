import { amend, at, edition, inferred, reported } from './cite.ts';
import type { Edition } from './rules.ts';
import { STANDARD_2005_07 } from './standard-2005-07.ts';

/**
 * Chapter 15 of the regulations of 2005: three principles for a rapid list, nothing on blitz.
 * Chapter 16 names the rapid list beside the other; all the rest is taken from the standard chapters.
 */
export const RAPID_2005_07: Edition = edition({
  id: '2005-07',
  cadence: 'rapid',
  from: '2005-07-01',
  title: 'FIDE Rating Regulations of 1 July 2005, rapid ratings',
  basedOn: 'standard 2005-07',
  status: 'partial',
  rules: amend(
    STANDARD_2005_07.rules,
    {
      // Chapters 1 and 3 are made for slower games.
      thinkingTimeScope: inferred('15', null),
      thinkingTimeRatings: inferred('15', null),
      thinkingTime: inferred('15', null),
      fasterGames: inferred('15', null),
      firstControl: inferred('15', null),
      roundsPerDay: inferred('15', null),
      // "Have reached a minimum of": the value itself is enough here. 1600 in the text, as in 9.12a.
      floor: reported('15a', 1400),
      floorBefore: at('15a', { date: '2006-01-01', floor: 1600 }),
      // Determined by the rating administrator.
      kSteps: at('15b', null),
      digitsShown: at('15c', 3),
      membership: at('16.1', 'member-of-federation'),
      membershipException: at('16.3', 'on-request'),
      removal: at('16.2', 'at-federations-word'),
    },
    'carried',
  ),
  variants: [],
  applied: [],
});
