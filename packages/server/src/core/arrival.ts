import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from './config.ts';
import type { Server } from './context.ts';

/** How often requests that are arriving are looked at, in milliseconds. */
const LOOK = 500;

interface Arriving {
  readonly raw: IncomingMessage;
  /** What the connection had brought before. */
  readonly before: number;
  /** Milliseconds of which the client is to blame. */
  waited: number;
}

/**
 * Cuts off whoever sends too slowly: a request has its time, and more of it for every byte that has come. A large
 * file is so allowed to take long, and a trickle is not. What waits for us is not held against the client.
 */
export function cutSlowClients(
  server: Server,
  { requestTimeout, uploadRate }: Config,
  cut: (raw: IncomingMessage) => void,
): void {
  const arriving = new Set<Arriving>();
  let last = performance.now();
  const clock = setInterval(
    () => {
      const passed = performance.now() - last;
      last += passed;
      for (const each of arriving) {
        const { raw, before } = each;
        if (raw.complete || raw.destroyed) {
          arriving.delete(each);
          continue;
        }
        const isOurs = raw.readableLength >= raw.readableHighWaterMark;
        if (!isOurs) each.waited += passed;
        const bytes = raw.socket.bytesRead - before;
        if (each.waited <= requestTimeout + (bytes / uploadRate) * 1000) continue;
        arriving.delete(each);
        cut(raw);
      }
    },
    Math.min(LOOK, requestTimeout),
  ).unref();
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    // What is asked without a connection has arrived already.
    if (raw.socket instanceof Socket && (encoding !== undefined || Number(length ?? 0) > 0)) {
      const each: Arriving = { raw, before: raw.socket.bytesRead, waited: 0 };
      arriving.add(each);
      raw.once('close', () => arriving.delete(each));
    }
    done();
  });
  server.addHook('onClose', async () => clearInterval(clock));
}

/** The longest that the largest file may take. */
export function longestArrival({ requestTimeout, uploadRate, listLimit, bodyLimit }: Config): number {
  return requestTimeout + Math.ceil((Math.max(listLimit, bodyLimit) / uploadRate) * 1000);
}
