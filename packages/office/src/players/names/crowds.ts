import { Best } from '../../lists/best.ts';
import type { BulkRow } from '../../store/store.ts';
import { SIDE_LENGTH } from './block.ts';

/** Beginnings shared by more names than this are prepared; of others, all names are looked at. */
export const CROWD = 300;
/** The longest beginning that is prepared, in bytes. */
export const LONGEST_PREPARED = 12;
/** How many players are prepared for a beginning. */
export const PREPARED = 10;

const SPACE = 32;
const DEEPEST = SIDE_LENGTH + LONGEST_PREPARED;

/**
 * Finds the crowded beginnings and the best players of each while all names come by in their order. The names of one
 * beginning follow each other, so that only where it began has to be remembered.
 */
export class Crowds {
  readonly #bests: Uint16Array;
  readonly #rows: BulkRow[] = [];
  /** The names that came by: whose they are, and how he is rated. */
  #players: Uint32Array;
  #ratings: Uint16Array;
  #count = 0;
  /** Where the beginning of each length began, and how many bytes of the text before are kept. */
  readonly #starts = new Uint32Array(DEEPEST + 1);
  readonly #text = Buffer.alloc(DEEPEST + 1);
  #depth = 0;

  /** The best rating of each player by key; 0: none. */
  constructor(bests: Uint16Array) {
    this.#bests = bests;
    // Everybody has two names.
    this.#players = new Uint32Array(2 * bests.length + 2);
    this.#ratings = new Uint16Array(this.#players.length);
  }

  /** The next name: the first bytes of `text`, with its side. */
  add(text: Uint8Array, length: number, player: number): void {
    const depth = Math.min(length, DEEPEST);
    const known = this.#text;
    const most = Math.min(depth, this.#depth);
    let shared = 0;
    while (shared < most && known[shared] === text[shared]) shared += 1;
    if (this.#depth > shared) this.#close(shared);
    const starts = this.#starts;
    for (let at = shared; at < depth; at += 1) starts[at + 1] = this.#count;
    // One byte more tells whether a beginning ends within a sign.
    for (let at = shared; at <= DEEPEST; at += 1) known[at] = at < length ? (text[at] as number) : 0;
    this.#depth = depth;
    if (this.#count === this.#players.length) this.#grow();
    this.#players[this.#count] = player;
    this.#ratings[this.#count] = this.#bests[player] ?? 0;
    this.#count += 1;
  }

  /** The rows of the table of beginnings, once all names have come by. */
  rows(): readonly BulkRow[] {
    this.#close(0);
    return this.#rows;
  }

  /** Ends the beginnings that are longer than this. */
  #close(shared: number): void {
    while (this.#depth > shared) {
      const length = this.#depth;
      this.#depth -= 1;
      const start = this.#starts[length] as number;
      if (length > SIDE_LENGTH && this.#count - start > CROWD && this.#isAskedFor(length)) {
        this.#prepare(this.#text.toString('utf8', 0, length), start);
      }
    }
  }

  /** Nobody looks for half a sign or for a space at the end. */
  #isAskedFor(length: number): boolean {
    const next = this.#text[length] as number;
    return this.#text[length - 1] !== SPACE && (next & 0xc0) !== 0x80;
  }

  /** Who came while the names were read. */
  #grow(): void {
    const [players, ratings] = [this.#players, this.#ratings];
    this.#players = new Uint32Array(2 * players.length);
    this.#players.set(players);
    this.#ratings = new Uint16Array(2 * ratings.length);
    this.#ratings.set(ratings);
  }

  /** Where nobody has a rating, player 0 says that the beginning is crowded all the same. */
  #prepare(beginning: string, start: number): void {
    const best = new BestPlayers(PREPARED);
    const players = this.#players;
    const ratings = this.#ratings;
    for (let at = start; at < this.#count; at += 1) {
      const rating = ratings[at] as number;
      if (rating > 0) best.offer(players[at] as number, rating);
    }
    const { players: found } = best;
    if (found.length === 0) this.#rows.push([beginning, 0, 0]);
    for (const [place, player] of found.entries()) this.#rows.push([beginning, place, player]);
  }
}

/** The best rated of some players, those with the same rating by key. */
export class BestPlayers {
  readonly #best: Best<number>;

  /** At most so many. */
  constructor(most: number) {
    this.#best = new Best(most);
  }

  offer(player: number, rating: number): void {
    const score = rating * ABOVE_KEYS - player;
    if (this.#best.takes(score)) this.#best.offer(score, () => player);
  }

  get players(): readonly number[] {
    return this.#best.values();
  }
}

const ABOVE_KEYS = 2 ** 32;
