import type { ComparisonView, EditionsView, EditionView, TablesView } from '@eloquence/api';
import { describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import {
  CHROMIUM,
  expectNoOverflow,
  LANGUAGES,
  layoutShift,
  MOST_SCRIPT,
  picture,
  read,
  scriptBytes,
  visit,
} from './visit.ts';

describe.skipIf(CHROMIUM === null)('the regulations', () => {
  test('have a timeline of editions', { timeout: 300_000 }, async () => {
    const { items } = await read<EditionsView>('/editions');
    await visit({}, async ({ page, go }) => {
      await go('/regulations?cadence=rapid');
      expect(await page.locator('.timeline a').count()).toBe(items.length);
      const rapid = items.filter(({ cadence }) => cadence === 'rapid');
      expect(await page.locator('section[id^="e-"]').count()).toBe(rapid.length);
      const { differences } = await read<ComparisonView>(
        '/editions/comparison?ids=2022-10,2024-03&cadence=rapid',
      );
      const step = page.locator('#e-2024-03');
      await step.locator('summary').click();
      expect(await step.locator('tbody tr').count()).toBe(differences.length);
      await page.locator('.timeline a').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/regulations\/2005-07/);
    });
  });

  test.each(LANGUAGES)('the changes of each edition fit a phone, in %s', async (language) => {
    await visit({ language, width: 360, height: 780 }, async ({ page, go }) => {
      for (const cadence of ['standard', 'rapid', 'blitz']) {
        await go(`/regulations?cadence=${cadence}`);
        const tooWide = await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
          const regions = [...document.querySelectorAll('.table-region')];
          return [regions.length > 0, ...regions.map((region) => region.scrollWidth - region.clientWidth)];
        });
        expect(tooWide[0]).toBe(true);
        expect(tooWide.slice(1).filter((more) => more !== 0)).toEqual([]);
      }
      await picture(page, `regulations-360-${language}`);
    });
  });

  test.each(LANGUAGES)('an edition in %s has every rule', async (language) => {
    const { rules } = await read<EditionView>('/editions/2024-03');
    await visit({ language }, async ({ page, go }) => {
      expect(await go('/regulations/2024-03')).toBe(200);
      const shown = await page.locator('#rules tbody tr').count();
      const silent = await page.locator('#silent li').count();
      expect(shown + silent).toBe(rules.length);
      expect(silent).toBe(rules.filter(({ words }) => words === '–').length);
      await expectNoBarriers(page);
      await picture(page, `edition-1280-${language}`);
    });
  });

  test.each([
    ['/regulations/2024-03#a-8.3.3', 'a-8.3.3'],
    // Part of an article with an anchor.
    ['/regulations/2024-03#a-8.3.3z', 'a-8.3.3'],
    ['/regulations/2009-07#a-8.56', 'a-8.56'],
  ])('%s links to its rule', async (address, id) => {
    await visit({}, async ({ page, go }) => {
      await go(address);
      await page.waitForFunction((target) => location.hash === `#${target}`, id);
      const row = page.locator(`tr:has([id="${id}"])`);
      expect(await row.count()).toBe(1);
      // The scroll may happen with the next frame.
      const isInSight = async (): Promise<boolean> => {
        const { y = -1 } = (await row.boundingBox()) ?? {};
        return y >= 0 && y < 900;
      };
      await expect.poll(isInSight).toBe(true);
    });
  });

  test.each([360, 1440])(
    'an edition at %i px has no console errors and stays within its budget',
    async (width) => {
      await visit({ width }, async ({ page, go }) => {
        for (const address of ['/regulations/2009-07', '/disputes/a1-k-and-bonus-2009']) {
          await go(address);
          await expectNoOverflow(page);
          expect(await layoutShift(page)).toBeLessThan(0.005);
          expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
        }
      });
    },
  );

  test('editions are compared without JavaScript, differences or all rules', async () => {
    const { differences } = await read<ComparisonView>('/editions/comparison?ids=2014-07,2017-07,2024-03');
    const { rules } = await read<EditionView>('/editions/2024-03');
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go('/regulations/compare');
      await page.getByLabel('Edition 1').selectOption('2014-07');
      await page.getByLabel('Edition 2').selectOption('2024-03');
      await page.getByLabel('Edition 3').selectOption('2017-07');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.waitForURL(/editions=2014-07%2C2017-07%2C2024-03/);
      expect(await page.locator('.comparison thead th').count()).toBe(4);
      expect(await page.locator('.comparison tbody tr').count()).toBe(differences.length);
      await page.getByRole('link', { name: 'Show all rules' }).click();
      await page.waitForLoadState();
      expect(await page.locator('.comparison tbody tr').count()).toBe(rules.length);
    });
  });

  test('the tables look up while typing, and without JavaScript', async () => {
    const { probabilities, differences } = await read<TablesView>('/editions/tables');
    await visit({}, async ({ page, go }) => {
      await go('/regulations/tables');
      expect(await page.locator('#probability tbody tr').count()).toBe(probabilities.length);
      expect(await page.locator('#difference tbody tr').count()).toBe(differences.length);
      expect(await page.locator('.looked-up').count()).toBe(0);
      await page.locator('input[name=d]').fill('120');
      await page.locator('input[name=p]').fill('66');
      await page.locator('#difference .looked-up').waitFor();
      expect(await page.locator('#probability .looked-up').innerText()).toMatch(/114–121\s+0\.66\s+0\.34/);
      expect(await page.locator('#probability .look-up-answer').innerText()).toContain('0.666 and 0.334');
      await expectNoBarriers(page);
    });
    await visit({ hasScript: false, language: 'fr' }, async ({ page, go }) => {
      await go('/regulations/tables?d=120');
      expect(await page.locator('#probability .looked-up').innerText()).toMatch(/114–121\s+0,66\s+0,34/);
    });
  });

  test('a dispute falls back to English and links to its articles', async () => {
    await visit({ language: 'fr' }, async ({ page, go }) => {
      await go('/disputes');
      await page.locator('a[href$="/disputes/a1-k-and-bonus-2009"]').click();
      await page.waitForURL(/a1-k-and-bonus-2009/);
      expect(await page.locator('article.dispute h2').count()).toBe(4);
      const isTranslated = (await page.locator('article.dispute').getAttribute('lang')) === null;
      expect(await page.getByText('Cette page est en anglais.').count()).toBe(isTranslated ? 0 : 1);
      await expectNoBarriers(page);
      await page.locator('article.dispute a[href*="#a-8.56"]').first().click();
      await page.waitForURL(/\/regulations\/2009-07#a-8\.56/);
    });
  });

  test.each(LANGUAGES)('disputes name editions and practices, in %s', async (language) => {
    await visit({ language, hasScript: false }, async ({ page, go }) => {
      for (const address of ['/disputes', '/disputes/a5-junior-year-end', '/disputes/a9b-k-of-a-period']) {
        await go(address);
        // The name of a practice on the command line follows as code.
        const said = await page.locator('main').evaluate((main) => {
          for (const code of main.querySelectorAll('code')) code.remove();
          return (main as HTMLElement).innerText;
        });
        expect(said).not.toMatch(/\b20\d\d-\d\d\b|--|[a-z]-year-end|-2009\b/);
        expect(said).toMatch({ en: /July 20\d\d/, fr: /juillet 20\d\d/, zh: /20\d\d年7月/ }[language]);
      }
    });
  });

  test('unknown pages are not found', async () => {
    await visit({ allowed: [/404/] }, async ({ go }) => {
      for (const address of ['/regulations/1999-01', '/disputes/nothing', '/disputes/README'])
        expect(await go(address)).toBe(404);
    });
  });

  test.each(['standard', 'rapid', 'blitz'] as const)(
    'a guide explains %s ratings with the numbers in force',
    async (cadence) => {
      const { items } = await read<EditionsView>(`/editions?cadence=${cadence}`);
      const today = new Date().toISOString().slice(0, 10);
      const inForce = items
        .filter(({ from }) => from <= today)
        .toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
      const { rules } = await read<EditionView>(`/editions/${inForce?.id}?cadence=${cadence}`);
      const ruleValue = (name: string): unknown => rules.find(({ rule }) => rule === name)?.value;
      const numbers = (value: unknown): readonly number[] =>
        typeof value === 'number'
          ? [value]
          : value !== null && typeof value === 'object'
            ? Object.values(value).flatMap(numbers)
            : [];
      await visit({ hasScript: false }, async ({ page, go }) => {
        await go(`/how-ratings-work?cadence=${cadence}`);
        for (const [section, names] of [
          ['k', ['kSteps', 'kTimesGames']],
          ['cap', ['differenceCap', 'fullDifferenceFrom', 'unratedGap']],
          ['first-rating', ['minimumGames', 'poolingWindow', 'drawnGames', 'firstRatingMaximum', 'floor']],
        ] as const) {
          const text = await page.locator(`#${section}`).innerText();
          const expected = names.flatMap((name) => numbers(ruleValue(name)));
          expect(expected.length).toBeGreaterThan(1);
          for (const number of expected) expect(text).toMatch(new RegExp(`\\b${number}`));
        }
      });
    },
  );
});
