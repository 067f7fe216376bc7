import { ListError } from '../errors.ts';
import { crc32 } from './crc32.ts';

/** Keeps account of what comes out of a packed file: no more than allowed, and in the end what was promised. */
export class Proof {
  readonly #limit: number;
  #size = 0;
  #checksum = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#size > this.#limit) throw new ListError('list-too-large', { limit: this.#limit });
    this.#checksum = crc32(this.#checksum, bytes);
  }

  /** The same pieces, accounted for. */
  of(pieces: readonly Uint8Array[]): readonly Uint8Array[] {
    for (const piece of pieces) this.add(piece);
    return pieces;
  }

  check(checksum: number, size: number): void {
    if (size !== this.#size) throw new ListError('packed-corrupt', { found: 'another size' });
    if (checksum !== this.#checksum) throw new ListError('packed-corrupt', { found: 'another checksum' });
  }
}
