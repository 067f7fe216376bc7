interface Kept {
  readonly text: string;
  readonly state: string;
}

/** Answers as text, kept while the store stays in the state they were made in; what was not asked for longest goes first. */
export class AnswerMemory {
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();

  constructor(most: number) {
    this.#most = most;
  }

  async answer(key: string, state: string, make: () => Promise<unknown>): Promise<string> {
    const known = this.#kept.get(key);
    const isFresh = known !== undefined && known.state === state;
    const text = isFresh ? known.text : JSON.stringify(await make());
    this.#kept.delete(key);
    this.#kept.set(key, { text, state });
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value as string);
    return text;
  }
}
