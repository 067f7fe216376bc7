import { ListError } from '../../list-error.ts';

/** A stream as browsers, `fetch` and Node have it. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel(): Promise<void>;
  };
}

/** Where a list comes from: bytes in memory, a stream, or anything that yields chunks. */
export type ListSource = Uint8Array | ByteStream | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The bytes of a source, chunk by chunk. */
export async function* chunksOf(source: ListSource): AsyncGenerator<Uint8Array> {
  if (typeof source !== 'object' || source === null) {
    throw new ListError('list-source', { found: typeof source, allowed: 'bytes, or a stream of them' });
  }
  for await (const chunk of iterableOf(source)) {
    if (!(chunk instanceof Uint8Array)) {
      throw new ListError('list-source', { found: typeof chunk, allowed: 'bytes' });
    }
    yield chunk;
  }
}

function iterableOf(source: ListSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
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
