import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { Failure } from '../../failure.ts';
import { reasonOf } from '../../input.ts';

/** Writes a file whole or not at all: beside its place first, then into it. */
export async function writeOut(file: string, bytes: Uint8Array, force: boolean): Promise<void> {
  if (!force && (await exists(file))) throw new Failure('file-exists', { file });
  const beside = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(beside, bytes, { flag: 'wx' });
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw new Failure('file-unwritable', { file, reason: reasonOf(error) });
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
