import { ListError } from '../../list-error.ts';

const UNPACKED_CHUNK = 1 << 18;

/** Unpacks a gzip with what Node or the browser has; both verify its checksum and size. */
export function gunzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { process } = globalThis as { process?: NodeProcess };
  return process?.getBuiltinModule
    ? gunzipInNode(chunks, process.getBuiltinModule)
    : gunzipInBrowser(chunks, new DecompressionStream('gzip'));
}

/** The part of Node used here; browsers have no such types. */
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

/** Three times as fast in Node as its `DecompressionStream`, which yields 16 KB at a time. */
async function* gunzipInNode(
  chunks: AsyncIterable<Uint8Array>,
  builtIn: NonNullable<NodeProcess['getBuiltinModule']>,
): AsyncGenerator<Uint8Array> {
  const { pipeline } = builtIn('node:stream') as NodeStream;
  const { createGunzip } = builtIn('node:zlib') as NodeZlib;
  // The loop below throws the error that the callback gets.
  const unpacked = pipeline(chunks, createGunzip({ chunkSize: UNPACKED_CHUNK }), () => {});
  try {
    yield* unpacked;
  } catch (error) {
    throw gzipError(error);
  }
}

export async function* gunzipInBrowser(
  chunks: AsyncIterable<Uint8Array>,
  stream: DecompressionStream,
): AsyncGenerator<Uint8Array> {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  let failure: unknown = null;
  const writing = (async () => {
    for await (const chunk of chunks) await writer.write(chunk as Uint8Array<ArrayBuffer>);
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
  if (failure !== null) throw gzipError(failure);
}

function gzipError(error: unknown): ListError {
  if (error instanceof ListError) return error;
  const { code, message } = error as { code?: string; message?: string };
  return code === 'Z_BUF_ERROR'
    ? new ListError('packed-truncated')
    : new ListError('packed-corrupt', { found: message ?? String(error) });
}
