/**
 * Which IDs have been seen: open addressing in one typed array, about eight bytes for an ID, since a Set of
 * two million numbers takes ten times that.
 */
export class IdSet {
  /** Beyond this many IDs nothing more is remembered, so that memory stays bounded. */
  readonly most: number;
  size = 0;
  #slots: Uint32Array = new Uint32Array(1 << 12);

  constructor(most: number = 1 << 23) {
    this.most = most;
  }

  /** Adds an ID from 1 to 4,294,967,295; false where it was there already. */
  add(id: number): boolean {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = placeOf(id) & mask;
    for (let held = slots[slot] as number; held !== 0; held = slots[slot] as number) {
      if (held === id) return false;
      slot = (slot + 1) & mask;
    }
    if (this.size === this.most) return true;
    slots[slot] = id;
    this.size += 1;
    if (this.size * 2 > slots.length) this.#grow();
    return true;
  }

  #grow(): void {
    const old = this.#slots;
    const slots = new Uint32Array(old.length * 2);
    const mask = slots.length - 1;
    for (const id of old) {
      if (id === 0) continue;
      let slot = placeOf(id) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

/** Spreads IDs, which come in runs, over the slots. */
function placeOf(id: number): number {
  const mixed = Math.imul(id, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
