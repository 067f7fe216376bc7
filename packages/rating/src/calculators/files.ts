import type { GameInput } from '../change.ts';
import { parseDate } from '../date.ts';
import type { EventType } from '../initial/counting.ts';
import type { FirstRatingEvent, FirstRatingInput } from '../initial/first-rating-input.ts';
import type { Editions, PeriodEventInput, PeriodInput } from '../period.ts';
import { type Choice, chooseEditions, readCadence } from './choose.ts';
import { optional, readFlag, readHundredths, readList, readNumber, readObject, readText } from './json.ts';

/** Reads the files that `calc period` and `calc initial` take. */

function readGame(value: unknown, path: string): GameInput {
  const game = readObject(value, path, ['opponent', 'score']);
  return {
    opponent: readNumber(game.opponent, `${path}.opponent`),
    score: readNumber(game.score, `${path}.score`),
  };
}

/** In a period a game may also carry the player's own rating at that game (2009 4.13). */
function readPeriodGame(value: unknown, path: string): GameInput {
  const { own: given, ...game } = readObject(value, path, ['opponent', 'score', 'own']);
  const own = optional(given, `${path}.own`, readNumber);
  return { ...readGame(game, path), ...(own !== null && { own }) };
}

/** The caller's choice wins over the file's cadence and edition. */
function chooseFor(choice: Choice, cadence: string | null, edition: string | null): Editions {
  const own: Choice = { ...choice, cadence: choice.cadence ?? readCadence(cadence ?? 'standard') };
  const editions = chooseEditions(own);
  if (choice.edition || edition === null) return editions;
  const whole = chooseEditions({ ...own, edition }).whole;
  return { at: (date) => (date === null && whole ? whole : editions.at(date)), ...(whole && { whole }) };
}

export function readPeriodFile(choice: Choice, value: unknown): { choice: Editions; input: PeriodInput } {
  const file = readObject(value, 'file', [
    'cadence',
    'edition',
    'list',
    'rating',
    'k',
    'events',
    'corrections',
  ]);
  const list = optional(file.list, 'list', readText);
  if (list !== null) parseDate(list);
  const input: PeriodInput = {
    rating: readNumber(file.rating, 'rating'),
    k: readNumber(file.k, 'k'),
    events: readList(file.events, 'events', readPeriodEvent),
    corrections:
      optional(file.corrections, 'corrections', (value, path) => readList(value, path, readHundredths)) ?? [],
  };
  const cadence = optional(file.cadence, 'cadence', readText);
  return { choice: chooseFor(choice, cadence, optional(file.edition, 'edition', readText)), input };
}

function readPeriodEvent(value: unknown, path: string): PeriodEventInput {
  const event = readObject(value, path, ['start', 'rating', 'k', 'games']);
  return {
    start: optional(event.start, `${path}.start`, readText),
    rating: readNumber(event.rating, `${path}.rating`),
    k: optional(event.k, `${path}.k`, readNumber),
    games: readList(event.games, `${path}.games`, readPeriodGame),
  };
}

export function readFirstRatingFile(
  choice: Choice,
  value: unknown,
): { choice: Editions; input: FirstRatingInput } {
  const file = readObject(value, 'file', ['cadence', 'edition', 'events', 'member']);
  const input: FirstRatingInput = {
    events: readList(file.events, 'events', readFirstRatingEvent),
    member: optional(file.member, 'member', readText),
  };
  const cadence = optional(file.cadence, 'cadence', readText);
  return { choice: chooseFor(choice, cadence, optional(file.edition, 'edition', readText)), input };
}

function readFirstRatingEvent(value: unknown, path: string): FirstRatingEvent {
  const event = readObject(value, path, [
    'start',
    'type',
    'official',
    'games',
    'ru',
    'n',
    'opponents',
    'crosstableScore',
  ]);
  const games = optional(event.games, `${path}.games`, (list, at) => readList(list, at, readGame));
  return {
    start: optional(event.start, `${path}.start`, readText),
    type: (optional(event.type, `${path}.type`, readText) ?? 'swiss') as EventType,
    official: optional(event.official, `${path}.official`, readFlag) ?? false,
    ...(games && { games }),
    ru: optional(event.ru, `${path}.ru`, readNumber),
    n: optional(event.n, `${path}.n`, readNumber),
    opponents: optional(event.opponents, `${path}.opponents`, readNumber),
    crosstableScore: optional(event.crosstableScore, `${path}.crosstableScore`, readNumber),
  };
}
