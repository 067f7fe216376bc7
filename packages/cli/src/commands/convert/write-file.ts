import { once } from 'node:events';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { Failure } from '../../framework/failure.ts';
import { reasonOf } from '../../input/files.ts';
import type { Io } from '../../terminal/io.ts';

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Writes a file atomically: to a temporary name, then renamed. */
export async function writeOut(file: string, pieces: Pieces, force: boolean): Promise<void> {
  await refuseExisting(file, force);
  const beside = `${file}.${process.pid}.tmp`;
  const handle = await open(beside, 'wx').catch((error) => {
    throw new Failure('file-unwritable', { file, reason: reasonOf(error) });
  });
  try {
    try {
      for await (const piece of pieces) await writePiece(file, piece, (bytes) => handle.writeFile(bytes));
    } finally {
      await handle.close();
    }
    await writePiece(file, new Uint8Array(), () => rename(beside, file));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Distinguishes write errors from errors of the source being read. */
async function writePiece(
  file: string,
  bytes: Uint8Array,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  await write(bytes).catch((error) => {
    throw new Failure('file-unwritable', { file, reason: reasonOf(error) });
  });
}

/** Checked before any work is done. */
export async function refuseExisting(file: string, force: boolean): Promise<void> {
  if (!force && (await exists(file))) throw new Failure('file-exists', { file });
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

/** To standard output with backpressure; a closed pipe ends it. */
export async function writeToOutput({ stdout }: Io, pieces: Pieces): Promise<void> {
  for await (const piece of pieces) {
    if ((stdout as { destroyed?: boolean }).destroyed) return;
    if (!stdout.write(piece)) await once(stdout, 'drain');
  }
}
