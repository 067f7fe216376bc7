import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from './measure.ts';

/** Milliseconds of wall and processor time; `cpu` is null outside Linux. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number | null;
}

/** Linux counts processor time in ticks of this many milliseconds. */
const TICK = 10;
/** Of `/proc/PID/stat`, from the state on: user and system time of the process, and of its finished children. */
const FIELDS = { own: [11, 12], children: [13, 14] } as const;

/** Null outside Linux. */
export function cpuTime(pid: number, of: keyof typeof FIELDS): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return FIELDS[of].reduce((sum, field) => sum + TICK * Number(fields[field]), 0);
  } catch {
    return null;
  }
}

export function since(start: Cost, end: Cost): Cost {
  return {
    wall: end.wall - start.wall,
    cpu: start.cpu === null || end.cpu === null ? null : end.cpu - start.cpu,
  };
}

/** A run of this Node with arguments. */
export function runNode(
  args: readonly string[],
  cwd: string,
): SpawnSyncReturns<string> & { readonly cost: Cost } {
  const now = (): Cost => ({ wall: performance.now(), cpu: cpuTime(process.pid, 'children') });
  const start = now();
  const done = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 30 });
  return { ...done, cost: since(start, now()) };
}

export function printHeading(title: string): void {
  const heads = ['ratio', 'of CPU', 'here', 'there'];
  console.log(`\n${title.padEnd(44)}${heads.map((head) => head.padStart(12)).join('')}`);
}

export function printRatio(name: string, here: readonly Cost[], there: readonly Cost[]): void {
  const wall = [here, there].map((costs) => median(costs.map((cost) => cost.wall))) as [number, number];
  const cpu = [here, there].map((costs) => median(costs.map((cost) => cost.cpu ?? 0))) as [number, number];
  const cells = [
    `${(wall[0] / wall[1]).toFixed(2)}×`,
    cpu[1] > 0 ? `${(cpu[0] / cpu[1]).toFixed(2)}×` : '',
    ...wall.map((time) => `${time.toFixed(1)} ms`),
  ];
  console.log(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(12)).join('')}`);
}
