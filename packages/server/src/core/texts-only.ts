import type { Server } from './context.ts';
import { ServerProblem } from './problems.ts';

/** Nothing that we take is deeper; what is deeper would exhaust whoever walks through it. */
const DEEPEST = 16;

/** Refuses what no store can hold or nobody can walk through: the sign 0 in texts, and values without end. */
export function refuseUnkeepable(server: Server): void {
  // Before anything asks the store whose event it is. The sign comes into an address only like this, and values there
  // have no depth.
  server.addHook('onRequest', ({ query, params, url }, _reply, done) => {
    done(url.includes('%00') ? refusalOf({ query, params }) : undefined);
  });
  server.addHook('preValidation', ({ body }, _reply, done) => {
    done(body === undefined ? undefined : refusalOf({ body }));
  });
}

function refusalOf(parts: Readonly<Record<string, unknown>>): ServerProblem | undefined {
  const wrong = Object.entries(parts).find(([, value]) => !isKeepable(value));
  return wrong && new ServerProblem('invalid-request', { where: wrong[0] });
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
