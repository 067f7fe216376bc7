import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../../tests/tidy/files.ts';
import { ROUTES } from '../../src/routes.ts';
import { type RunningSite, runningSite } from './site.ts';
import {
  CHROMIUM,
  expectNoBarriers,
  expectNoOverflow,
  LANGUAGES,
  layoutShift,
  MOST_SCRIPT,
  picture,
  scriptBytes,
  visit,
} from './visit.ts';

const WIDTHS = [360, 1440];

const addresses = Object.entries(ROUTES).filter(([, name]) =>
  existsSync(join(root, 'packages', 'web', 'src', 'pages', name, 'index.tsx')),
);
const plain = addresses.filter(([address]) => !address.includes(':'));

describe.skipIf(CHROMIUM === null)('every page without a parameter', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await runningSite();
  }, 300_000);

  describe.each(plain)('%s', (address, name) => {
    const isAdministrator = address.startsWith('/desk');

    test.each(LANGUAGES)('in %s is free of barriers, light and dark', async (language) => {
      await visit({ language, isAdministrator }, async ({ page, go }) => {
        expect(await go(address)).toBe(200);
        expect(await page.getAttribute('html', 'lang')).toMatch(new RegExp(`^${language}`));
        expect(await page.locator('h1').count()).toBe(1);
        await expectNoBarriers(page);
      });
    });

    test.each(WIDTHS)('at %i px is quiet and small', async (width) => {
      await visit({ width, isAdministrator }, async ({ page, go }) => {
        await go(address);
        await expectNoOverflow(page);
        expect(await layoutShift(page)).toBeLessThan(0.005);
        expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
        await picture(page, `${name}-${width}-light`);
        await page.emulateMedia({ colorScheme: 'dark' });
        await picture(page, `${name}-${width}-dark`);
      });
    });

    test('says the same without script', async () => {
      await visit({ hasScript: false, isAdministrator }, async ({ page, go }) => {
        expect(await go(address)).toBe(200);
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(20);
      });
    });
  });

  test('what is not there says so, in every language', async () => {
    for (const language of LANGUAGES) {
      await visit({ language, allowed: [/404/] }, async ({ page, go }) => {
        expect(await go('/nothing/here')).toBe(404);
        await expectNoBarriers(page);
        await picture(page, `not-found-1280-${language}`);
      });
    }
    expect((await fetch(`${site.origin}/nothing`)).headers.get('content-type')).toContain('problem+json');
  });
});
