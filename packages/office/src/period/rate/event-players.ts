import { defined } from '@eloquence/rating';
import type { UnratedEvent } from './input.ts';

/** Which list or report a player's rating comes from. */
export type RatingSource = 'list' | 'standard' | 'since';

/** The result of a player in an event. */
export interface EventPlayer {
  readonly key: number;
  /** The rating used; null: unrated. */
  readonly rating: number | null;
  readonly from: RatingSource | null;
  readonly n: number;
  readonly score: number;
  readonly expected: number;
  /** ΣΔR in hundredths. */
  readonly sum: number;
  /** K after the limit on K × n; null until the period is summed, and without rated games. */
  readonly k: number | null;
  /** In hundredths, exact; null where K is. */
  readonly change: number | null;
}

/** Where ratings come from, by number. */
export const SOURCES: readonly (RatingSource | null)[] = [null, 'list', 'standard', 'since'];

/** Instead of K: none was used. */
export const NO_K = -1;

/** 22 bits: with the 31 bits of a player's key they fit into a double. */
const MOST_ENTRIES = 4_194_304;

/**
 * The results of the players of all events of a list, as columns: objects would live until the list is stored, and slow
 * down every garbage collection until then.
 */
export class EventPlayerColumns {
  readonly keys: Int32Array;
  /** 0: unrated. */
  readonly ratings: Uint16Array;
  /** Places in `SOURCES`. */
  readonly sources: Uint8Array;
  readonly n: Int32Array;
  readonly scores: Int32Array;
  readonly expected: Int32Array;
  readonly sums: Int32Array;
  /** `NO_K` where `EventPlayer` has null. */
  readonly ks: Int16Array;
  readonly changes: Int32Array;
  length = 0;

  /** `most`: the capacity. */
  constructor(most: number) {
    if (most > MOST_ENTRIES) throw new RangeError(`more than ${MOST_ENTRIES} players of events on one list`);
    this.keys = new Int32Array(most);
    this.ratings = new Uint16Array(most);
    this.sources = new Uint8Array(most);
    this.n = new Int32Array(most);
    this.scores = new Int32Array(most);
    this.expected = new Int32Array(most);
    this.sums = new Int32Array(most);
    this.ks = new Int16Array(most).fill(NO_K);
    this.changes = new Int32Array(most);
  }

  add(player: Omit<EventPlayer, 'k' | 'change'>): void {
    const entry = this.length;
    this.keys[entry] = player.key;
    this.ratings[entry] = player.rating ?? 0;
    this.sources[entry] = SOURCES.indexOf(player.from);
    this.n[entry] = player.n;
    this.scores[entry] = player.score;
    this.expected[entry] = player.expected;
    this.sums[entry] = player.sum;
    this.length += 1;
  }

  multiply(entry: number, k: number, change: number): void {
    this.ks[entry] = k;
    this.changes[entry] = change;
  }

  player(entry: number): EventPlayer {
    const [rating, k] = [defined(this.ratings[entry]), defined(this.ks[entry])];
    return {
      key: defined(this.keys[entry]),
      rating: rating === 0 ? null : rating,
      from: defined(SOURCES[defined(this.sources[entry])]),
      n: defined(this.n[entry]),
      score: defined(this.scores[entry]),
      expected: defined(this.expected[entry]),
      sum: defined(this.sums[entry]),
      k: k === NO_K ? null : k,
      change: k === NO_K ? null : defined(this.changes[entry]),
    };
  }

  /** The entries with a change, sorted by player, then by insertion. */
  byPlayer(): Uint32Array {
    const placed = new Float64Array(this.length);
    let count = 0;
    for (let entry = 0; entry < this.length; entry += 1) {
      const key = defined(this.keys[entry]);
      if (key === 0 || this.ratings[entry] === 0 || this.n[entry] === 0) continue;
      placed[count++] = key * MOST_ENTRIES + entry;
    }
    placed.subarray(0, count).sort();
    const order = new Uint32Array(count);
    for (let place = 0; place < count; place += 1) order[place] = defined(placed[place]) % MOST_ENTRIES;
    return order;
  }
}

/** The entries of one event, in the order of its players. */
export class EventPlayers implements Iterable<EventPlayer> {
  readonly entries: EventPlayerColumns;
  readonly first: number;
  readonly length: number;
  readonly unrated: readonly (readonly [key: number, result: UnratedEvent])[];

  constructor(entries: EventPlayerColumns, first: number, unrated: EventPlayers['unrated']) {
    this.entries = entries;
    this.first = first;
    this.length = entries.length - first;
    this.unrated = unrated;
  }

  *[Symbol.iterator](): Generator<EventPlayer> {
    for (let place = 0; place < this.length; place += 1) yield this.entries.player(this.first + place);
  }

  keys(): Int32Array {
    return this.entries.keys.subarray(this.first, this.first + this.length);
  }

  /** The counted games of each. */
  n(): Int32Array {
    return this.entries.n.subarray(this.first, this.first + this.length);
  }
}
