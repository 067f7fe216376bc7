import { hiddenIn, withoutHidden } from '@eloquence/reports';
import { invalidField } from './invalid-field.ts';
import type { Server } from './server-type.ts';

/** No valid body is deeper. */
const MAX_DEPTH = 16;

const PASSWORDS: ReadonlySet<string> = new Set(['password', 'current']);

/** Refuses NUL characters, which PostgreSQL cannot store, hidden characters and deeply nested bodies. */
export function rejectUnsafeInput(server: Server): void {
  // Before authorization queries the store. In an address, NUL is always %00, and values are not nested.
  server.addHook('onRequest', ({ query, params, url }, _reply, done) => {
    done(url.includes('%00') ? invalidInput({ query, params }) : undefined);
  });
  server.addHook('preValidation', ({ method, query, body }, _reply, done) => {
    // What is only searched for is not kept.
    done(method === 'GET' ? undefined : invalidInput({ query, body }));
  });
}

/** Reports one invalid value, as the validator does. */
function invalidInput(parts: Readonly<Record<string, unknown>>): Error | undefined {
  for (const [part, values] of Object.entries(parts)) {
    const keyword = flawIn(values);
    if (keyword === null) continue;
    const named = isPlain(values) ? Object.entries(values) : [];
    const [name = ''] = named.find(([key, each]) => flawIn({ [key]: each }) === keyword) ?? [];
    return invalidField(part, keyword, `/${withoutHidden(name).replaceAll('\0', '')}`);
  }
  return undefined;
}

/** Breadth first: recursion could overflow the stack. */
function flawIn(value: unknown): 'zero' | 'hidden' | 'depth' | null {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return 'depth';
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each === 'string') {
        if (each.includes('\0')) return 'zero';
        if (hiddenIn(each) !== null) return 'hidden';
      } else if (Array.isArray(each)) for (const inner of each) next.push(inner);
      else if (isPlain(each)) for (const entry of Object.entries(each)) next.push(...shownParts(entry));
    }
    level = next;
  }
  return null;
}

/** A password is compared and never shown: it may have any character but NUL. */
function shownParts([name, value]: readonly [string, unknown]): readonly unknown[] {
  return PASSWORDS.has(name) && typeof value === 'string' ? [name, withoutHidden(value)] : [name, value];
}

/** Not the bytes or stream of a file. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return !(Symbol.asyncIterator in value) && !ArrayBuffer.isView(value);
}
