import type { ListsView, PlayersPage } from '@eloquence/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { runningSite } from './site.ts';
import { CHROMIUM, LANGUAGES, read } from './visit.ts';

/** These tests need the site but no browser; the site starts only if there is a browser. */
describe.skipIf(CHROMIUM === null)('a URL', () => {
  let newest: string;
  beforeAll(async () => {
    const { items } = await read<ListsView>('/lists?cadence=rapid');
    newest =
      items
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? '';
  }, 300_000);

  const ask = async (path: string, language = 'en'): Promise<Response> => {
    const { origin } = await runningSite();
    const headers = { accept: 'text/html', 'accept-language': language };
    return fetch(`${origin}${path}`, { headers, redirect: 'manual' });
  };
  const textOf = async (answer: Response): Promise<string> => {
    const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
    return main.replaceAll(/<[^>]+>/g, ' ');
  };

  test.each([
    ['/lists/rapid', () => `/lists/${newest}/rapid`],
    ['/lists/rapid?sex=F', () => `/lists/${newest}/rapid?sex=F`],
    ['/lists/rapid/', () => '/lists/rapid'],
    [() => `/lists/${newest}`, () => `/lists/${newest}/standard`],
  ])('of a list without cadence or date redirects to the newest: %s', async (path, to) => {
    const answer = await ask(typeof path === 'string' ? path : path());
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(to());
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/lists/correspondence', '/lists/1990-01-01', '/lists/2026-02-31/standard'])(
    'of an invalid list links to the lists: %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('href="/lists/blitz"');
    },
  );

  test.each([
    ['en', '1 February 1990'],
    ['fr', '1er février 1990'],
    ['zh', '1990年2月1日'],
  ])('of a missing list shows the date in the language: %s', async (language, day) => {
    const text = await textOf(await ask('/lists/1990-02-01/standard', language));
    expect(text).toContain(day);
    expect(text).not.toContain('1990-02-01');
  });

  test('of an unknown revision does not say that the list is missing', async () => {
    const answer = await ask(`/lists/${newest}/rapid?revision=77`);
    expect(answer.status).toBe(404);
    expect(await textOf(answer)).toContain('The address may be mistyped');
  });

  test('with an invalid event ID is not found', async () => {
    expect((await ask('/events/abc')).status).toBe(404);
  });

  describe.each(LANGUAGES)('with a refused value, %s', (language) => {
    test.each([`/players?cursor=${'x'.repeat(200)}`, '/players?q=%00'])(
      'gets a message and a link to the page',
      async (path) => {
        const answer = await ask(path, language);
        expect(answer.status).toBe(400);
        const html = await answer.clone().text();
        expect(html).toContain('<a href="/players">');
        expect(await textOf(answer)).not.toMatch(/\b(cursor|query)\b/);
      },
    );
  });

  test('of a calendar, a feed and a card is public, and the sitemap names pages that exist', async () => {
    const { items } = await read<PlayersPage>('/players?limit=1');
    const player = items[0];
    for (const [path, type, content] of [
      ['/api/v1/calendar.ics', 'text/calendar', /SUMMARY:Closing date/],
      ['/api/v1/lists.rss', 'application/rss+xml', /<item>\n<title>Rating list of/],
      [`/api/v1/players/${player?.id}/card.svg`, 'image/svg+xml', new RegExp(player?.name ?? '')],
      ['/assets/preview.png', 'image/png', /PNG/],
      ['/robots.txt', 'text/plain', /Disallow: \/desk\n/],
    ] as const) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('content-type')).toContain(type);
      expect(await answer.text()).toMatch(content);
    }
    const sitemap = await (await ask('/sitemap.xml')).text();
    const links = Array.from(
      sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, link = '']) => new URL(link).pathname,
    );
    expect(links).not.toContain('/desk');
    expect(links.length).toBeGreaterThan(30);
    for (const path of links.filter((_, index) => index % 40 === 0))
      expect((await ask(path)).status).toBe(200);
  });

  test('has a preview for messages and posts', async () => {
    const { items } = await read<PlayersPage>('/players?limit=1');
    const html = await (await ask(`/players/${items[0]?.id}`)).text();
    expect(html).toContain(`<meta property="og:title" content="${items[0]?.name}`);
    expect(html).toContain('type="application/rss+xml"');
  });
});
