import { Gunzip } from 'fflate';
import { ListError } from '../errors.ts';
import { crc32 } from './crc32.ts';

/** What stands at the end of a gzip: the checksum and the size. */
const TRAILER_BYTES = 8;
const UNEXPECTED_END = 0;

export async function* gunzip(pieces: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const state = new Gunzipping();
  let piece = await pieces.next();
  while (!piece.done) {
    const next = await pieces.next();
    yield* state.push(piece.value, next.done === true);
    piece = next;
  }
  state.check();
}

class Gunzipping {
  readonly #gunzip: Gunzip;
  #out: Uint8Array[] = [];
  #trailer: number[] = [];
  #checksum = 0;
  #size = 0;
  #members = 1;

  constructor() {
    this.#gunzip = new Gunzip((bytes) => this.#keep(bytes));
    this.#gunzip.onmember = (): void => {
      this.#members += 1;
    };
  }

  push(bytes: Uint8Array, last: boolean): readonly Uint8Array[] {
    this.#out = [];
    this.#trailer = [...this.#trailer, ...bytes.subarray(-TRAILER_BYTES)].slice(-TRAILER_BYTES);
    try {
      this.#gunzip.push(bytes, last);
    } catch (error) {
      if ((error as { code?: number }).code === UNEXPECTED_END) throw new ListError('packed-truncated');
      throw new ListError('packed-corrupt', {
        found: error instanceof Error ? error.message : String(error),
      });
    }
    return this.#out;
  }

  #keep(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#checksum = crc32(this.#checksum, bytes);
    this.#size += bytes.length;
    this.#out.push(bytes);
  }

  /** Of several gzips one after the other only the last one's checksum would be at hand. */
  check(): void {
    if (this.#members > 1) return;
    const trailer = new DataView(Uint8Array.from(this.#trailer).buffer);
    if (trailer.byteLength < TRAILER_BYTES) throw new ListError('packed-truncated');
    if (trailer.getUint32(4, true) !== this.#size % 2 ** 32) throw new ListError('packed-truncated');
    if (trailer.getUint32(0, true) !== this.#checksum) {
      throw new ListError('packed-corrupt', { found: 'another checksum' });
    }
  }
}
