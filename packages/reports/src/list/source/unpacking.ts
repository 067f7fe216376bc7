import { ListError } from '../errors.ts';
import type { ListLimits } from '../limits.ts';
import { join } from './byte-reader.ts';
import { gunzip } from './gzip.ts';
import { type ListSource, piecesOf } from './pieces.ts';
import { unzip } from './zip.ts';

export type Packing = 'zip' | 'gzip';

/** How a file is packed, by its first bytes. */
export function detectPacking([first, second, third, fourth]: Uint8Array): Packing | null {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  if (first !== 0x50 || second !== 0x4b) return null;
  return (third === 3 && fourth === 4) || (third === 5 && fourth === 6) ? 'zip' : null;
}

const SIGNATURE_BYTES = 4;

/** The bytes of a list, unpacked where they are packed. */
export class Unpacking {
  packing: Packing | null = null;
  /** The member of the zip that is read. */
  member: string | null = null;
  /** Members behind it that may be lists as well. */
  readonly others: string[] = [];
  readonly #packed: AsyncGenerator<Uint8Array>;
  readonly #limits: ListLimits;

  constructor(source: ListSource, limits: ListLimits) {
    this.#packed = piecesOf(source);
    this.#limits = limits;
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    const head = await firstBytes(this.#packed);
    this.packing = detectPacking(head);
    const pieces = withHead(head, this.#packed);
    if (this.packing === null) yield* pieces;
    else if (this.packing === 'gzip') yield* this.#refuseNested(gunzip(pieces));
    else yield* this.#refuseNested(this.#unzip(pieces));
  }

  #unzip(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    return unzip(
      pieces,
      this.#limits,
      (name) => this.#open(name),
      (name) => this.others.push(name),
    );
  }

  #open(member: string): void {
    this.member = member;
  }

  /** A packed file in a packed file is a surprise, not a list. */
  async *#refuseNested(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    const head = await firstBytes(pieces);
    const inner = detectPacking(head);
    if (inner !== null) {
      throw new ListError('zip-nested', { name: this.member ?? inner, found: `${inner} in ${this.packing}` });
    }
    yield* withHead(head, pieces);
  }

  /** Lets the source go, also in the middle of it. */
  async close(): Promise<void> {
    await this.#packed.return(undefined);
  }
}

async function firstBytes(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array(0);
  while (head.length < SIGNATURE_BYTES) {
    const next = await pieces.next();
    if (next.done) break;
    head = join(head, next.value);
  }
  return head;
}

async function* withHead(head: Uint8Array, pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* pieces;
}
