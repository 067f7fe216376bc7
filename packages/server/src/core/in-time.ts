import type { FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import type { Server } from './context.ts';
import { ServerProblem } from './problems.ts';

/** How often those under way are looked at, in milliseconds, where the time for an answer is not shorter. */
const LOOK = 250;

/**
 * Refuses what has not begun to be answered in time. One clock looks after all requests: one for each would cost
 * more than many an answer. What has begun may take as long as the client goes on reading it.
 */
export function answerInTime(server: Server, { answerTimeout }: Config): void {
  /** Since when; a map keeps the order in which they came. */
  const underWay = new Map<FastifyReply, number>();
  const look = (): void => {
    const latest = performance.now() - answerTimeout;
    for (const [reply, since] of underWay) {
      if (since > latest) return;
      underWay.delete(reply);
      if (!reply.sent && !reply.raw.headersSent) reply.send(new ServerProblem('answer-timeout'));
    }
  };
  const clock = setInterval(look, Math.min(LOOK, answerTimeout)).unref();
  server.addHook('onRequest', (_request, reply, done) => {
    underWay.set(reply, performance.now());
    done();
  });
  server.addHook('onResponse', (_request, reply, done) => {
    underWay.delete(reply);
    done();
  });
  server.addHook('onClose', async () => clearInterval(clock));
}
