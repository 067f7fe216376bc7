import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  appeal,
  type CivilDate,
  chooseEditions,
  closingDate,
  type DateInput,
  dayOfK,
  developmentCoefficient,
  editionOn,
  eventEligibility,
  findEdition,
  firstRating,
  floorOn,
  formatDate,
  formatHundredths,
  halfPoints,
  hundredths,
  inclusion,
  isInactiveOn,
  isStillShown,
  kOfLaterList,
  lastDayOfPooling,
  listInForce,
  listOfEvent,
  monthlyListsFrom,
  nextList,
  openList,
  parseDate,
  periodOf,
  points,
  rateEvent,
  ratePeriod,
  ratingChange,
  standing,
  withRatingsPerGame,
  yearMonthDay,
} from '../src/index.ts';
import { refusal } from './helpers.ts';

const edition = findEdition('standard', '2014-07');
const editions = chooseEditions({});
const { at } = editions;
const GAMES = [{ opponent: 2205, score: 0.5 }];
const PLAYERS = [
  { rating: 2000, k: 20 },
  { rating: 2100, k: 20 },
];
const FACTS = { type: 'swiss', players: [{ rating: 2000 }, { rating: 2100 }] } as const;
const PLAYED = [{ white: 0, black: 1, whiteScore: 1, blackScore: 0, played: true, round: 1 }];
const EXPLAIN = { explain: true } as const;

/** Every function of the package with a date, and every field that takes one. */
const TAKING: Readonly<Record<string, (on: (text: string) => DateInput) => unknown>> = {
  addDays: (on) => addDays(on('2024-02-28'), 2),
  addMonths: (on) => addMonths(on('2024-01-31'), 1),
  appeal: (on) => appeal(edition, on('2015-03-01')),
  closingDate: (on) => closingDate(edition, on('2015-03-01'), false),
  dayOfK: (on) =>
    dayOfK(at, at(null), { start: on('2025-12-20'), end: on('2025-12-29'), received: on('2025-12-29') }),
  developmentCoefficient: (on) =>
    developmentCoefficient(
      edition,
      { rating: 2000, played: 40, on: on('2015-03-01'), birth: on('2000-05-05') },
      EXPLAIN,
    ),
  editionOn: (on) => editionOn('standard', on('2024-03-01')).id,
  eventEligibility: (on) =>
    eventEligibility(at, edition, {
      ...FACTS,
      start: on('2015-03-01'),
      end: on('2015-03-05'),
      registered: on('2015-02-28'),
      received: on('2015-06-01'),
      reportedToOfficer: on('2015-05-01'),
    }),
  firstRating: (on) =>
    firstRating(editions, { events: [{ start: on('2025-10-31'), games: GAMES }] }, EXPLAIN),
  floorOn: (on) => floorOn(findEdition('standard', '2024-03'), on('2024-03-01')),
  formatDate: (on) => formatDate(on('2024-03-01')),
  inclusion: (on) =>
    inclusion(
      edition,
      {
        suspended: { federation: 'AAA', from: on('2015-03-01') },
        removed: on('2015-03-02'),
        excepted: on('2015-03-03'),
      },
      EXPLAIN,
    ),
  isInactiveOn: (on) =>
    isInactiveOn(edition, on('2015-03-01'), {
      firstListed: on('2012-03-01'),
      gamesInYear: 0,
      wasInactive: false,
    }),
  isStillShown: (on) => isStillShown(findEdition('standard', '2009-07'), on('2011-03-01'), on('2010-01-01')),
  kOfLaterList: (on) => kOfLaterList(at(null), { k: 20, before: 40, list: on('2024-03-01') }),
  lastDayOfPooling: (on) => lastDayOfPooling(at, edition, on('2015-03-01')),
  listInForce: (on) => listInForce(at, on('2015-03-05'), EXPLAIN),
  listOfEvent: (on) =>
    listOfEvent(at, edition, { end: on('2015-03-05'), received: on('2015-03-09') }, EXPLAIN),
  monthlyListsFrom: (on) => monthlyListsFrom({ decided: on('2010-03-05') }),
  nextList: (on) => nextList(at, on('2015-03-05')),
  openList: (on) => openList(at, on('2015-03-01'), on('2015-05-01'), EXPLAIN),
  periodOf: (on) => periodOf(at, on('2015-03-05')),
  rateEvent: (on) =>
    rateEvent(edition, { start: on('2015-03-05'), type: 'swiss', players: PLAYERS, games: PLAYED }),
  ratePeriod: (on) =>
    ratePeriod(
      editions,
      { rating: 2400, k: 10, events: [{ start: on('2025-10-31'), rating: 2395, games: GAMES }] },
      EXPLAIN,
    ),
  standing: (on) =>
    standing(
      edition,
      {
        list: on('2015-03-01'),
        rating: 2000,
        history: [{ list: on('2014-05-01'), games: 3 }],
        firstListed: on('2012-03-01'),
      },
      EXPLAIN,
    ),
  withRatingsPerGame: (on) =>
    withRatingsPerGame(
      PLAYED,
      () => on('2009-08-01'),
      (day) => day,
    ),
  yearMonthDay: (on) => yearMonthDay(on('2024-02-29')),
};

describe('a date is given as text or as a CivilDate, with the same answer', () => {
  test.each(Object.entries(TAKING))('%s', (_, ask) => {
    expect(ask((text) => text)).toEqual(ask(parseDate));
  });
});

describe('what is no day is refused, with the path to it', () => {
  // Milliseconds, a fraction, and a day that is in no calendar.
  test.each([Date.UTC(2024, 2, 1), 0.5, Number.NaN, '2024-02-30', '1.3.2024'])('%s', (value) => {
    const day = value as CivilDate;
    expect(refusal(() => nextList(at, day))).toMatchObject({
      code: 'invalid-date',
      values: { value: String(value) },
    });
    const history = [
      { list: parseDate('2014-05-01'), games: 3 },
      { list: day, games: 3 },
    ];
    const input = { list: '2015-03-01', rating: 2000, history, firstListed: '2012-03-01' };
    for (const [path, call] of [
      ['history[1].list', () => standing(edition, input)],
      ['end', () => listOfEvent(at, edition, { end: day })],
      ['start', () => dayOfK(at, edition, { start: day, end: '2015-03-05' })],
      ['registered', () => eventEligibility(at, edition, { ...FACTS, start: '2015-03-01', registered: day })],
      [
        'events[0].start',
        () =>
          ratePeriod(editions, { rating: 2400, k: 10, events: [{ start: day, rating: 2395, games: GAMES }] }),
      ],
    ] as const)
      expect(() => call()).toThrow(
        expect.objectContaining({ code: 'invalid-date', values: expect.objectContaining({ path }) }),
      );
  });
});

test('the types keep units apart', () => {
  const { score, change } = ratingChange(at(null), { rating: 2400, k: 10, games: GAMES });
  expect([points(score), formatHundredths(change)]).toEqual([0.5, '-2.50']);
  // @ts-expect-error: a change is no score
  expect(points(change)).toBe(-125);
  // @ts-expect-error: a score is no change
  expect(formatHundredths(score)).toBe('0.01');
  // @ts-expect-error: a plain number may be either
  expect(points(1)).toBe(0.5);
  // @ts-expect-error: milliseconds are no day
  expect(() => nextList(at, Date.UTC(2024, 2, 1))).toThrow('invalid-date');
  expect([points(halfPoints(1)), formatHundredths(hundredths(-61))]).toEqual([0.5, '-0.61']);
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(refusal(() => hundredths(value)).code).toBe('invalid-count');
    expect(refusal(() => halfPoints(value)).code).toBe('invalid-count');
  }
});
