import { describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { CHROMIUM, expectNoOverflow, visit } from './visit.ts';

describe.skipIf(CHROMIUM === null)('the API docs', { timeout: 300_000 }, () => {
  test('lead from an old address to an operation, and its example runs', async () => {
    await visit({ width: 360, height: 740, allowed: ['404'] }, async ({ page, go }) => {
      await go('/api/docs#problem-player-unknown');
      expect(new URL(page.url()).pathname).toBe('/docs/api');
      expect(await page.locator('#problem-player-unknown').isVisible()).toBe(true);
      await expectNoOverflow(page);
      await expectNoBarriers(page);
      await page.getByRole('link', { name: 'GET /api/v1/players/{id}', exact: true }).click();
      await page.waitForURL('**/docs/api/getPlayer');
      const id = await page.getByLabel(/^id/).inputValue();
      await expect
        .poll(() => page.locator('.api-curl').textContent())
        .toBe(`curl '${new URL(page.url()).origin}/api/v1/players/${id}'`);
      await page.getByRole('button', { name: 'Run' }).click();
      await expect.poll(() => page.locator('.api-answer').textContent()).toContain(`"id": "${id}"`);
      await expectNoOverflow(page);
      await expectNoBarriers(page);
      expect(await go('/docs/api/nothing')).toBe(404);
    });
  });
});
