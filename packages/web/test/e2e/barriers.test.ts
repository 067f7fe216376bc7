import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersOn, expectNoBarriers } from './barriers.ts';
import { CHROMIUM, visit } from './visit.ts';

type Put = (page: Page) => Promise<void>;

/** Accessibility faults, and the rules that must find them. */
const cases: readonly (readonly [what: string, put: Put, found: readonly RegExp[]])[] = [
  [
    'in both themes',
    (page) => write(page, 'color: #999; background: #888'),
    [/^light: color-contrast /, /^dark: color-contrast /],
  ],
  [
    'in the dark alone',
    (page) => write(page, 'color: light-dark(#000, #222); background: light-dark(#fff, #111)'),
    [/^dark: color-contrast /],
  ],
  [
    'in the dark alone, where a link is told by its colour',
    (page) => write(page, 'text-decoration: none; color: light-dark(#0a64e6, #d8d4cc)', 'a'),
    [/^dark: link-in-text-block /],
  ],
  ['in the dark alone, where more than colours is other', pictureInTheDark, [/^dark: image-alt /]],
];

/** A sentence with one word in this style. */
function write(page: Page, style: string, tag = 'span'): Promise<void> {
  return page.evaluate(
    ([how = '', name = '']) => {
      const paragraph = document.createElement('p');
      const word = Object.assign(document.createElement(name), { textContent: 'barrier' });
      if (name === 'a') word.setAttribute('href', '/lists');
      word.style.cssText = how;
      paragraph.append('There is a ', word, ' on the way.');
      document.querySelector('main')?.append(paragraph);
    },
    [style, tag],
  );
}

function pictureInTheDark(page: Page): Promise<void> {
  return page.evaluate(() => {
    const picture = Object.assign(document.createElement('img'), { width: 40, height: 40 });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => document.querySelector('main')?.append(picture));
  });
}

describe.skipIf(CHROMIUM === null)('accessibility checks find faults', { timeout: 300_000 }, () => {
  test.each(cases)('%s', async (_, put, found) => {
    await visit({}, async ({ page, go }) => {
      await go('/offline');
      await put(page);
      expect(await barriersOn(page)).toEqual(found.map((each) => expect.stringMatching(each)));
    });
  });

  test('on a page checked before', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/offline');
      await expectNoBarriers(page);
      await expectNoBarriers(page);
      await write(page, 'color: #999; background: #888');
      await expect(expectNoBarriers(page)).rejects.toThrow('to deeply equal []');
    });
  });
});
