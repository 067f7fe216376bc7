import { ListError } from '../errors.ts';

/** A stream as browsers, `fetch` and Node have it. */
export interface ByteStream {
  getReader(): ByteReaderOfStream;
}

interface ByteReaderOfStream {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** Where a list comes from: bytes in memory, a stream, or anything that gives one piece after the other. */
export type ListSource = Uint8Array | ByteStream | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Large enough that the number of pieces does not matter, small enough that one can be unpacked at once. */
const PIECE = 65_536;

/** The bytes of a source in pieces of one size, in however many it gives them. */
export async function* piecesOf(source: ListSource): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array = new Uint8Array(0);
  let filled = 0;
  for await (const chunk of chunksOf(source)) {
    if (!(chunk instanceof Uint8Array)) {
      throw new ListError('list-source', { found: typeof chunk, allowed: 'bytes' });
    }
    let at = 0;
    while (at < chunk.length) {
      if (filled === 0 && chunk.length - at >= PIECE) {
        yield chunk.subarray(at, at + PIECE);
        at += PIECE;
        continue;
      }
      // Whoever got the last piece may still hold it.
      if (filled === 0) gathered = new Uint8Array(PIECE);
      const part = chunk.subarray(at, at + PIECE - filled);
      gathered.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < PIECE) continue;
      yield gathered;
      filled = 0;
    }
  }
  if (filled > 0) yield gathered.subarray(0, filled);
}

function chunksOf(source: ListSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (typeof source !== 'object' || source === null) {
    throw new ListError('list-source', { found: typeof source, allowed: 'bytes, or a stream of them' });
  }
  if (source instanceof Uint8Array) return [source];
  if (Symbol.asyncIterator in source || Symbol.iterator in source) return source;
  return streamChunks(source);
}

/** Not every browser can iterate over a stream. */
async function* streamChunks(stream: ByteStream): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (next.value) yield next.value;
    }
  } finally {
    await reader.cancel();
  }
}
