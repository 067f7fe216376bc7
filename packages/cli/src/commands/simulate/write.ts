import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeList } from '@eloquence/reports';
import type { SimulatedEvent, Step } from '@eloquence/simulation';
import { Failure } from '../../framework/failure.ts';
import { reasonOf } from '../../input/files.ts';

/** Creates the folder; refuses one that is not empty. */
export async function emptyFolder(folder: string): Promise<void> {
  const entries = await writing(folder, async () => {
    await mkdir(folder, { recursive: true });
    return readdir(folder);
  });
  if (entries.length > 0) throw new Failure('folder-not-empty', { file: folder });
}

/** A list, and the events that began while it was in force. */
export async function writeStep(out: string, { list, events }: Step): Promise<void> {
  const lists = await subfolder(out, 'lists');
  const file = join(lists, `${list.date}.txt`);
  const text = writeList(list.rows, { format: 'txt', cadence: 'combined' });
  await writing(file, () => pipeline(text.bytes(), createWriteStream(file, { flags: 'wx' })));
  if (events.length === 0) return;
  const month = list.date.slice(0, 7);
  const reports = await subfolder(out, 'reports', month);
  const registrations = await subfolder(out, 'events', month);
  for (const event of events) await writeEvent(reports, registrations, event);
}

async function writeEvent(
  reports: string,
  registrations: string,
  { file, report, registration }: SimulatedEvent,
): Promise<void> {
  const [trf, json] = [join(reports, `${file}.trf`), join(registrations, `${file}.json`)];
  await writing(trf, () => writeFile(trf, report, { flag: 'wx' }));
  await writing(json, () => writeFile(json, `${JSON.stringify(registration, null, 2)}\n`, { flag: 'wx' }));
}

async function subfolder(...parts: readonly string[]): Promise<string> {
  const folder = join(...parts);
  await writing(folder, () => mkdir(folder, { recursive: true }));
  return folder;
}

async function writing<T>(file: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw new Failure('file-unwritable', { file, reason: reasonOf(error) });
  }
}
