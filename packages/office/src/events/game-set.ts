import type { EventGameInput, EventType } from '@eloquence/rating';
import { OfficeError } from '../errors.ts';

/** What the rating of an event depends on besides its games and the lists. */
export interface GameSetFacts {
  readonly type: EventType;
  readonly start: string;
  readonly end: string;
  readonly official: boolean;
  /** Minutes for 60 moves, where known. */
  readonly minutes: number | null;
  readonly scheduledGames: number | null;
  readonly waivedMatchRule: boolean;
  readonly ratingsPerGame: boolean;
  /** The day of each round; empty where the report does not say. */
  readonly roundDates: readonly (string | null)[];
}

/** One game between two players of the set, by their places. */
export interface SetGame {
  readonly white: number;
  readonly black: number;
  readonly whiteScore: number;
  readonly blackScore: number;
  readonly played: boolean;
  readonly coloured: boolean;
  readonly round: number;
}

/** The games of an accepted report, with players of the store in the place of names: nothing personal is in it. */
export interface GameSet {
  readonly facts: GameSetFacts;
  /** Internal keys; 0: nobody the store knows, a player without an ID. */
  readonly keys: Int32Array;
  /** Start numbers in the report. */
  readonly numbers: Uint16Array;
  readonly games: readonly SetGame[];
}

const FORMAT = 1;
const PLAYED = 16;
const COLOURED = 32;

/**
 * One value per event: a header (JSON: format, facts, number of players and games), then the columns, little
 * endian: keys (4 bytes), start numbers (2); white and black (2 each), round (2), result (1: half points of
 * white and black in two bits each, played, colours known).
 */
export function packGameSet({ facts, keys, numbers, games }: GameSet): Uint8Array {
  const header = new TextEncoder().encode(
    JSON.stringify({ format: FORMAT, facts, players: keys.length, games: games.length }),
  );
  const bytes = new Uint8Array(4 + header.length + keys.length * 6 + games.length * 7);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, header.length, true);
  bytes.set(header, 4);
  let at = 4 + header.length;
  keys.forEach((key, index) => {
    view.setInt32(at, key, true);
    view.setUint16(at + 4, numbers[index] as number, true);
    at += 6;
  });
  for (const game of games) {
    view.setUint16(at, game.white, true);
    view.setUint16(at + 2, game.black, true);
    view.setUint16(at + 4, game.round, true);
    view.setUint8(
      at + 6,
      game.whiteScore * 2 +
        game.blackScore * 2 * 4 +
        (game.played ? PLAYED : 0) +
        (game.coloured ? COLOURED : 0),
    );
    at += 7;
  }
  return bytes;
}

export function unpackGameSet(bytes: Uint8Array): GameSet {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const headerBytes = view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headerBytes)));
  if (header.format !== FORMAT) throw new OfficeError('format-unknown', { found: String(header.format) });
  const keys = new Int32Array(header.players);
  const numbers = new Uint16Array(header.players);
  let at = 4 + headerBytes;
  for (let index = 0; index < keys.length; index += 1, at += 6) {
    keys[index] = view.getInt32(at, true);
    numbers[index] = view.getUint16(at + 4, true);
  }
  const games: SetGame[] = [];
  for (let index = 0; index < header.games; index += 1, at += 7) {
    const result = view.getUint8(at + 6);
    games.push({
      white: view.getUint16(at, true),
      black: view.getUint16(at + 2, true),
      round: view.getUint16(at + 4, true),
      whiteScore: (result & 3) / 2,
      blackScore: ((result >> 2) & 3) / 2,
      played: (result & PLAYED) !== 0,
      coloured: (result & COLOURED) !== 0,
    });
  }
  return { facts: header.facts, keys, numbers, games };
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
      numbers.push(set.numbers[index] as number);
      if (key !== 0) places.set(key, keys.length - 1);
      return keys.length - 1;
    });
    for (const game of set.games) {
      games.push({
        ...game,
        white: placeOf[game.white] as number,
        black: placeOf[game.black] as number,
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
      start: starts[0] as string,
      end: ends.at(-1) as string,
      roundDates: Array.from(roundDates, (date) => date ?? null),
    },
    keys: Int32Array.from(keys),
    numbers: Uint16Array.from(numbers),
    games,
  };
}

/** A game as the engine takes it. */
export function gameInput({ coloured: _, ...game }: SetGame): EventGameInput {
  return game;
}
