import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Server } from './context.ts';
import { ServerProblem } from './problems.ts';
import { underVerdict, Verdict } from './verdict.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of requests that may change something. */
    verdict: Verdict | null;
  }
  interface FastifyContextConfig {
    /** Milliseconds in which an answer must have begun, where it may take longer than others. */
    patience?: number;
  }
}

/** How often those under way are looked at, in milliseconds, where the time for an answer is not shorter. */
const LOOK = 250;

/**
 * Refuses what has not begun to be answered in time. One clock looks after all requests: one for each would cost
 * more than many an answer. What has begun may take as long as the client goes on reading it, and the time of what
 * is still being sent begins when it is here: `arrival.ts` looks after whoever sends too slowly. What is refused is
 * not kept afterwards, and what is being kept is not refused any more: it is answered when that is done.
 */
export function answerInTime(server: Server, { answerTimeout }: Config): void {
  /** Since when; a map keeps the order in which they came. */
  const underWay = new Map<FastifyReply, number>();
  /** Those that may take longer: few, each with its own time. */
  const patient = new Map<FastifyReply, number>();
  const look = (): void => {
    const now = performance.now();
    const settle = (replies: Map<FastifyReply, number>, reply: FastifyReply): void => {
      replies.delete(reply);
      if (isArriving(reply.request)) replies.set(reply, now);
      else if (reply.request.verdict?.giveUp() === false) replies.set(reply, now);
      else if (!reply.sent && !reply.raw.headersSent) reply.send(new ServerProblem('answer-timeout'));
    };
    for (const [reply, since] of patient) {
      const { patience = answerTimeout } = reply.request.routeOptions.config;
      if (since <= now - patience) settle(patient, reply);
    }
    for (const [reply, since] of underWay) {
      if (since > now - answerTimeout) return;
      settle(underWay, reply);
    }
  };
  const clock = setInterval(look, Math.min(LOOK, answerTimeout)).unref();
  server.decorateRequest('verdict', null);
  server.addHook('onRequest', (request, reply, done) => {
    const isPatient = request.routeOptions.config.patience !== undefined;
    const replies = isPatient ? patient : underWay;
    replies.set(reply, performance.now());
    if (isArriving(request)) {
      request.raw.once('end', () => {
        if (replies.delete(reply)) replies.set(reply, performance.now());
      });
    }
    done();
  });
  // The last before the route itself: what comes after the body would not be within.
  server.addHook('preHandler', (request, _reply, done) => {
    if (isReading(request)) return done();
    request.verdict = new Verdict();
    underVerdict(request.verdict, done);
  });
  server.addHook('onResponse', (_request, reply, done) => {
    underWay.delete(reply);
    patient.delete(reply);
    done();
  });
  server.addHook('onClose', async () => clearInterval(clock));
}

/** Whether the client is still sending what its answer needs. What is asked without a connection is here already. */
function isArriving(request: FastifyRequest): boolean {
  const { raw } = request;
  if (isReading(request) || !(raw.socket instanceof Socket)) return false;
  return !raw.complete && !raw.destroyed;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
