import {
  type CivilDate,
  type Edition,
  type EventInput,
  type EventPlayerInput,
  floorOn,
  type PlayerOutcome,
  parseDate,
  rateEvent,
} from '@eloquence/rating';
import { OfficeError } from '../errors.ts';
import type { GameSet } from '../events/game-set.ts';
import { type Entries, EventPlayers, type RatingSource } from './entries.ts';
import type { ClosingInput, DueEvent, NamedList, UnratedEvent } from './input.ts';
import { ratingIn } from './rows.ts';

export interface RatedEvent {
  readonly id: string;
  readonly edition: Edition;
  readonly start: CivilDate;
  /** The lists the ratings were taken from. */
  readonly list: NamedList;
  readonly standard: NamedList | null;
  readonly players: EventPlayers;
}

/** What the lists and the earlier events say of the players of an event, as the engine takes it. */
export interface PreparedEvent {
  readonly edition: Edition;
  readonly start: CivilDate;
  readonly list: NamedList;
  readonly standard: NamedList | null;
  readonly input: EventInput;
}

export type BeforeOf = (key: number) => readonly UnratedEvent[];

/** The list in force at the start gives the ratings; without it nothing can be rated. */
export function prepareEvent(input: ClosingInput, event: DueEvent, beforeOf: BeforeOf): PreparedEvent {
  const { facts, keys } = event.games;
  const start = parseDate(facts.start);
  const edition = input.editions.at(start);
  const list = input.listAt(start);
  if (list === null) throw new OfficeError('no-list-in-force', { event: event.id, start: facts.start });
  const leansOnStandard = edition.cadence !== 'standard' && edition.rules.standardStandsIn.value !== null;
  const standard = leansOnStandard ? input.standardAt(start) : null;
  const players = Array.from(keys, (key): EventPlayerInput => {
    const rating = ratingIn(list, key);
    // All of one shape, though of most there is no more to say: code that meets two runs slower.
    if (rating !== null || key === 0)
      return { rating, standard: null, listedSince: null, laterEvent: false, performed: false };
    const before = beforeOf(key);
    return {
      rating,
      standard: standard && ratingIn(standard, key),
      listedSince: ratingIn(input.previous, key),
      laterEvent: before.length > 0,
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
      ratingsPerGame: facts.ratingsPerGame,
    },
  };
}

/** The games; with the ratings at the time of each where that was chosen before round 1 (2009 4.13). */
function gamesOf(input: ClosingInput, edition: Edition, set: GameSet): EventInput['games'] {
  const perGame = set.facts.ratingsPerGame && edition.rules.ratingsPerGame.value !== null;
  if (!perGame) return set.columns ?? set.games;
  return set.games.map((game) => {
    const day = set.facts.roundDates[game.round - 1] ?? null;
    const list = day === null ? null : input.listAt(parseDate(day));
    const at = (place: number): number | null => list && ratingIn(list, set.keys[place] as number);
    const [whiteRating, blackRating] = [at(game.white), at(game.black)];
    return {
      ...game,
      ...(whiteRating !== null && { whiteRating }),
      ...(blackRating !== null && { blackRating }),
    };
  });
}

/** Rates one event with the edition and the list in force at its start, and adds what it gave to the entries. */
export function rateDueEvent(
  input: ClosingInput,
  event: DueEvent,
  beforeOf: BeforeOf,
  entries: Entries,
): RatedEvent {
  const prepared = prepareEvent(input, event, beforeOf);
  const { edition, start, list, standard } = prepared;
  const { keys } = event.games;
  const { players, method } = rateEvent(edition, prepared.input, { games: false });
  const first = entries.length;
  const results: [key: number, result: UnratedEvent][] = [];
  for (let place = 0; place < players.length; place += 1) {
    const outcome = players[place] as PlayerOutcome;
    const key = keys[place] as number;
    const { rating, n, score, expected, sum } = outcome;
    const from = rating === null ? null : sourceOf(prepared.input.players[place] as EventPlayerInput);
    entries.add({ key, rating, from, n, score, expected, sum });
    const unrated = unratedEvent(event, edition, start, outcome, method === 'round-robin');
    if (unrated) results.push([key, unrated]);
  }
  return { id: event.id, edition, start, list, standard, players: new EventPlayers(entries, first, results) };
}

/** Of an unrated player the engine takes the standard rating before one listed since. */
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
    official: games.facts.official,
    games: counted.map((game) => [game.opponentRating as number, game.score / 2] as const),
    ru: initial.ru,
    n: initial.n,
    roundRobin,
    counts: initial.counts,
    performed: initial.counts && initial.ru > floorOn(edition, start),
  };
}
