/**
 * npm run fuzz [-- COUNT] [--seed N]: hands damaged reports and random bytes to everything that reads them, and looks
 * for exceptions, for bytes that do not come back, for time that grows faster than the input and for memory beyond a
 * small multiple of it. An input that fails is saved, with the seed that makes it again (`-- 1 --seed N`).
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defined } from '@eloquence/rating';
import { checkInput } from './fuzz/checks.ts';
import { measureGrowth } from './fuzz/growth.ts';
import { inventInput } from './fuzz/inputs.ts';
import { Random } from './fuzz/random.ts';

export interface Failure {
  readonly seed: number;
  readonly input: Uint8Array;
  readonly error: unknown;
}

/** Inputs up to so many bytes, and the time they took together. */
export interface SizeClass {
  readonly upTo: number;
  inputs: number;
  bytes: number;
  milliseconds: number;
}

export interface FuzzSummary {
  readonly inputs: number;
  readonly failures: readonly Failure[];
  readonly classes: readonly SizeClass[];
}

const SIZES = [1024, 4096, 16_384, 65_536, Number.POSITIVE_INFINITY];
const MAX_FAILURES = 10;

/** Each input has a seed of its own, the first one given. */
export function fuzz(count: number, firstSeed: number, progress?: (done: number) => void): FuzzSummary {
  const failures: Failure[] = [];
  const classes = SIZES.map((upTo): SizeClass => ({ upTo, inputs: 0, bytes: 0, milliseconds: 0 }));
  let inputs = 0;
  for (; inputs < count && failures.length < MAX_FAILURES; inputs += 1) {
    const seed = firstSeed + inputs;
    const random = new Random(seed);
    const input = inventInput(random);
    const start = performance.now();
    try {
      checkInput(input, random);
    } catch (error) {
      failures.push({ seed, input, error });
    }
    const size = defined(classes.find(({ upTo }) => input.length <= upTo));
    size.inputs += 1;
    size.bytes += input.length;
    size.milliseconds += performance.now() - start;
    if (inputs % 1000 === 999) progress?.(inputs + 1);
  }
  return { inputs, failures, classes };
}

function save({ seed, input, error }: Failure): string {
  const folder = join(tmpdir(), 'eloquence-fuzz');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${seed}.trf`);
  writeFileSync(path, input);
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `seed ${seed}: ${input.length} bytes, saved as ${path}\n${what.slice(0, 3000)}\n`;
}

function printSummary({ inputs, failures, classes }: FuzzSummary, seconds: number): void {
  console.log(`${inputs} inputs in ${seconds.toFixed(1)} s, ${failures.length} failures`);
  for (const { upTo, inputs: count, bytes, milliseconds } of classes) {
    if (count === 0) continue;
    const size = upTo === Number.POSITIVE_INFINITY ? 'larger' : `up to ${upTo} bytes`;
    const cost = ((milliseconds * 1000) / (bytes / 1024)).toFixed(0);
    console.log(`  ${size.padEnd(18)} ${String(count).padStart(8)} inputs ${cost.padStart(8)} µs per KB`);
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  const start = performance.now();
  const terminal = process.stderr.isTTY;
  const summary = fuzz(Number(positionals[0] ?? 200_000), Number(values.seed), (done) => {
    if (terminal) process.stderr.write(`\r${done} inputs`);
  });
  if (terminal) process.stderr.write('\r');
  printSummary(summary, (performance.now() - start) / 1000);
  for (const failure of summary.failures) console.error(save(failure));
  const growth = positionals[0] === '1' ? [] : measureGrowth();
  for (const { line } of growth) console.log(line);
  if (summary.failures.length > 0 || growth.some(({ kept }) => !kept)) process.exitCode = 1;
}
