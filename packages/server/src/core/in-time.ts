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
    /** Since when it is under way. */
    wait: Wait | null;
  }
  interface FastifyContextConfig {
    /** Milliseconds in which an answer must have begun, where it may take longer than others. */
    patience?: number;
  }
}

/** How often those under way are looked at, in milliseconds, where the time for an answer is not shorter. */
const LOOK = 250;

/** A request that waits for its answer. */
interface Wait {
  readonly reply: FastifyReply;
  since: number;
  /** Among those under way; -1: it is no longer. */
  place: number;
}

/**
 * Requests under way, in any order. No map of them: one whose entries come and go is laid out anew every few requests,
 * and what it was before keeps all that stood in it, so that the runtime could collect nothing of a request soon.
 */
class UnderWay {
  readonly #waits: Wait[] = [];

  add(reply: FastifyReply, since: number): Wait {
    const wait = { reply, since, place: this.#waits.length };
    this.#waits.push(wait);
    return wait;
  }

  remove(wait: Wait): void {
    if (wait.place < 0) return;
    const last = this.#waits.pop() as Wait;
    if (last !== wait) {
      this.#waits[wait.place] = last;
      last.place = wait.place;
    }
    wait.place = -1;
  }

  get all(): readonly Wait[] {
    return [...this.#waits];
  }
}

/**
 * Refuses what has not begun to be answered in time. One clock looks after all requests: one for each would cost
 * more than many an answer. What has begun may take as long as the client goes on reading it, and the time of what
 * is still being sent begins when it is here: `arrival.ts` looks after whoever sends too slowly. What is refused is
 * not kept afterwards, and what is being kept is not refused any more: it is answered when that is done.
 */
export function answerInTime(server: Server, { answerTimeout }: Config): void {
  const underWay = new UnderWay();
  const look = (): void => {
    const now = performance.now();
    for (const wait of underWay.all) {
      const { reply } = wait;
      const { patience = answerTimeout } = reply.request.routeOptions.config;
      if (wait.since > now - patience) continue;
      if (isArriving(reply.request) || reply.request.verdict?.giveUp() === false) {
        wait.since = now;
        continue;
      }
      underWay.remove(wait);
      if (!reply.sent && !reply.raw.headersSent) reply.send(new ServerProblem('answer-timeout'));
    }
  };
  const clock = setInterval(look, Math.min(LOOK, answerTimeout)).unref();
  server.decorateRequest('verdict', null);
  server.decorateRequest('wait', null);
  server.addHook('onRequest', (request, reply, done) => {
    const wait = underWay.add(reply, performance.now());
    request.wait = wait;
    if (isArriving(request)) {
      request.raw.once('end', () => {
        wait.since = performance.now();
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
  server.addHook('onResponse', ({ wait }, _reply, done) => {
    if (wait !== null) underWay.remove(wait);
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
