import { open, readdir, stat } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import { reportLayout } from '@eloquence/reports';
import { Failure } from '../failure.ts';
import { reasonOf, STANDARD_INPUT } from '../input.ts';

/** What reports in a folder are known by. */
const REPORTS: readonly string[] = ['.trf', '.trfx', '.tab', '.fid'];
/** What they may be among other files: these are looked into. */
const PERHAPS: readonly string[] = ['.txt', '.input', '.csv', '.json'];

export const EXTENSIONS: readonly string[] = Object.freeze([...REPORTS, ...PERHAPS]);

/** Far above what anybody checks in one go. */
const MOST_FILES = 20_000;

export interface Files {
  readonly files: readonly string[];
  /** Files in a folder that turned out to be something else. */
  readonly skipped: readonly string[];
  /** Whether some of them were found in a folder. */
  readonly inFolders: boolean;
}

/** The files meant by some arguments: as they are, or all reports below a folder. None comes twice. */
export async function findFiles(args: readonly string[]): Promise<Files> {
  const files = new Map<string, string>();
  const skipped: string[] = [];
  let inFolders = false;
  for (const arg of args) {
    const isStandardInput = arg === STANDARD_INPUT;
    if (!isStandardInput && (await isFolder(arg))) {
      inFolders = true;
      const below = await reportsBelow(arg);
      for (const file of below.files) files.set(resolve(file), files.get(resolve(file)) ?? file);
      skipped.push(...below.skipped);
    } else {
      const key = isStandardInput ? arg : resolve(arg);
      files.set(key, files.get(key) ?? arg);
    }
  }
  if (files.size > MOST_FILES)
    throw new Failure('too-many-files', { value: files.size, allowed: MOST_FILES });
  return { files: [...files.values()], skipped, inFolders };
}

/** What is not there is no folder; opening it will say what is wrong. */
async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function reportsBelow(folder: string): Promise<Pick<Files, 'files' | 'skipped'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new Failure('file-unreadable', { file: folder, reason: reasonOf(error) });
  });
  const found = entries
    .filter((entry) => entry.isFile() && EXTENSIONS.includes(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (found.length > MOST_FILES)
    throw new Failure('too-many-files', { value: found.length, allowed: MOST_FILES });
  const files: string[] = [];
  const skipped: string[] = [];
  for (const file of found) {
    const isOne = REPORTS.includes(extname(file).toLowerCase()) || (await looksLikeReport(file));
    if (isOne) files.push(file);
    else skipped.push(relative(folder, file));
  }
  if (files.length === 0) throw new Failure('no-reports', { file: folder, allowed: EXTENSIONS.join(' ') });
  return { files, skipped };
}

/** As much of a file as a report shows itself by. */
const SAMPLE_BYTES = 65_536;

/** A player or the name of an event at the beginning of a line, a table of ours, or JSON of ours. */
async function looksLikeReport(file: string): Promise<boolean> {
  const sample = await sampleOf(file);
  // What cannot be read is told of when its turn comes.
  if (sample === null) return true;
  const layout = reportLayout(sample);
  const text = sample.toString('latin1');
  if (layout === 'json') return text.includes('"eloquence-report"');
  return layout === 'csv' || /(?:^|[\r\n\ufeff]|\u00ef\u00bb\u00bf)(?:001|012|022|032|042) /.test(text);
}

async function sampleOf(file: string): Promise<Buffer | null> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}
