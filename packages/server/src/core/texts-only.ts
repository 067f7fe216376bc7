import type { Server } from './context.ts';
import { wrongField } from './fields.ts';

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

/** Says of one value what is wrong with it, as the validator does. */
function refusalOf(parts: Readonly<Record<string, unknown>>): Error | undefined {
  for (const [part, values] of Object.entries(parts)) {
    const keyword = flawOf(values);
    if (keyword === null) continue;
    const named = isPlain(values) ? Object.entries(values) : [];
    const [name = ''] = named.find((entry) => flawOf(entry) === keyword) ?? [];
    return wrongField(part, keyword, `/${name.replaceAll('\0', '')}`);
  }
  return undefined;
}

/** Level by level, so that depth costs nothing. */
function flawOf(value: unknown): 'zero' | 'depth' | null {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return 'depth';
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string') {
        if (each.includes('\0')) return 'zero';
      } else if (Array.isArray(each)) for (const inner of each) next.push(inner);
      else if (isPlain(each)) for (const entry of Object.entries(each)) next.push(...entry);
    }
    level = next;
  }
  return null;
}

/** Not the bytes or the stream of a file. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !(Symbol.asyncIterator in value) && !ArrayBuffer.isView(value);
}
