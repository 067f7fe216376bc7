import rateLimit from '@fastify/rate-limit';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from './config.ts';
import { networkOf } from './network.ts';
import { ServerProblem } from './problems.ts';
import type { Server } from './server-type.ts';

/** Addresses counted at once; the least recently used is forgotten first. */
const MAX_ADDRESSES = 20_000;
const MINUTE = 60_000;

/** What a request counts for the limits, roughly as the time it takes. A simple request or a cached page counts 1. */
export const COST = {
  /** Added to a page that is not in the cache. */
  rendering: 2,
  /** By name, and top lists. */
  search: 3,
  /** Queries that read many lists or reports, on their own thread. */
  query: 5,
  /** A report or a history as a file. */
  file: 5,
  /** A write without an account, for a sign-in with a passkey. */
  challenge: 40,
  /** Reading, checking and rating a report. */
  preview: 10,
  /** Added to the download of a list, and once more for every so many rows. */
  download: 20,
  rowsPerUnit: 2000,
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request counts for the limits; default: 1. */
    cost?: number;
  }
  interface FastifyReply {
    /** Counts more for a request whose cost only its handler knows; refuses it beyond the limit of the address. */
    charge(cost: number): void;
  }
}

interface Use {
  readonly since: number;
  used: number;
}

interface Used {
  /** More than the limit: refused, and not counted. */
  readonly current: number;
  /** Milliseconds until the minute ends. */
  readonly ttl: number;
}

/** What each address has used within a minute, which begins with its first request. */
export class CostsByAddress {
  readonly #uses = new LRUCache<string, Use>({ max: MAX_ADDRESSES });
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A single request never counts more than the limit: it would always be refused. */
  take(address: string, cost: number, limit: number): Used {
    const now = this.#now();
    let use = this.#uses.get(address);
    // The clock may have been set back.
    if (use === undefined || now < use.since || now >= use.since + MINUTE) {
      use = { since: now, used: 0 };
      this.#uses.set(address, use);
    }
    const ttl = use.since + MINUTE - now;
    const current = use.used + Math.min(cost, limit);
    // Dear requests that are refused leave the rest of the limit to cheap ones.
    if (current <= limit) use.used = current;
    return { current, ttl };
  }
}

interface StoreParameters {
  readonly routeInfo?: { readonly config?: { readonly cost?: number } };
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Limits what each address uses of this process, by the cost of routes. Routes with `rateLimit: false` are exempt. */
export async function limitRequests(server: Server, { rateLimit: max }: Config): Promise<void> {
  const costs = new CostsByAddress();
  class Costs {
    readonly #cost: number;

    constructor({ routeInfo }: StoreParameters) {
      this.#cost = routeInfo?.config?.cost ?? 1;
    }

    incr(address: string, done: Counted): void {
      done(null, costs.take(address, this.#cost, max));
    }

    child(parameters: StoreParameters): Costs {
      return new Costs(parameters);
    }
  }
  const refusal = (ttl: number): ServerProblem =>
    new ServerProblem('too-many-requests', { limit: max, after: Math.ceil(ttl / 1000) });
  // The plugin asks for the store of a route only where the route has options of its own.
  server.addHook('onRoute', ({ config }) => {
    if (config?.cost !== undefined) config.rateLimit ??= {};
  });
  await server.register(rateLimit, {
    max,
    timeWindow: MINUTE,
    store: Costs as never,
    keyGenerator: ({ ip }) => networkOf(ip),
    // The page that sent the internal request was counted, but not what is dear in it.
    allowList: ({ isInternal, routeOptions: { config } }) => isInternal && config.cost === undefined,
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { ttl }) => refusal(ttl),
  });
  server.decorateReply('charge', function charge(this: FastifyReply, cost: number) {
    const { current, ttl } = costs.take(networkOf(this.request.ip), cost, max);
    this.header('ratelimit-remaining', Math.max(0, max - current));
    if (current <= max) return;
    this.header('retry-after', Math.ceil(ttl / 1000));
    throw refusal(ttl);
  });
}
