import type { Server } from './context.ts';
import { ServerProblem } from './problems.ts';

/** Nothing that we take is deeper; what is deeper would exhaust whoever walks through it. */
const DEEPEST = 16;

/** Refuses what no store can hold or nobody can walk through: the sign 0 in texts, and values without end. */
export function refuseUnkeepable(server: Server): void {
  server.addHook('preValidation', ({ body, query, params, url }, _reply, done) => {
    // The sign comes into an address only like this, and values there have no depth.
    const isPlainAddress = !url.includes('%00');
    if (body === undefined && isPlainAddress) return done();
    const parts = Object.entries({ body, query, params });
    const wrong = parts.find(([, value]) => !isKeepable(value));
    done(wrong && new ServerProblem('invalid-request', { where: wrong[0] }));
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
