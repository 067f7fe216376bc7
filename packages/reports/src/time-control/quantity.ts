import type { Reader } from './reader.ts';

/** A number and what it counts, as far as the words say. */
export type Quantity =
  | { readonly kind: 'time'; readonly seconds: number; readonly inSeconds: boolean; readonly vague: boolean }
  | { readonly kind: 'moves'; readonly value: number }
  | { readonly kind: 'bare'; readonly value: number };

/** `90`, `90 min`, `1h30`, `1:30 h`, `30 sec`, `40 moves`. */
export function readQuantity(reader: Reader): Quantity | null {
  reader.skip('first');
  const token = reader.next();
  if (token?.kind === 'clock') return readClock(reader, token.seconds, token.short);
  if (token?.kind !== 'number') return null;
  const { quarters } = token;
  const value = quarters % 4 === 0 ? quarters / 4 : null;
  if (reader.is('hour')) {
    reader.next();
    return time(quarters * 900 + readMinutesOfHour(reader));
  }
  if (reader.is('minute')) {
    reader.next();
    return time(quarters * 15);
  }
  if (value === null) return null;
  if (reader.is('second')) {
    reader.next();
    return { ...time(value), inSeconds: true };
  }
  if (reader.is('move')) {
    reader.skip('move');
    return { kind: 'moves', value };
  }
  return { kind: 'bare', value };
}

export function time(seconds: number): Quantity & { kind: 'time' } {
  return { kind: 'time', seconds, inSeconds: false, vague: false };
}

/** The minutes of `1h40` and `1 hour 40 min`, not the moves of `1h 40 moves`; in seconds. */
function readMinutesOfHour(reader: Reader): number {
  const minutes = reader.number();
  if (minutes === null || minutes >= 60 || ['move', 'second', 'hour'].includes(reader.kind(1))) return 0;
  reader.next();
  reader.skip('minute');
  return minutes * 60;
}

function readClock(reader: Reader, seconds: number, short: boolean): Quantity | null {
  if (reader.is('hour') && short) {
    reader.next();
    return time(seconds);
  }
  // 3:00 may be a blitz game; nobody plays one of 1:30
  if (short && (seconds < 3600 || seconds >= 3 * 3600)) return null;
  // 0:00:10
  return { ...time(seconds), inSeconds: seconds < 60, vague: short };
}
