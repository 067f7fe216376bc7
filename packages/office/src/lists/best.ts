/** The few that score highest of many, the highest first; of equals, those that came first. */
export class Best<Value> {
  readonly #most: number;
  readonly #scores: number[] = [];
  readonly #values: Value[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether something with this score would be one of them. */
  takes(score: number): boolean {
    const scores = this.#scores;
    return scores.length < this.#most || score > (scores[scores.length - 1] ?? Number.POSITIVE_INFINITY);
  }

  /** `make` is called only if it is one of them. */
  offer(score: number, make: () => Value): void {
    if (!this.takes(score)) return;
    const scores = this.#scores;
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
