import { once } from 'node:events';
import { type AddressInfo, connect, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTogether } from './together.ts';

const PIECE = 40_000;
const PIECES = 400;

let server: FastifyInstance;
/** What `/slow` waits for. */
let slow: PromiseWithResolvers<void>;
/** Pieces of `/stream` that were asked for. */
let made: number;

beforeEach(async () => {
  slow = Promise.withResolvers();
  made = 0;
  server = Fastify();
  answerTogether(server as never);
  server.get('/quick/:name', (request, reply) => {
    reply.send((request.params as { name: string }).name);
  });
  server.get('/bytes', (_request, reply) => {
    reply.send(Buffer.from('ÿé'));
  });
  server.get('/letters', (_request, reply) => {
    reply.send('čéß 棋');
  });
  server.get('/slow', async () => {
    await slow.promise;
    return 'slow';
  });
  server.get('/stream', async () => {
    function* pieces(): Generator<Buffer> {
      for (; made < PIECES; made += 1) yield Buffer.alloc(PIECE, 97 + (made % 26));
    }
    return Readable.from(pieces());
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  slow.resolve();
  await server.close();
});

function opened(): Socket {
  return connect((server.server.address() as AddressInfo).port, '127.0.0.1');
}

function asked(...paths: readonly string[]): string {
  return paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
}

/** All that comes until it ends like this. */
async function heard(socket: Socket, end: string): Promise<string> {
  socket.setEncoding('utf8');
  const pieces: string[] = [];
  let last = '';
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    pieces.push(String(piece));
    last = `${last}${piece}`.slice(-end.length);
    if (last === end) break;
  }
  return pieces.join('');
}

const bodies = (text: string): string[] =>
  [...text.matchAll(/\r\n\r\n([a-z]*)/g)].map(([, body]) => body as string);

describe('requests that come together', () => {
  test('are answered in their order, with one write', async () => {
    const single = vi.spyOn(Socket.prototype, '_write');
    const together = vi.spyOn(Socket.prototype, '_writev' as '_write');
    const socket = opened();
    socket.write(asked('/quick/a', '/quick/b', '/quick/c', '/quick/d'));
    expect(bodies(await heard(socket, 'd'))).toEqual(['a', 'b', 'c', 'd']);
    const writing = [...single.mock.contexts, ...together.mock.contexts] as Socket[];
    expect(writing.filter(({ localPort }) => localPort === socket.remotePort)).toHaveLength(1);
    socket.destroy();
  });

  test('do not wait for one of them that takes longer than a turn', async () => {
    const socket = opened();
    socket.write(asked('/quick/a', '/slow', '/quick/c'));
    expect(bodies(await heard(socket, 'a'))).toEqual(['a']);
    slow.resolve();
    expect(bodies(await heard(socket, 'c'))).toEqual(['slow', 'c']);
    socket.destroy();
  });

  test('are answered with what they are, be it text or bytes', async () => {
    const socket = opened();
    socket.write(asked('/quick/a', '/bytes', '/quick/b', '/letters', '/quick/c'));
    const text = await heard(socket, 'c');
    expect(text.match(/\r\n\r\n(?:[^H]*)/g)).toEqual(
      ['a', 'ÿé', 'b', 'čéß 棋', 'c'].map((body) => `\r\n\r\n${body}`),
    );
    socket.destroy();
  });

  test('are answered whole where the connection is closed after them', async () => {
    const socket = opened();
    socket.write(`${asked('/quick/a')}GET /quick/b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(bodies(await heard(socket, 'never'))).toEqual(['a', 'b']);
  });

  test('may have something long between them, which is made only as fast as it is read', async () => {
    const socket = opened();
    socket.pause();
    socket.write(asked('/quick/a', '/stream', '/quick/b'));
    let before = -1;
    while (made === 0 || made > before) {
      before = made;
      for (let look = 0; look < 200; look += 1) await turn();
    }
    expect(made).toBeLessThan(PIECES);
    const text = await heard(socket, '\r\n\r\nb');
    expect(made).toBe(PIECES);
    const letters =
      text.slice(text.indexOf('chunked'), text.lastIndexOf('HTTP/1.1')).match(/[a-z]{1000,}/g) ?? [];
    expect(letters.map((piece) => [piece[0], piece.length])).toEqual(
      Array.from({ length: PIECES }, (_, piece) => [String.fromCharCode(97 + (piece % 26)), PIECE]),
    );
    socket.destroy();
  });

  test('are forgotten where their client leaves, and others are answered', async () => {
    const leaving = opened();
    leaving.write(asked('/quick/a', '/slow', '/stream', '/quick/b'));
    await heard(leaving, 'a');
    leaving.resetAndDestroy();
    await once(leaving, 'close');
    slow.resolve();
    const socket = opened();
    socket.write(asked('/quick/c'));
    expect(bodies(await heard(socket, 'c'))).toEqual(['c']);
    socket.destroy();
  });
});
