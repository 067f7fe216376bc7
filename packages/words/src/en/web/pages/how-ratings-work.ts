import { type EditionNames, editionNames } from '../edition-names.ts';

const reasons: readonly string[] = [
  'No game counted: forfeits and games against unrated players do not count.',
  'The event ended after the closing date: it goes into the next list.',
  'The report has not arrived, or an officer has not accepted it yet.',
  'The event is not rated: too fast, not registered, or rejected. Its page says why.',
  'The change was less than half a point.',
];

interface Example {
  readonly own: number;
  readonly opponent: number;
  readonly expected: string;
  readonly k: number;
  readonly change: string;
}

export const words = {
  names: editionNames as EditionNames,
  title: 'How ratings work',
  description: 'First ratings, K, the 400 rule, inactivity and deadlines, with the numbers in force.',
  lead: (cadence: string, date: string): string =>
    `${cadence}, under the regulations in force since ${date}.`,
  articles: (count: number): string => (count === 1 ? 'Article' : 'Articles'),
  calculate: 'Calculate it',
  expected: {
    id: 'expected',
    title: 'What a rating says',
    text: 'The difference between two ratings gives the expected score per game: 0.64 means 64 points from 100 games.',
    caption: 'Expected score by rating difference',
    difference: 'Difference',
    higher: 'Higher rated',
    lower: 'Lower rated',
    all: 'The whole table',
  },
  change: {
    id: 'change',
    title: 'How a game changes a rating',
    text: 'The change is the score minus the expected score, times K. The changes of a list are added, then rounded once.',
    example: ({ own, opponent, expected, k, change }: Example): string =>
      `Example: ${own} beats ${opponent}. The expected score is ${expected}; with K ${k} the rating changes by ${change}.`,
  },
  k: {
    id: 'k',
    title: 'What K is',
    text: 'K, the development coefficient, sets how fast a rating moves. The first line that applies decides:',
    reached: (k: number, rating: number): string =>
      `K ${k} for good, once a published rating has reached ${rating}.`,
    junior: (k: number, age: number, until: 'birthday' | 'year-end', under: number): string =>
      until === 'year-end'
        ? `K ${k} to the end of the year of the ${age}th birthday, while rated under ${under}.`
        : `K ${k} until the ${age}th birthday, while rated under ${under}.`,
    gamesUnder: (k: number, games: number): string => `K ${k} until ${games} games have been rated.`,
    others: (k: number): string => `K ${k} for everyone else.`,
    limit: (most: string): string =>
      `If K times the number of games on a list exceeds ${most}, K is lowered to the largest whole number for which it does not.`,
  },
  cap: {
    id: 'cap',
    title: (cap: number): string => `The ${cap} rule`,
    text: (cap: number): string =>
      `A difference of more than ${cap} points counts as ${cap}. So a favourite can always gain, and never risks more than the table says at ${cap}.`,
    uncapped: (rating: number): string => `For players rated ${rating} or more the full difference counts.`,
    gap: (gap: number, above: number): string =>
      `A game with a difference of ${gap} or more is not rated if a player is above ${above}.`,
  },
  first: {
    id: 'first-rating',
    title: 'How to get a first rating',
    games: (games: number, months: number | null): string =>
      months === null
        ? `Play ${games} games against rated players. The results of several events are pooled.`
        : `Play ${games} games against rated players. The results of events within ${months} months are pooled.`,
    score: (points: string): string =>
      `In the first event, score at least ${points} point against rated players.`,
    drawn: (games: number, rating: number): string =>
      `The average of the rated opponents and ${games} added draws against ${rating} is the basis; the score percentage adds or subtracts points by the table.`,
    most: (rating: number): string => `A first rating is at most ${rating}.`,
    floor: (floor: number): string =>
      `Ratings below ${floor} are not published; the player stays or becomes unrated.`,
  },
  unchanged: {
    id: 'unchanged',
    title: 'Why a rating did not change',
    text: 'Each player’s page explains every list. The usual reasons:',
    reasons: reasons as readonly string[],
  },
  inactive: {
    id: 'inactive',
    title: 'Inactive players',
    text: (games: number): string =>
      games === 1
        ? 'A player without a rated game in a year is inactive. The rating stays.'
        : `A player with fewer than ${games} rated games in a year is inactive. The rating stays.`,
    again: (games: number, within: 'year' | 'period'): string => {
      const count = games === 1 ? 'One rated game' : `${games} rated games`;
      return within === 'year'
        ? `${count} in a year ${games === 1 ? 'makes' : 'make'} the player active again.`
        : `${count} on a list ${games === 1 ? 'makes' : 'make'} the player active again.`;
    },
  },
  closing: {
    id: 'closing',
    title: 'When lists close',
    months: (lists: number): string =>
      lists === 12
        ? 'A list appears on the first day of every month.'
        : `${lists} lists appear each year, on the first day of a month.`,
    text: (count: number, unit: 'days' | 'months', basis: 'ended' | 'ended-and-received'): string => {
      const before = `${count} ${unit === 'days' ? (count === 1 ? 'day' : 'days') : count === 1 ? 'month' : 'months'}`;
      return basis === 'ended'
        ? `It includes events that ended at least ${before} before it.`
        : `It includes events that ended, and whose reports arrived, at least ${before} before it.`;
    },
    official: (days: number): string =>
      `For official FIDE events, ${days === 1 ? 'one day is' : `${days} days are`} enough.`,
    last: (lists: number): string =>
      `A report must arrive in time for one of the ${lists} lists after the end of the event; otherwise it is not rated.`,
    next: (month: string): string => `The list of ${month} closes on`,
  },
};

export type Words = typeof words;
