import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enforceAnswerTimeout } from './answer-timeout.ts';
import type { Config } from './config.ts';

// On a fake clock, so that slow machines give the same result.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The status from a server with this answer time, for a body whose second half comes after this delay. */
async function asked(work: number, arrival: number): Promise<string> {
  const server = Fastify();
  enforceAnswerTimeout(server as never, { answerTimeout: 1000 } as Config);
  const [heard, begun, done] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  server.addHook('onRequest', async () => heard?.resolve());
  server.post('/', async () => {
    begun?.resolve();
    await done?.promise;
    return 'done';
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const answered = once(socket, 'data');
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\na',
  );
  await heard?.promise;
  vi.advanceTimersByTime(arrival);
  socket.write('b');
  await Promise.race([begun?.promise, answered]);
  vi.advanceTimersByTime(work);
  done?.resolve();
  const [answer] = await answered;
  await server.close();
  return String(answer).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
}

test.each([
  [500, 800, '200'],
  [500, 1600, '200'],
  [900, 60_000, '200'],
  [2000, 0, '500'],
  [2000, 1600, '500'],
])('the timeout of an answer begins at the end of the upload: %i after %i', async (work, arrival, status) => {
  expect(await asked(work, arrival)).toBe(status);
});
