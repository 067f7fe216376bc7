import type { UnratedEvent } from './input.ts';

/** Where the rating comes from that a player was rated with. */
export type RatingSource = 'list' | 'standard' | 'since';

/** What an event gave one of its players. */
export interface EventPlayer {
  readonly key: number;
  /** The rating he was rated with; null: unrated. */
  readonly rating: number | null;
  readonly from: RatingSource | null;
  readonly n: number;
  readonly score: number;
  readonly expected: number;
  /** ΣΔR in hundredths. */
  readonly sum: number;
  /** K after the limit on K × n; null until his period is summed, and where nothing was multiplied. */
  readonly k: number | null;
  /** In hundredths, exact; null where K is. */
  readonly change: number | null;
}

/** Where ratings come from, by number. */
export const SOURCES: readonly (RatingSource | null)[] = [null, 'list', 'standard', 'since'];

/** In the place of K: nothing was multiplied. */
export const NO_K = -1;

/** With the 31 bits of a player's key as many as a double holds. */
const MOST_ENTRIES = 4_194_304;

/**
 * What the events of a list gave their players, an entry for each, as columns: objects would stay until the list is kept,
 * and be gone through all that time whenever memory is collected.
 */
export class Entries {
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

  /** `most`: how many there can be. */
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
    const [rating, k] = [this.ratings[entry] as number, this.ks[entry] as number];
    return {
      key: this.keys[entry] as number,
      rating: rating === 0 ? null : rating,
      from: SOURCES[this.sources[entry] as number] as RatingSource | null,
      n: this.n[entry] as number,
      score: this.scores[entry] as number,
      expected: this.expected[entry] as number,
      sum: this.sums[entry] as number,
      k: k === NO_K ? null : k,
      change: k === NO_K ? null : (this.changes[entry] as number),
    };
  }

  /** Those that change a rating, by the players' keys; those of a player in the order in which they were added. */
  byPlayer(): Uint32Array {
    const placed = new Float64Array(this.length);
    let count = 0;
    for (let entry = 0; entry < this.length; entry += 1) {
      const key = this.keys[entry] as number;
      if (key === 0 || this.ratings[entry] === 0 || this.n[entry] === 0) continue;
      placed[count++] = key * MOST_ENTRIES + entry;
    }
    placed.subarray(0, count).sort();
    const order = new Uint32Array(count);
    for (let place = 0; place < count; place += 1) order[place] = (placed[place] as number) % MOST_ENTRIES;
    return order;
  }
}

/** The entries of one event, in the order of its players. */
export class EventPlayers implements Iterable<EventPlayer> {
  readonly entries: Entries;
  readonly first: number;
  readonly length: number;
  /** What it gave those without a rating, as far as it gave anything. */
  readonly unrated: readonly (readonly [key: number, result: UnratedEvent])[];

  constructor(entries: Entries, first: number, unrated: EventPlayers['unrated']) {
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

  /** Games of each that count. */
  n(): Int32Array {
    return this.entries.n.subarray(this.first, this.first + this.length);
  }
}
