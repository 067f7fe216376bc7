/** IDs are given in blocks, so that a bit for each is small: pages of so many bits are made as they are needed. */
const PAGE_BITS = 18;
const PAGES = 1 << (30 - PAGE_BITS);
/** 32 MB; IDs on still more pages are no real ones, and are remembered one by one. */
const MOST_PAGES = 1024;

/** Which IDs have been seen. A Set of two million numbers takes eighty megabytes, this takes a few. */
export class IdSet {
  /** Beyond this many IDs outside the pages nothing more is remembered, so that memory stays bounded. */
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
    const held = page[word] as number;
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
