import { defined } from '@eloquence/rating';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { alive, choose, ended, fileOf } from './desk.ts';
import { type RunningSite, runningSite } from './site.ts';
import { CHROMIUM, expectNoOverflow, picture, visit } from './visit.ts';

describe.skipIf(CHROMIUM === null)('the office at the desk', { timeout: 120_000 }, () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await runningSite();
  }, 300_000);

  test('a list is computed as a dry run and a draft, reviewed, and published after confirmation', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      expect(await go('/desk/month')).toBe(200);
      await page.getByRole('button', { name: 'Dry run' }).first().click();
      expect(await ended(page)).toBe('Done');
      const result = page.locator('#result');
      expect(await result.innerText()).toContain('Dry run: nothing was saved.');
      expect(await result.innerText()).toContain('The balance is exact.');
      await page.reload();
      expect(await page.locator('#result').innerText()).toContain('Dry run');
      await expectNoBarriers(page);

      await go('/desk/month');
      await page.locator('main select').first().selectOption('rapid');
      await page.getByRole('button', { name: 'Calculate draft' }).first().click();
      expect(await ended(page)).toBe('Done');
      await page.getByRole('link', { name: 'Review the draft (Rapid)' }).click();
      await alive(page);
      const address = page.url();
      expect(await page.locator('#points').innerText()).toContain('The balance is exact.');
      expect(await page.locator('#events tbody tr').count()).toBeGreaterThan(0);
      await expectNoBarriers(page);
      await picture(page, 'desk-list-1280-light');

      await page.getByRole('button', { name: 'Publish Rapid' }).click();
      const dialog = page.getByRole('dialog', { name: /^Publish the list/ });
      expect(await dialog.innerText()).toContain('cannot be undone');
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.isVisible()).toBe(false);
      await page.goto(address);
      expect(await page.locator('.page-head .kind').innerText()).toBe('Draft');
      const date = /lists\/([\d-]+)/.exec(address)?.[1];
      expect((await fetch(`${site.origin}/api/v1/lists/rapid/${date}`)).status).toBe(404);
    });
  }, 300_000);

  test('a draft and a job fit a phone', async () => {
    await visit({ isAdministrator: true, width: 360 }, async ({ page, go }) => {
      await go('/desk/jobs');
      await page.locator('tbody a').first().click();
      await alive(page);
      await expectNoOverflow(page);
      await go('/desk/month');
      await page.locator('#drafts a').first().click();
      await alive(page);
      await expectNoOverflow(page);
      const draft = page.url();
      await page.getByRole('button', { name: 'Discard draft' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
      expect(await ended(page)).toBe('Done');
      expect(await page.locator('#result').innerText()).toContain('Drafts discarded');
      expect((await page.request.get(draft)).url(), 'a draft that is gone leads to the month').toMatch(
        /\/desk\/month$/,
      );
    });
  }, 200_000);

  test('an adjustment is set for a future list and revoked', async () => {
    await visit({ isAdministrator: true, width: 360 }, async ({ page, go }) => {
      await go('/desk/adjustments');
      const months = page.getByLabel('On the list of').locator('option');
      const month = await months.last().innerText();
      await page.getByLabel('On the list of').selectOption({ label: month });
      await page.getByRole('button', { name: 'Add' }).click();
      await page.getByText('Adjustment added.').waitFor();
      await alive(page);
      expect(await page.locator('#known li').innerText()).toContain(`list of ${month}`);
      await go('/desk/month');
      await expectNoOverflow(page);
      await expectNoBarriers(page);
      await page.locator('.adjustments').getByRole('button', { name: 'Remove' }).click();
      await page.locator('.adjustments').waitFor({ state: 'detached' });
      await go('/desk/adjustments');
      expect(await page.locator('#known').innerText()).toContain('No adjustments.');
    });
  });

  test('a list is verified', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go('/desk/verify');
      await page.getByLabel('Scope').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Start' }).click();
      expect(await ended(page)).toBe('Done');
      expect(await page.locator('#result').innerText()).toContain('Everything matches.');
    });
  }, 200_000);

  test('a scenario starts from a draft and can be cancelled', async () => {
    await visit({ isAdministrator: true, width: 360 }, async ({ page, go }) => {
      await go('/desk/scenarios');
      await expectNoBarriers(page);
      expect(await page.locator('select[name=edition]').inputValue()).toMatch(/^\d{4}-\d\d$/);
      await page.getByLabel('Draft', { exact: true }).setInputFiles(fileOf('{', 'draft.json'));
      await page.getByRole('button', { name: 'Calculate' }).click();
      expect(await page.getByRole('alert').innerText()).toContain('not JSON');
      const draft = {
        ...{
          id: 'cap-300',
          title: 'A cap of 300',
          cadence: 'standard',
          from: '2026-01-01',
          basedOn: '2024-03',
        },
        rules: { differenceCap: { value: 300, article: 'Draft 1' } },
      };
      await page
        .getByLabel('Draft', { exact: true })
        .setInputFiles(fileOf(JSON.stringify(draft), 'draft.json'));
      await page.getByRole('button', { name: 'Calculate' }).click();
      await page.waitForURL(/\/desk\/jobs\/J/);
      await alive(page);
      await page.getByRole('button', { name: 'Cancel' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel job' }).click();
      await page.getByText('Cancelled; nothing was saved.').waitFor();
      await go('/desk/scenarios');
      await expectNoOverflow(page);
      expect(await page.locator('tbody tr').innerText()).toMatch(/cap-300[\s\S]*Cancelled/);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('No scenarios yet.').waitFor();
    });
  }, 200_000);

  test('a replay shows before and after, and waits for publication', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go('/desk/corrections');
      await page.getByRole('button', { name: 'Recalculate' }).click();
      expect(await ended(page)).toBe('Done');
      expect(await page.locator('#result tbody tr').count()).toBeGreaterThan(0);
      await go('/desk/corrections');
      expect(await page.locator('#revisions li').count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Publish revisions' }).click();
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');
    });
  }, 200_000);

  test('a file that is not a list gives a plain error', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go('/desk/imports');
      await page.getByLabel('File (required)').setInputFiles(fileOf('not a list\n', 'list.txt'));
      await page.getByLabel('Date of the list').fill('2020-01-01');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
      expect(await ended(page)).toBe('Failed');
      const told = await page.getByRole('alert').innerText();
      expect(told.length).toBeGreaterThan(40);
      expect(told).not.toMatch(/undefined|[a-z]+-[a-z]+-[a-z]+/);
    });
  }, 200_000);

  test('an account is created, its link shown once, and deleted', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go('/desk/accounts');
      await page.locator('#make').getByLabel('Name').fill('clerk-of-tests');
      await page.locator('#make').getByLabel('Role').selectOption('officer');
      await page.locator('#make').getByLabel('Federation').fill('elo');
      await page.getByRole('button', { name: 'Create account' }).click();
      const link = page.getByLabel('One-time link');
      await link.waitFor();
      expect(await link.inputValue()).toMatch(/\/set-up#.{20}/);
      await expectNoBarriers(page);
      await page.reload();
      await alive(page);
      expect(await link.count()).toBe(0);
      const row = page.getByRole('row', { name: /clerk-of-tests/ });
      expect(await row.innerText()).toContain('Rating officer, ELO');
      await row.getByRole('button', { name: 'Change: clerk-of-tests' }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect.poll(() => page.getByRole('button', { name: 'Change: clerk-of-tests' }).count()).toBe(0);
    });
  });

  test('a token is shown once, works, and is revoked', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go('/desk/account');
      await page.getByLabel('Purpose').fill('a program of the tests');
      await page.getByRole('button', { name: 'Create token' }).click();
      const shown = page.getByRole('textbox', { name: 'Token', exact: true });
      await shown.waitFor();
      const headers = { authorization: `Bearer ${await shown.inputValue()}` };
      const session = async (): Promise<number> =>
        (await fetch(`${site.origin}/api/v1/session`, { headers })).status;
      expect(await session()).toBe(200);
      const row = page.getByRole('row', { name: /a program of the tests/ });
      await row.getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await expect.poll(() => row.innerText()).toContain('revoked');
      expect(await session()).toBe(401);
    });
  });

  test('a player is added, renamed and compared; the audit log has all changes', async () => {
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go('/desk/players');
      const form = page.locator('#add');
      await form.getByLabel('ID').fill('998000001');
      await form.getByLabel('Name').fill('Testova, Ada');
      await form.getByLabel('Federation').fill('ELO');
      await page.getByRole('button', { name: 'Add player' }).click();
      await page.waitForURL(/id=998000001/);
      await alive(page);
      await choose(page, 'Change name');
      await page.getByLabel('New name').fill('Testova, Ada Maria');
      await page.getByRole('button', { name: 'Change name' }).click();
      await page.getByRole('heading', { name: 'Testova, Ada Maria' }).waitFor();
      const birth = page.locator('#action');
      const born = page.locator('#player .facts').getByText('2011');
      await alive(page);
      await choose(page, 'Date of birth');
      await birth.getByLabel('Born').fill('2011-02-03');
      await birth.getByRole('button', { name: 'Save' }).click();
      await born.waitFor();
      await alive(page);
      await choose(page, 'Date of birth');
      await birth.getByRole('button', { name: 'Remove date of birth' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove date of birth' }).click();
      await born.waitFor({ state: 'detached' });
      await alive(page);
      await page.locator('summary', { hasText: 'Changes' }).click();
      expect(await page.getByRole('row', { name: /Year of birth/ }).allInnerTexts()).toEqual([
        expect.stringMatching(/–\s+2011$/),
        expect.stringMatching(/2011\s+–$/),
      ]);

      await go('/desk/players?id=998000001&into=998000001');
      expect(await page.locator('#player').innerText()).toContain('This is the same player.');
      const { items } = (await (await fetch(`${site.origin}/api/v1/players?limit=1`)).json()) as {
        items: readonly { id: string; name: string }[];
      };
      const other = defined(items[0]);
      await go(`/desk/players?id=998000001&into=${other.id}`);
      const both = await page.locator('.side-by-side').innerText();
      expect(both).toContain('Testova, Ada Maria');
      expect(both).toContain(other.name);
      await expectNoBarriers(page);
      await expectNoOverflow(page);

      await go('/desk/facts');
      const fact = page.locator('#state');
      expect(await fact.locator('[name=subject]').count()).toBe(1);
      await fact.getByLabel('Fact', { exact: true }).selectOption('removed');
      expect(await fact.getByLabel('Player ID').count()).toBe(1);
      await fact.getByLabel('Fact', { exact: true }).selectOption('monthly-lists');
      expect(await fact.locator('[name=subject]').count()).toBe(0);

      await go('/desk/audit?kind=player&id=998000001');
      const log = await page.locator('tbody').innerText();
      expect(log).toContain('Player renamed');
      expect(log).toContain('Player added');
      expect(await page.locator('tbody tr').count()).toBe(4);
      await go('/desk/audit?kind=player&id=998000001&to=2001-01-01');
      expect(await page.locator('.empty').innerText()).toContain('No entries match.');
    });
  });

  test('visitors are redirected to sign in', async () => {
    for (const address of ['/desk/month', '/desk/accounts', '/desk/account', '/desk/audit']) {
      const answer = await fetch(`${site.origin}${address}`, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
      });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toContain(`/sign-in?to=${encodeURIComponent(address)}`);
    }
  });
});
