import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import { answerInTime } from './in-time.ts';

/** A server whose answers take so long, asked with a body whose second half comes after so long; the status. */
async function asked(work: number, arrival: number): Promise<string> {
  const server = Fastify();
  answerInTime(server as never, { answerTimeout: 1000 } as Config);
  server.post('/', () => pause(work, 'done'));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\na',
  );
  await pause(arrival);
  socket.write('b');
  const [answer] = await once(socket, 'data');
  await server.close();
  return String(answer).slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
}

test('the time for an answer begins when all of the request is here', async () => {
  expect(await Promise.all([asked(500, 800), asked(500, 1600), asked(2000, 0)])).toEqual([
    '200',
    '200',
    '500',
  ]);
});
