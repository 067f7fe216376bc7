import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/routes.ts';
import { expectNoBarriers } from './barriers.ts';
import { runningSite } from './site.ts';
import {
  CHROMIUM,
  expectNoOverflow,
  LANGUAGES,
  layoutShift,
  MOST_SCRIPT,
  newVisitor,
  picture,
  scriptBytes,
  type Visitor,
  visit,
} from './visit.ts';

const plain = Object.entries(ROUTES).filter(([address]) => !address.includes(':'));
const isDesk = ([address]: readonly [string, string]): boolean => address.startsWith('/desk');
const [PHONE, DESK] = [360, 1440];
/** The allowed layout shift. */
const STILL = 0.005;

/** The page from the server, without JavaScript. */
async function expectWorksWithoutScript(page: Page, address: string): Promise<void> {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  const [live, sent] = await page.evaluate(
    (html) => {
      const documents = [document, new DOMParser().parseFromString(html, 'text/html')];
      return documents.map((each) => ({
        heading: each.querySelector('h1')?.textContent,
        length: each.querySelector('main')?.textContent?.length,
      }));
    },
    await answer.text(),
  );
  expect(sent?.heading).toBe(live?.heading);
  expect(sent?.length).toBeGreaterThan(20);
}

const parts = [
  { part: 'public', isAdministrator: false, pages: plain.filter((page) => !isDesk(page)) },
  { part: 'of the desk', isAdministrator: true, pages: plain.filter(isDesk) },
];

describe.skipIf(CHROMIUM === null).each(parts)('every page $part', ({ isAdministrator, pages }) => {
  beforeAll(() => runningSite(), 300_000);

  // Layout shift is measured while a page loads: in English on a wide screen, in French and Chinese on a phone.
  describe.each([
    ['en', 'light', DESK],
    ['fr', 'dark', PHONE],
    ['zh', 'dark', PHONE],
  ] as const)('in %s, %s, %i px wide', (language, theme, width) => {
    const height = 900;
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await newVisitor({ language, isAdministrator, width, height, forgets: true });
    });
    afterAll(() => visitor?.leave());

    test.each(pages)(
      '%s is accessible, without console errors and within its budget',
      async (address, name) => {
        await visitor.visit(async ({ page, go }) => {
          await page.emulateMedia({ colorScheme: theme });
          await page.setViewportSize({ width, height });
          expect(await go(address)).toBe(200);
          if (language === 'en') await expectWorksWithoutScript(page, address);
          expect(await page.getAttribute('html', 'lang')).toMatch(new RegExp(`^${language}`));
          expect(await page.locator('h1').count()).toBe(1);
          expect(await layoutShift(page)).toBeLessThan(STILL);
          expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
          await picture(page, `${name}-${width}-${language}`);
          await expectNoOverflow(page);
          // The wide page, once for all languages.
          if (width === DESK) await expectNoBarriers(page);
          await page.setViewportSize({ width: width === DESK ? PHONE : DESK, height });
          await expectNoOverflow(page);
          if (width === PHONE) await expectNoBarriers(page);
        });
      },
    );
  });
});

test.each([
  ['/players/', '/players'],
  ['/events/?stage=rated', '/events?stage=rated'],
  ['/desk/jobs//', '/desk/jobs'],
  ['/nothing/', '/nothing'],
])('a trailing slash of %s is ignored', async (path, plain) => {
  const { origin } = await runningSite();
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, plain]);
});

test('a trailing slash never redirects to another host', async () => {
  const { origin } = await runningSite();
  for (const path of ['/.//example.org/', '//example.org/', '/%5Cexample.org/']) {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
    const to = new URL(answer.headers.get('location') ?? '/', origin);
    expect(to.origin).toBe(origin);
  }
});

describe.skipIf(CHROMIUM === null)('a missing page', () => {
  test.each(LANGUAGES)('is explained in %s', async (language) => {
    await visit({ language, allowed: [/404/] }, async ({ page, go, origin }) => {
      expect(await go('/nothing/here')).toBe(404);
      await expectNoBarriers(page);
      await picture(page, `not-found-1280-${language}`);
      expect((await fetch(`${origin}/nothing`)).headers.get('content-type')).toContain('problem+json');
    });
  });
});
