import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CommitOrTimeout, withCommitOrTimeout } from './commit-or-timeout.ts';
import type { Config } from './config.ts';
import { ServerProblem } from './problems.ts';
import type { Server } from './server-type.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for requests that may write. */
    commitOrTimeout: CommitOrTimeout | null;
    /** When the wait for the answer began. */
    wait: Wait | null;
  }
  interface FastifyContextConfig {
    /** Milliseconds, in place of the setting. */
    answerTimeout?: number;
  }
}

const CHECK_INTERVAL = 250;

interface Wait {
  readonly reply: FastifyReply;
  since: number;
}

/**
 * Answers 503 where an answer has not started in time. A started answer may take as long as the client keeps reading,
 * and the time starts when the body has arrived (`upload-timeout.ts` limits that). Fastify's `handlerTimeout` counts
 * the upload, and would refuse a request whose write is being committed.
 */
export function enforceAnswerTimeout(server: Server, { answerTimeout }: Config): void {
  const waits = new Set<Wait>();
  const check = (): void => {
    const now = performance.now();
    for (const wait of waits) {
      const { reply } = wait;
      const { answerTimeout: timeout = answerTimeout } = reply.request.routeOptions.config;
      if (wait.since > now - timeout) continue;
      if (isUploading(reply.request) || reply.request.commitOrTimeout?.giveUp() === false) {
        wait.since = now;
        continue;
      }
      waits.delete(wait);
      if (!reply.sent && !reply.raw.headersSent) reply.send(new ServerProblem('answer-timeout'));
    }
  };
  // One timer for all requests.
  const timer = setInterval(check, Math.min(CHECK_INTERVAL, answerTimeout)).unref();
  server.decorateRequest('commitOrTimeout', null);
  server.decorateRequest('wait', null);
  server.addHook('onRequest', (request, reply, done) => {
    const wait: Wait = { reply, since: performance.now() };
    waits.add(wait);
    request.wait = wait;
    if (isUploading(request)) {
      request.raw.once('end', () => {
        wait.since = performance.now();
      });
    }
    done();
  });
  // The last hook before the handler, so that the handler runs inside the context.
  server.addHook('preHandler', (request, _reply, done) => {
    if (isReading(request)) return done();
    request.commitOrTimeout = new CommitOrTimeout();
    withCommitOrTimeout(request.commitOrTimeout, done);
  });
  server.addHook('onResponse', ({ wait }, _reply, done) => {
    if (wait !== null) waits.delete(wait);
    done();
  });
  server.addHook('onClose', async () => clearInterval(timer));
}

/** Whether the client is still sending the body. Injected requests have no socket. */
function isUploading(request: FastifyRequest): boolean {
  const { raw } = request;
  if (isReading(request) || !(raw.socket instanceof Socket)) return false;
  return !raw.complete && !raw.destroyed;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
