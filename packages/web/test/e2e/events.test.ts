import type { CalendarView, EventStandingsView, EventsPage, EventTeamsView } from '@eloquence/api';
import { beforeAll, describe, expect, test } from 'vitest';
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

const first = async (stage: string): Promise<string> => {
  const { items } = await read<EventsPage>(`/events?stage=${stage}&cadence=standard&limit=1`);
  return items[0]?.event as string;
};

/** The next event: events of other tests begin long after it, or are over. */
const next = async (): Promise<string> => {
  const today = new Date().toISOString().slice(0, 10);
  const { items } = await read<EventsPage>(
    `/events?stage=registered&cadence=standard&from=${today}&limit=200`,
  );
  return items.at(-1)?.event as string;
};

/** Its first report was rejected: only the second is public. */
const TWICE = 'E763';

describe.skipIf(CHROMIUM === null)('events', { timeout: 180_000 }, () => {
  let rated: string;
  let registered: string;
  let corrected: string;
  beforeAll(async () => {
    [rated, registered, corrected] = await Promise.all([first('rated'), next(), first('corrected')]);
  }, 300_000);

  test('are filtered by cadence, name and month', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/events?cadence=blitz');
      const cadences = await page.locator('#begun tbody tr td:nth-of-type(4)').allTextContents();
      expect(new Set(cadences)).toEqual(new Set(['Blitz']));
      await page.getByLabel('Stage').selectOption('rated');
      await page.waitForURL(/stage=rated/);
      expect(page.url()).toContain('cadence=blitz');
      await go('/events?month=2025-05&q=varnm');
      expect(await page.locator('#begun tbody tr').count()).toBe(1);
      expect(await page.locator('#coming').count()).toBe(0);
      await go('/events?q=nothingatall');
      expect(await page.locator('.empty').innerText()).toContain('No events match.');
      await expectNoBarriers(page);
    });
  });

  test('are paged', async () => {
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go('/events');
      const newest = await page.locator('#begun tbody th').first().innerText();
      await page.locator('a[rel=next]').click();
      await page.waitForLoadState();
      expect(await page.locator('#begun tbody th').first().innerText()).not.toBe(newest);
      expect(await page.locator('#begun tbody tr').count()).toBe(50);
    });
  });

  test.each(LANGUAGES)('an event in %s has standings, crosstable and reports', async (language) => {
    await visit({ language }, async ({ page, go }) => {
      expect(await go(`/events/${TWICE}`)).toBe(200);
      const { players } = await read<EventStandingsView>(`/events/${TWICE}/standings`);
      expect(await page.locator('#standings tbody tr').count()).toBe(players.length);
      expect(await page.locator('#reports tbody tr').count()).toBe(1);
      await picture(page, `event-1280-${language}`);
      await go(`/events/${TWICE}?show=crosstable`);
      expect(await page.locator('#crosstable tbody tr').count()).toBe(players.length);
      const games = players.reduce((sum, each) => sum + each.games.length, 0);
      expect(await page.locator('.crosstable-game').count()).toBe(games);
      await go(`/events/${TWICE}?show=rounds&round=1`);
      const ofRound = players.flatMap((each) => each.games.filter(({ round }) => round === 1)).length;
      expect(await page.locator('#rounds tbody tr').count()).toBe(ofRound / 2);
      await page.locator('.round-links a').nth(1).click();
      await page.waitForURL(/round=2/);
      await go(`/events/${TWICE}?show=changes`);
      expect(await page.locator('#changes tbody tr').count()).toBe(players.length);
      const newcomers = players.filter(({ initial }) => initial !== null).length;
      expect(newcomers).toBeGreaterThan(0);
      expect(await page.locator('#newcomers tbody tr').count()).toBe(newcomers);
      // A small event has the same tables and is checked much faster.
      for (const show of ['crosstable', 'rounds', 'changes']) {
        await go(`/events/${corrected}?show=${show}`);
        await expectNoBarriers(page);
      }
      await go(`/events/${corrected}`);
      await expectNoBarriers(page);
    });
  });

  test.each([360, 1440])(
    'an event at %i px has no console errors and stays within its budget',
    async (width) => {
      await visit({ width }, async ({ page, go }) => {
        await go(`/events/${rated}`);
        await expectNoOverflow(page);
        expect(await layoutShift(page)).toBeLessThan(0.005);
        expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
        await picture(page, `event-${width}-light`);
      });
    },
  );

  test('a team event shows its teams, their players, and the matches of each round board by board', async () => {
    const { items } = await read<EventsPage>('/events?stage=rated&q=league&cadence=standard&limit=1');
    const event = items[0]?.event as string;
    const { teams, matches } = await read<EventTeamsView>(`/events/${event}/teams`);
    const boards = matches?.filter(({ round }) => round === 1).flatMap((match) => match.boards) ?? [];
    expect([teams.length > 2, boards.length > 4]).toEqual([true, true]);
    await visit({ width: 360 }, async ({ page, go }) => {
      await go(`/events/${event}`);
      expect(await page.locator('#teams tbody tr').count()).toBe(teams.length);
      const players = teams.reduce((sum, team) => sum + team.players.length, 0);
      expect(await page.locator('.line-up tbody tr').count()).toBe(players);
      await expectNoOverflow(page);
      await expectNoBarriers(page);
      await go(`/events/${event}?show=rounds&round=1`);
      expect(await page.locator('.match tbody tr').count()).toBe(boards.length);
      await expectNoOverflow(page);
      expect(await layoutShift(page)).toBeLessThan(0.005);
      await expectNoBarriers(page);
    });
  });

  test('a change links to its period, and a report can be downloaded', async () => {
    await visit({}, async ({ page, go, origin }) => {
      await go(`/events/${rated}`);
      const report = await page.locator('#reports tbody a[href*="/report?"]').first().getAttribute('href');
      const answer = await fetch(`${origin}${report}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/^012 /);
      await page.getByRole('link', { name: 'Rating changes' }).click();
      await page.locator('#changes .quiet-link').first().click();
      await page.waitForURL(/\/players\/[^/]+\/\d{4}-\d\d-\d\d\//);
    });
  });

  test('a future event names its list, with reason and article', async () => {
    await visit({}, async ({ page, go }) => {
      await go(`/events/${registered}`);
      expect(await page.locator('.empty').innerText()).toContain('No report yet.');
      expect(await page.locator('.facts').innerText()).toContain('expected on the list of');
      expect(await page.locator('.reasons a[href*="/regulations/"]').getAttribute('href')).toMatch(
        /#a-7\.1\.3$/,
      );
      await expectNoBarriers(page);
    });
  });

  test('events and pages of lists say that a list is overdue', async () => {
    const { items } = await read<CalendarView>('/calendar');
    const late = items.find((item) => item.late && item.cadence === 'standard')?.list;
    const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await visit({ hasScript: false }, async ({ page, go }) => {
      for (const address of ['/', '/lists', '/lists/standard']) {
        await go(address);
        const text = await page.locator('main').innerText();
        if (late === undefined) expect(text).not.toContain('overdue');
        else
          expect(text).toMatch(
            new RegExp(
              `${month.format(new Date(late))}.*overdue|overdue, since ${month.format(new Date(late))}`,
            ),
          );
      }
    });
  });

  test('an event that ended without a report waits for it', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { items } = await read<EventsPage>(`/events?stage=registered&to=${today}`);
    const ended = items.find(({ end }) => end < today);
    await visit({ hasScript: false }, async ({ page, go }) => {
      expect(ended?.status).toMatch(/^Report (due by|overdue since) .* for the list of/);
      for (const address of [`/events/${ended?.event}`, '/events']) {
        await go(address);
        expect(await page.locator('main').innerText()).toContain(ended?.status);
      }
    });
  });

  test('a correction shows its reason and its list', async () => {
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go(`/events/${corrected}`);
      const text = await page.locator('main').innerText();
      expect(text).toContain('Comment');
      expect(text).toContain('The correction is on the list of');
    });
  });

  test('unknown events are not found', async () => {
    await visit({ allowed: [/404/] }, async ({ page, go }) => {
      expect(await go('/events/E99999999')).toBe(404);
      expect(await page.locator('h1').count()).toBe(1);
    });
  });
});
