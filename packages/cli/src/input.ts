import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

/** Far above any month or edition that people write down. */
const MOST_BYTES = 10_000_000;

/** What stands for standard input where a file is expected. */
export const STANDARD_INPUT = '-';

/** The JSON value in a file, or on standard input. */
export async function readJson(file: string, io: Io): Promise<unknown> {
  const text = await readText(file, io);
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Failure('not-json', { file, reason: reasonOf(error) });
  }
}

async function readText(file: string, io: Io): Promise<string> {
  const { bytes } = await readBytes(file, io, MOST_BYTES);
  if (bytes === null) throw new Failure('file-too-large', { file, allowed: MOST_BYTES });
  return bytes.toString('utf8');
}

/** The bytes of a file or of standard input, and how many there are; none where that is more than allowed. */
export async function readBytes(
  file: string,
  io: Io,
  most: number,
): Promise<{ readonly bytes: Buffer | null; readonly size: number }> {
  try {
    if (file === STANDARD_INPUT) return await readStream(io.stdin, most);
    const { size } = await stat(file);
    return size > most ? { bytes: null, size } : await readStream(createReadStream(file), most);
  } catch (error) {
    throw new Failure('file-unreadable', { file, reason: reasonOf(error) });
  }
}

async function readStream(
  stream: NodeJS.ReadableStream,
  most: number,
): Promise<{ readonly bytes: Buffer | null; readonly size: number }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) return { bytes: null, size };
    chunks.push(bytes);
  }
  return { bytes: Buffer.concat(chunks), size };
}

/** A system's error by its code (`ENOENT`), any other by its words on one line. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? (message ?? String(error)).replaceAll(/\s+/g, ' ');
}

/** In which field of some names, in a value read from JSON, something stands: `events[0].games[2].opponent`. */
export function placeIn(json: unknown, value: string, names: readonly string[], path = ''): string | null {
  if (typeof json !== 'object' || json === null) return null;
  for (const [key, part] of Object.entries(json)) {
    const place = Array.isArray(json) ? `${path}[${key}]` : `${path}${path && '.'}${key}`;
    if (names.includes(key) && String(part) === value) return place;
    const found = placeIn(part, value, names, place);
    if (found !== null) return found;
  }
  return null;
}
