import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Random } from '../fuzz/random.ts';

/** The files of an embedded store. SQLite builds the index of its log again. */
interface DiskState {
  readonly file: Buffer;
  readonly log: Buffer;
}

/** A disk writes these whole, in any order, unless it was told to wait. */
const SECTOR = 512;

export function diskState(path: string): DiskState {
  const log = `${path}-wal`;
  return { file: readFileSync(path), log: existsSync(log) ? readFileSync(log) : Buffer.alloc(0) };
}

/**
 * What a power failure during a commit can leave: SQLite writes the log and waits for the disk (`synchronous = FULL`);
 * only then does it copy pages from the log to the file.
 */
export function afterPowerLoss(before: DiskState, after: DiskState, random: Random): DiskState {
  const hasCopied = !before.file.equals(after.file);
  if (hasCopied) return { file: torn(before.file, after.file, random), log: after.log };
  return { file: before.file, log: torn(before.log, after.log, random) };
}

export function writeDisk(path: string, { file, log }: DiskState): void {
  writeFileSync(path, file);
  if (log.length > 0) writeFileSync(`${path}-wal`, log);
}

/** Some sectors are new and some old, up to a length between the two. */
function torn(before: Buffer, after: Buffer, random: Random): Buffer {
  const shortest = Math.min(before.length, after.length);
  const length = shortest + random.below(Math.abs(after.length - before.length) + 1);
  const bytes = Buffer.alloc(length);
  const newInOf = 1 + random.below(8);
  for (let at = 0; at < length; at += SECTOR) {
    const from = random.oneIn(newInOf) ? before : after;
    if (at < from.length) from.copy(bytes, at, at, Math.min(at + SECTOR, length));
  }
  return bytes;
}
