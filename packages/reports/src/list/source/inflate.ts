import { Inflate } from 'fflate';
import { ListError } from '../errors.ts';
import { Proof } from './proof.ts';

/** What a zip tells of a member. */
export interface Promised {
  readonly checksum: number;
  readonly unpacked: number;
}

const UNPACKED_PIECE = 1 << 18;

/** Unpacks what deflate packed, step by step, where it must be seen after each step how far it is. */
export class Inflater {
  readonly #inflate: Inflate;
  #out: Uint8Array[] = [];

  constructor() {
    this.#inflate = new Inflate((bytes) => {
      if (bytes.length > 0) this.#out.push(bytes);
    });
  }

  push(bytes: Uint8Array, last: boolean): readonly Uint8Array[] {
    this.#out = [];
    try {
      this.#inflate.push(bytes, last);
    } catch (error) {
      throw corrupt(error);
    }
    return this.#out;
  }
}

/** Unpacks with what Node or the browser brings along, on another thread; where there is nothing, here. */
export function inflate(
  pieces: AsyncIterable<Uint8Array>,
  promised: Promised,
  limit: number,
): AsyncGenerator<Uint8Array> {
  // Between a gzip's head and tail it is a gzip, whose checksum is looked after as well.
  const gzip = asGzip(pieces, promised);
  const { process } = globalThis as { process?: NodeProcess };
  if (process?.getBuiltinModule) return inflateInNode(gzip, process.getBuiltinModule);
  if (typeof DecompressionStream === 'function') {
    return inflateThrough(new DecompressionStream('gzip'), gzip);
  }
  return inflateHere(pieces, promised, limit);
}

/** What is used of Node, which a browser does not have. */
interface NodeProcess {
  getBuiltinModule?: (name: string) => unknown;
}

interface NodeStream {
  pipeline(
    source: AsyncIterable<Uint8Array>,
    through: AsyncIterable<Uint8Array>,
    done: () => void,
  ): AsyncIterable<Uint8Array>;
}

interface NodeZlib {
  createGunzip(options: { readonly chunkSize: number }): AsyncIterable<Uint8Array>;
}

/** The stream that browsers have hands on 16 KB at a time in Node, which costs more than the unpacking. */
async function* inflateInNode(
  gzip: AsyncIterable<Uint8Array>,
  builtIn: NonNullable<NodeProcess['getBuiltinModule']>,
): AsyncGenerator<Uint8Array> {
  const { pipeline } = builtIn('node:stream') as NodeStream;
  const { createGunzip } = builtIn('node:zlib') as NodeZlib;
  const unpacked = pipeline(gzip, createGunzip({ chunkSize: UNPACKED_PIECE }), () => {
    // What goes wrong is told to whoever reads.
  });
  try {
    yield* unpacked;
  } catch (error) {
    throw error instanceof ListError ? error : corrupt(error);
  }
}

export async function* inflateHere(
  pieces: AsyncIterable<Uint8Array>,
  { checksum, unpacked }: Promised,
  limit: number,
): AsyncGenerator<Uint8Array> {
  const inflater = new Inflater();
  const proof = new Proof(limit);
  for await (const piece of pieces) yield* proof.of(inflater.push(piece, false));
  yield* proof.of(inflater.push(new Uint8Array(0), true));
  proof.check(checksum, unpacked);
}

async function* asGzip(
  pieces: AsyncIterable<Uint8Array>,
  { checksum, unpacked }: Promised,
): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
  yield* pieces;
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, checksum, true);
  tail.setUint32(4, unpacked % 2 ** 32, true);
  yield new Uint8Array(tail.buffer);
}

async function* inflateThrough(
  stream: DecompressionStream,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  // What goes wrong at this end is told at the other.
  let failure: unknown = null;
  const writing = (async () => {
    for await (const piece of pieces) await writer.write(piece as Uint8Array<ArrayBuffer>);
    await writer.close();
  })().catch(async (error) => {
    failure ??= error;
    await writer.abort(error).catch(() => {});
  });
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    await writing;
  } catch (error) {
    failure ??= error;
  } finally {
    await reader.cancel().catch(() => {});
    await writing;
  }
  if (failure !== null) throw failure instanceof ListError ? failure : corrupt(failure);
}

function corrupt(error: unknown): ListError {
  return new ListError('packed-corrupt', { found: error instanceof Error ? error.message : String(error) });
}
