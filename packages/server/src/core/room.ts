/** So many bytes may be held at once, whoever holds them. */
export class Room {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Takes some, to be given back once by what is answered; null: there are not so many left. */
  take(bytes: number): (() => void) | null {
    if (bytes > this.#free) return null;
    this.#free -= bytes;
    let isHeld = true;
    return () => {
      if (isHeld) this.#free += bytes;
      isHeld = false;
    };
  }
}
