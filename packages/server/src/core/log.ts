import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { isInternalRequest } from './internal-request.ts';
import type { Metrics } from './metrics.ts';
import type { Server } from './server-type.ts';

const MAX_BUFFERED = 16_384;
const FLUSH_AFTER = 100;

/** Buffers log lines for standard error: unbuffered, a search costs 1.25 times the CPU time. */
export class LogBuffer {
  #text = '';
  #timer: NodeJS.Timeout | null = null;
  readonly #flush = (): void => this.flush();

  constructor() {
    process.on('exit', this.#flush);
  }

  write(line: string): void {
    this.#text += line;
    if (this.#text.length >= MAX_BUFFERED) this.flush();
    else this.#timer ??= setTimeout(this.#flush, FLUSH_AFTER);
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#text !== '') process.stderr.write(this.#text);
    this.#text = '';
  }

  close(): void {
    this.flush();
    process.off('exit', this.#flush);
  }
}

/** Logs contain no address, query or header: searches are private. */
export function loggerOptions(
  level: Config['logLevel'],
  stream: LogBuffer,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    serializers: {
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode: statusCode ?? 0 }),
    },
    hooks: {
      // Fastify logs some errors itself, for example an answer sent twice, and their messages contain the address.
      logMethod([first, ...rest], log) {
        const { err, ...line } = (first ?? {}) as { readonly err?: unknown };
        if (err instanceof Error) log.call(this, { ...line, ...errorTrace(err) }, String(rest[0] ?? 'error'));
        else log.call(this, first as object, ...(rest as []));
      },
    },
  };
}

/** An error without its message, which may contain the request. */
export function errorTrace(error: Error & { readonly code?: unknown }): object {
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { error: error.name, code: error.code, at: frames?.slice(0, 8) };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it is in the metrics and the log. */
    isRecorded: boolean;
  }
}

/** Records each request in the metrics and with one log line. Internal requests belong to the page's request. */
export function recordRequests(server: Server, config: Config, metrics: Metrics): void {
  server.decorateRequest('isInternal', false);
  server.decorateRequest('isRecorded', false);
  server.addHook('onRequest', (request, reply, done) => {
    request.isInternal = isInternalRequest();
    if (!request.isInternal) {
      metrics.begin();
      // The only event where the client leaves before the end of the answer.
      reply.raw.once('close', () => record(request, reply, true));
    }
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (!request.isInternal) record(request, reply, false);
    done();
  });

  function record(request: FastifyRequest, reply: FastifyReply, isCut: boolean): void {
    if (request.isRecorded) return;
    request.isRecorded = true;
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? '*';
    if (isCut) metrics.cut();
    else metrics.end(method, route, reply.statusCode, reply.elapsedTime);
    // Health checks and metrics.
    if (routeOptions.config.rateLimit === false) return;
    request.log.info({
      reqId: request.id,
      method,
      route,
      ...(isCut ? { cut: true } : { status: reply.statusCode }),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(config.logAddresses && { address: request.ip }),
    });
  }
}
