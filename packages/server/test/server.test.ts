import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Site } from '@eloquence/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freshStores } from '../../office/test/stores.ts';
import { defaultConfig, makeServer } from '../src/index.ts';
import { LONG_TIMEOUT, openService, type Service, serve } from './service.ts';

interface Described {
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly example?: unknown;
    readonly schema?: { readonly examples?: readonly unknown[] };
  }[];
  readonly requestBody?: {
    readonly content: Record<string, { example?: object; examples?: Record<string, { value: object }> }>;
  };
}

const fresh = freshStores('sqlite');
let service: Service;
beforeAll(async () => {
  service = await openService(fresh);
});

describe('health checks', () => {
  test.each(['/healthz', '/readyz'])('%s', async (url) => {
    const answer = await service.ask(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('Prometheus metrics by route pattern, not by URL', async () => {
    await service.ask('/api/v1/players?q=alder');
    const { body, headers } = await service.ask('/metrics');
    expect(headers['content-type']).toContain('version=0.0.4');
    expect(body).toMatch(
      /eloquence_requests_total\{method="GET",route="\/api\/v1\/players",status="200"\} \d+/,
    );
    expect(body).toContain('eloquence_request_seconds_bucket{le="+Inf",route="/api/v1/players"}');
    expect(body).not.toContain('alder');
    await service.ask('/api/v1/lists/standard/2025-12-01.csv');
    // A label has three escapes that begin with a backslash.
    const labels = (await service.ask('/metrics')).body.match(/route="[^\n]*?"[,}]/g) ?? [];
    expect(labels.some((label) => label.includes('layout'))).toBe(true);
    for (const label of labels) expect(label.replaceAll('\\\\', '')).not.toContain('\\');
    const { ask, server } = await serve(service.office, { metrics: false });
    expect((await ask('/metrics')).statusCode).toBe(404);
    await server.close();
  });

  test('not ready if the store does not answer', async () => {
    const other = await openService(fresh);
    await other.office.store.close();
    const answer = await other.ask('/readyz?lang=fr');
    expect(answer.statusCode).toBe(503);
    expect((await other.ask('/healthz')).statusCode).toBe(200);
  });
});

describe('the OpenAPI description', () => {
  test('is OpenAPI 3.1', async () => {
    const description = (await service.ask('/api/openapi.json')).json();
    expect(description.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(description);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(Object.keys(description.paths)).toContain('/api/v1/players/{id}');
  });

  test('gives every operation a unique operationId that starts with a verb', async () => {
    const { paths } = (await service.ask('/api/openapi.json')).json();
    const operations = Object.values<Record<string, { readonly operationId?: string }>>(paths).flatMap(
      (path) => Object.values(path),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]*)*$/.test(id ?? ''))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toContain('searchPlayers');
  });

  test('is also below /api/v1; its page is on the site', async () => {
    const { body } = await service.ask('/api/openapi.json');
    expect((await service.ask('/api/v1/openapi.json')).body).toBe(body);
    const moved = async (to: string): Promise<unknown> => (await service.ask(to)).headers.location;
    expect(await moved('/api/docs')).toBe('/api/openapi.json');
    expect(await moved('/')).toBe('/api/openapi.json');
    const site: Site = { addresses: [], assets: [], render: async () => ({ status: 200, html: '' }) };
    const { ask, server } = await serve(service.office, { basePath: '/x' }, site);
    expect((await ask('/api/docs?lang=fr')).headers.location).toBe('/x/docs/api?lang=fr');
    await server.close();
  });

  test.each(['en', 'fr', 'zh'])('lists every problem with its status in %s', async (lang) => {
    const { items } = (await service.ask(`/api/v1/problems?lang=${lang}`)).json();
    const codes = items.map(({ code }: { readonly code: string }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const address of ['/api/v1/players/1', '/api/v1/players?limit=x', '/api/v1/sessions']) {
      const { code, status, title } = (
        await service.ask(`${address}${address.includes('?') ? '&' : '?'}lang=${lang}`)
      ).json();
      expect(items).toContainEqual(expect.objectContaining({ code, status, title }));
    }
  });

  test('the examples of its parameters and bodies run', async () => {
    const { paths } = (await service.ask('/api/openapi.json')).json();
    let count = 0;
    for (const [path, { get, post }] of Object.entries<Record<string, Described>>(paths)) {
      if (!path.startsWith('/api/v1/calc/')) continue;
      for (const [method, operation] of [['GET', get] as const, ['POST', post] as const]) {
        if (operation === undefined) continue;
        const query = (operation.parameters ?? []).flatMap(({ name, required, example, schema }) =>
          required ? [[name, String(example ?? schema?.examples?.[0])]] : [],
        );
        const media = operation.requestBody?.content['application/json'];
        const body = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
        const url = `${path}?${new URLSearchParams(query)}`;
        const answer = await service.ask(url, { method, ...(body !== undefined && { body }) });
        expect([method, url, answer.statusCode]).toEqual([method, url, 200]);
        count += 1;
      }
    }
    expect(count).toBe(9);
  });
});

describe('problems', () => {
  test.each([
    ['en', 'Unknown', 'There is no player 1.'],
    ['fr', 'Inconnu', /1/],
    ['zh', '未知', /1/],
  ])('in %s', async (lang, title, detail) => {
    const answer = await service.ask('/api/v1/players/1', { headers: { 'accept-language': `${lang}-XX` } });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['content-language']).toBe(lang);
    expect(answer.json()).toEqual({
      type: '/api/docs#problem-player-unknown',
      title,
      status: 404,
      detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
      code: 'player-unknown',
      hint: expect.any(String),
      values: { id: '1' },
    });
  });

  test('an invalid field in three languages', async () => {
    const said = await Promise.all(
      ['en', 'fr', 'zh'].map(async (lang) =>
        (await service.ask(`/api/v1/players?limit=0&lang=${lang}`)).json(),
      ),
    );
    expect(said.map(({ fields }) => fields[0].message)).toEqual([
      'must be at least 1',
      'doit être au moins 1',
      '至少为 1',
    ]);
  });

  test.each([
    ['GET', '/nowhere', 404, 'not-found'],
    ['GET', '/api/v2/players', 404, 'not-found'],
    ['POST', '/api/v1/players', 405, 'method-not-allowed'],
    ['DELETE', '/api/v1/players/900001', 405, 'method-not-allowed'],
    ['GET', '/api/v1/calc/period', 405, 'method-not-allowed'],
  ] as const)('%s %s', async (method, url, status, code) => {
    const answer = await service.ask(url, { method });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (status === 405) expect(answer.headers.allow).toContain('OPTIONS');
  });

  test.each([
    ['{', 'application/json', 400, 'invalid-json'],
    ['', 'application/json', 400, 'invalid-json'],
    ['{"__proto__": {"a": 1}}', 'application/json', 400, 'invalid-json'],
    ['a=1', 'application/x-www-form-urlencoded', 415, 'media-type-unsupported'],
    ['<a/>', 'text/xml', 415, 'media-type-unsupported'],
    ['[]', 'application/json', 400, 'invalid-request'],
    ['{}', 'application/json', 400, 'invalid-input'],
    [`{"a":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413, 'too-large'],
    [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'application/json', 400, null],
    [`${'['.repeat(200_000)}`, 'application/json', 400, 'invalid-json'],
  ])('a body %#', async (body, type, status, code) => {
    const answer = await service.ask('/api/v1/calc/period', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.statusCode, answer.body).toBe(status);
    if (code !== null) expect(answer.json().code).toBe(code);
  });
});

describe('an invalid value is named with the allowed ones', () => {
  test.each([
    ['/players?limit=5000', 'limit', 'must be at most'],
    ['/players?limit=many', 'limit', 'must be'],
    ['/players?q=a%00b', 'q', 'U+0000'],
    ['/players?a%00b=1', 'ab', 'U+0000'],
    ['/players/9%00', 'id', 'U+0000'],
    ['/players?q=al&colour=red', 'colour', 'is unknown'],
    ['/events?from=yesterday', 'from', 'has the wrong format'],
    ['/lists/slow/2025-12-01', 'cadence', 'must be one of'],
  ])('%s: %s', async (path, where, message) => {
    const answer = await service.ask(`/api/v1${path}`);
    expect(answer.statusCode).toBe(400);
    const { code, detail, fields } = answer.json();
    expect(code).toBe('invalid-request');
    expect(fields).toEqual([{ where, message: expect.stringContaining(message) }]);
    expect(detail).toContain(`${where} `);
  });

  test('in a body', async () => {
    const deep = JSON.parse(`${'['.repeat(30)}${']'.repeat(30)}`);
    for (const [games, message] of [
      ['a\0b', 'U+0000'],
      ['a\u202eb', 'invisible'],
      ['a\u200bb', 'invisible'],
      ['a\ud800b', 'invisible'],
      [deep, 'nested'],
    ]) {
      const answer = await service.ask('/api/v1/calc/period', {
        method: 'POST',
        body: { rating: 2000, games },
      });
      expect(answer.json()).toMatchObject({
        status: 400,
        code: 'invalid-request',
        fields: [{ where: 'games', message: expect.stringContaining(message) }],
      });
    }
  });
});

describe('hostile URLs', () => {
  const TEXTS = [
    "'; DROP TABLE player; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '..%2f..%2f',
    '%00',
    '\u202e',
    '😀'.repeat(30),
    '%',
    '_'.repeat(90),
    '=cmd|calc',
    '$\u007bjndi:ldap}',
    '\ud800',
    'a b c d e f g h i j k l m n o p q r',
    '0',
    '99999999999999999999',
    '-1',
    'NaN',
    'constructor',
    '__proto__',
  ];
  const PLACES = [
    (text: string) => `/api/v1/players?q=${text}`,
    (text: string) => `/api/v1/players?federation=${text}`,
    (text: string) => `/api/v1/players?q=a&cursor=${text}`,
    (text: string) => `/api/v1/players?${text}=1`,
    (text: string) => `/api/v1/players/${text}`,
    (text: string) => `/api/v1/players/${text}/history`,
    (text: string) => `/api/v1/players/900001/periods/${text}`,
    (text: string) => `/api/v1/lists/${text}/2025-12-01`,
    (text: string) => `/api/v1/lists/standard/${text}`,
    (text: string) => `/api/v1/lists/standard/2025-12-01.${text}`,
    (text: string) => `/api/v1/lists/standard/2025-12-01?title=${text}`,
    (text: string) => `/api/v1/events/${text}`,
    (text: string) => `/api/v1/events?cursor=${text}`,
    (text: string) => `/api/v1/editions/${text}`,
    (text: string) => `/api/v1/editions/comparison?ids=${text}`,
    (text: string) => `/api/v1/calc/change?rating=2000&k=20&games=${text}`,
    (text: string) => `/api/v1/calc/expected?own=${text}&opponent=2000`,
    (text: string) => `/api/docs?lang=${text}`,
    (text: string) => `/${text}`,
  ];

  test.each(PLACES)('never answer 500: place %#', async (place) => {
    for (const text of TEXTS) {
      for (const sent of [encodeURIComponent(text.toWellFormed()), text.replaceAll(/[^\x21-\x7e]/g, '')]) {
        const answer = await service.ask(place(sent));
        expect(answer.statusCode).toBeLessThan(500);
        if (!String(answer.headers['content-type']).includes('json')) {
          expect(answer.body).not.toContain('<script>alert');
        }
      }
    }
  });

  test('in headers', async () => {
    const answers = await Promise.all(
      [
        { 'accept-language': 'x'.repeat(8000) },
        { 'accept-language': ',;q=,fr;q=9e9,;;;' },
        { 'if-none-match': '"'.repeat(4000) },
        { 'if-none-match': '*' },
        { 'accept-encoding': 'br;q=x, gzip;;;, *' },
        { 'x-forwarded-for': "'; DROP TABLE" },
        { host: 'evil.example' },
      ].map((headers) =>
        service.ask('/api/v1/players/900001', { headers: headers as Record<string, string> }),
      ),
    );
    expect(
      answers.map(({ statusCode }) => statusCode).filter((status) => ![200, 304].includes(status)),
    ).toEqual([]);
  });
});

describe('protection', () => {
  test('too many requests from one address get 429 with Retry-After', async () => {
    const { ask, server } = await serve(service.office, { rateLimit: 3 });
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await ask('/api/v1/editions')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await ask('/nowhere');
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '0' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/healthz')).statusCode).toBe(200);
    await server.close();
  });

  test('an expensive request counts as several, also inside a page', async () => {
    const { ask, server } = await serve(service.office, { rateLimit: 50 });
    onTestFinished(() => server.close());
    const left = async (url: string, headers = {}): Promise<number> =>
      Number((await ask(url, { headers })).headers['ratelimit-remaining']);
    expect(await left('/api/v1/editions')).toBe(49);
    expect(await left('/api/v1/players?q=al')).toBe(46);
    expect(await left('/api/v1/players/900001/periods/2025-12-01')).toBe(41);
    // 6 rows.
    const file = '/api/v1/lists/standard/2025-12-01.csv';
    expect(await left(file)).toBe(19);
    const { etag } = (await ask(file, { method: 'HEAD' })).headers;
    expect(await left(file, { 'if-none-match': etag })).toBe(17);
    const refused = await ask(file);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The rest of the limit is for others.
    expect(await left('/api/v1/editions')).toBe(15);
  });

  test('the cost of an operation is in the description', () => {
    const { paths } = service.server.swagger() as unknown as {
      readonly paths: Record<string, { readonly get?: Record<string, unknown> }>;
    };
    expect(paths['/api/v1/players']?.get?.['x-cost']).toBe(3);
    expect(paths['/api/v1/editions']?.get).not.toHaveProperty('x-cost');
  });

  test('only a trusted proxy may set the client address', async () => {
    const from = { 'x-forwarded-for': '192.0.2.7' };
    for (const [trustedProxies, status] of [
      [[], 429],
      [['loopback'], 200],
    ] as const) {
      const { ask, server } = await serve(service.office, { rateLimit: 1, trustedProxies });
      await ask('/api/v1/editions');
      expect((await ask('/api/v1/editions', { headers: from })).statusCode).toBe(status);
      await server.close();
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('answers are compressed with %s', async (encoding, unpack) => {
    const url = '/api/v1/editions/2024-03';
    const plain = await service.ask(url);
    const packed = await service.server.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    const list = await service.server.inject({
      url: '/api/v1/lists/standard/2025-12-01.json',
      headers: { 'accept-encoding': encoding },
    });
    expect(JSON.parse(unpack(list.rawPayload).toString())).toHaveLength(6);
  });

  test('CORS allows public data only', async () => {
    const origin = { origin: 'https://example.org' };
    const open = await service.ask('/api/v1/players/900001', { headers: origin });
    expect(open.headers['access-control-allow-origin']).toBe('*');
    const asked = await service.ask('/api/v1/calc/period', { method: 'OPTIONS', headers: origin });
    expect(asked.headers['access-control-allow-methods']).toBe('POST, OPTIONS');
    expect((await service.ask('/healthz', { headers: origin })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  test('all URLs are below the base path', async () => {
    const { ask, server } = await serve(service.office, { basePath: '/ratings/x' });
    expect((await ask('/healthz')).statusCode).toBe(200);
    expect((await ask('/api/v1/players/1')).json().type).toBe('/ratings/x/api/docs#problem-player-unknown');
    expect((await ask('/api/docs')).headers.location).toBe('/ratings/x/api/openapi.json');
    expect((await ask('/')).headers.location).toBe('/ratings/x/api/openapi.json');
    expect((await server.inject('/healthz')).statusCode).toBe(404);
    await server.close();
  });
});

describe('raw connections', () => {
  async function listening(settings = {}) {
    const config = defaultConfig({ ...LONG_TIMEOUT, logLevel: 'silent', port: 0, ...settings });
    const server = await makeServer({ office: service.office, config });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const talk = async (...pieces: string[]): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('error', () => {});
      for (const piece of pieces) socket.write(piece);
      await once(socket, 'close');
      return answer;
    };
    return { server, port, talk };
  }

  test.each([
    ['GARBAGE\r\n\r\n', 400, 'malformed-request'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'headers-too-large'],
    [
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'malformed-request',
    ],
    ['GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400, 'malformed-request'],
  ])('%#: an invalid request is refused', async (text, status, code) => {
    const { server, talk } = await listening();
    const answer = await talk(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
    await server.close();
  });

  test('an endless request is cut off', async () => {
    const { server, talk } = await listening({ connectionTimeout: 200, requestTimeout: 200 });
    const start = performance.now();
    await talk('GET / HTTP/1.1\r\nHost: a\r\n');
    expect(performance.now() - start).toBeLessThan(10_000);
    await server.close();
    // Also with a longer timeout for idle connections.
    const patient = await listening({ requestTimeout: 200 });
    expect(await patient.talk('GET / HTTP/1.1\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - start).toBeLessThan(20_000);
    await patient.server.close();
  });

  /** Sends a body to a calculator, some bytes at a time. */
  async function trickle(port: number, pieces: number, bytes: number, every: number): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    const body = `{"a":"${'x'.repeat(pieces * bytes - 8)}"}`;
    socket.write(
      `POST /api/v1/calc/period HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (let piece = 0; piece < pieces && !socket.destroyed; piece += 1) {
      await pause(every);
      socket.write(body.slice(piece * bytes, (piece + 1) * bytes));
    }
    if (!socket.closed) await once(socket, 'close');
    return answer;
  }

  test('a slow upload is accepted, a trickling one is cut off', async () => {
    const { server, port } = await listening({ requestTimeout: 1000, uploadRate: 2000, answerTimeout: 500 });
    const [large, slow] = await Promise.all([trickle(port, 10, 2000, 200), trickle(port, 40, 10, 100)]);
    expect(large).toMatch(/^HTTP\/1\.1 400 /);
    expect(large).toContain('"code":"invalid-input"');
    expect(slow).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow).toContain('"code":"request-timeout"');
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const figures = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    // Only the request for the metrics is active.
    await expect.poll(figures).toContain('eloquence_requests_under_way 1\n');
    expect(await figures()).toContain('eloquence_requests_cut_total 1\n');
    await server.close();
  });

  test('running requests finish before shutdown', async () => {
    const { server, port } = await listening();
    const answer = fetch(`http://127.0.0.1:${port}/api/v1/lists/standard/2025-12-01.json`);
    const { status } = await answer;
    const closing = server.close();
    expect(status).toBe(200);
    expect(await (await answer).json()).toHaveLength(6);
    await closing;
    await pause(1);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  });
});
