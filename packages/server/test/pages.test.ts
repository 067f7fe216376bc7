import type { ListsView, PageRequest, Site } from '@eloquence/api';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { close, type Office, openOffice, publish } from '../../office/src/index.ts';
import { type Clock, openFederation } from '../../office/test/federation.ts';
import { freshStores } from '../../office/test/stores.ts';
import { defaultConfig, makeServer, type Server } from '../src/index.ts';
import { administrator } from './people.ts';
import { type Ask, LONG_TIMEOUT, openService, type Service, serve } from './service.ts';

const fresh = freshStores('sqlite');
let service: Service;
let asked: PageRequest[] = [];

/** Pages that show their input. */
const SITE: Site = {
  addresses: ['/', '/players/:id', '/desk', '/broken'],
  assets: [
    {
      name: 'client-abc.js',
      type: 'text/javascript; charset=utf-8',
      bytes: Buffer.from('plain'),
      brotli: Buffer.from('brotli'),
      gzip: Buffer.from('gzip'),
    },
  ],
  async render(request) {
    asked.push(request);
    const { address, problem, language, ask } = request;
    if (problem !== null) return { status: problem.status, html: `<p>${problem.code} ${language}</p>` };
    if (address === null) return { status: 404, html: '<p>nothing</p>' };
    if (address === '/broken') throw new Error('broken');
    if (address === '/players/:id') {
      const { status, body } = await ask(`/players/${request.params.id}`);
      return { status, html: `<p>${JSON.stringify(body)}</p>` };
    }
    if (address === '/desk') {
      const { status } = await ask('/accounts');
      return status === 200
        ? { status, html: '<p>desk</p>' }
        : { status: 303, html: '', location: '/sign-in' };
    }
    return { status: 200, html: `<p>${language}</p>`, isShared: request.session.account === null };
  },
};

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, unknown>;
}

let server: Server;
const ask = async (url: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const answer = await server.inject({ url, headers: { ...HTML, ...headers } });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
};

beforeAll(async () => {
  service = await openService(fresh);
  server = await makeServer({
    office: service.office,
    config: defaultConfig({ logLevel: 'silent', jobs: false, ...LONG_TIMEOUT }),
    site: SITE,
  });
  return () => server.close();
});
beforeEach(() => {
  asked = [];
});

describe('pages', () => {
  test('have security and cache headers', async () => {
    const { status, headers, body } = await ask('/');
    expect([status, body]).toEqual([200, '<p>en</p>']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('cookie');
    expect((await ask('/', { 'if-none-match': headers.etag as string })).status).toBe(304);
  });

  test.each([
    ['/?lang=zh', { cookie: 'lang=fr' }, 'zh'],
    ['/', { cookie: 'lang=fr', 'accept-language': 'zh' }, 'fr'],
    ['/', { cookie: 'lang=xx', 'accept-language': 'zh-CN' }, 'zh'],
    ['/', {}, 'en'],
  ])('%s with %j are in %s', async (url, headers, language) => {
    const answer = await ask(url, headers as Record<string, string>);
    expect(answer.body).toBe(`<p>${language}</p>`);
    expect(answer.headers['content-language']).toBe(language);
  });

  test('read the API in the language of the page', async () => {
    const { status, body } = await ask('/players/900001');
    expect(status).toBe(200);
    expect(body).toContain('"id":"900001"');
    const missing = await ask('/players/1', { cookie: 'lang=fr' });
    expect(missing.status).toBe(404);
    expect(missing.body).toContain('"title":"Inconnu"');
  });

  test('errors are a page for browsers and problem details for programs', async () => {
    expect((await ask('/nowhere')).body).toBe('<p>nothing</p>');
    const broken = await ask('/broken', { cookie: 'lang=zh' });
    expect([broken.status, broken.body, broken.headers['cache-control']]).toEqual([
      500,
      '<p>unexpected zh</p>',
      'no-store',
    ]);
    for (const [url, accept, code] of [
      ['/nowhere', '*/*', 'not-found'],
      ['/broken', 'application/json', 'unexpected'],
      ['/api/v1/nothing', HTML.accept, 'not-found'],
      ['/api/v1/players/1', HTML.accept, 'player-unknown'],
      ['/assets/none.js', HTML.accept, 'not-found'],
    ] as const) {
      const { body, headers } = await ask(url, { accept });
      expect(headers['content-type']).toContain('application/problem+json');
      expect(JSON.parse(body).code).toBe(code);
    }
  });

  test('files for other programs name the public address, and the sitemap only pages for everybody', async () => {
    const proxied = await makeServer({
      office: service.office,
      config: defaultConfig({
        ...{ origin: 'https://ratings.example', basePath: '/elo', logLevel: 'silent', jobs: false },
        ...LONG_TIMEOUT,
      }),
      site: {
        ...SITE,
        addresses: ['/', '/players/:id', '/top', '/desk', '/sign-in', '/set-up', '/recover', '/search'],
      },
    });
    onTestFinished(() => proxied.close());
    const text = async (path: string): Promise<string> =>
      (await proxied.inject({ url: `/elo${path}`, headers: { host: 'internal:8080' } })).body;
    const links = (await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g);
    const root = 'https://ratings.example/elo';
    expect(Array.from(links, ([, link]) => link)).toEqual([
      `${root}/`,
      `${root}/top`,
      `${root}/lists/2025-12-01/standard`,
      `${root}/lists/2025-11-01/standard`,
      `${root}/events/${service.event}`,
    ]);
    expect(await text('/robots.txt')).toContain(`Sitemap: ${root}/sitemap.xml`);
    const calendar = await text('/api/v1/calendar.ics');
    expect(calendar).toMatch(/^UID:closing-\S+@ratings\.example\r$/m);
    expect(calendar).not.toContain('internal');
  });

  test('are below the base path', async () => {
    const below = await makeServer({
      office: service.office,
      config: defaultConfig({ basePath: '/ratings', logLevel: 'silent', jobs: false, ...LONG_TIMEOUT }),
      site: SITE,
    });
    const answer = await below.inject({ url: '/ratings/players/900001?a=1', headers: HTML });
    expect(answer.statusCode).toBe(200);
    expect(asked[0]).toMatchObject({
      url: '/players/900001?a=1',
      basePath: '/ratings',
      address: '/players/:id',
    });
    const away = await below.inject({ url: '/ratings/desk', headers: HTML });
    expect(away.headers.location).toBe('/ratings/sign-in');
    const chosen = await below.inject('/ratings/language/fr?to=/lists');
    expect(chosen.headers.location).toBe('/ratings/lists');
    expect(chosen.headers['set-cookie']).toContain('Path=/ratings');
    await below.close();
  });
});

describe('cached pages', () => {
  const LISTS: Site = {
    addresses: ['/lists'],
    assets: [],
    async render({ ask, today, session }) {
      const { body } = await ask('/lists');
      const dates = (body as ListsView).items.map(({ date }) => date);
      rendered += 1;
      const html = `<p>${session.name ?? 'nobody'} ${today} ${dates}</p>`;
      return { status: 200, html, isShared: session.account === null };
    },
  };
  let rendered = 0;

  async function openLists(): Promise<{
    readonly clock: Clock;
    readonly office: Office;
    readonly ask: Ask;
    readonly page: (headers?: Record<string, string>) => Promise<string>;
  }> {
    const clock: Clock = { now: '2025-11-30' };
    const office = await openFederation(fresh, clock);
    const { server: lists, ask: askLists } = await serve(office, { jobs: false }, LISTS);
    onTestFinished(async () => {
      await lists.close();
      await office.store.close();
    });
    rendered = 0;
    const page = async (headers = {}): Promise<string> =>
      (await askLists('/lists', { headers: { ...HTML, ...headers } })).body;
    return { clock, office, ask: askLists, page };
  }

  test('show a list as soon as it is published, also by another process', async () => {
    const { office, page } = await openLists();
    const before = await page();
    expect(before).toBe('<p>nobody 2025-11-30 2025-11-01</p>');
    expect([await page(), rendered]).toEqual([before, 1]);
    await close(office, { date: '2025-12-01', cadence: 'standard' });
    await publish(office, { date: '2025-12-01', cadence: 'standard' });
    expect(await page()).toBe('<p>nobody 2025-11-30 2025-12-01,2025-11-01</p>');
    const other = await openOffice(office.store.url, { actor: 'elsewhere' });
    await close(other, { date: '2026-01-01', cadence: 'standard' });
    await publish(other, { date: '2026-01-01', cadence: 'standard' });
    await other.store.close();
    expect(await page()).toContain(' 2026-01-01,2025-12-01');
    expect(rendered).toBe(3);
  });

  test('are rendered again when the day ends in the zone of the store', async () => {
    const { clock, page } = await openLists();
    expect(await page()).toContain('2025-11-30');
    clock.now = '2025-12-01';
    expect(await page()).toContain('2025-12-01 ');
    expect(rendered).toBe(2);
  });

  test('are never those of a session, and a session never gets one', async () => {
    const { office, ask: askLists, page } = await openLists();
    const admin = await administrator({ office, ask: askLists });
    const nobody = await page();
    expect(await page(admin.headers)).toContain('<p>administrator ');
    expect(await page(admin.headers)).toContain('<p>administrator ');
    expect(rendered).toBe(3);
    expect([await page(), await page({ cookie: 'eloquence_session=invented' }), rendered]).toEqual([
      nobody,
      nobody,
      3,
    ]);
  });

  test('have an ETag that changes with the page, in every encoding', async () => {
    const { clock, ask: askLists } = await openLists();
    const get = (headers: Record<string, string>): ReturnType<Ask> =>
      askLists('/lists', { headers: { ...HTML, ...headers } });
    const { etag, vary } = (await get({})).headers;
    expect(vary).toBe('accept-language, cookie, accept-encoding');
    const again = await get({ 'if-none-match': etag as string, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    clock.now = '2025-12-01';
    expect((await get({ 'if-none-match': etag as string })).statusCode).toBe(200);
  });
});

describe('internal API requests of a page', () => {
  test("have the visitor's rights", async () => {
    expect((await ask('/desk')).status).toBe(303);
    const admin = await administrator(service);
    const answer = await server.inject({ url: '/desk', headers: { ...HTML, ...admin.headers } });
    expect([answer.statusCode, answer.body]).toEqual([200, '<p>desk</p>']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(asked.at(-1)?.session).toMatchObject({ role: 'administrator', csrf: expect.any(String) });
  });

  test('count for the rate limit where they are dear; a cached page counts 1', async () => {
    const searching: Site = {
      addresses: ['/players'],
      assets: [],
      render: async ({ ask: api }) => ({
        status: (await api('/players?q=al')).status,
        html: '<p>found</p>',
        isShared: true,
      }),
    };
    const config = defaultConfig({ rateLimit: 20, logLevel: 'silent', jobs: false, ...LONG_TIMEOUT });
    const one = await makeServer({ office: service.office, config, site: searching });
    onTestFinished(() => one.close());
    const left = async (url: string): Promise<unknown> => {
      const { headers, statusCode } = await one.inject({ url, headers: HTML });
      return statusCode === 200 ? Number(headers['ratelimit-remaining']) : statusCode;
    };
    // The page, its rendering and the search in it: 1 + 2 + 3. The header is of the moment before the search.
    expect([await left('/players'), await left('/players')]).toEqual([17, 13]);
    expect([await left('/players?a'), await left('/players?b'), await left('/players?c')]).toEqual([
      10, 4, 429,
    ]);
    expect(await left('/players')).toBe(429);
  });

  test('count neither for the rate limit nor in the metrics', async () => {
    const one = await makeServer({
      office: service.office,
      config: defaultConfig({ rateLimit: 9, logLevel: 'silent', jobs: false, ...LONG_TIMEOUT }),
      site: SITE,
    });
    // A page counts 3, the profile in it nothing.
    const statuses: number[] = [];
    for (let page = 0; page < 4; page += 1)
      statuses.push((await one.inject({ url: '/players/900001', headers: HTML })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { body } = await one.inject('/metrics');
    expect(body).toContain('eloquence_requests_total{method="GET",route="/players/:id",status="200"} 3');
    expect(body).not.toContain('route="/api/v1/players/:id"');
    expect(body).toContain('eloquence_requests_under_way 1');
    await one.close();
  });

  test('cannot be forged', async () => {
    const one = await makeServer({
      office: service.office,
      config: defaultConfig({ rateLimit: 1, logLevel: 'silent', jobs: false, ...LONG_TIMEOUT }),
      site: SITE,
    });
    const headers = { isinside: 'true', 'x-inside': '1' };
    await one.inject({ url: '/api/v1/players/900001', headers });
    expect((await one.inject({ url: '/api/v1/players/900001', headers })).statusCode).toBe(429);
    await one.close();
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip;q=0.5, br;q=0', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('for %s', async (accepted, encoding, text) => {
    const { headers, body } = await ask('/assets/client-abc.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], body]).toEqual([encoding, text]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await ask('/assets/client-abc.js', {
      'accept-encoding': accepted,
      'if-none-match': headers.etag as string,
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('the language', () => {
  test('is stored in a cookie, and redirects back', async () => {
    const { status, headers } = await ask('/language/fr?to=%2Fplayers%2F900001%3Fa%3D1');
    expect(status).toBe(303);
    expect(headers.location).toBe('/players/900001?a=1');
    expect(headers['set-cookie']).toMatch(/^lang=fr; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', '/a\nb'])(
    'does not lead to %j',
    async (to) => {
      const { headers } = await ask(`/language/fr?to=${encodeURIComponent(to)}`);
      expect(headers.location).toBe('/');
    },
  );

  test('must be known', async () => {
    expect((await ask('/language/de')).status).toBe(404);
  });
});
