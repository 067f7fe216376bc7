interface Kept {
  readonly text: string;
  readonly head: number;
  readonly at: number;
}

/** What follows a publication without being an entry, the best of each beginning, is there after a moment. */
const LONGEST = 5000;

/** Answers as text, kept while nothing happens in the ledger; what was not asked for longest goes first. */
export class AnswerMemory {
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();

  constructor(most: number) {
    this.#most = most;
  }

  async answer(key: string, head: number, make: () => Promise<unknown>): Promise<string> {
    const known = this.#kept.get(key);
    const now = performance.now();
    if (known !== undefined && known.head === head && now - known.at < LONGEST) return known.text;
    const text = JSON.stringify(await make());
    this.#kept.delete(key);
    this.#kept.set(key, { text, head, at: now });
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value as string);
    return text;
  }
}
