interface Kept {
  readonly text: string;
  readonly state: string;
}

/** Answers as text, kept while the store stays in the state they were made in; what was not asked for longest goes first. */
export class AnswerMemory {
  readonly #most: number;
  readonly #mostLetters: number;
  readonly #kept = new Map<string, Kept>();
  #letters = 0;

  /** `most` answers, which have at most so many letters together, what they were asked with included. */
  constructor(most: number, mostLetters: number) {
    this.#most = most;
    this.#mostLetters = mostLetters;
  }

  async answer(key: string, state: string, make: () => Promise<unknown>): Promise<string> {
    const known = this.#kept.get(key);
    const isFresh = known !== undefined && known.state === state;
    const text = isFresh ? known.text : JSON.stringify(await make());
    this.#forget(key);
    this.#kept.set(key, { text, state });
    this.#letters += key.length + text.length;
    while (this.#kept.size > this.#most || this.#letters > this.#mostLetters) {
      this.#forget(this.#kept.keys().next().value as string);
    }
    return text;
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known === undefined) return;
    this.#kept.delete(key);
    this.#letters -= key.length + known.text.length;
  }
}
