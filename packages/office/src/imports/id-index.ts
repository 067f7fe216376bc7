/** The row of each ID: open addressing on typed arrays, 16 bytes per ID. */
import { defined } from '@eloquence/rating';
export class IdIndex {
  size = 0;
  #ids: Uint32Array = new Uint32Array(1 << 13);
  #rows: Int32Array = new Int32Array(1 << 13);

  /** False: the ID is there already. IDs are from 1 to 2^32 − 1. */
  add(id: number, row: number): boolean {
    const slot = this.#slotOf(id);
    if (this.#ids[slot] === id) return false;
    this.#ids[slot] = id;
    this.#rows[slot] = row;
    this.size += 1;
    if (this.size * 2 > this.#ids.length) this.#grow();
    return true;
  }

  /** −1: none. */
  rowOf(id: number): number {
    const slot = this.#slotOf(id);
    return this.#ids[slot] === 0 ? -1 : defined(this.#rows[slot]);
  }

  #slotOf(id: number): number {
    const mask = this.#ids.length - 1;
    const mixed = Math.imul(id, 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    for (let held = this.#ids[slot]; held !== 0 && held !== id; held = this.#ids[slot])
      slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [ids, rows] = [this.#ids, this.#rows];
    this.#ids = new Uint32Array(ids.length * 2);
    this.#rows = new Int32Array(ids.length * 2);
    for (let old = 0; old < ids.length; old += 1) {
      const id = defined(ids[old]);
      if (id === 0) continue;
      const slot = this.#slotOf(id);
      this.#ids[slot] = id;
      this.#rows[slot] = defined(rows[old]);
    }
  }
}
