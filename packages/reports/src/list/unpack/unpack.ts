import { ListError } from '../../list-error.ts';
import type { ListLimits } from '../../list-limits.ts';
import { gunzip } from './gzip.ts';
import { chunksOf, type ListSource } from './source.ts';
import { isListName, unpackMember, zipMembers } from './zip.ts';

export type Packing = 'zip' | 'gzip';

/** How a file is packed, by its first bytes. */
export function detectPacking([first, second, third, fourth]: Uint8Array): Packing | null {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  if (first !== 0x50 || second !== 0x4b) return null;
  return (third === 3 && fourth === 4) || (third === 5 && fourth === 6) ? 'zip' : null;
}

const SIGNATURE_BYTES = 4;

/** The bytes of a list, unpacked if they are packed. */
export class Unpacker {
  packing: Packing | null = null;
  /** The member of the zip that is read. */
  member: string | null = null;
  /** Other members that may be lists too. */
  otherMembers: readonly string[] = [];
  readonly #source: AsyncGenerator<Uint8Array>;
  readonly #limits: ListLimits;

  constructor(source: ListSource, limits: ListLimits) {
    this.#source = chunksOf(source);
    this.#limits = limits;
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    const head = await firstBytes(this.#source);
    this.packing = detectPacking(head);
    const chunks = withHead(head, this.#source);
    if (this.packing === null) yield* chunks;
    else yield* this.#refuseNested(this.packing === 'gzip' ? gunzip(chunks) : await this.#unzip(chunks));
  }

  /** A zip is read whole, since its directory stands at the end; FIDE's has 50 MB. */
  async #unzip(chunks: AsyncIterable<Uint8Array>): Promise<AsyncGenerator<Uint8Array>> {
    const zip = await gather(chunks, this.#limits.zip);
    const members = zipMembers(zip, this.#limits);
    const [list, ...others] = members.filter(isListName);
    if (list === undefined) {
      const found = members.map(({ name }) => name).join(', ');
      throw new ListError('zip-without-list', { found, allowed: 'TXT, XML, CSV' });
    }
    this.member = list.name;
    this.otherMembers = others.map(({ name }) => name);
    return unpackMember(zip, list, this.#limits.unpacked);
  }

  async *#refuseNested(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    const head = await firstBytes(chunks);
    const inner = detectPacking(head);
    if (inner !== null) {
      throw new ListError('zip-nested', { name: this.member ?? inner, found: `${inner} in ${this.packing}` });
    }
    yield* withHead(head, chunks);
  }

  /** Closes the source, even if it is not read to the end. */
  async close(): Promise<void> {
    await this.#source.return(undefined);
  }
}

async function firstBytes(chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let length = 0; length < SIGNATURE_BYTES; ) {
    const next = await chunks.next();
    if (next.done) break;
    parts.push(next.value);
    length += next.value.length;
  }
  return concat(parts);
}

async function* withHead(head: Uint8Array, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* chunks;
}

async function gather(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit) throw new ListError('list-too-large', { limit });
    parts.push(chunk);
  }
  return concat(parts);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
