import type { ListPageView, PlayerView } from '@eloquence/api';
import { addMonths, defined, formatDate, parseDate } from '@eloquence/rating';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listText, MEMBERS, type Member, reportText } from '../../../office/test/federation.ts';
import { expectNoBarriers } from './barriers.ts';
import { alive, ended, fileOf } from './desk.ts';
import { type OwnSite, ownSite, PASSWORD } from './site.ts';
import { CHROMIUM, picture, type Visit, visit } from './visit.ts';

const LONG = 240_000;

/** The month before last: its list is imported, its event is rated on the next list. */
const monthsAgo = (months: number): string =>
  formatDate(addMonths(parseDate(`${new Date().toISOString().slice(0, 7)}-01`), -months));
const [taken, rated, corrected] = [monthsAgo(2), monthsAgo(1), monthsAgo(0)];
const day = (number: string): string => `${taken.slice(0, 8)}${number}`;
const monthName = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );

const event = { name: 'Quayside Open', start: day('10'), end: day('12') };
const players: readonly Member[] = MEMBERS.slice(0, 4).map((member) => ({ ...member, federation: 'ELO' }));
const ann = defined(players[0]);

/** `first`: the points of Ann in her first game. */
const report = (first: 1 | 0.5 | 0): string =>
  reportText({
    ...event,
    players,
    rounds: [
      [
        [0, 3, first],
        [1, 2, 0.5],
      ],
      [
        [2, 0, 1],
        [3, 1, 0],
      ],
      [
        [0, 1, 0.5],
        [2, 3, 1],
      ],
    ],
  });

/** Public data of the API, to compare with the pages. */
async function read<T>(site: OwnSite, path: string): Promise<T> {
  return (await (await fetch(`${site.origin}/api/v1${path}`)).json()) as T;
}

const ratingOfAnn = async (site: OwnSite): Promise<number | null | undefined> =>
  (await read<PlayerView>(site, `/players/${ann.id}`)).ratings.standard;

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor();
  await alive(page);
}

/** Computes, reviews and publishes a list; ends on its page at the desk. */
async function publishList({ page, go }: Visit, date: string): Promise<void> {
  await go('/desk/month');
  const month = page.locator(`#list-${date}`);
  await month.getByRole('button', { name: 'Calculate draft' }).click();
  expect(await ended(page)).toBe('Done');
  await page.getByRole('link', { name: 'Review the draft (Standard)' }).click();
  await alive(page);
  expect(await page.locator('.page-head .kind').innerText()).toBe('Draft');
  expect(await page.locator('#points').innerText()).toContain('The balance is exact.');
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  expect(await dialog.innerText()).toContain('cannot be undone');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  expect(await ended(page)).toBe('Done');
  expect(await page.locator('#result').innerText()).toContain('Published.');
  await go(`/desk/lists/${date}?cadence=standard`);
  expect(await page.locator('.page-head .kind').innerText()).toBe('Published');
}

/** The page of a player shows it, in the table of its chart and in its figures. */
async function expectRatingShown({ page, go }: Visit, rating: number): Promise<void> {
  await go(`/players/${ann.id}`);
  expect(await page.locator('main').innerText()).toContain(String(rating));
}

describe.skipIf(CHROMIUM === null)('a month through the pages only', () => {
  let site: OwnSite;
  let link = '';
  let address = '';
  beforeAll(async () => {
    site = await ownSite('whole-month');
  }, 180_000);
  afterAll(() => site?.end());

  test(
    'an office starts: the first list is imported, an officer gets an account',
    async () => {
      await visit({ site: site.origin }, async ({ page, go }) => {
        await go(site.setUp);
        await setPassword(page);
        expect(await page.locator('.empty').innerText()).toContain('Nothing to do.');
        await go('/desk/month');
        expect(await page.locator('.empty').innerText()).toContain('No list to start from yet.');
        await expectNoBarriers(page);

        await go('/desk/imports');
        const list = listText(MEMBERS.map((member) => ({ ...member, federation: 'ELO' })));
        await page.getByLabel('File (required)').setInputFiles(fileOf(list, 'standard.txt'));
        await page.getByLabel('Date of the list').fill(taken);
        await page.getByLabel('Cadence').selectOption('standard');
        await page.getByRole('button', { name: 'Import' }).click();
        await page.getByRole('dialog').getByText('It becomes public at once.').waitFor();
        await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
        expect(await ended(page)).toBe('Done');
        expect(await ratingOfAnn(site)).toBe(ann.rating);

        await go('/desk/accounts');
        await page.locator('#make').getByLabel('Name').fill('olive');
        await page.locator('#make').getByLabel('Role').selectOption('officer');
        await page.locator('#make').getByLabel('Federation').fill('elo');
        await page.getByRole('button', { name: 'Create account' }).click();
        link = await page.getByLabel('One-time link').inputValue();
      });
    },
    LONG,
  );

  test(
    'the officer registers an event, submits a report with errors, then a corrected one, and accepts it',
    async () => {
      await visit({ site: site.origin }, async ({ page, go }) => {
        await go(`/set-up${link.slice(link.indexOf('#'))}`);
        await setPassword(page);
        await page.getByRole('link', { name: 'Register an event' }).click();
        await alive(page);
        await page.getByLabel('Name of the event').fill(event.name);
        await page.getByLabel('City').fill('Quayside');
        await page.getByLabel('Start date').fill(event.start);
        await page.getByLabel('End date').fill(event.end);
        // The deadline is shown at once: registered today, the event is far too late.
        await page.locator('.deadlines .finding-error, .deadlines .finding-warning').first().waitFor();
        await page.getByLabel('Registration date').fill(day('01'));
        await page.getByText('Registered in time.').waitFor();
        await page.getByRole('button', { name: 'Register event' }).click();
        await page.getByText('Event registered.').waitFor();
        await alive(page);
        address = new URL(page.url()).pathname;

        // It is over, so the desk asks for its report and links to the upload.
        await go('/desk');
        await page.getByRole('link', { name: event.name }).first().click();
        await alive(page);
        const wrong = report(1)
          .replace(/^062 .*$/m, '062 25')
          .replace(/ {3}4 w 1/, '  99 w 1');
        await page.locator('input[type=file]').setInputFiles(fileOf(wrong, 'report.trf'));
        await page.locator('#tried-line-6 .finding').first().waitFor();
        expect(await page.locator('#tried-line-6 mark').innerText()).toBe('25');
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.getByText('Report submitted.').waitFor();
        await alive(page);
        expect(await page.locator('main').innerText()).toContain('and cannot be accepted');
        expect(await page.getByRole('button', { name: 'Accept report' }).count()).toBe(0);
        expect(await page.locator('#line-6 .finding').count()).toBeGreaterThan(0);

        await page.locator('input[type=file]').setInputFiles(fileOf(report(1), 'report.trf'));
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.locator('nav.versions').getByText('Version 2').waitFor();
        await alive(page);
        await page.getByRole('link', { name: 'Changes since the last version' }).click();
        await page.getByRole('heading', { name: 'Results' }).waitFor();
        await alive(page);
        expect(await page.locator('main').innerText()).toContain(ann.name);
        await page.getByRole('link', { name: 'Rating changes' }).click();
        await page.locator('.change-down').first().waitFor();
        await alive(page);
        expect(await page.locator('tbody tr').count()).toBe(players.length);
        // A double click works once, without an error.
        await page.getByRole('button', { name: 'Accept report' }).dblclick();
        await page.getByText('Report accepted.').waitFor();
        await alive(page);
        expect(await page.locator('main').innerText()).toContain(monthName(rated));
        expect(await page.locator('.notice-error').count()).toBe(0);
        await picture(page, 'whole-month-accepted');
        await go('/desk');
        expect(await page.locator('.empty').innerText()).toContain('Nothing to do.');
      });
    },
    LONG,
  );

  test(
    'the administrator runs a dry run, reviews the draft and publishes it; the player’s page shows it',
    async () => {
      await visit({ site: site.origin }, async (visited) => {
        await signIn(visited, 'administrator');
        const { page } = visited;
        await publishList(visited, rated);
        // The decision was about the difference between the two lists.
        expect(await page.locator('#events').innerText()).toContain(event.name);
        expect(await page.locator('#changes').innerText()).toContain(ann.name);
        await picture(page, 'whole-month-published');
        const rating = (await ratingOfAnn(site)) as number;
        expect(rating).toBeLessThan(ann.rating as number);
        await expectRatingShown(visited, rating);
      });
    },
    LONG,
  );

  test(
    'a corrected report of the rated event goes into the next list',
    async () => {
      const before = (await ratingOfAnn(site)) as number;
      await visit({ site: site.origin }, async (visited) => {
        const { page, go } = visited;
        await signIn(visited, 'olive');
        await go(address);
        await page.locator('input[type=file]').setInputFiles(fileOf(report(0.5), 'corrected.trf'));
        const rows = page.locator('#hand-in tbody tr');
        await rows.first().waitFor();
        // The two who played the game, with the effect before and after.
        expect(await rows.count()).toBe(2);
        expect(await rows.first().innerText()).toContain(ann.name);
        await page.getByRole('button', { name: 'Accept correction' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Accept correction' }).click();
        await dialog.getByText('Give a reason').waitFor();
        await dialog.getByLabel('What was wrong?').fill('The first game was drawn.');
        await dialog.getByRole('button', { name: 'Accept correction' }).click();
        await page.getByText('Correction accepted.').waitFor();
        await go('/desk/corrections');
        expect(await page.locator('#pending').innerText()).toContain(event.name);
      });
      await visit({ site: site.origin }, async (visited) => {
        await signIn(visited, 'administrator');
        await publishList(visited, corrected);
        expect(await visited.page.locator('#corrections').innerText()).toContain(event.name);
        const after = (await ratingOfAnn(site)) as number;
        expect(after).toBeLessThan(before);
        await expectRatingShown(visited, after);
      });
    },
    LONG,
  );

  test(
    'lists are replayed, with before and after, and published as revisions',
    async () => {
      const path = `/lists/standard/${rated}`;
      const old = await read<ListPageView>(site, path);
      await visit({ site: site.origin }, async (visited) => {
        const { page, go } = visited;
        await signIn(visited, 'administrator');
        await go('/desk/corrections');
        expect(await page.locator('#applied').innerText()).toContain(ann.name);
        await page.getByLabel('From the list of').selectOption(rated);
        await page.getByRole('button', { name: 'Recalculate' }).click();
        expect(await ended(page)).toBe('Done');
        const row = page
          .locator('#result')
          .getByRole('row', { name: new RegExp(ann.name) })
          .first();
        const [before, after] = (await row.locator('td').allInnerTexts()).map(Number);
        expect(before).toBe(old.items.find(({ id }) => id === String(ann.id))?.rating);
        expect(after).toBeLessThan(before as number);
        expect(await page.locator('#result').innerText()).toContain('revision 2');
        await expectNoBarriers(page);
        await picture(page, 'whole-month-replayed');

        await page.getByRole('link', { name: 'Open corrections' }).click();
        await alive(page);
        await page.getByRole('button', { name: 'Publish revisions' }).click();
        const dialog = page.getByRole('dialog');
        expect(await dialog.innerText()).toContain('This cannot be undone');
        await dialog.getByRole('button', { name: 'Publish' }).click();
        expect(await ended(page)).toBe('Done');
        const now = await read<ListPageView>(site, path);
        expect(now.items.find(({ id }) => id === String(ann.id))?.rating).toBe(after);
        await go(`/lists/${rated}/standard`);
        expect(await page.locator('main').innerText()).toContain(String(after));
        expect(await page.locator('.page-head').innerText()).toContain('This is revision 2 of the list.');
      });
    },
    LONG,
  );
});

async function signIn({ page, go }: Visit, name: string): Promise<void> {
  await go('/sign-in');
  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Desk' }).waitFor();
  await alive(page);
}
