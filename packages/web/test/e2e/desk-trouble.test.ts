import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { alive, handIn, officer, reportFile } from './desk.ts';
import { asAdministrator, newAccount, newEvent, reportOf, signedIn, unique } from './people.ts';
import { PASSWORD, runningSite } from './site.ts';
import { CHROMIUM, visit } from './visit.ts';

const PATIENCE = 120_000;

interface Focused {
  readonly tag: string;
  readonly text: string;
  /** The focus is visible. */
  readonly isSeen: boolean;
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    const { outlineStyle, outlineWidth } = getComputedStyle(element as Element);
    return {
      tag: element?.tagName ?? '',
      text: (element as HTMLElement | null)?.innerText?.trim() ?? '',
      isSeen: outlineStyle !== 'none' && outlineWidth !== '0px',
    };
  });
}

const MOST_STEPS = 80;

/** Tabs to the element with this text; the focus must be visible on each. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    expect(at.isSeen, `the focus on ${at.tag} ${at.text}`).toBe(true);
    if (at.text === text) return;
  }
  throw new Error(`${text} is not reached by the keyboard`);
}

describe.skipIf(CHROMIUM === null)('errors and keyboard use at the desk', { timeout: PATIENCE }, () => {
  beforeAll(async () => {
    await runningSite();
  }, 300_000);

  test('two officers at once: the second gets an error and keeps their input', async () => {
    const name = unique('Two Desks');
    const { event, start, end } = await newEvent(name);
    const [first, second] = await Promise.all([
      newAccount({ ...officer, name: unique('petra') }),
      newAccount({ ...officer, name: unique('quentin') }),
    ]);
    await visit({}, async ({ page: one, go }) => {
      await signedIn(one, first);
      await go(`/desk/events/${event}`);
      await handIn(one, await reportOf({ name, start, end }, 0.5));
      await visit({ allowed: [/409/] }, async ({ page: two, go: goTwo }) => {
        await signedIn(two, second);
        await goTwo(`/desk/events/${event}`);
        await two.getByRole('button', { name: 'Reject…' }).click();
        await two.getByLabel('Reason for the rejection').fill('Round two looks odd.');
        await one.getByRole('button', { name: 'Accept report' }).click();
        await one.getByText('Report accepted.').waitFor();
        await two.getByRole('button', { name: 'Reject report' }).click();
        await two.getByText('Changed by someone else in the meantime').waitFor();
        expect(await two.getByLabel('Reason for the rejection').inputValue()).toBe('Round two looks odd.');
        await two.getByRole('link', { name: 'Show the current state' }).click();
        await alive(two);
        expect(await two.locator('main').innerText()).toContain('Accepted for the list of');
      });
    });
    await asAdministrator('POST', `/office/events/${event}/withdraw`, { because: 'made for a test' });
  });

  test('an ended session, a large file, no network: plain errors, no input lost', async () => {
    const name = unique('Harbour Open');
    const { event, start, end } = await newEvent(name);
    const account = await newAccount({ ...officer, name: unique('rosa') });
    await visit({ allowed: [/40[13]/, /ERR_INTERNET_DISCONNECTED/] }, async ({ page, go }) => {
      await signedIn(page, account);
      await go(`/desk/events/${event}`);
      await page.locator('input[type=file]').setInputFiles(reportFile('x'.repeat(4 * 1024 * 1024 + 1)));
      await page.getByText('File too large').waitFor();
      await page.context().setOffline(true);
      await page.locator('input[type=file]').setInputFiles(reportFile('012 x'));
      await page.getByText('Service unreachable').waitFor();
      await page.context().setOffline(false);
      await handIn(page, await reportOf({ name, start, end }, 1));
      await page.getByRole('button', { name: 'Reject…' }).click();
      await page.getByLabel('Reason for the rejection').fill('The dates differ.');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Reject report' }).click();
      await page.getByText('Your session has ended').waitFor();
      expect(await page.getByLabel('Reason for the rejection').inputValue()).toBe('The dates differ.');
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: 'Sign in (new window)' }).click(),
      ]);
      await alive(other);
      await other.getByLabel('Account name').fill(account.account.name);
      await other.getByLabel('Password').fill(PASSWORD);
      await other.getByRole('button', { name: 'Sign in', exact: true }).click();
      await other.getByRole('heading', { level: 1, name: 'Desk' }).waitFor();
      await page.getByRole('button', { name: 'Reject report' }).click();
      await page.getByText('Report rejected.').waitFor();
      await alive(page);
      expect(await page.locator('main').innerText()).toContain('The dates differ.');
      await page.getByRole('button', { name: 'Appeal…' }).click();
      await page.getByLabel('Reason for the appeal').fill('They are those of the calendar.');
      await page.getByRole('button', { name: 'Submit appeal' }).click();
      await page.getByText('Appeal submitted.').waitFor();
      await alive(page);
      expect(await page.locator('main').innerText()).toContain('They are those of the calendar.');
    });
    await asAdministrator('POST', `/office/events/${event}/withdraw`, { because: 'made for a test' });
  });

  test('server errors are shown in place; the input is kept and succeeds on retry', async () => {
    const account = await newAccount({ ...officer, name: unique('stella') });
    await visit({ allowed: [/50[23]|409/] }, async ({ page, go }) => {
      await signedIn(page, account);
      await go('/desk/events/new');
      const name = unique('Weir Open');
      const year = new Date().getUTCFullYear() + 1;
      await page.getByLabel('Name of the event').fill(name);
      await page.getByLabel('Start date').fill(`${year}-05-02`);
      await page.getByLabel('End date').fill(`${year}-05-04`);
      const register = page.getByRole('button', { name: 'Register event' });
      const answers = [
        // A proxy without its server, and an overloaded server.
        { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
        {
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            ...{ type: 'about:blank', code: 'busy', status: 503, title: 'The store is busy' },
            detail: 'Somebody else is writing. Nothing was changed.',
          }),
        },
      ];
      const address = '**/api/v1/office/events';
      for (const [answer, told] of [
        [answers[0], 'Service unreachable'],
        [answers[1], 'Somebody else is writing. Nothing was changed.'],
      ] as const) {
        await page.route(address, (route) => route.fulfill(answer ?? {}), { times: 1 });
        await register.click();
        await page.getByRole('alert').getByText(told).waitFor();
        expect(await page.getByLabel('Name of the event').inputValue()).toBe(name);
      }
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/office/events')) sent += 1;
      });
      await register.dblclick();
      await page.getByText('Event registered.').waitFor();
      expect(sent).toBe(1);
    });
  });

  test.each([
    ['en', /“ID” needs at least 1 character/, /“Federation” has the wrong format/],
    [
      'fr',
      /«\u00a0Identifiant\u00a0» demande au moins 1 caractère/,
      /«\u00a0Fédération\u00a0» n’a pas la bonne forme/,
    ],
    ['zh', /“ID”至少需要 1 个字符/, /“棋协”格式不正确/],
  ] as const)('an invalid field is named by its label, in %s', async (language, id, federation) => {
    const allowed = ['400'];
    await visit({ language, width: 360, isAdministrator: true, allowed }, async ({ page, go }) => {
      await go('/desk/players');
      const form = page.locator('#add form');
      await form.locator('[name=name]').fill('Quill, Ada');
      await form.locator('[name=federation]').fill('ELO');
      // A space is valid for the browser, but not for the server.
      await form.locator('[name=id]').fill(' ');
      await form.getByRole('button').click();
      const notice = form.getByRole('alert');
      await expect.poll(() => notice.innerText()).toMatch(id);
      await form.locator('[name=id]').fill('77001234');
      // A browser that does not check patterns.
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await form.locator('[name=federation]').fill('E1');
      await form.getByRole('button').click();
      await expect.poll(() => notice.innerText()).toMatch(federation);
      expect(await notice.innerText()).not.toMatch(/^(id|federation) /m);
    });
  });

  test('a dialog reopened before its close event stays open', async () => {
    const { event } = await newEvent(unique('Quick Hands'));
    await visit({ isAdministrator: true }, async ({ page, go }) => {
      await go(`/desk/events/${event}?view=registration`);
      const button = page.locator('button', { hasText: 'Withdraw the event…' });
      await button.click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await button.evaluate(async (element) => {
        const open = document.querySelector('dialog[open]');
        open?.dispatchEvent(new Event('cancel', { cancelable: true }));
        // The value is shown by then; the browser fires the event in another task.
        await Promise.resolve();
        (element as HTMLButtonElement).click();
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      expect(await dialog.isVisible()).toBe(true);
    });
    await asAdministrator('POST', `/office/events/${event}/withdraw`, { because: 'made for a test' });
  });

  test('by keyboard: an event is found, its report rejected, and the dialog returns the focus', async () => {
    const name = unique('Causeway Cup');
    const { event, start, end } = await newEvent(name);
    const account = await newAccount({ ...officer, name: unique('tilda') });
    await visit({}, async ({ page, go }) => {
      await signedIn(page, account);
      await go(`/desk/events/${event}`);
      await handIn(page, await reportOf({ name, start, end }, 1));
      await go('/desk');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ tag: 'A', text: 'Skip to the content', isSeen: true });
      await page.keyboard.press('Enter');
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await alive(page);
      await tabTo(page, 'Reject…');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await focused(page)).tag).toBe('TEXTAREA');
      await page.keyboard.type('The dates are missing.');
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await focused(page)).text).toBe('Reject…');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await focused(page)).tag).toBe('TEXTAREA');
      expect(await page.getByLabel('Reason for the rejection').inputValue()).toBe('The dates are missing.');
      await page.keyboard.press('Tab');
      expect((await focused(page)).text).toBe('Reject report');
      await page.keyboard.press('Enter');
      await page.getByText('Report rejected.').waitFor();
    });
    await asAdministrator('POST', `/office/events/${event}/withdraw`, { because: 'made for a test' });
  });
});
