import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Failure } from '../failure.ts';
import { reasonOf, STANDARD_INPUT } from '../input.ts';

/** What reports in a folder are known by. */
export const EXTENSIONS: readonly string[] = Object.freeze([
  '.trf',
  '.trfx',
  '.txt',
  '.tab',
  '.fid',
  '.input',
]);

/** Far above what anybody checks in one go. */
const MOST_FILES = 20_000;

export interface Files {
  readonly files: readonly string[];
  /** Whether some of them were found in a folder. */
  readonly inFolders: boolean;
}

/** The files meant by some arguments: as they are, or all reports below a folder. */
export async function findFiles(args: readonly string[]): Promise<Files> {
  const files: string[] = [];
  let inFolders = false;
  for (const arg of args) {
    if (arg !== STANDARD_INPUT && (await isFolder(arg))) {
      inFolders = true;
      files.push(...(await reportsBelow(arg)));
    } else files.push(arg);
  }
  if (files.length > MOST_FILES)
    throw new Failure('too-many-files', { value: files.length, allowed: MOST_FILES });
  return { files, inFolders };
}

/** What is not there is no folder; opening it will say what is wrong. */
async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function reportsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new Failure('file-unreadable', { file: folder, reason: reasonOf(error) });
  });
  const files = entries
    .filter((entry) => entry.isFile() && EXTENSIONS.includes(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (files.length === 0) throw new Failure('no-reports', { file: folder, allowed: EXTENSIONS.join(' ') });
  return files;
}
