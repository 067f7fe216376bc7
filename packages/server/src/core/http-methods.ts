import type { RouteOptions } from 'fastify';
import { PREFLIGHT } from './headers.ts';
import { ServerProblem } from './problems.ts';
import type { Server } from './server-type.ts';

interface Methods {
  readonly methods: Set<string>;
  readonly isPublic: boolean;
}

export type MethodsByUrl = Map<string, Methods>;

/** Collects the methods of every route registered from now on. */
export function collectMethods(server: Server): MethodsByUrl {
  const byUrl: MethodsByUrl = new Map();
  server.addHook('onRoute', ({ url, method, config }: RouteOptions) => {
    const found = byUrl.get(url) ?? { methods: new Set(), isPublic: config?.access === 'public' };
    for (const each of [method].flat()) found.methods.add(each);
    byUrl.set(url, found);
  });
  return byUrl;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers OPTIONS, and 405 for all other methods. */
export function answerOtherMethods(server: Server, byUrl: MethodsByUrl): void {
  for (const [url, { methods, isPublic }] of [...byUrl]) {
    const allowed = [...methods, 'OPTIONS'].join(', ');
    const shared = { url, schema: { hide: true } as object, config: { access: 'public' as const } };
    // With a base path, the home page is registered with and without a trailing slash.
    if (server.hasRoute({ url, method: 'OPTIONS' })) continue;
    server.route({
      ...shared,
      method: 'OPTIONS',
      handler: (_request, reply) => {
        if (isPublic) reply.headers({ ...PREFLIGHT, 'access-control-allow-methods': allowed });
        return reply.code(204).header('allow', allowed).send();
      },
    });
    const others = METHODS.filter((method) => !server.hasRoute({ url, method }));
    if (others.length === 0) continue;
    server.route({
      ...shared,
      method: [...others],
      // Refuses before reading the body.
      onRequest: async (request, reply) => {
        reply.header('allow', allowed);
        throw new ServerProblem('method-not-allowed', { allowed, method: request.method });
      },
      handler: () => {},
    });
  }
}
