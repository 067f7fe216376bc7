import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { alive } from './desk.ts';
import { runningSite } from './site.ts';
import { CHROMIUM, expectNoOverflow, LANGUAGES, layoutShift, picture, visit } from './visit.ts';

const phone = { width: 360, height: 780, isAdministrator: true } as const;
/** A line, large enough for a thumb. */
const ONE_LINE = 60;
/** Five groups, and the five pages of the current one. */
const LINKS = 10;

describe.skipIf(CHROMIUM === null)('the menu of the desk', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await runningSite();
  }, 300_000);

  describe.each(LANGUAGES)('on a phone, %s', (language) => {
    test('is one line with the current page, and opens', async () => {
      await visit({ ...phone, language }, async ({ page, go }) => {
        await go('/desk/audit');
        const menu = page.locator('.desk-nav');
        const here = await menu.locator('[aria-current=page]').textContent();
        expect((await menu.boundingBox())?.height).toBeLessThan(ONE_LINE);
        expect(await menu.locator('summary').innerText()).toContain(here);
        expect(await menu.locator('a').first().isVisible()).toBe(false);
        expect(await layoutShift(page)).toBe(0);
        await menu.locator('summary').click();
        expect(await menu.locator('a').count()).toBe(LINKS);
        expect(await menu.locator('a').last().isVisible()).toBe(true);
        await expectNoBarriers(page);
        await expectNoOverflow(page);
        await picture(page, `desk-menu-360-${language}`);
      });
    });
  });

  test('works by keyboard', async () => {
    await visit(phone, async ({ page, go }) => {
      await go('/desk');
      await page.locator('.desk-nav summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/desk\/month$/);
      await alive(page);
    });
  });

  test('works without JavaScript', async () => {
    await visit({ ...phone, hasScript: false }, async ({ page, go }) => {
      await go('/desk');
      await page.locator('.desk-nav summary').click();
      await page.locator('.desk-nav').getByRole('link', { name: 'Checks' }).click();
      await page.waitForURL(/\/desk\/verify$/);
      await page.locator('.desk-nav summary').click();
      await page.locator('.desk-nav').getByRole('link', { name: 'Audit log' }).click();
      await page.waitForURL(/\/desk\/audit$/);
    });
  });

  test('is open on a wide screen', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go('/desk');
      expect(await page.locator('.desk-nav summary').isVisible()).toBe(false);
      for (const link of await page.locator('.desk-nav a').all()) expect(await link.isVisible()).toBe(true);
    });
  });

  describe('the actions of a player', () => {
    const player = async (): Promise<string> => {
      const { origin } = await runningSite();
      const { items } = (await (await fetch(`${origin}/api/v1/players?limit=1`)).json()) as {
        items: readonly { id: string }[];
      };
      return `/desk/players?id=${items[0]?.id}`;
    };

    test('work by keyboard; Escape, a click outside and leaving by Tab close the menu', async () => {
      const address = await player();
      await visit(phone, async ({ page, go }) => {
        await go(address);
        const menu = page.locator('.actions-menu');
        const list = menu.locator('ul');
        const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
        const summary = menu.locator('summary');
        await summary.focus();
        await page.keyboard.press('Enter');
        expect(await list.isVisible()).toBe(true);
        await expectNoBarriers(page);
        await expectNoOverflow(page);
        await picture(page, 'desk-player-menu-360');
        await page.keyboard.press('Escape');
        expect([await list.isVisible(), await focused()]).toEqual([false, 'Actions']);
        await page.keyboard.press('ArrowDown');
        expect([await list.isVisible(), await focused()]).toEqual([true, 'Change name']);
        await page.keyboard.press('ArrowUp');
        expect(await focused()).toBe('Remove personal data');
        await page.keyboard.press('Tab');
        expect(await list.isVisible()).toBe(false);
        await summary.click();
        await page.locator('h1').click();
        expect(await list.isVisible()).toBe(false);
      });
    });

    test('are links without JavaScript', async () => {
      const address = await player();
      await visit({ ...phone, hasScript: false }, async ({ page, go }) => {
        await go(address);
        await page.locator('.actions-menu summary').click();
        await page.getByRole('link', { name: 'Merge players' }).click();
        await page.waitForURL(/action=merge#action$/);
        await page.getByLabel('Merge into ID').fill(new URL(page.url()).searchParams.get('id') ?? '');
        await page.getByRole('button', { name: 'Compare both' }).click();
        await page.waitForURL(/into=/);
        expect(await page.locator('#action').innerText()).toContain('This is the same player.');
      });
    });
  });
});
