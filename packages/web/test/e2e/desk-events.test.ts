import type { EventsPage, OfficeEventView, ReportLinesView } from '@eloquence/api';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import { alive, handIn, officer, reportFile } from './desk.ts';
import { asAdministrator, newAccount, newEvent, reportOf, signedIn, unique } from './people.ts';
import { PASSWORD, runningSite } from './site.ts';
import {
  CHROMIUM,
  expectNoOverflow,
  LANGUAGES,
  layoutShift,
  MOST_SCRIPT,
  picture,
  scriptBytes,
  visit,
} from './visit.ts';

const PATIENCE = 240_000;
const notice = (page: Page) => page.locator('main .notice');

/** The first decided game of round one of a TRF becomes a draw, in the lines of both players. */
function withAnotherResult(lines: readonly string[]): string {
  const [opponentAt, colourAt, resultAt] = [91, 96, 98];
  const drawn = (line: string): string => `${line.slice(0, resultAt)}=${line.slice(resultAt + 1)}`;
  const isPlayer = (line: string): boolean => line.startsWith('001 ');
  const white = lines.find(
    (line) => isPlayer(line) && line[colourAt] === 'w' && ['1', '0'].includes(line[resultAt] ?? ''),
  );
  const opponent = Number(white?.slice(opponentAt, opponentAt + 4));
  return lines
    .map((line) =>
      line === white || (isPlayer(line) && Number(line.slice(4, 8)) === opponent) ? drawn(line) : line,
    )
    .join('\r\n');
}

describe.skipIf(CHROMIUM === null)('officers', { timeout: PATIENCE }, () => {
  beforeAll(async () => {
    await runningSite();
  }, 300_000);

  test('set a password by a link, sign out and in; errors keep the input', async () => {
    const name = unique('olga');
    const { link } = await newAccount({ ...officer, name });
    const path = `/set-up${link.link.slice(link.link.indexOf('#'))}`;
    await visit({ allowed: [/40[13]|410/] }, async ({ page, go }) => {
      await go('/set-up');
      await expect.poll(() => notice(page).last().innerText()).toContain('Incomplete');
      await page.goto('about:blank');
      await go(path);
      const [password, again] = [page.getByLabel('New password'), page.getByLabel('Repeat the password')];
      await password.fill('short');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('at least 12 characters').waitFor();
      await password.fill(PASSWORD);
      await again.fill('correct horse');
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('The passwords do not match').waitFor();
      await expectNoBarriers(page);
      await again.fill(PASSWORD);
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor();
      await alive(page);
      await page.locator('.account summary').click();
      expect(await page.locator('.account-menu').innerText()).toContain('Rating officer, ELO');
      await expectNoBarriers(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('link', { name: 'Sign in' }).waitFor();

      await page.goto('about:blank');
      await go(path);
      await page.getByLabel('New password').fill(PASSWORD);
      await page.getByLabel('Repeat the password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Set password' }).click();
      await page.getByText('This link no longer works').waitFor();

      await go('/desk/events?stage=rejected');
      expect(new URL(page.url()).pathname).toBe('/sign-in');
      await page.getByLabel('Account name').fill(name);
      await page.getByLabel('Password').fill('something else');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('Wrong name or password').waitFor();
      expect(await page.getByLabel('Account name').inputValue()).toBe(name);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
      expect(new URL(page.url()).search).toBe('?stage=rejected');
    });
  });

  test('values entered before hydration are sent', async () => {
    const name = unique('orla');
    const { link } = await newAccount({ ...officer, name });
    await visit({ forgets: true }, async ({ page }) => {
      /** Opens the page and delays hydration until something was entered. */
      const goSlowly = async (path: string, work: () => Promise<void>): Promise<void> => {
        const held = Promise.withResolvers<void>();
        await page.route(/\/assets\/client[^/]*\.js$/, async (route) => {
          await held.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await work();
        expect(await page.locator('html[data-live]').count()).toBe(0);
        held.resolve();
        await alive(page);
      };
      await goSlowly(`/set-up${link.link.slice(link.link.indexOf('#'))}`, async () => {
        await page.getByLabel('New password').fill(PASSWORD);
        await page.getByLabel('Repeat the password').fill(PASSWORD);
      });
      await page.getByRole('button', { name: 'Set password' }).click();
      const desk = page.getByRole('heading', { level: 1, name: 'Desk' });
      await desk.waitFor();
      await page.context().clearCookies();
      await goSlowly('/sign-in', async () => {
        await page.getByLabel('Account name').fill(name);
        await page.getByLabel('Password').fill(PASSWORD);
      });
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await desk.waitFor();
    });
  });

  test('register an event, with the deadline shown while typing dates', async () => {
    const account = await newAccount({ ...officer, name: unique('otto') });
    await visit({}, async ({ page, go }) => {
      await signedIn(page, account);
      await go('/desk/events/new');
      await page.getByLabel('Name of the event').fill('Lantern Open');
      await page.getByLabel('Start date').fill('2001-03-06');
      await page.getByLabel('End date').fill('2001-03-05');
      await page.getByText('The end date is before the start date.').waitFor();
      const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel('Start date').fill(day);
      await page.getByLabel('End date').fill(day);
      await page.locator('.deadlines .finding').first().waitFor();
      expect(await page.locator('.deadlines').innerText()).toMatch(/regist/i);
      const year = new Date().getUTCFullYear() + 1;
      await page.getByLabel('Start date').fill(`${year}-10-02`);
      await page.getByLabel('End date').fill(`${year}-10-04`);
      await page.getByText('Registered in time').waitFor();
      await expectNoBarriers(page);
      await picture(page, 'desk-event-new-filled');
      await page.getByRole('button', { name: 'Register event' }).click();
      await page.getByText('Event registered.').waitFor();
      await alive(page);
      expect(await page.locator('h1').innerText()).toBe('Lantern Open');
      await page.getByRole('link', { name: 'Registration' }).click();
      await alive(page);
      await page.getByLabel('City').fill('Lantern Bay');
      await page.getByRole('button', { name: 'Change the registration' }).click();
      await page.getByText('Registration changed.').waitFor();
      await alive(page);
      expect(await page.getByLabel('City').inputValue()).toBe('Lantern Bay');
      await page.getByRole('button', { name: 'Withdraw the event…' }).click();
      await page.getByLabel('Reason for the withdrawal').fill('No hall was found.');
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw event' }).click();
      await page.getByText('Event withdrawn.').waitFor();
      await alive(page);
      expect(await page.locator('main').innerText()).toContain('No hall was found.');
    });
  });

  test('an arbiter drops a report with errors, sees the findings, and submits a better one', async () => {
    const name = unique('Cascade Cup');
    const { event, start, end } = await newEvent(name);
    const arbiter = unique('arne');
    const account = await newAccount({ name: arbiter, role: 'arbiter', events: [event] });
    const good = await reportOf({ name, start, end }, 1);
    const wrong = good.replace(/^062 .*$/m, '062 25').replace(/ {3}4 w 1/, '  99 w 1');
    await visit({ width: 1440 }, async ({ page, go }) => {
      await signedIn(page, account);
      await go('/desk');
      await page.getByRole('link', { name }).click();
      await alive(page);
      expect(await page.getByRole('button', { name: 'Accept report' }).count()).toBe(0);
      await page.locator('input[type=file]').setInputFiles(reportFile(wrong));
      const found = page.locator('.listing-found');
      await found.first().waitFor();
      expect(await page.locator('#tried-line-6').innerText()).toContain('25');
      expect(await page.locator('#tried-line-6 mark').innerText()).toBe('25');
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.classList.contains('listing-found')))
        .toBe(true);
      const all = await page.locator('.finding').count();
      await page.getByRole('button', { name: /^Errors/ }).click();
      expect(await page.locator('.finding-warning, .finding-note').count()).toBe(0);
      expect(await page.locator('.finding').count()).toBeLessThan(all);
      await expectNoBarriers(page);
      await picture(page, 'desk-event-mistakes');
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Report submitted.').waitFor();
      await alive(page);
      await handIn(page, good);
      await page.getByRole('link', { name: 'Changes since the last version' }).click();
      await page.getByRole('heading', { name: 'Results' }).waitFor();
      await alive(page);
      expect(await page.locator('main').innerText()).toContain('1–0');
      await expectNoBarriers(page);
      await page.getByRole('link', { name: 'Rating changes' }).click();
      await alive(page);
      expect(await page.locator('tbody tr').count()).toBe(4);
      expect(await page.locator('.change-up').count()).toBeGreaterThan(0);
      await expectNoBarriers(page);
    });
    // Not visible to an arbiter of other events.
    const other = await newAccount({ name: unique('axel'), role: 'arbiter' });
    await visit({ allowed: [/403/] }, async ({ page, go }) => {
      await signedIn(page, other);
      expect(await go(`/desk/events/${event}`)).toBe(403);
    });
    await asAdministrator('POST', `/office/events/${event}/withdraw`, { because: 'made for a test' });
  });

  test('a decision is reopened with a reason and made again', async () => {
    const name = unique('Harbour Open');
    const { event, start, end } = await newEvent(name);
    const text = await reportOf({ name, start, end }, 1);
    const account = await newAccount({ ...officer, name: unique('oona') });
    await visit({}, async ({ page, go }) => {
      await signedIn(page, account);
      const takeBack = page.getByRole('button', { name: 'Reopen…' });
      const dialog = page.getByRole('dialog');
      await go(`/desk/events/${event}`);
      await handIn(page, text);
      expect(await takeBack.count()).toBe(0);
      await page.getByRole('button', { name: 'Accept report' }).click();
      await page.getByText('Report accepted.').waitFor();
      await alive(page);
      await takeBack.click();
      await dialog.getByRole('button', { name: 'Reopen' }).click();
      await dialog.getByText('Give a reason').waitFor();
      await page.getByLabel('Reason for reopening').fill('Two boards were mixed up.');
      await expectNoBarriers(page);
      await dialog.getByRole('button', { name: 'Reopen' }).click();
      await page.getByText('Decision reopened.').waitFor();
      await alive(page);
      expect(await page.locator('main').innerText()).toContain('Two boards were mixed up.');
      await page.getByRole('button', { name: 'Reject…' }).click();
      await page.getByLabel('Reason for the rejection').fill('The boards are mixed up.');
      await dialog.getByRole('button', { name: 'Reject report' }).click();
      await page.getByText('Report rejected.').waitFor();
      await alive(page);
      expect(await takeBack.count()).toBe(1);
      await handIn(page, text.replace(/ {3}4 w 1/, '   4 w ='));
      // The new version has replaced it: the old one cannot be decided again.
      await go(`/desk/events/${event}?version=1`);
      expect(await takeBack.count()).toBe(0);
    });
    await asAdministrator('POST', `/office/events/${event}/withdraw`, { because: 'made for a test' });
  });

  test('a corrected report shows before and after, and asks for confirmation', async () => {
    const { items } = await asAdministrator<EventsPage>(
      'GET',
      '/office/events?stage=rated&cadence=standard&limit=1',
    );
    const id = items[0]?.event ?? '';
    const { reports } = await asAdministrator<OfficeEventView>('GET', `/office/events/${id}`);
    const { lines } = await asAdministrator<ReportLinesView>(
      'GET',
      `/office/events/${id}/reports/${reports.at(-1)?.report}/lines`,
    );
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go(`/desk/events/${id}`);
      await page.locator('input[type=file]').setInputFiles(reportFile(withAnotherResult(lines)));
      const rows = page.locator('#hand-in tbody tr');
      await rows.first().waitFor();
      // Two players, and their unrated opponents.
      expect(await rows.count()).toBeGreaterThanOrEqual(2);
      expect(await page.locator('#hand-in').innerText()).toMatch(/Different for \d+ of \d+ players/);
      await expectNoBarriers(page);
      await picture(page, 'desk-event-correction');
      await page.getByRole('button', { name: 'Accept correction' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('The correction is permanent').waitFor();
      await dialog.getByRole('button', { name: 'Accept correction' }).click();
      await dialog.getByText('Give a reason').waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.count()).toBe(0);
    });
  });

  test('an event in the desk works in three languages, on a phone and without JavaScript', async () => {
    const name = unique('Meadow Open');
    const { event, start, end } = await newEvent(name);
    const text = (await reportOf({ name, start, end }, 1)).replace(/^062 .*$/m, '062 25');
    await visit({ isAdministrator: true, language: 'en' }, async ({ page, go }) => {
      await go(`/desk/events/${event}`);
      await handIn(page, text);
    });
    for (const language of LANGUAGES) {
      await visit({ isAdministrator: true, language, width: 360, forgets: true }, async ({ page, go }) => {
        for (const view of ['report', 'changes', 'registration']) {
          expect(await go(`/desk/events/${event}?view=${view}`)).toBe(200);
          await expectNoOverflow(page);
          expect(await layoutShift(page)).toBeLessThan(0.005);
          expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
          await expectNoBarriers(page);
          await picture(page, `desk-event-${view}-360-${language}`);
        }
      });
      await visit({ isAdministrator: true, language, hasScript: false }, async ({ page, go }) => {
        await go(`/desk/events/${event}`);
        expect(await page.locator('#line-6 mark').innerText()).toBe('25');
      });
    }
    await asAdministrator('POST', `/office/events/${event}/withdraw`, { because: 'made for a test' });
  });
});
