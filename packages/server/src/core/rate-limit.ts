import type { onRequestHookHandler } from 'fastify';
import type { Config } from './config.ts';
import type { Server } from './context.ts';
import { networkOf } from './network.ts';
import { ServerProblem } from './problems.ts';

/** The time in which requests are counted, in milliseconds. */
const MINUTE = 60_000;
/** Addresses remembered: who was not seen longest is forgotten. */
const ADDRESSES = 20_000;

/** The minute of an address, which begins with its first request. */
interface Minute {
  requests: number;
  readonly ends: number;
}

/** Limits the requests of each address in this process, and tells in the headers of every answer what is left. */
export function limitRequests(server: Server, { rateLimit: most }: Config): { limit: onRequestHookHandler } {
  const minutes = new Map<string, Minute>();
  const minuteOf = (address: string, now: number): Minute => {
    const known = minutes.get(address);
    minutes.delete(address);
    const minute = known !== undefined && now < known.ends ? known : { requests: 0, ends: now + MINUTE };
    minutes.set(address, minute);
    if (minutes.size > ADDRESSES) minutes.delete(minutes.keys().next().value as string);
    return minute;
  };
  const limit: onRequestHookHandler = (request, reply, done) => {
    // A page has been counted when it was asked for.
    if (request.isInside) return done();
    const now = performance.now();
    const minute = minuteOf(networkOf(request.ip), now);
    minute.requests += 1;
    const after = Math.ceil((minute.ends - now) / 1000);
    reply.header('ratelimit-limit', most);
    reply.header('ratelimit-remaining', Math.max(0, most - minute.requests));
    reply.header('ratelimit-reset', after);
    if (minute.requests <= most) return done();
    reply.header('retry-after', after);
    done(new ServerProblem('too-many-requests', { limit: most, after }));
  };
  server.addHook('onRoute', (route) => {
    if (route.config?.rateLimit === false) return;
    route.onRequest = [...(route.onRequest === undefined ? [] : [route.onRequest].flat()), limit];
  });
  return { limit };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false: whoever asks for this is never too many. */
    rateLimit?: false;
  }
}
