interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Values that never change, kept by ID while there is room; what was not asked for longest goes first. */
export class ByteCache<Id, Value> {
  readonly #most: number;
  readonly #kept: Map<Id, Kept<Value>> = new Map();
  readonly #loading: Map<Id, Promise<Value>> = new Map();
  readonly #sizeOf: (value: Value) => number;
  #bytes = 0;

  constructor(most: number, sizeOf: (value: Value) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(id: Id): Value | undefined {
    const kept = this.#kept.get(id);
    if (kept === undefined) return undefined;
    // A map goes through its entries in the order in which they were put in.
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    return kept.value;
  }

  /** Keeps a value; one that alone is too large is not kept. */
  set(id: Id, value: Value): void {
    this.delete(id);
    const bytes = this.#sizeOf(value);
    if (bytes > this.#most) return;
    this.#kept.set(id, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(id: Id): void {
    this.#bytes -= this.#kept.get(id)?.bytes ?? 0;
    this.#kept.delete(id);
  }

  /** The value, loaded if it is not there: once, however many ask for it at the same time. */
  async load(id: Id, load: (id: Id) => Value | Promise<Value>): Promise<Value> {
    const kept = this.get(id);
    if (kept !== undefined) return kept;
    const underWay = this.#loading.get(id);
    if (underWay !== undefined) return underWay;
    const loading = Promise.resolve(id).then(load);
    this.#loading.set(id, loading);
    try {
      const value = await loading;
      this.set(id, value);
      return value;
    } finally {
      this.#loading.delete(id);
    }
  }
}
