import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { main } from '../src/main.ts';
import type { Io } from '../src/terminal/io.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

interface Surroundings {
  readonly stdin?: string;
  readonly env?: Io['env'];
  readonly terminal?: boolean;
}

function collector(): { stream: PassThrough; text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}

/** Runs the program in this process. A command line is split at its spaces. */
export async function run(command: string | string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { stdin = '', env = {}, terminal = false } = surroundings;
  const [out, err] = [collector(), collector()];
  const io: Io = {
    stdin: Readable.from(stdin === '' ? [] : [stdin]),
    stdout: out.stream,
    stderr: err.stream,
    env,
    isTTY: { stdin: terminal, stdout: terminal, stderr: terminal },
  };
  const args = typeof command === 'string' ? command.split(' ').filter((word) => word !== '') : command;
  const status = await main(args, io);
  return { status, out: out.text(), err: err.text() };
}

// biome-ignore lint/suspicious/noExplicitAny: what comes out is what the tests are about
type Json = any;

/** The JSON value that a command prints; nothing else may be on either stream. */
export async function runJson(command: string | string[], surroundings?: Surroundings): Promise<Json> {
  const words = typeof command === 'string' ? command.split(' ') : command;
  const { out, err } = await run([...words, '--json'], surroundings);
  if (err !== '') throw new Error(`unexpected on standard error: ${err}`);
  return JSON.parse(out);
}

/** The JSON values that a command prints, one on each line. */
export async function runLines(command: string[], surroundings?: Surroundings): Promise<Json[]> {
  const { out } = await run([...command, '--json'], surroundings);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A folder with some files for the time of a test file. */
export function folderWith(files: Readonly<Record<string, string>>): {
  path: (name: string) => string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { path: (name) => join(folder, name), remove: () => rmSync(folder, { recursive: true }) };
}
