import { open, readdir, stat } from 'node:fs/promises';
import { extname, join, relative, resolve } from 'node:path';
import { reportLayout } from '@eloquence/reports';
import { Failure } from '../framework/failure.ts';
import { reasonOf, STANDARD_INPUT } from '../input/files.ts';

/** File extensions of reports. */
const REPORTS: readonly string[] = ['.trf', '.trfx', '.tab', '.fid'];
/** Extensions that reports share with other files: their content decides. */
const PERHAPS: readonly string[] = ['.txt', '.input', '.csv', '.json'];

export const EXTENSIONS: readonly string[] = Object.freeze([...REPORTS, ...PERHAPS]);

/** Far above any real folder. */
const MOST_FILES = 20_000;

export interface Files {
  readonly files: readonly string[];
  /** Files of a folder that are not reports. */
  readonly skipped: readonly string[];
  /** Whether any argument was a folder. */
  readonly inFolders: boolean;
}

/** Expands arguments to files: a file as it is, a folder to all reports below it. No duplicates. */
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

/** Registrations of several events: several files, or the JSON files below a folder. */
export async function registrationsIn(
  args: readonly string[],
): Promise<{ readonly files: readonly string[]; readonly areSeveral: boolean }> {
  const files: string[] = [];
  let inFolders = false;
  for (const arg of args) {
    if (arg === STANDARD_INPUT || !(await isFolder(arg))) files.push(arg);
    else {
      inFolders = true;
      const found = await filesBelow(arg, ['.json']);
      if (found.length === 0) throw new Failure('no-registrations', { file: arg });
      files.push(...found);
    }
  }
  return { files, areSeveral: inFolders || files.length > 1 };
}

/** A missing path is not a folder; opening it fails with the right message. */
async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function filesBelow(folder: string, extensions: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new Failure('file-unreadable', { file: folder, reason: reasonOf(error) });
  });
  const found = entries
    .filter((entry) => entry.isFile() && extensions.includes(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (found.length > MOST_FILES)
    throw new Failure('too-many-files', { value: found.length, allowed: MOST_FILES });
  return found;
}

async function reportsBelow(folder: string): Promise<Pick<Files, 'files' | 'skipped'>> {
  const found = await filesBelow(folder, EXTENSIONS);
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

/** Enough of a file to recognise a report. */
const SAMPLE_BYTES = 65_536;

/** A TRF player or event line, our CSV, or our JSON. */
async function looksLikeReport(file: string): Promise<boolean> {
  const sample = await sampleOf(file);
  // An unreadable file fails later, in its turn.
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
