import type { onRequestHookHandler } from 'fastify';
import type { Config } from './config.ts';
import type { Server } from './context.ts';
import { networkOf } from './network.ts';
import { ServerProblem } from './problems.ts';

/** The time in which requests are counted, in milliseconds. */
const MINUTE = 60_000;
/** Addresses seen since before one is forgotten. */
const ADDRESSES = 20_000;

/** The minute of an address, which begins with its first request. */
interface Minute {
  requests: number;
  readonly ends: number;
}

/**
 * The minutes of the addresses seen lately, and of those seen before, which go when there are too many of the first: to
 * note with every request which address was seen last would leave more behind to be collected than all else of the limit.
 */
export class Minutes {
  readonly #most: number;
  #lately = new Map<string, Minute>();
  #before: ReadonlyMap<string, Minute> = this.#lately;

  /** An address is forgotten after so many others were seen since, or up to twice as many. */
  constructor(most: number) {
    this.#most = most;
  }

  of(address: string, now: number): Minute {
    const lately = this.#lately.get(address);
    if (lately !== undefined && now < lately.ends) return lately;
    const before = this.#before.get(address);
    const minute = before !== undefined && now < before.ends ? before : { requests: 0, ends: now + MINUTE };
    if (lately === undefined && this.#lately.size >= this.#most) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    this.#lately.set(address, minute);
    return minute;
  }
}

/** Limits the requests of each address in this process, and tells in the headers of every answer what is left. */
export function limitRequests(server: Server, { rateLimit: most }: Config): { limit: onRequestHookHandler } {
  const minutes = new Minutes(ADDRESSES);
  const limit: onRequestHookHandler = (request, reply, done) => {
    // A page has been counted when it was asked for.
    if (request.isInside) return done();
    const now = performance.now();
    const minute = minutes.of(networkOf(request.ip), now);
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
