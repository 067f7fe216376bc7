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
/** What is left when nothing on a page moves. */
const STILL = 0.005;

const parts = [
  { part: 'public', isAdministrator: false, pages: plain.filter((page) => !isDesk(page)) },
  { part: 'of the desk', isAdministrator: true, pages: plain.filter(isDesk) },
];

describe.skipIf(CHROMIUM === null).each(parts)('every page $part', ({ isAdministrator, pages }) => {
  beforeAll(() => runningSite(), 300_000);

  describe.each(LANGUAGES)('in %s', (language) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await newVisitor({ language, isAdministrator, width: DESK, forgets: true });
    });
    afterAll(() => visitor?.leave());

    test.each(pages)('%s is free of barriers, light and dark, quiet and small', async (address, name) => {
      await visitor.visit(async ({ page, go }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: DESK, height: 900 });
        expect(await go(address)).toBe(200);
        expect(await page.getAttribute('html', 'lang')).toMatch(new RegExp(`^${language}`));
        expect(await page.locator('h1').count()).toBe(1);
        expect(await layoutShift(page)).toBeLessThan(STILL);
        expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
        if (language === 'en') await picture(page, `${name}-${DESK}-light`);
        await expectNoBarriers(page);
        await expectNoOverflow(page);
        await page.setViewportSize({ width: PHONE, height: 780 });
        await expectNoOverflow(page);
      });
    });
  });

  describe('on a phone', () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await newVisitor({
        width: PHONE,
        height: 780,
        theme: 'dark',
        isAdministrator,
        forgets: true,
      });
    });
    afterAll(() => visitor?.leave());

    test.each(pages)('%s is quiet', async (address, name) => {
      await visitor.visit(async ({ page, go }) => {
        await go(address);
        await expectNoOverflow(page);
        expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
        expect(await layoutShift(page)).toBeLessThan(STILL);
        await picture(page, `${name}-${PHONE}-dark`);
      });
    });
  });

  describe('without script', () => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await newVisitor({ hasScript: false, isAdministrator });
    });
    afterAll(() => visitor?.leave());

    test.each(pages)('%s says the same', async (address) => {
      await visitor.visit(async ({ page, go }) => {
        expect(await go(address)).toBe(200);
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
      });
    });
  });
});

test.each([
  ['/players/', '/players'],
  ['/events/?stage=rated', '/events?stage=rated'],
  ['/desk/jobs//', '/desk/jobs'],
  ['/nothing/', '/nothing'],
])('a slash at the end of %s stands for nothing', async (path, plain) => {
  const { origin } = await runningSite();
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, plain]);
});

test('a slash at the end leads to no other site', async () => {
  const { origin } = await runningSite();
  for (const path of ['/.//example.org/', '//example.org/', '/%5Cexample.org/']) {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });
    const to = new URL(answer.headers.get('location') ?? '/', origin);
    expect(to.origin).toBe(origin);
  }
});

describe.skipIf(CHROMIUM === null)('what is not there', () => {
  test.each(LANGUAGES)('says so in %s', async (language) => {
    await visit({ language, allowed: [/404/] }, async ({ page, go, origin }) => {
      expect(await go('/nothing/here')).toBe(404);
      await expectNoBarriers(page);
      await picture(page, `not-found-1280-${language}`);
      expect((await fetch(`${origin}/nothing`)).headers.get('content-type')).toContain('problem+json');
    });
  });
});
