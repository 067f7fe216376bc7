import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Schema } from '../../office/src/index.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { defaultConfig, makeServer } from '../src/index.ts';
import { administrator, type TestAccount, withToken } from './people.ts';
import { LONG_TIMEOUT, openService, type Service } from './service.ts';

const MEGABYTE = 1 << 20;
const PIECE = 1 << 16;
const FORM =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: text/plain\r\n\r\n';

type Way = 'length' | 'chunked' | 'form' | 'form in chunks';

const inChunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

/** The beginning of a body, the next chunk, and the end. */
const WAYS: Readonly<Record<Way, (length: number) => readonly [headers: string, first: string]>> = {
  length: (length) => [`Content-Type: text/plain\r\nContent-Length: ${length}`, ''],
  chunked: () => ['Content-Type: text/plain\r\nTransfer-Encoding: chunked', ''],
  form: (length) => [
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length + FORM.length}`,
    FORM,
  ],
  'form in chunks': () => [
    'Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked',
    inChunk(FORM),
  ],
};

inSqlite((fresh) => {
  let service: Service;
  let admin: TestAccount;
  let authorization: string;

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
    admin = await administrator(service);
    const program = await withToken(admin, service.ask, 'admin');
    authorization = program.headers.authorization as string;
  });

  async function listening(settings: object = {}) {
    const config = defaultConfig({
      ...LONG_TIMEOUT,
      logLevel: 'silent',
      jobs: false,
      listLimit: MEGABYTE,
      // Some poll for a result.
      tokenRateLimit: 1_000_000,
      rateLimit: 1_000_000,
      ...settings,
    });
    const server = await makeServer({ office: service.office, config });
    await server.listen({ port: 0, host: '127.0.0.1' });
    return { server, port: (server.server.address() as AddressInfo).port };
  }

  /**
   * Sends until the connection is closed or everything is sent; gives the answer and the bytes sent. With
   * `every`, the fake clock advances by so many milliseconds after each chunk.
   */
  async function send(port: number, path: string, way: Way, bytes: number, every = 0) {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    const closed = once(socket, 'close');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    const [headers, first] = WAYS[way](bytes);
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}`;
    socket.write(`${head}\r\n${headers}\r\n\r\n${first}`);
    const isChunked = way === 'chunked' || way === 'form in chunks';
    while (sent < bytes && answer === '' && socket.writable) {
      const piece = 'x'.repeat(Math.min(PIECE, bytes - sent));
      if (!socket.write(isChunked ? inChunk(piece) : piece))
        await Promise.race([once(socket, 'drain'), closed]);
      sent += piece.length;
      await pause(every === 0 ? 0 : 10);
      if (every > 0) vi.advanceTimersByTime(every);
    }
    if (sent === bytes && isChunked) socket.write('0\r\n\r\n');
    while (answer === '' && !socket.destroyed) await pause(5);
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
    return { status: Number(status), answer, sent, closed, socket };
  }

  const kept = async (): Promise<unknown> => {
    const tables = ['report', 'document', 'job', 'job_file', 'audit', 'entry'] as const;
    const counts = tables.map(async (name: keyof Schema) => {
      const rows = await service.office.store.db
        .selectFrom(name)
        .select((of) => of.fn.countAll<number>().as('rows'))
        .execute();
      return [name, rows[0]?.rows];
    });
    return Promise.all(counts);
  };

  const ROUTES = {
    'a report': () => [`/api/v1/office/events/${service.event}/reports`, 4 * MEGABYTE] as const,
    'a preview': () => ['/api/v1/office/preview', 4 * MEGABYTE] as const,
    'a list': () => ['/api/v1/office/lists/import?date=2026-01-01', MEGABYTE] as const,
  };

  describe.each(Object.keys(ROUTES) as (keyof typeof ROUTES)[])('%s that is too large', (what) => {
    test.each(Object.keys(WAYS) as Way[])('by %s: 413 before its end, and nothing is stored', async (way) => {
      const { server, port } = await listening();
      const [path, limit] = ROUTES[what]();
      const before = await kept();
      const { status, answer, sent, closed } = await send(port, path, way, 100 * MEGABYTE);
      expect(status).toBe(413);
      expect(answer).toMatch(/content-type: application\/problem\+json/i);
      expect(answer).toMatch(/connection: close/i);
      expect(answer).toContain(`"detail":"The limit for the request body is ${limit} bytes."`);
      expect(answer).toContain('"code":"too-large"');
      expect(sent).toBeLessThan(limit + 32 * MEGABYTE);
      await closed;
      expect(await kept()).toEqual(before);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      await server.close();
    });
  });

  test('unauthorised uploads and empty forms are refused without waiting', async () => {
    const { server, port } = await listening();
    const path = '/api/v1/calc/period';
    const right = authorization;
    authorization = 'Bearer elo_none';
    const refused = await send(port, path, 'chunked', 200 * MEGABYTE);
    authorization = right;
    expect(refused.status).toBe(401);
    expect(refused.sent).toBeLessThan(32 * MEGABYTE);
    await refused.closed;
    const [reports] = ROUTES['a report']();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    const [headers] = WAYS['form in chunks'](0);
    socket.write(
      `POST ${reports} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n${headers}\r\n\r\n`,
    );
    while (answer === '' && socket.writable) {
      socket.write(inChunk('x'.repeat(PIECE)));
      await pause(1);
    }
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(`The limit for the request body is ${4 * MEGABYTE} bytes.`);
    if (!socket.closed) await once(socket, 'close');
    await server.close();
  });

  test('a report may be larger than other request bodies', async () => {
    const { server, port } = await listening();
    for (const way of ['length', 'chunked'] as const) {
      const { status, answer, socket } = await send(port, '/api/v1/office/preview', way, 2 * MEGABYTE);
      expect([status, answer.includes('too-large')]).toEqual([200, false]);
      socket.destroy();
    }
    await server.close();
  });

  test('reports beyond the byte budget get 503 with Retry-After', async () => {
    // Stalled uploads keep their bytes reserved to the end.
    const { server, port } = await listening({ reportBudget: 4 * MEGABYTE, requestTimeout: 120_000 });
    const preview = async (body: string) => {
      const address = `http://127.0.0.1:${port}/api/v1/office/preview`;
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization, 'content-type': 'text/plain' },
        body,
      });
      const { code = null } = (await answer.json()) as { code?: string };
      return [answer.status, code, answer.headers.get('retry-after')];
    };
    // Three uploads start and stall.
    const slow = new Set<Socket>();
    const begin = (): void => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      // One that arrives while another is checked finds no room and starts again.
      socket.once('data', () => slow.delete(socket));
      socket.write(
        `POST /api/v1/office/preview HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\n` +
          `Content-Type: text/plain\r\nContent-Length: ${MEGABYTE}\r\n\r\nx`,
      );
      slow.add(socket);
    };
    do {
      while (slow.size < 3) begin();
      await pause(20);
    } while ((await preview('x'.repeat(MEGABYTE + 1)))[0] === 200);
    expect(await preview('x'.repeat(MEGABYTE + 1))).toEqual([503, 'busy', '5']);
    expect((await preview('x'.repeat(MEGABYTE - 1)))[0]).toBe(200);
    // Refused, finished and aborted uploads reserve nothing.
    for (let time = 0; time < 5; time += 1) {
      expect((await preview(''))[0]).toBe(400);
      expect((await preview('x'.repeat(MEGABYTE - 1)))[0]).toBe(200);
    }
    for (const socket of slow) socket.destroy();
    while ((await preview('x'.repeat(4 * MEGABYTE)))[0] === 503) await pause(20);
    expect((await preview('x'.repeat(4 * MEGABYTE)))[0]).toBe(200);
    expect((await preview('x'.repeat(4 * MEGABYTE)))[0]).toBe(200);
    await server.close();
  });

  test('an upload may take longer than the answer timeout', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, port } = await listening({ answerTimeout: 15_000 });
    const path = '/api/v1/office/lists/import?date=2026-01-01';
    // Sixteen chunks, two seconds each.
    const { status, answer, socket } = await send(port, path, 'length', MEGABYTE, 2000);
    expect(status).toBe(202);
    socket.destroy();
    const [, job] = /"id":"(J\w+)"/.exec(answer) ?? [];
    const { db } = service.office.store;
    const parts = () => db.selectFrom('job_file').select('part').where('job', '=', `${job}`).execute();
    expect(await parts()).toHaveLength(1);
    const cancelled = await admin.ask(`/api/v1/jobs/${job}`, { method: 'DELETE' });
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    expect(await parts()).toEqual([]);
    await server.close();
  });
});
