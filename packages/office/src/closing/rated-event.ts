import { formatDate } from '@eloquence/rating';
import { NumberReader, NumberWriter } from '../bytes.ts';
import { OfficeError } from '../errors.ts';
import type { EventPlayer, RatedEvent } from './event.ts';

/** What is kept of an event on a list: enough to show it, and to know where every rating came from. */
export interface KeptEvent {
  readonly edition: string;
  readonly start: string;
  /** The list in force at the start, and the standard one where the event leaned on it. */
  readonly list: { readonly id: number; readonly date: number };
  readonly standard: { readonly id: number; readonly date: number } | null;
  readonly players: readonly KeptPlayer[];
}

export type KeptPlayer = Readonly<Omit<EventPlayer, 'unrated'>>;

const FORMAT = 2;

/** `event`: after the periods of its players are summed. */
export function keptEvent({ edition, start, list, standard, players }: RatedEvent): KeptEvent {
  return {
    edition: edition.id,
    start: formatDate(start),
    list: { id: list.id, date: list.date },
    standard: standard && { id: standard.id, date: standard.date },
    players,
  };
}

/** Where ratings come from, by number. */
const SOURCES: readonly EventPlayer['from'][] = [null, 'list', 'standard', 'since'];

/** A header (JSON) and the numbers of each player, as `NumberWriter` packs them. */
export function packRatedEvent({ players, ...event }: KeptEvent): Uint8Array {
  const writer = new NumberWriter();
  writer.bytes(new TextEncoder().encode(JSON.stringify({ format: FORMAT, ...event })));
  writer.number(players.length);
  for (const { key, rating, from, n, score, expected, sum, k, change } of players) {
    writer.number(key);
    writer.optional(rating);
    writer.byte(SOURCES.indexOf(from));
    writer.number(n);
    writer.number(score);
    writer.number(expected);
    writer.signed(sum);
    writer.optional(k);
    writer.byte(change === null ? 0 : 1);
    if (change !== null) writer.signed(change);
  }
  return writer.end();
}

export function unpackRatedEvent(bytes: Uint8Array): KeptEvent {
  const reader = new NumberReader(bytes);
  const { format, ...event } = JSON.parse(new TextDecoder().decode(reader.bytes()));
  if (format !== FORMAT) throw new OfficeError('format-unknown', { found: String(format) });
  const players = Array.from({ length: reader.number() }, (): KeptPlayer => {
    const key = reader.number();
    const rating = reader.optional();
    const from = SOURCES[reader.byte()] as EventPlayer['from'];
    const [n, score, expected] = [reader.number(), reader.number(), reader.number()];
    const [sum, k] = [reader.signed(), reader.optional()];
    const change = reader.byte() === 0 ? null : reader.signed();
    return { key, rating, from, n, score, expected, sum, k, change };
  });
  return { ...event, players };
}
