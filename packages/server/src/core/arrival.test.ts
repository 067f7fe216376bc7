import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { cutSlowClients } from './arrival.ts';
import type { Config } from './config.ts';

test('whoever sent in time is not cut off because this process stood still', async () => {
  const server = Fastify();
  const config = { requestTimeout: 600, uploadRate: 1000 } as Config;
  cutSlowClients(server as never, config, ({ socket }) => void socket.destroy());
  const heard = Promise.withResolvers<void>();
  server.addHook('onRequest', async () => heard.resolve());
  server.post('/', async () => 'done');
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = Promise.race([once(socket, 'data'), once(socket, 'close')]);
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n';
  socket.write(`${head}a`);
  await heard.promise;
  socket.write('b');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 /);
  await server.close();
});
