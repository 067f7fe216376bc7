import type { EventType, GameException } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import { NumberReader, NumberWriter } from '../bytes.ts';
import { OfficeError } from '../errors.ts';

/** What the rating of an event depends on, besides games and lists. */
export interface GameSetFacts {
  readonly type: EventType;
  readonly start: string;
  readonly end: string;
  readonly official: boolean;
  /** Only where true: older sets have no such fact. */
  readonly continental?: boolean;
  /** Minutes for 60 moves, where known. */
  readonly minutes: number | null;
  readonly scheduledGames: number | null;
  readonly waivedMatchRule: boolean;
  readonly ratingsPerGame: boolean;
  /** Empty if the report has no dates. */
  readonly roundDates: readonly (string | null)[];
}

/** White and black are indexes of players. */
export interface SetGame {
  readonly white: number;
  readonly black: number;
  readonly whiteScore: number;
  readonly blackScore: number;
  readonly played: boolean;
  readonly coloured: boolean;
  readonly round: number;
  /** Why it is not rated although it began. */
  readonly exception?: GameException;
}

/** The games of an accepted report. Players are keys, so it contains no personal data. */
export interface GameSet {
  readonly facts: GameSetFacts;
  /** Internal keys; 0: a player without an ID. */
  readonly keys: Int32Array;
  readonly numbers: Uint16Array;
  readonly games: readonly SetGame[];
}

const FORMAT = 2;
const PLAYED = 16;
const COLOURED = 32;
/** The round byte: as the game before, the next round, or the number follows. */
const NEXT_ROUND = 64;
const OTHER_ROUND = 128;

/**
 * One value per event, of numbers as `NumberWriter` packs them: a header (JSON: format, facts, exceptions), how many players and
 * games; of each player the difference of his key and of his start number from the one before; of each game the places
 * of white and black and a byte (half points of white and black in two bits each, played, colours known, round).
 */
export function packGameSet({ facts, keys, numbers, games }: GameSet): Uint8Array {
  const writer = new NumberWriter();
  const exceptions = games.flatMap(({ exception }, game) => (exception ? [[game, exception]] : []));
  writer.json({ format: FORMAT, facts, ...(exceptions.length > 0 && { exceptions }) });
  writer.number(keys.length);
  writer.number(games.length);
  let [key, number, round] = [0, 0, 0];
  keys.forEach((each, index) => {
    writer.signed(each - key);
    key = each;
    writer.signed(defined(numbers[index]) - number - 1);
    number = defined(numbers[index]);
  });
  for (const game of games) {
    writer.number(game.white);
    writer.number(game.black);
    const step = game.round === round ? 0 : game.round === round + 1 ? NEXT_ROUND : OTHER_ROUND;
    writer.byte(
      game.whiteScore * 2 +
        game.blackScore * 2 * 4 +
        (game.played ? PLAYED : 0) +
        (game.coloured ? COLOURED : 0) +
        step,
    );
    if (step === OTHER_ROUND) writer.number(game.round);
    round = game.round;
  }
  return writer.end();
}

interface Header {
  readonly format: number;
  readonly facts: GameSetFacts;
  readonly exceptions?: readonly (readonly [game: number, exception: GameException])[];
}

export function unpackGameSet(bytes: Uint8Array): GameSet {
  const reader = new NumberReader(bytes);
  const { format, facts, exceptions = [] } = reader.json() as Header;
  if (format !== FORMAT) throw new OfficeError('format-unknown', { found: String(format) });
  const exceptionOf = new Map(exceptions);
  const keys = new Int32Array(reader.number());
  const numbers = new Uint16Array(keys.length);
  const count = reader.number();
  let [key, number, round] = [0, 0, 0];
  for (let index = 0; index < keys.length; index += 1) {
    key += reader.signed();
    keys[index] = key;
    number += reader.signed() + 1;
    numbers[index] = number;
  }
  const games = Array.from({ length: count }, (_, game): SetGame => {
    const [white, black, result] = [reader.number(), reader.number(), reader.byte()];
    if ((result & OTHER_ROUND) !== 0) round = reader.number();
    else if ((result & NEXT_ROUND) !== 0) round += 1;
    const exception = exceptionOf.get(game);
    return {
      white,
      black,
      whiteScore: (result & 3) / 2,
      blackScore: ((result >> 2) & 3) / 2,
      played: (result & PLAYED) !== 0,
      coloured: (result & COLOURED) !== 0,
      round,
      ...(exception && { exception }),
    };
  });
  return { facts, keys, numbers, games };
}

/** The parts of one competition as one event: each player once, rounds one after the other (2005 and 2009 6.2). */
export function joinGameSets(sets: readonly GameSet[]): GameSet {
  const [first, ...others] = sets;
  if (first === undefined) throw new OfficeError('nothing-to-join');
  if (others.length === 0) return first;
  const places = new Map<number, number>();
  const keys: number[] = [];
  const numbers: number[] = [];
  const games: SetGame[] = [];
  const roundDates: (string | null)[] = [];
  for (const set of sets) {
    const roundsBefore = games.reduce((most, game) => Math.max(most, game.round), 0);
    const placeOf = [...set.keys].map((key, index) => {
      const known = key === 0 ? undefined : places.get(key);
      if (known !== undefined) return known;
      keys.push(key);
      numbers.push(defined(set.numbers[index]));
      if (key !== 0) places.set(key, keys.length - 1);
      return keys.length - 1;
    });
    for (const game of set.games) {
      games.push({
        ...game,
        white: defined(placeOf[game.white]),
        black: defined(placeOf[game.black]),
        round: roundsBefore + game.round,
      });
    }
    set.facts.roundDates.forEach((date, index) => {
      roundDates[roundsBefore + index] = date;
    });
  }
  const starts = sets.map(({ facts }) => facts.start).sort();
  const ends = sets.map(({ facts }) => facts.end).sort();
  return {
    facts: {
      ...first.facts,
      start: defined(starts[0]),
      end: defined(ends.at(-1)),
      roundDates: Array.from(roundDates, (date) => date ?? null),
    },
    keys: Int32Array.from(keys),
    numbers: Uint16Array.from(numbers),
    games,
  };
}
