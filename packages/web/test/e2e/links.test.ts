import { beforeAll, describe, expect, test } from 'vitest';
import { articleId } from '../../src/core/articles.ts';
import { chainOf } from '../../src/pages/edition/anchors.ts';
import { ROUTES } from '../../src/routes.ts';
import { type Answer, type Crawl, crawl, type Link, placesIn, routeOf, stillLeads } from './crawl.ts';
import { runningSite } from './site.ts';
import { administratorCookie, LANGUAGES } from './visit.ts';

/** Shown only for errors, typed URLs, or links sent to a user. */
const NOT_LINKED = ['/offline', '/lists/:half', '/set-up'];
const isDesk = (address: string): boolean => /^\/desk\b/.test(address);

/** Allowed redirects: language, signing in, editions chosen in a form, a player in a calculator, a dropped draft. */
function isFine(address: string, { status, location }: Answer): boolean {
  if (status === 200) return true;
  const { pathname, searchParams } = new URL(address, 'http://site');
  if (status !== 303 || location === null) return false;
  if (pathname === '/regulations/compare') return location.startsWith(`${pathname}?`);
  if (pathname.startsWith('/calculators/'))
    return searchParams.has('player') && location.startsWith(pathname);
  if (pathname.startsWith('/language/')) return location === searchParams.get('to');
  if (pathname.startsWith('/desk/lists/')) return location === '/desk/month';
  return isDesk(pathname) && location === `/sign-in?to=${encodeURIComponent(address)}`;
}

interface Dead extends Link {
  readonly why: string;
}

/** Broken links, each with a page that has it. */
function deadIn({ answers, links }: Crawl): Dead[] {
  const places = new Map<string, Set<string>>();
  return links.flatMap((link) => {
    const { address, fragment } = link;
    const answer = answers.get(address);
    if (answer === undefined) return [];
    if (!isFine(address, answer)) return [{ ...link, why: `${answer.status} ${answer.location ?? ''}` }];
    if (fragment === '' || !answer.isPage || !answer.text.includes('id="site"')) return [];
    const ids = places.get(address) ?? placesIn(answer.text);
    places.set(address, ids);
    const place = decodeURIComponent(fragment);
    // An article that no rule cites links to its parent.
    const nearest = place.startsWith('a-') ? chainOf(place.slice(2)).map(articleId) : [place];
    return nearest.some((each) => ids.has(each)) ? [] : [{ ...link, why: `no place ${fragment}` }];
  });
}

/** Other tests withdraw events meanwhile: their reports and the links to them disappear. */
async function deadOf(found: Crawl, origin: string, headers: Record<string, string>): Promise<string[]> {
  const dead: string[] = [];
  for (const link of deadIn(found)) {
    const { from, address, why } = link;
    if (await stillLeads(origin, link, headers)) dead.push(`${from} → ${address}: ${why}`);
  }
  return dead;
}

/** How often each route was shown. */
function shownOf({ answers }: Crawl): Map<string, number> {
  const shown = new Map<string, number>();
  for (const [address, { status }] of answers) {
    const route = routeOf(new URL(address, 'http://site').pathname);
    if (route !== null && status === 200) shown.set(route, (shown.get(route) ?? 0) + 1);
  }
  return shown;
}

describe('broken links', { timeout: 180_000 }, () => {
  beforeAll(async () => {
    await runningSite();
  }, 300_000);

  test.each(LANGUAGES)('none for a visitor in %s', async (language) => {
    const { origin } = await runningSite();
    const headers = { 'accept-language': language };
    const found = await crawl(origin, '/', headers);
    expect(await deadOf(found, origin, headers)).toEqual([]);
    // No redirects to another site.
    expect([...found.elsewhere]).toEqual([]);
    const shown = shownOf(found);
    const expected = Object.keys(ROUTES).filter((route) => !isDesk(route) && !NOT_LINKED.includes(route));
    expect(expected.filter((route) => (shown.get(route) ?? 0) < (route.includes(':') ? 3 : 1))).toEqual([]);
  });

  test('none for an administrator', async () => {
    const { origin } = await runningSite();
    const headers = { cookie: await administratorCookie() };
    // The public pages are those of a visitor.
    const found = await crawl(origin, '/desk', headers, isDesk);
    expect(await deadOf(found, origin, headers)).toEqual([]);
    const shown = shownOf(found);
    const plain = Object.keys(ROUTES).filter((route) => isDesk(route) && !route.includes(':'));
    expect(plain.filter((route) => !shown.has(route))).toEqual([]);
  });
});
