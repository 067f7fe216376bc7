import { type CivilDate, defined, type Edition, formatDate } from '@eloquence/rating';
import { NumberReader, NumberWriter } from '../../bytes.ts';
import { OfficeError } from '../../errors.ts';
import type { EventPlayer, RatingSource } from './event-players.ts';

/** What is stored of a rated event: enough to show it and to trace every rating. */
export interface StoredEvent {
  readonly edition: string;
  readonly start: string;
  /** The list in force at the start, and the standard one where the event used it. */
  readonly list: { readonly id: number; readonly date: number };
  readonly standard: { readonly id: number; readonly date: number } | null;
  readonly players: readonly EventPlayer[];
}

const FORMAT = 2;

/** Where ratings come from, by number. */
const SOURCES: readonly (RatingSource | null)[] = [null, 'list', 'standard', 'since'];

/** What is packed of an event, after the periods of its players are summed. */
interface EventToKeep extends Omit<StoredEvent, 'edition' | 'start'> {
  readonly edition: Pick<Edition, 'id'>;
  readonly start: CivilDate;
}

/** A header (JSON) and the numbers of each player, as `NumberWriter` packs them. */
export function packRatedEvent({ edition, start, list, standard, players }: EventToKeep): Uint8Array {
  const writer = new NumberWriter();
  const header: Omit<StoredEvent, 'players'> = {
    edition: edition.id,
    start: formatDate(start),
    list: { id: list.id, date: list.date },
    standard: standard && { id: standard.id, date: standard.date },
  };
  writer.json({ format: FORMAT, ...header });
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

export function unpackRatedEvent(bytes: Uint8Array): StoredEvent {
  const reader = new NumberReader(bytes);
  const { format, ...event } = reader.json() as StoredEvent & { readonly format: number };
  if (format !== FORMAT) throw new OfficeError('format-unknown', { found: String(format) });
  const players = Array.from({ length: reader.number() }, (): EventPlayer => {
    const key = reader.number();
    const rating = reader.optional();
    const from = defined(SOURCES[reader.byte()]);
    const [n, score, expected] = [reader.number(), reader.number(), reader.number()];
    const [sum, k] = [reader.signed(), reader.optional()];
    const change = reader.byte() === 0 ? null : reader.signed();
    return { key, rating, from, n, score, expected, sum, k, change };
  });
  return { ...event, players };
}
