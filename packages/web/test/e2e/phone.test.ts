import type { SubmittedView } from '@eloquence/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { asAdministrator, newEvent, reportOf, unique } from './people.ts';
import { runningSite } from './site.ts';
import { administratorCookie, CHROMIUM, expectNoOverflow, LANGUAGES, layoutShift, visit } from './visit.ts';

const phone = { width: 360, height: 740 } as const;
/** The minimum target size (WCAG 2.2, 2.5.8). */
const TARGET = 24;
const ONE_LINE = 50;

describe.skipIf(CHROMIUM === null)('on a phone', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    await runningSite();
  }, 300_000);

  describe.each(LANGUAGES)('the main menu, %s', (language) => {
    test.each([
      ['of a visitor', false],
      ['of somebody who has signed in', true],
    ])('%s is one line with all links, without JavaScript', async (_who, isAdministrator) => {
      await visit({ ...phone, language, isAdministrator, hasScript: false }, async ({ page, go }) => {
        await go('/');
        const menu = page.locator('.menu');
        expect((await menu.boundingBox())?.height).toBeLessThan(ONE_LINE);
        const fold = menu.locator('summary');
        if (await fold.isVisible()) await fold.click();
        const links = menu.getByRole('link');
        expect(await links.count()).toBe(isAdministrator ? 7 : 6);
        for (const link of await links.all()) {
          const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
        }
        await expectNoOverflow(page);
        await menu.locator('a[href="/calculators"]').click();
        await page.waitForURL('**/calculators');
      });
    });
  });

  test('the main menu works by keyboard', async () => {
    await visit(phone, async ({ page, go }) => {
      await go('/regulations');
      const fold = page.locator('.menu summary');
      expect(await fold.getAttribute('class')).toBe('menu-here');
      await fold.focus();
      await page.keyboard.press('Enter');
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');
      const isOpen = (): Promise<boolean> => page.locator('.menu-more[open]').isVisible();
      await expect.poll(isOpen).toBe(false);
      await page.keyboard.press('Enter');
      await expect.poll(isOpen).toBe(true);
      await page.locator('.site-footer p').click();
      await expect.poll(isOpen).toBe(false);
      await fold.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/check');
    });
  });

  test('on a wide screen the main menu is open, without layout shift', async () => {
    await visit({ width: 1280 }, async ({ page, go }) => {
      await go('/lists');
      expect(await page.locator('.menu summary').isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: 'Regulations', exact: true }).isVisible()).toBe(true);
      expect(await layoutShift(page)).toBe(0);
    });
  });

  test.each(LANGUAGES)('the tables of the month fit, %s', async (language) => {
    await visit({ ...phone, language, isAdministrator: true }, async ({ page, go }) => {
      await go('/desk/month');
      const hidden = await page
        .locator('.table-region')
        .evaluateAll((regions) => regions.map((region) => region.scrollWidth - region.clientWidth));
      expect(hidden.filter((pixels) => pixels > 1)).toEqual([]);
    });
  });

  test('findings in a report are collapsed, except errors', async () => {
    const name = unique('Folding Cup');
    const { event, start, end } = await newEvent(name);
    const good = await reportOf({ name, start, end }, 1);
    // A player who is not on the list, and a bye.
    const wrong = good.replace(/ {3}4 w 1/, '  99 w 1').replace(/\b9\d{8}\b/, '999999999');
    const { origin } = await runningSite();
    const cookie = await administratorCookie();
    const { csrf } = await asAdministrator<{ csrf: string }>('GET', '/session');
    const body = new FormData();
    body.set('report', new Blob([wrong]), 'report.trf');
    const answer = await fetch(`${origin}/api/v1/office/events/${event}/reports`, {
      ...{ method: 'POST', headers: { cookie, 'x-csrf-token': csrf }, body },
    });
    const { findings } = (await answer.json()) as SubmittedView;
    const inLines = findings.filter(({ line }) => line !== null);
    const grave = inLines.filter(({ severity }) => severity === 'error').length;
    expect([grave > 0, inLines.length > grave]).toEqual([true, true]);
    const shown = '.listing-beside .finding:visible';
    await visit({ ...phone, isAdministrator: true }, async ({ page, go }) => {
      await go(`/desk/events/${event}`);
      expect(await page.locator(shown).count()).toBe(grave);
      expect(await page.locator('.listing-beside .finding-error:visible').count()).toBe(grave);
      await page.getByRole('button', { name: /^Warnings/ }).click();
      expect(await page.locator('.listing-beside .finding-warning:visible').count()).toBeGreaterThan(0);
      await expectNoBarriers(page);
    });
    await visit({ width: 1440, isAdministrator: true }, async ({ page, go }) => {
      await go(`/desk/events/${event}`);
      expect(await page.locator(shown).count()).toBe(inLines.length);
    });
  });
});
