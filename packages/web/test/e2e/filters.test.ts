import type { ListsView } from '@eloquence/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { CHROMIUM, expectNoOverflow, LANGUAGES, layoutShift, picture, read, visit } from './visit.ts';

describe.skipIf(CHROMIUM === null)('the filters', () => {
  let list: string;
  beforeAll(async () => {
    const { items } = await read<ListsView>('/lists?cadence=standard');
    list = `/lists/${items[0]?.date}/standard`;
  }, 300_000);

  const phone = { width: 360, height: 640 };

  describe.each(LANGUAGES)('on a phone, in %s', (language) => {
    test.each([
      ['a list', () => list, 640],
      ['players', () => '/players', 640],
      // Future and past events have separate headings.
      ['events', () => '/events', 780],
    ])('leave %s on the first screen', async (_name, address, height) => {
      await visit({ ...phone, height, language, hasScript: false }, async ({ page, go }) => {
        await go(address());
        const first = await page.locator('tbody tr').first().boundingBox();
        expect((first?.y ?? Number.NaN) + (first?.height ?? 0)).toBeLessThanOrEqual(height);
      });
    });

    test('show their values', async () => {
      await visit({ ...phone, language }, async ({ page, go }) => {
        await go(`${list}?sex=F&title=WFM`);
        expect(await page.locator('summary', { hasText: 'WFM' }).innerText()).toMatch(/[(（]2[)）]/);
        expect(await page.locator('select[name=sex]').isVisible()).toBe(false);
        await page.locator('summary', { hasText: 'WFM' }).click();
        expect(await page.locator('select[name=sex]').isVisible()).toBe(true);
        await expectNoBarriers(page);
        await expectNoOverflow(page);
        await picture(page, `list-filters-360-${language}`);
      });
    });
  });

  test('are opened, set and cleared by keyboard', async () => {
    await visit(phone, async ({ page, go }) => {
      await go('/players');
      await page.getByLabel('Name or ID').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sex');
      await page.keyboard.press('w');
      await page.waitForURL(/sex=F/);
      const fold = page.locator('summary', { hasText: 'Filters (1)' });
      expect(await fold.innerText()).toContain('women');
      await fold.click();
      await page.getByRole('link', { name: 'Remove all filters' }).click();
      await page.waitForURL(/\/players$/);
    });
  });

  test('work without JavaScript', async () => {
    await visit({ ...phone, hasScript: false }, async ({ page, go }) => {
      await go(list);
      await page.getByText('Filter, sort, jump').click();
      await page.getByLabel('Title').selectOption('GM');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.waitForURL(/title=GM/);
      const titles = await page.locator('tbody .title').allInnerTexts();
      expect(titles.length).toBeGreaterThan(0);
      expect(titles.every((title) => title === 'GM')).toBe(true);
    });
  });

  test('are open on a wide screen, without layout shift', async () => {
    await visit({ width: 1440 }, async ({ page, go }) => {
      await go(`${list}?sex=F`);
      expect(await page.locator('.filters-fold summary').isVisible()).toBe(false);
      expect(await page.getByLabel('Sex').inputValue()).toBe('F');
      await page.getByLabel('Title').selectOption('WFM');
      await page.waitForURL(/title=WFM/);
      expect(await layoutShift(page)).toBe(0);
      await expectNoBarriers(page);
    });
  });

  test('show unknown values as given', async () => {
    await visit({ width: 1440 }, async ({ page, go }) => {
      await go('/players?federation=XXA');
      expect(await page.getByLabel('Federation').inputValue()).toBe('XXA');
      await page.getByText('No player found.').waitFor();
    });
  });
});
