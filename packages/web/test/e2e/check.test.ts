import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../../tests/tidy/files.ts';
import { expectNoBarriers } from './barriers.ts';
import { runningSite } from './site.ts';
import { CHROMIUM, expectNoOverflow, LANGUAGES, picture, visit } from './visit.ts';

describe.skipIf(CHROMIUM === null)('checking a report in the browser', () => {
  beforeAll(() => runningSite(), 300_000);

  test.each(LANGUAGES)(
    'shows findings beside their lines, also after a correction, in %s',
    async (language) => {
      await visit({ language, width: 1440 }, async ({ page, go }) => {
        await go('/check');
        const requests: string[] = [];
        page.on('request', (request) => {
          if (request.method() !== 'GET' || request.url().includes('/api/')) requests.push(request.url());
        });
        const file = { name: 'mistakes.trf', mimeType: 'text/plain' };
        const buffer = readFileSync(join(root, 'samples', 'mistakes.trf'));
        await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
        await page.locator('.listing-found mark').first().waitFor();
        const errors = await page.locator('.listing .finding-error').count();
        expect(errors).toBeGreaterThan(3);
        await expectNoBarriers(page);
        await picture(page, `check-1440-${language}`);

        const good = readFileSync(join(root, 'samples', 'riverside-open-2024.trf16.trf'), 'utf8');
        await page.locator('textarea').fill(good);
        await page.locator('.check-options .button-main').click();
        await expect.poll(() => page.locator('.listing .finding-error').count()).toBe(0);
        expect(await page.locator('tbody .change').count()).toBeGreaterThan(10);

        const [saved] = await Promise.all([
          page.waitForEvent('download'),
          page.locator('.check-save button').first().click(),
        ]);
        expect(saved.suggestedFilename()).toBe('mistakes-corrected.trf');
        expect(readFileSync(await saved.path(), 'utf8').trimEnd()).toBe(
          good.trimEnd().replaceAll('\r\n', '\n'),
        );
        const [converted] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'TRF26', exact: true }).click(),
        ]);
        expect(readFileSync(await converted.path(), 'utf8')).toMatch(/^012 Riverside Open/m);
        await page.setViewportSize({ width: 360, height: 780 });
        await expectNoOverflow(page);
        await picture(page, `check-360-${language}`);
        expect(requests).toEqual([]);
      });
    },
  );

  test('shows where broken JSON ends', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/check');
      await page.locator('textarea').fill('{ "half": ');
      await page.locator('.check-options .button-main').click();
      await page.getByText('The JSON ends before it is complete.').waitFor();
      await page.getByRole('button', { name: 'Try an example with mistakes' }).click();
      await page.locator('.listing-found').first().waitFor();
    });
  });
});
