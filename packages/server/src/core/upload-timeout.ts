import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from './config.ts';
import type { Server } from './server-type.ts';

/** Chunks of one byte take six times the length of the body, plus headers. */
const maxBytes = (limit: number): number => 8 * limit + 65_536;

const CHECK_INTERVAL = 500;

interface Upload {
  readonly raw: IncomingMessage;
  readonly limit: number;
  /** Bytes the connection had read before this request. */
  readonly before: number;
  /** Milliseconds in which the server was ready to read. */
  waited: number;
}

/**
 * Disconnects clients that upload too slowly or too much. Each byte received extends the time, so a large file may take
 * long and a trickle may not. Time in which the server did not read does not count.
 */
export function enforceUploadTimeout(
  server: Server,
  { requestTimeout, uploadRate }: Config,
  cut: (raw: IncomingMessage, because: 'too-large' | 'request-timeout', limit: number) => void,
): void {
  const arriving = new Set<Upload>();
  const every = Math.min(CHECK_INTERVAL, requestTimeout);
  const clock = setInterval(() => {
    for (const each of arriving) {
      const { raw, before } = each;
      if (raw.complete || raw.destroyed) {
        arriving.delete(each);
        continue;
      }
      const isBackedUp = raw.readableLength >= raw.readableHighWaterMark;
      // One interval, however late the timer fires: a blocked process reads nothing.
      if (!isBackedUp) each.waited += every;
      const bytes = raw.socket.bytesRead - before;
      const isLarge = bytes > maxBytes(each.limit);
      if (!isLarge && each.waited <= requestTimeout + (bytes / uploadRate) * 1000) continue;
      arriving.delete(each);
      cut(raw, isLarge ? 'too-large' : 'request-timeout', each.limit);
    }
  }, every).unref();
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw, raw.socket)) {
      const { bodyLimit: limit } = request.routeOptions;
      const each: Upload = { raw, limit, before: raw.socket.bytesRead, waited: 0 };
      arriving.add(each);
      raw.once('close', () => arriving.delete(each));
    }
    done();
  });
  // An answer before the end of the upload closes the connection: the rest will not be read.
  server.addHook('onSend', (request, reply, payload, done) => {
    // A destroyed request has lost its socket; the reply still has it.
    if (!request.raw.complete && hasBody(request.raw, reply.raw.socket)) {
      reply.header('connection', 'close');
      closeSlowly(reply.raw.socket as Socket);
    }
    done(null, payload);
  });
  server.addHook('onClose', async () => clearInterval(clock));
}

/** Injected requests have no socket. */
function hasBody({ headers }: IncomingMessage, socket: Socket | null): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return socket instanceof Socket && (encoding !== undefined || Number(length ?? 0) > 0);
}

/** Milliseconds in which a client that is still sending can read the answer. */
const LINGER = 1000;

/** Closing a connection with unread data resets it, and the client may lose the answer. */
function closeSlowly(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    socket.resume();
    const end = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(end));
  };
}

/** Milliseconds that the largest upload may take. */
export function longestUpload({ requestTimeout, uploadRate, listLimit, bodyLimit }: Config): number {
  return requestTimeout + Math.ceil((Math.max(listLimit, bodyLimit) / uploadRate) * 1000);
}
