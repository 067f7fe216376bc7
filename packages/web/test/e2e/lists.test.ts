import type { EventStandingsView, EventsPage, FederationView, ListsView, SummaryView } from '@eloquence/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarriers } from './barriers.ts';
import {
  CHROMIUM,
  expectNoOverflow,
  LANGUAGES,
  MOST_SCRIPT,
  picture,
  read,
  scriptBytes,
  visit,
} from './visit.ts';

describe.skipIf(CHROMIUM === null)('the changes of a list', () => {
  let date: string;
  beforeAll(async () => {
    const { items } = await read<ListsView>('/lists?cadence=standard');
    date = items.find(({ source }) => source === 'computed')?.date as string;
  }, 300_000);

  test.each(LANGUAGES)('match the API, in %s', async (language) => {
    const { kinds, points } = await read<SummaryView>(`/lists/standard/${date}/summary`);
    await visit({ language }, async ({ page, go }) => {
      await go(`/lists/${date}/standard`);
      await page.locator(`a[href$="/lists/${date}/standard/changes"]`).click();
      await page.waitForSelector('html[data-live]', { state: 'attached' });
      const counts = await page.locator('#changes table').first().locator('tbody td.figure').allInnerTexts();
      expect(counts.map((count) => Number(count.replaceAll(/\D/g, '')))).toEqual(
        kinds.map(({ count }) => count),
      );
      const lines = await page.locator('#points tbody tr').count();
      expect(lines).toBe(points.lines.length + 2);
      expect(await page.locator('#points .notice-done').count()).toBe(1);
      expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
      await expectNoBarriers(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await expectNoOverflow(page);
      await picture(page, `list-changes-360-${language}`);
    });
  });
});

test.skipIf(CHROMIUM === null)(
  'a list has thirty active players on the first screen, and the others on request',
  async () => {
    await visit({ width: 1440, height: 900 }, async ({ page, go }) => {
      // Fonts that come late are shown from the next page on.
      await go('/lists/standard');
      await go('/lists/standard');
      const rows = page.locator('tbody tr');
      const { y = 0, height = 0 } = (await rows.nth(29).boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(900);
      await page.mouse.wheel(0, 1200);
      await expect.poll(async () => (await page.locator('thead th').first().boundingBox())?.y).toBe(0);
      // A form sends empty fields; the URL keeps only the others.
      await go('/lists/standard?federation=&sex=&active=0');
      expect(page.url()).toMatch(/standard\?active=0$/);
      const ranks = await page.locator('tbody td.figure:first-child').allInnerTexts();
      expect(ranks).toContain('–');
    });
  },
);

test.skipIf(CHROMIUM === null).each(LANGUAGES)(
  'a federation has its best players and history, in %s',
  async (language) => {
    const { items } = await read<FederationView>('/federations/ELO');
    await visit({ language, width: 360 }, async ({ page, go }) => {
      await go('/top');
      const top = page.locator('#girls tbody tr').first();
      expect(await top.innerText()).toMatch(/^1\s/);
      await go('/federations/ELO');
      expect(await page.locator('.facts').innerText()).toContain(String(items.at(-1)?.topAverage));
      expect(await page.locator('tbody tr').count()).toBe(20);
      await expectNoOverflow(page);
      await expectNoBarriers(page);
      await picture(page, `federation-360-${language}`);
    });
  },
);

describe.skipIf(CHROMIUM === null)('the crosstable of a round robin', () => {
  test.each(['round-robin', 'double-round-robin'])(
    'of type %s has a column for each opponent',
    async (type) => {
      const { items } = await read<EventsPage>('/events?stage=rated&limit=200');
      const event = items.find((each) => each.type === type)?.event as string;
      const { players } = await read<EventStandingsView>(`/events/${event}/standings`);
      await visit({ width: 1440 }, async ({ page, go }) => {
        await go(`/events/${event}?show=crosstable`);
        const rows = page.locator('.crosstable-matrix tbody tr');
        expect(await rows.count()).toBe(players.length);
        const shown = await rows.evaluateAll((each) =>
          each.map((row) =>
            [...row.querySelectorAll('td.centre')].map((cell) =>
              [...cell.querySelectorAll('.crosstable-result > [aria-hidden]')].map(
                (game) => game.textContent,
              ),
            ),
          ),
        );
        const other: Readonly<Record<string, string>> = { 1: '0', 0: '1', '½': '½', '+': '−', '−': '+' };
        shown.forEach((row, place) => {
          expect(row.length).toBe(players.length);
          expect(row[place]).toEqual([]);
          const games = players[place]?.games.filter(({ opponent }) => opponent !== 0) ?? [];
          expect(row.flat().length).toBe(games.length);
          // One player's win is the other's loss.
          row.forEach((cell, opponent) => {
            expect(cell.map((sign) => other[sign ?? ''])).toEqual(shown[opponent]?.[place]);
          });
        });
        await expectNoBarriers(page);
      });
    },
  );
});
