import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import { enforceUploadTimeout } from './upload-timeout.ts';

test('time in which the process was blocked does not count', async () => {
  const server = Fastify();
  const config = { requestTimeout: 600, uploadRate: 1000 } as Config;
  enforceUploadTimeout(server as never, config, ({ socket }) => void socket.destroy());
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
