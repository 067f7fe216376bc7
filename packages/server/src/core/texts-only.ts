import type { Server } from './context.ts';
import { ServerProblem } from './problems.ts';

/** Nothing that we take is deeper; what is deeper would exhaust whoever walks through it. */
const DEEPEST = 16;

/** Refuses what no store can hold or nobody can walk through: the sign 0 in texts, and values without end. */
export function refuseUnkeepable(server: Server): void {
  server.addHook('preValidation', async ({ body, query, params }) => {
    for (const [where, value] of [
      ['body', body],
      ['query', query],
      ['params', params],
    ] as const) {
      if (!isKeepable(value)) throw new ServerProblem('invalid-request', { where });
    }
  });
}

/** Level by level, so that depth costs nothing. */
function isKeepable(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string') {
        if (each.includes('\0')) return false;
      } else if (Array.isArray(each)) for (const inner of each) next.push(inner);
      else if (isPlain(each)) for (const entry of Object.entries(each)) next.push(...entry);
    }
    level = next;
  }
  return true;
}

/** Not the bytes or the stream of a file. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !(Symbol.asyncIterator in value) && !ArrayBuffer.isView(value);
}
