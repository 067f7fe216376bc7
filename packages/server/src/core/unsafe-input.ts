import { invalidField } from './invalid-field.ts';
import type { Server } from './server-type.ts';

/** No valid body is deeper. */
const MAX_DEPTH = 16;

/** Refuses NUL characters, which PostgreSQL cannot store, and deeply nested bodies. */
export function rejectUnsafeInput(server: Server): void {
  // Before authorization queries the store. In an address, NUL is always %00, and values are not nested.
  server.addHook('onRequest', ({ query, params, url }, _reply, done) => {
    done(url.includes('%00') ? invalidInput({ query, params }) : undefined);
  });
  server.addHook('preValidation', ({ body }, _reply, done) => {
    done(body === undefined ? undefined : invalidInput({ body }));
  });
}

/** Reports one invalid value, as the validator does. */
function invalidInput(parts: Readonly<Record<string, unknown>>): Error | undefined {
  for (const [part, values] of Object.entries(parts)) {
    const keyword = flawIn(values);
    if (keyword === null) continue;
    const named = isPlain(values) ? Object.entries(values) : [];
    const [name = ''] = named.find((entry) => flawIn(entry) === keyword) ?? [];
    return invalidField(part, keyword, `/${name.replaceAll('\0', '')}`);
  }
  return undefined;
}

/** Breadth first: recursion could overflow the stack. */
function flawIn(value: unknown): 'zero' | 'depth' | null {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return 'depth';
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

/** Not the bytes or stream of a file. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !(Symbol.asyncIterator in value) && !ArrayBuffer.isView(value);
}
