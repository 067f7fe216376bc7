import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { alive, officer } from './desk.ts';
import { newAccount, signedIn, unique } from './people.ts';
import { PASSWORD, runningSite } from './site.ts';
import { CHROMIUM, expectNoOverflow, LANGUAGES, picture, visit } from './visit.ts';

/** A device with a lock that its user opens. */
async function withAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

describe.skipIf(CHROMIUM === null)('passkeys and recovery codes', { timeout: 120_000 }, () => {
  let localhost: string;
  beforeAll(async () => {
    // Browsers have passkeys for localhost, not for 127.0.0.1.
    localhost = (await runningSite()).origin.replace('127.0.0.1', 'localhost');
  }, 300_000);

  test('an officer adds one, signs in with it, and removes it', async () => {
    const name = unique('petra');
    const account = await newAccount({ ...officer, name });
    await visit({ site: localhost, allowed: [/40[13]/] }, async ({ page, go }) => {
      await withAuthenticator(page);
      await go(`/set-up${account.link.link.slice(account.link.link.indexOf('#'))}`);
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByLabel('Repeat the password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor();
      await go('/desk/account');
      const passkeys = page.locator('#passkeys');
      expect(await passkeys.innerText()).toContain(`Passkeys work at ${localhost}.`);
      await passkeys.getByLabel('Device').fill('Laptop');
      await passkeys.getByRole('button', { name: 'Add passkey' }).click();
      const row = passkeys.getByRole('row', { name: /Laptop/ });
      await row.waitFor();
      expect(await row.innerText()).toContain('never');
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
      await go('/sign-in?to=/desk/account');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.waitForURL(`${localhost}/desk/account`);
      await alive(page);
      expect(await page.locator('.page-head').innerText()).toContain(name);
      expect(await row.innerText()).not.toContain('never');

      await row.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByText('You have no passkeys.').waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
      await go('/sign-in');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByText('Passkey refused').waitFor();
      await expectNoBarriers(page);
    });
  });

  test('at another address the browser refuses, and the page says why', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/sign-in');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByText('Passkeys do not work at this address.').waitFor();
    });
  });

  test('a recovery code sets a new password and signs in', async () => {
    const name = unique('rita');
    const account = await newAccount({ ...officer, name });
    await visit({ width: 360, allowed: [/401/] }, async ({ page, go }) => {
      await signedIn(page, account);
      await go('/desk/account');
      const section = page.locator('#recovery');
      await section.getByRole('button', { name: 'Create recovery codes' }).click();
      await section.getByText('Your recovery codes').waitFor();
      const codes = await section.locator('code').allInnerTexts();
      expect(codes).toHaveLength(10);
      expect(await section.innerText()).toContain('Codes left: 10.');
      await expectNoOverflow(page);
      await expectNoBarriers(page);
      await picture(page, 'account-codes-360');
      await go('/desk/account');
      expect(await section.innerText()).not.toContain(codes[0]);
      await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign in' }).waitFor();
      await go('/sign-in');
      await page.getByRole('link', { name: 'Use a recovery code' }).click();
      await alive(page);
      const fill = async (code: string): Promise<void> => {
        await page.getByLabel('Account name').fill(name);
        await page.getByLabel('Recovery code').fill(code);
        await page.getByLabel('New password').fill(`${PASSWORD}!`);
        await page.getByLabel('Repeat the password').fill(`${PASSWORD}!`);
        await page.getByRole('button', { name: 'Set password' }).click();
      };
      await fill('7K2M-9QXD-4WFA-T6HB');
      await page.getByText('Code refused').waitFor();
      await expectNoBarriers(page);
      await fill(codes[3] ?? '');
      await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor();
    });
  });

  test.each(LANGUAGES)(
    'the account page and the sign-in page fit phones and desktops in %s',
    async (language) => {
      for (const width of [360, 1440]) {
        await visit({ language, width }, async ({ page, go }) => {
          await go('/sign-in');
          await expectNoOverflow(page);
          await expectNoBarriers(page);
          await picture(page, `sign-in-${language}-${width}`);
          await go('/recover');
          await expectNoOverflow(page);
          await expectNoBarriers(page);
          await picture(page, `recover-${language}-${width}`);
        });
      }
      await visit({ language, width: 360 }, async ({ page, go }) => {
        await signedIn(page, await newAccount({ ...officer, name: unique('paula') }));
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await go('/desk/account');
          await expectNoOverflow(page);
          await expectNoBarriers(page);
          await picture(page, `account-${language}-${width}`);
        }
      });
    },
  );
});
