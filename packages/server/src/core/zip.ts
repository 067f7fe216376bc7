import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

const DEFLATE = 8;

/**
 * A zip archive with one file, streamed. fflate writes the archive, `node:zlib` compresses: fflate's own deflate would
 * block the main thread.
 */
export async function* zipped(
  name: string,
  date: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  // The list's date at local midnight, which is what the archive stores: the same list gives the same bytes.
  const file: ZipInputFile = {
    filename: name,
    size: 0,
    crc: 0,
    compression: DEFLATE,
    mtime: new Date(`${date}T00:00`),
  };
  zip.add(file);
  zip.end();
  const taken = (): Uint8Array[] => {
    const chunks = ready;
    ready = [];
    return chunks;
  };

  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      file.crc = crc32(chunk, file.crc);
      file.size += chunk.length;
      yield chunk;
    }
  };
  const deflate = createDeflateRaw();
  // Errors come out of `deflate` as well; an aborted download is not an error.
  pipeline(counted(), deflate, () => {});
  for await (const chunk of deflate as AsyncIterable<Uint8Array>) {
    file.ondata?.(null, new Uint8Array(chunk), false);
    yield* taken();
  }
  file.ondata?.(null, new Uint8Array(0), true);
  yield* taken();
}
