import type { SearchView } from '@eloquence/api';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { runningSite } from './site.ts';
import { CHROMIUM, type Visit, visit } from './visit.ts';

/** The user has typed more: the players found are still shown, and the next answer has another order. */
async function searchHeld({ page, go }: Visit): Promise<{
  readonly field: Locator;
  readonly options: Locator;
  readonly arrive: () => Promise<void>;
}> {
  await go('/');
  const [field, options] = [page.getByRole('combobox'), page.locator('[role=option]')];
  const first = page.waitForResponse(/\/search\?q=a&/);
  await field.press('a');
  const { players } = (await (await first).json()) as SearchView;
  const none = { events: [], lists: [], federations: [], articles: [], forgiven: false };
  await options.last().waitFor();
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/search\?q=an&/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.fulfill({ json: { ...none, players: players.toReversed() } });
  });
  await field.press('n');
  await asked.promise;
  const [before = ''] = await options.allTextContents();
  const arrive = async (): Promise<void> => {
    held.resolve();
    await expect.poll(() => options.last().textContent()).toBe(before);
  };
  return { field, options, arrive };
}

describe.skipIf(CHROMIUM === null)('header and footer', () => {
  beforeAll(async () => {
    await runningSite();
  }, 300_000);

  test('the search works by keyboard while typing', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/');
      const name = (await page.locator('.table-region .player a').first().innerText()).trim();
      const [family = '', given = ''] = name.split(', ');
      const field = page.getByRole('combobox');
      // In the other order and without capitals.
      await field.pressSequentially(`${given} ${family}`.toLowerCase());
      const option = page.getByRole('option').first();
      // A slow typist gets answers before the name is complete.
      await expect.poll(() => option.innerText()).toContain(name);
      expect(await field.getAttribute('aria-expanded')).toBe('true');
      await field.press('ArrowDown');
      expect(await option.getAttribute('aria-selected')).toBe('true');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
      await field.press('Escape');
      expect(await field.getAttribute('aria-expanded')).toBe('false');
    });
  });

  test('the highest rated come first, by the displayed rating', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/');
      const field = page.getByRole('combobox');
      const shown = page.locator('.search-rating');
      const names = page.getByRole('group', { name: 'Players' }).locator('.search-name');
      const byAnother: string[] = [];
      for (const beginning of ['ma', 'be', 'ka', 'so']) {
        const answered = page.waitForResponse((answer) => answer.url().includes(`q=${beginning}`));
        await field.fill(beginning);
        const { players } = (await (await answered).json()) as SearchView;
        const found = players.map(({ titles: [title = ''], name }) => `${title} ${name}`.trim());
        await expect
          .poll(async () => (await names.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()))
          .toEqual(found);
        const figures = (await shown.allInnerTexts()).map((text) => Number.parseInt(text, 10) || 0);
        expect(figures).toEqual(figures.toSorted((a, b) => b - a));
        byAnother.push(...(await shown.locator('small').allInnerTexts()));
      }
      expect(byAnother).toEqual(expect.arrayContaining(['Rapid']));
    });
  });

  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('Enter opens the player with an ID, the only result, or all results, %s', async (_what, hasScript) => {
    await visit({ hasScript }, async ({ page, go }) => {
      await go('/');
      const href = (await page.locator('.table-region .player a').first().getAttribute('href')) ?? '';
      const id = href.split('/').at(-1) ?? '';
      for (const [text, path] of [
        [id, `/players/${id}`],
        ['2026-07 rapid', '/lists/2026-07-01/rapid'],
        ['jul 2026', '/search'],
      ] as const) {
        await go('/');
        const field = page.getByRole('combobox');
        await field.fill(text);
        await field.press('Enter');
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      }
      expect(await page.locator('#lists li').count()).toBeGreaterThan(1);
    });
  });

  test.each([
    ['has closed', 'Escape'],
    ['has left', 'Tab'],
  ])('a late response does not open a list closed by %s', async (_what, key) => {
    await visit({}, async (visited) => {
      const { field, options, arrive } = await searchHeld(visited);
      await field.press(key);
      await arrive();
      expect(await field.getAttribute('aria-expanded')).toBe('false');
      expect(await options.first().isVisible()).toBe(false);
    });
  });

  test('the selected option survives a late response', async () => {
    await visit({}, async (visited) => {
      const { field, options, arrive } = await searchHeld(visited);
      await field.press('ArrowDown');
      const name = await options.first().textContent();
      await arrive();
      expect(await options.last().textContent()).toBe(name);
      expect(await options.last().getAttribute('aria-selected')).toBe('true');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await options.last().getAttribute('id'));
    });
  });

  test('a language is set without JavaScript and persists', async () => {
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go('/?cadence=rapid');
      await page.getByRole('link', { name: 'FR', exact: true }).click();
      await page.waitForSelector('html[lang=fr]');
      expect(new URL(page.url()).search).toBe('?cadence=rapid');
      await go('/');
      expect(await page.getAttribute('html', 'lang')).toBe('fr');
    });
  });

  test('links keep the language of the URL', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/?lang=zh');
      expect(await page.getAttribute('html', 'lang')).toBe('zh-Hans');
      expect(await page.locator('.menu a').first().getAttribute('href')).toContain('lang=zh');
    });
  });

  test('a theme persists and applies before the first paint', async () => {
    await visit({ theme: 'light' }, async ({ page, go }) => {
      await go('/');
      const paper = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await paper();
      const button = page.locator('.theme-switch');
      await button.click();
      expect(await paper()).toBe(light);
      await button.click();
      const dark = await paper();
      expect(dark).not.toBe(light);
      await page.reload({ waitUntil: 'commit' });
      await page.waitForSelector('h1');
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
      await expect.poll(paper).toBe(dark);
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      await button.click();
      expect(await paper()).toBe(light);
    });
  });

  test('the first focusable element skips the header', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  });

  test('a Chinese heading breaks at punctuation, not inside words', async () => {
    await visit({ language: 'zh', width: 240 }, async ({ page, go }) => {
      await go('/');
      const lines = await page.locator('h1').evaluate((heading) => {
        const text = heading.firstChild as Text;
        const range = document.createRange();
        const found = new Map<number, string>();
        [...text.data].forEach((sign, index) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { top } = range.getBoundingClientRect();
          found.set(top, `${found.get(top) ?? ''}${sign}`);
        });
        return [...found.values()];
      });
      expect(lines).toEqual(['每个等级分，', '都有依据']);
    });
  });
});
