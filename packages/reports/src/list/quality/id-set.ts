import { defined } from '@eloquence/rating';

/** IDs are assigned in blocks, so few pages of bits are needed. */
const PAGE_BITS = 18;
const PAGES = 1 << (30 - PAGE_BITS);
/** 32 MB; IDs on further pages are invalid ones and go into a Set. */
const MOST_PAGES = 1024;

/** Which IDs have been seen. Two million take 2 MB, and 42 MB and ten times as long in a Set. */
export class IdSet {
  /** Beyond this many IDs outside the pages nothing more is remembered: invalid IDs cannot fill the memory. */
  readonly #most: number;
  readonly #pages: (Uint32Array | null)[] = new Array<null>(PAGES).fill(null);
  #pageCount = 0;
  readonly #others = new Set<number>();

  constructor(most: number = 1 << 17) {
    this.#most = most;
  }

  /** Adds a positive ID; false where it was there already. */
  add(id: number): boolean {
    if (id >= 2 ** 30) return this.#addOther(id);
    const page = this.#pages[id >>> PAGE_BITS] ?? this.#newPage(id >>> PAGE_BITS);
    if (page === null) return this.#addOther(id);
    const word = (id >>> 5) & ((1 << (PAGE_BITS - 5)) - 1);
    const bit = 1 << (id & 31);
    const held = defined(page[word]);
    page[word] = held | bit;
    return (held & bit) === 0;
  }

  #newPage(number: number): Uint32Array | null {
    if (this.#pageCount === MOST_PAGES) return null;
    this.#pageCount += 1;
    const page = new Uint32Array(1 << (PAGE_BITS - 5));
    this.#pages[number] = page;
    return page;
  }

  #addOther(id: number): boolean {
    if (this.#others.has(id)) return false;
    if (this.#others.size < this.#most) this.#others.add(id);
    return true;
  }
}
