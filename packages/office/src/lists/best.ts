/** The few that score highest of many, the highest first; of equals, those that came first. */
export class Best<Value> {
  readonly #most: number;
  readonly #scores: number[] = [];
  readonly #values: Value[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** `make` is called only if it is one of them. */
  offer(score: number, make: () => Value): void {
    const scores = this.#scores;
    if (scores.length >= this.#most && score <= (scores.at(-1) ?? Number.POSITIVE_INFINITY)) return;
    let place = scores.length;
    while (place > 0 && (scores[place - 1] as number) < score) place -= 1;
    scores.splice(place, 0, score);
    this.#values.splice(place, 0, make());
    scores.length = Math.min(scores.length, this.#most);
    this.#values.length = scores.length;
  }

  values(): readonly Value[] {
    return [...this.#values];
  }
}
