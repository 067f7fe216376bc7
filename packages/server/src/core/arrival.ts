import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from './config.ts';
import type { Server } from './context.ts';

/** In pieces of one byte a body takes six times its length, and some more before it begins. */
const most = (limit: number): number => 8 * limit + 65_536;

/** How often requests that are arriving are looked at, in milliseconds. */
const LOOK = 500;

interface Arriving {
  readonly raw: IncomingMessage;
  /** The most bytes that may be in it. */
  readonly limit: number;
  /** What the connection had brought before. */
  readonly before: number;
  /** Milliseconds of which the client is to blame. */
  waited: number;
}

/**
 * Cuts off whoever sends too slowly, or without end: a request has its time, and more of it for every byte that has
 * come. A large file is so allowed to take long, and a trickle is not. What waits for us is not held against the client.
 */
export function cutSlowClients(
  server: Server,
  { requestTimeout, uploadRate }: Config,
  cut: (raw: IncomingMessage, because: 'too-large' | 'request-timeout', limit: number) => void,
): void {
  const arriving = new Set<Arriving>();
  const every = Math.min(LOOK, requestTimeout);
  const clock = setInterval(() => {
    for (const each of arriving) {
      const { raw, before } = each;
      if (raw.complete || raw.destroyed) {
        arriving.delete(each);
        continue;
      }
      const isOurs = raw.readableLength >= raw.readableHighWaterMark;
      // No more than that, however late the look comes: while this process stood still, it read nothing.
      if (!isOurs) each.waited += every;
      const bytes = raw.socket.bytesRead - before;
      const isLarge = bytes > most(each.limit);
      if (!isLarge && each.waited <= requestTimeout + (bytes / uploadRate) * 1000) continue;
      arriving.delete(each);
      cut(raw, isLarge ? 'too-large' : 'request-timeout', each.limit);
    }
  }, every).unref();
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw, raw.socket)) {
      const { bodyLimit: limit } = request.routeOptions;
      const each: Arriving = { raw, limit, before: raw.socket.bytesRead, waited: 0 };
      arriving.add(each);
      raw.once('close', () => arriving.delete(each));
    }
    done();
  });
  // Whoever is answered before all of it has come is let go: nobody would read the rest.
  server.addHook('onSend', (request, reply, payload, done) => {
    // A stream that is no longer wanted has lost its socket; the answer still has it.
    if (!request.raw.complete && hasBody(request.raw, reply.raw.socket)) {
      reply.header('connection', 'close');
      closeSlowly(reply.raw.socket as Socket);
    }
    done(null, payload);
  });
  server.addHook('onClose', async () => clearInterval(clock));
}

/** Whether something is sent with it. What is asked without a connection has arrived already. */
function hasBody({ headers }: IncomingMessage, socket: Socket | null): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return socket instanceof Socket && (encoding !== undefined || Number(length ?? 0) > 0);
}

/** Milliseconds in which a client that is still sending can read its answer. */
const LINGER = 1000;

/** A connection that is closed while something comes in is reset, and the answer may be lost with it. */
function closeSlowly(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    socket.resume();
    const end = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(end));
  };
}

/** The longest that the largest file may take. */
export function longestArrival({ requestTimeout, uploadRate, listLimit, bodyLimit }: Config): number {
  return requestTimeout + Math.ceil((Math.max(listLimit, bodyLimit) / uploadRate) * 1000);
}
