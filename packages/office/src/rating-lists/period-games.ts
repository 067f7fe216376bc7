import { defined } from '@eloquence/rating';
import { NumberReader, NumberWriter } from '../bytes.ts';
import type { ListColumns } from './columns.ts';

/** The players of a period and their numbers of rated games. */
export interface PeriodGames {
  readonly keys: Int32Array;
  readonly games: Uint16Array;
}

export function periodGamesOf(columns: Pick<ListColumns, 'rows' | 'keys' | 'games'>): PeriodGames {
  const { rows, keys, games } = columns;
  let players = 0;
  for (let row = 0; row < rows; row += 1) if (games[row] !== 0) players += 1;
  const played = { keys: new Int32Array(players), games: new Uint16Array(players) };
  let next = 0;
  for (let row = 0; row < rows; row += 1) {
    if (games[row] === 0) continue;
    played.keys[next] = defined(keys[row]);
    played.games[next] = defined(games[row]);
    next += 1;
  }
  return played;
}

/** Packed by `NumberWriter`: the number of players, then for each the difference to the key before and the games. */
export function packPeriodGames({ keys, games }: PeriodGames): Uint8Array {
  const writer = new NumberWriter();
  writer.number(keys.length);
  let before = 0;
  for (let player = 0; player < keys.length; player += 1) {
    const key = defined(keys[player]);
    writer.number(key - before);
    writer.number(defined(games[player]));
    before = key;
  }
  return writer.end();
}

/** Throws a RangeError if the bytes are invalid. */
export function unpackPeriodGames(bytes: Uint8Array): PeriodGames {
  const reader = new NumberReader(bytes);
  const players = reader.number();
  if (players > bytes.length) throw new RangeError('more players than bytes');
  const played = { keys: new Int32Array(players), games: new Uint16Array(players) };
  let key = 0;
  for (let player = 0; player < players; player += 1) {
    key += reader.number();
    played.keys[player] = key;
    played.games[player] = reader.number();
  }
  return played;
}
