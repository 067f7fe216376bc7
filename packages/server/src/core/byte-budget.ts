/** Limits the bytes held in memory at once. */
export class ByteBudget {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Returns the function that releases them; null: not enough left. */
  reserve(bytes: number): (() => void) | null {
    if (bytes > this.#free) return null;
    this.#free -= bytes;
    let isHeld = true;
    return () => {
      if (isHeld) this.#free += bytes;
      isHeld = false;
    };
  }
}
