import {
  type CivilDate,
  defined,
  type Edition,
  type EventInput,
  type EventPlayerInput,
  floorOn,
  type PlayerOutcome,
  parseDate,
  rateEvent,
  takesRatingsPerGame,
  withRatingsPerGame,
} from '@eloquence/rating';
import { OfficeError } from '../../errors.ts';
import type { GameSet } from '../../reports/game-set.ts';
import type { EventPlayer, RatingSource } from './event-players.ts';
import type { DueEvent, NamedList, PeriodInput, UnratedEvent } from './input.ts';
import { ratingIn } from './list-lookup.ts';

export interface RatedEvent {
  readonly id: string;
  readonly edition: Edition;
  readonly start: CivilDate;
  /** The lists the ratings were taken from. */
  readonly list: NamedList;
  readonly standard: NamedList | null;
  /** K and change are known once the periods are summed. */
  readonly players: readonly EventPlayer[];
  /** The results of unrated players, by key. */
  readonly unrated: readonly (readonly [key: number, result: UnratedEvent])[];
}

/** Ratings and earlier results of the players of an event, as the engine takes them. */
export interface PreparedEvent {
  readonly edition: Edition;
  readonly start: CivilDate;
  readonly list: NamedList;
  readonly standard: NamedList | null;
  readonly input: EventInput;
}

export type EarlierResultsOf = (key: number) => readonly UnratedEvent[];

/** The list in force at the start gives the ratings; without it nothing can be rated. */
export function prepareEvent(
  input: PeriodInput,
  event: DueEvent,
  earlierResultsOf: EarlierResultsOf,
): PreparedEvent {
  const { facts, keys } = event.games;
  const start = parseDate(facts.start);
  const edition = input.editions.at(start);
  const list = input.listAt(start);
  if (list === null) throw new OfficeError('no-list-in-force', { event: event.id, start: facts.start });
  const leansOnStandard = edition.cadence !== 'standard' && edition.rules.standardStandsIn.value !== null;
  const standard = leansOnStandard ? input.standardAt(start) : null;
  const players = Array.from(keys, (key): EventPlayerInput => {
    const rating = ratingIn(list, key);
    if (rating !== null || key === 0)
      return {
        rating,
        standard: null,
        listedSince: null,
        laterEvent: false,
        counted: false,
        performed: false,
      };
    const before = earlierResultsOf(key);
    return {
      rating,
      standard: standard && ratingIn(standard, key),
      listedSince: ratingIn(input.previous, key),
      laterEvent: before.length > 0,
      counted: before.some((each) => each.counts),
      performed: before.some((each) => each.performed),
    };
  });
  return {
    edition,
    start,
    list,
    standard,
    input: {
      start: facts.start,
      type: facts.type,
      players,
      games: gamesOf(input, edition, event.games),
      minutes: facts.minutes,
      scheduledGames: facts.scheduledGames,
      waivedMatchRule: facts.waivedMatchRule,
      official: facts.official,
      continental: facts.continental === true,
      ratingsPerGame: facts.ratingsPerGame,
    },
  };
}

/** The games; with the ratings at the time of each where that was chosen before round 1 (2009 4.13). */
function gamesOf(input: PeriodInput, edition: Edition, set: GameSet): EventInput['games'] {
  if (!takesRatingsPerGame(edition, set.facts.ratingsPerGame)) return set.games;
  const dayOf = (round: number): CivilDate | null => {
    const day = set.facts.roundDates[round - 1] ?? null;
    return day === null ? null : parseDate(day);
  };
  return withRatingsPerGame(set.games, dayOf, (day, place) => {
    const list = input.listAt(day);
    return list && ratingIn(list, defined(set.keys[place]));
  });
}

/** Rates one event with the edition and the list in force at its start. */
export function rateDueEvent(
  input: PeriodInput,
  event: DueEvent,
  earlierResultsOf: EarlierResultsOf,
): RatedEvent {
  const prepared = prepareEvent(input, event, earlierResultsOf);
  const { edition, start, list, standard } = prepared;
  const { keys } = event.games;
  const { players, method } = rateEvent(edition, prepared.input);
  const unrated: [key: number, result: UnratedEvent][] = [];
  const results = players.map((outcome, place): EventPlayer => {
    const key = defined(keys[place]);
    const { rating, n, score, expected, sum } = outcome;
    const from = rating === null ? null : sourceOf(defined(prepared.input.players[place]));
    const result = unratedEvent(event, edition, start, outcome, method === 'round-robin');
    if (result) unrated.push([key, result]);
    return { key, rating, from, n, score, expected, sum, k: null, change: null };
  });
  return { id: event.id, edition, start, list, standard, players: results, unrated };
}

/** For an unrated player the engine prefers the standard rating to one listed since. */
function sourceOf({ rating, standard }: EventPlayerInput): RatingSource {
  if (rating !== null) return 'list';
  return standard ? 'standard' : 'since';
}

function unratedEvent(
  { id, games }: DueEvent,
  edition: Edition,
  start: CivilDate,
  outcome: PlayerOutcome,
  roundRobin: boolean,
): UnratedEvent | null {
  const { initial } = outcome;
  if (outcome.rating !== null || initial === null) return null;
  const counted = outcome.games.filter((game) => game.counted && game.opponentRating !== null);
  return {
    event: id,
    start: games.facts.start,
    type: games.facts.type,
    official: games.facts.official || games.facts.continental === true,
    games: counted.map((game) => [game.opponentRating as number, game.score / 2] as const),
    ru: initial.ru,
    n: initial.n,
    roundRobin,
    counts: initial.counts,
    performed: initial.counts && initial.ru > floorOn(edition, start),
    ...countingFacts(edition, initial, counted),
  };
}

/** Facts behind the decision of `rateEvent` that do not follow from the counted games. */
function countingFacts(
  edition: Edition,
  { counting }: NonNullable<PlayerOutcome['initial']>,
  counted: PlayerOutcome['games'],
): Pick<UnratedEvent, 'opponents' | 'crosstableScore'> {
  if (counting === null) return {};
  const { opponents } = counting.met;
  const score = counted.reduce((sum, game) => sum + game.score, 0);
  const countsOpponents = edition.rules.minimumOpponents.value?.counted === 'opponents';
  return {
    ...(countsOpponents && opponents < counted.length && { opponents }),
    ...(counting.score !== score && { crosstableScore: counting.score / 2 }),
  };
}
