import { type CivilDate, defined, type Edition, formatDate } from '@eloquence/rating';
import { NumberReader, NumberWriter } from '../../bytes.ts';
import { OfficeError } from '../../errors.ts';
import { type EventPlayer, type EventPlayers, NO_K, SOURCES } from './event-players.ts';

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
// Shared: creating one takes longer than using it.
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** What is packed of an event, after the periods of its players are summed. */
interface EventToKeep {
  readonly edition: Pick<Edition, 'id'>;
  readonly start: CivilDate;
  readonly list: StoredEvent['list'];
  readonly standard: StoredEvent['standard'];
  readonly players: EventPlayers;
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
  writer.bytes(ENCODER.encode(JSON.stringify({ format: FORMAT, ...header })));
  writePlayers(writer, players);
  return writer.end();
}

function writePlayers(writer: NumberWriter, { entries, first, length }: EventPlayers): void {
  writer.number(length);
  for (let entry = first; entry < first + length; entry += 1) {
    const rating = defined(entries.ratings[entry]);
    const k = defined(entries.ks[entry]);
    writer.number(defined(entries.keys[entry]));
    writer.optional(rating === 0 ? null : rating);
    writer.byte(defined(entries.sources[entry]));
    writer.number(defined(entries.n[entry]));
    writer.number(defined(entries.scores[entry]));
    writer.number(defined(entries.expected[entry]));
    writer.signed(defined(entries.sums[entry]));
    writer.optional(k === NO_K ? null : k);
    writer.byte(k === NO_K ? 0 : 1);
    if (k !== NO_K) writer.signed(defined(entries.changes[entry]));
  }
}

export function unpackRatedEvent(bytes: Uint8Array): StoredEvent {
  const reader = new NumberReader(bytes);
  const { format, ...event } = JSON.parse(DECODER.decode(reader.bytes()));
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
