import { Problem, type Schema, t } from '@eloquence/api';
import type { FastifyReply } from 'fastify';
import { ServerProblem } from '../../core/problems.ts';

/** Every route may answer with a problem. Typed as an object, so that handlers need not return one. */
export const PROBLEM: { readonly default: object } = {
  default: {
    description: 'A problem.',
    content: { 'application/problem+json': { schema: t.ref(Problem) } },
  },
};

export const NOT_MODIFIED: { readonly 304: object } = {
  304: { description: 'Not modified.', type: 'null' },
};

export const NO_CONTENT = { 204: { description: 'Done.', type: 'null' } } as const;

type Responses<T, Code extends number> = Readonly<Record<Code, Schema<T>>> & typeof PROBLEM;

/** A record with an `$id`, or a problem. */
export function jsonResponse<T, const Code extends number = 200>(
  record: Schema<T>,
  code: Code = 200 as Code,
): Responses<T, Code> {
  return { [code]: t.ref(record), ...PROBLEM } as Responses<T, Code>;
}

/** The same for a route that clients may cache. */
export function cachedResponse<T>(record: Schema<T>): Responses<T, 200> & typeof NOT_MODIFIED {
  return { ...jsonResponse(record), ...NOT_MODIFIED };
}

/** Adds Retry-After where there were too many attempts. */
export async function withRetryAfter<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServerProblem && error.code === 'too-many-attempts') {
      reply.header('retry-after', String(error.values.after));
    }
    throw error;
  }
}
