/**
 * What the host of a virtual machine takes from it: time of the processors that somebody here wanted and did not get.
 * A measurement meanwhile is one of the neighbours as well, so it says how much that was, and is repeated where it can be.
 */
import { existsSync, readFileSync } from 'node:fs';

/** The share of the processors' time up to which a measurement counts as undisturbed. */
const LITTLE = 0.02;
/** How often one is repeated at most to get one that is. */
export const MOST_TRIES = 5;

interface Ticks {
  readonly used: number;
  readonly taken: number;
}

/** Since the machine was started; nothing where the system does not tell. */
function ticks(): Ticks {
  const stat = existsSync('/proc/stat') ? readFileSync('/proc/stat', 'utf8') : '';
  const numbers = /^cpu +(.*)$/m.exec(stat)?.[1]?.split(' ').map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, taken = 0] = numbers;
  return { used: user + nice + system + irq + softirq, taken };
}

/** Begins to watch; answers the share that was taken since. */
export function watchHost(): () => number {
  const before = ticks();
  return () => {
    const now = ticks();
    const taken = now.taken - before.taken;
    return taken === 0 ? 0 : taken / (now.used - before.used + taken);
  };
}

export interface Disturbed {
  /** The share of the processors' time that the host has taken meanwhile. */
  readonly taken: number;
}

/** As many runs as are wanted of which hardly anything was taken, or else those of which least was. */
export async function leastDisturbed<Run extends Disturbed>(
  wanted: number,
  run: () => Run | Promise<Run>,
): Promise<Run[]> {
  const runs: Run[] = [];
  const isEnough = (): boolean => runs.filter(({ taken }) => taken <= LITTLE).length >= wanted;
  while (!isEnough() && runs.length < wanted * MOST_TRIES) runs.push(await run());
  return runs.toSorted((a, b) => a.taken - b.taken).slice(0, wanted);
}

/** Behind a figure: nothing where hardly anything was taken. */
export function takenText({ taken }: Disturbed): string {
  return taken <= LITTLE ? '' : `, the host took ${Math.round(taken * 100)} %`;
}
