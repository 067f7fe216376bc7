import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Failure } from '../framework/failure.ts';
import type { Io } from '../terminal/io.ts';

/** Far above any real input file. */
const MOST_BYTES = 10_000_000;

/** Means standard input in place of a file name. */
export const STANDARD_INPUT = '-';

/** Reads JSON from a file or standard input. */
export async function readJson(file: string, io: Io): Promise<unknown> {
  const text = await readText(file, io);
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const { locateJsonMistake } = await import('@eloquence/reports');
    const { problem, line, column } = locateJsonMistake(text, error);
    throw new Failure('not-json', problem === 'end' ? { file, end: 1 } : { file, line, column });
  }
}

async function readText(file: string, io: Io): Promise<string> {
  const { bytes } = await readBytes(file, io, MOST_BYTES);
  if (bytes === null) throw new Failure('file-too-large', { file, allowed: MOST_BYTES });
  return bytes.toString('utf8');
}

export interface ReadBytes {
  readonly bytes: Buffer | null;
  readonly size: number;
}

/** Reads a file or standard input; null bytes if it is larger than allowed. */
export async function readBytes(file: string, io: Io, most: number): Promise<ReadBytes> {
  try {
    if (file === STANDARD_INPUT) return await readStream(io.stdin, most);
    const { size } = await stat(file);
    return size > most ? { bytes: null, size } : await readStream(createReadStream(file), most);
  } catch (error) {
    throw new Failure('file-unreadable', { file, reason: reasonOf(error) });
  }
}

export async function readStream(
  stream: AsyncIterable<Uint8Array | string>,
  most: number,
): Promise<ReadBytes> {
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

/** The code of a system error (`ENOENT`), otherwise the message on one line. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? (message ?? String(error)).replaceAll(/\s+/g, ' ');
}

/** The path of a value in parsed JSON, such as `events[0].games[2].opponent`. */
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
