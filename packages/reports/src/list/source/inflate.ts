import { Inflate } from 'fflate';
import { ListError } from '../errors.ts';

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

/** Unpacks with what the browser or Node brings along, which is faster and on another thread. */
export function inflate(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = nativeInflate();
  return stream === null ? inflateHere(pieces) : inflateThrough(stream, pieces);
}

function nativeInflate(): DecompressionStream | null {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    return null;
  }
}

export async function* inflateHere(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflater = new Inflater();
  for await (const piece of pieces) yield* inflater.push(piece, false);
  yield* inflater.push(new Uint8Array(0), true);
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
