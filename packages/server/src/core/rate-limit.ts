import rateLimit from '@fastify/rate-limit';
import type { Config } from './config.ts';
import { networkOf } from './network.ts';
import { ServerProblem } from './problems.ts';
import type { Server } from './server-type.ts';

/** Addresses counted at once; the least recently used is forgotten first. */
const MAX_ADDRESSES = 20_000;

/** Limits the requests of each address in this process. Routes with `rateLimit: false` are exempt. */
export async function limitRequests(server: Server, { rateLimit: max }: Config): Promise<void> {
  await server.register(rateLimit, {
    max,
    timeWindow: 60_000,
    cache: MAX_ADDRESSES,
    keyGenerator: ({ ip }) => networkOf(ip),
    // The page that sent the internal request was counted.
    allowList: ({ isInternal }) => isInternal,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { max: limit, ttl }) =>
      new ServerProblem('too-many-requests', { limit, after: Math.ceil(ttl / 1000) }),
  });
}
