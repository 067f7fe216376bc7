import { defined } from '@eloquence/rating';

/** The n highest scores, the highest first; ties in the order of insertion. */
export class TopN<Value> {
  readonly #most: number;
  readonly #scores: number[] = [];
  readonly #values: Value[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether this score would be among them. */
  takes(score: number): boolean {
    const scores = this.#scores;
    return scores.length < this.#most || score > (scores[scores.length - 1] ?? Number.POSITIVE_INFINITY);
  }

  /** Calls `make` only if the score is among them. */
  offer(score: number, make: () => Value): void {
    if (!this.takes(score)) return;
    const scores = this.#scores;
    let place = scores.length;
    while (place > 0 && defined(scores[place - 1]) < score) place -= 1;
    scores.splice(place, 0, score);
    this.#values.splice(place, 0, make());
    scores.length = Math.min(scores.length, this.#most);
    this.#values.length = scores.length;
  }

  values(): readonly Value[] {
    return [...this.#values];
  }
}
