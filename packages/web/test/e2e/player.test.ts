import type {
  HistoryView,
  ListPageView,
  ListsView,
  OpponentsView,
  PeriodView,
  PlayedEventsPage,
  PlayersPage,
  StandingsView,
} from '@eloquence/api';
import { type Cadence, defined, type RecomputeInput, recompute } from '@eloquence/rating';
import { words } from '@eloquence/words/en/web/pages/period';
import { beforeAll, describe, expect, test } from 'vitest';
import { withResults } from '../../src/pages/period/check.ts';
import { expectNoBarriers } from './barriers.ts';
import { alive } from './desk.ts';
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

/** Examples in the demo federation. */
interface Found {
  /** Gained rating on the newest standard list. */
  readonly player: string;
  readonly list: string;
  /** The imported list. */
  readonly imported: string;
  /** Partial results for a first rating. */
  readonly newcomer: { readonly id: string; readonly cadence: Cadence };
  /** A list with a first rating. */
  readonly first: { readonly id: string; readonly list: string; readonly cadence: Cadence };
  /** A list with a correction. */
  readonly corrected: { readonly id: string; readonly list: string };
}

let looked: Promise<Found> | undefined;

/** Once for both suites. */
function look(): Promise<Found> {
  looked ??= search();
  return looked;
}

async function search(): Promise<Found> {
  const lists = await read<ListsView>('/lists?cadence=standard');
  const dates = lists.items.map(({ date }) => date).toSorted();
  const list = defined(dates.at(-1));
  const gains = await read<ListPageView>(`/lists/standard/${list}?order=gain&limit=5`);
  return {
    player: gains.items[0]?.id as string,
    list,
    imported: lists.items.find(({ source }) => source === 'imported')?.date as string,
    newcomer: await newcomer(),
    first: await firstRating(list),
    corrected: await corrected(dates),
  };
}

/** Unrated players have partial results or have never played. */
async function newcomer(): Promise<Found['newcomer']> {
  for (const letter of 'aeiounrstlkmb') {
    const { items } = await read<PlayersPage>(`/players?q=${letter}&limit=100`);
    for (const { id, ratings } of items.filter((each) => Object.values(each.ratings).includes(null))) {
      expect(Object.values(ratings)).toContain(null);
      const { items: standings } = await read<StandingsView>(`/players/${id}/standing`);
      const found = standings.find(({ first }) => first !== null);
      if (found !== undefined) return { id, cadence: found.cadence };
    }
  }
  throw new Error('nobody is on the way to a first rating');
}

/** New on the newest list. */
async function firstRating(list: string): Promise<Found['first']> {
  for (let cursor = 0; cursor < 2000; cursor += 200) {
    const rows = await read<ListPageView>(`/lists/standard/${list}?limit=200&cursor=${cursor}`);
    const found = rows.items.find((row) => row.new);
    if (found !== undefined) return { id: found.id, list, cadence: 'standard' };
  }
  throw new Error('nobody is new on the newest list');
}

/** The demo corrects two reports; the next list shows the players concerned. */
async function corrected(dates: readonly string[]): Promise<Found['corrected']> {
  for (const [id, list] of [
    ['990000402', '2025-07-01'],
    ['990000564', '2024-09-01'],
  ] as const) {
    if (!dates.includes(list)) continue;
    const period = await read<PeriodView>(`/players/${id}/periods/${list}?cadence=standard`);
    if (period.corrections.length > 0) return { id, list };
  }
  throw new Error('the demo has changed: nobody has the corrections that are looked for');
}

describe.skipIf(CHROMIUM === null)('a player', () => {
  let found: Found;
  beforeAll(async () => {
    found = await look();
  }, 300_000);

  test.each(LANGUAGES)('is accessible in %s', async (language) => {
    await visit({ language }, async ({ page, go }) => {
      expect(await go(`/players/${found.player}`)).toBe(200);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('.cadences article').count()).toBe(3);
      await expectNoBarriers(page);
      await picture(page, `player-1280-${language}`);
    });
  });

  test.each([360, 1440])('at %i px has no console errors and stays within its budget', async (width) => {
    await visit({ width }, async ({ page, go }) => {
      await go(`/players/${found.player}`);
      await expectNoOverflow(page);
      expect(await layoutShift(page)).toBeLessThan(0.005);
      expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
      await picture(page, `player-${width}`);
    });
  });

  test('has rating, rank, K and status with their articles, and every list, also without JavaScript', async () => {
    const { items } = await read<StandingsView>(`/players/${found.player}/standing`);
    const standing = items.find(({ cadence }) => cadence === 'standard');
    const history = await read<HistoryView>(`/players/${found.player}/history?cadence=standard`);
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go(`/players/${found.player}`);
      const card = page.locator('.cadences article').first();
      expect(await card.innerText()).toContain(String(standing?.rating));
      await page.locator('.cadence-details summary').click();
      const details = page.locator('.cadence-columns section').first();
      const text = await details.innerText();
      for (const { sentence } of [...(standing?.kReasons ?? []), ...(standing?.statusReasons ?? [])])
        expect(text).toContain(sentence);
      expect(text).toContain(`of ${standing?.world?.of} active players`);
      expect(await details.locator('a[href*="/regulations/2025-10"]').count()).toBeGreaterThan(1);
      const eventful = await page.locator('#history tbody tr').count();
      await page
        .locator('#history')
        .getByRole('link', { name: `All ${history.items.length} lists` })
        .click();
      await page.waitForURL(/months=all/);
      expect(await page.locator('#history tbody tr').count()).toBe(history.items.length);
      expect(eventful).toBeLessThan(history.items.length);
    });
  });

  test('the chart works by keyboard and links to the list', async () => {
    await visit({}, async ({ page, go }) => {
      await go(`/players/${found.player}`);
      const line = page.getByRole('slider');
      await line.focus();
      await page.keyboard.press('End');
      const newest = await line.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowLeft');
      expect(await line.getAttribute('aria-valuetext')).not.toBe(newest);
      await page.keyboard.press('End');
      const { items } = await read<PlayedEventsPage>(`/players/${found.player}/events?cadence=standard`);
      expect(newest).toContain(items.find(({ list }) => list === found.list)?.name);
      const all = page.getByRole('button', { name: 'All', exact: true });
      expect(await all.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: '1 year' }).click();
      expect(await all.getAttribute('aria-pressed')).toBe('false');
      await line.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/players/${found.player}/${found.list}/standard`);
    });
  });

  test('another cadence is a link away', async () => {
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go(`/players/${found.player}`);
      await page.locator('#history .tabs').getByRole('link', { name: 'Rapid' }).click();
      await page.waitForURL(/cadence=rapid#history$/);
      expect(await page.locator('#history .tabs [aria-current]').innerText()).toBe('Rapid');
    });
  });

  test('the record agrees with the events and with the opponents', async () => {
    const { games, items, colours, strengths } = await read<OpponentsView>(
      `/players/${found.player}/opponents`,
    );
    expect(colours.reduce((sum, each) => sum + each.games, 0)).toBe(games);
    expect(items.reduce((sum, each) => sum + each.games, 0)).toBe(games);
    const { items: events } = await read<PlayedEventsPage>(
      `/players/${found.player}/events?cadence=standard&limit=200`,
    );
    const rated = events.filter(({ change }) => change !== null);
    const counted = rated.reduce((sum, { n }) => sum + n, 0);
    expect(strengths.reduce((sum, each) => sum + each.games, 0)).toBe(counted);
    const expected = rated.reduce((sum, each) => sum + Number(each.expected), 0);
    expect(strengths.reduce((sum, each) => sum + Number(each.expected), 0)).toBeCloseTo(expected, 1);
    const [first] = items;
    const other = await read<OpponentsView>(`/players/${first?.player.id}/opponents`);
    const back = other.items.find(({ player }) => player.id === found.player);
    expect([back?.wins, back?.draws, back?.losses]).toEqual([first?.losses, first?.draws, first?.wins]);
  });

  test.each([
    ['opponents', 'en'],
    ['rank', 'zh'],
    ['next', 'fr'],
    ['compare', 'fr'],
  ] as const)('the tab %s, in %s', async (show, language) => {
    const { items } = await read<OpponentsView>(`/players/${found.player}/opponents`);
    const other = items[0]?.player.id ?? '';
    await visit({ language, width: 360 }, async ({ page, go }) => {
      expect(await go(`/players/${found.player}?show=${show}`)).toBe(200);
      expect(await page.locator('.tabs').first().locator('[aria-current]').count()).toBe(1);
      if (show === 'compare') {
        await page.locator('main input[name=q]').fill(other);
        await page.locator('main form button').click();
        await page.waitForURL(new RegExp(`with=${other}`));
        expect(await page.locator('.chart-legend li').count()).toBe(2);
        expect(await page.locator('.compared').innerText()).toMatch(/\+\d =\d −\d/);
      }
      expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
      await expectNoOverflow(page);
      await expectNoBarriers(page);
      await picture(page, `player-${show}-360-${language}`);
    });
  });

  test('partial results show what is missing for a first rating', async () => {
    const { id, cadence } = found.newcomer;
    const { items } = await read<StandingsView>(`/players/${id}/standing`);
    const first = items.find((item) => item.cadence === cadence)?.first;
    await visit({ width: 360 }, async ({ page, go }) => {
      await go(`/players/${id}?cadence=${cadence}`);
      const part = page.locator(`#first-${cadence}`);
      expect(await part.locator('.first-count').innerText()).toContain(`${first?.gamesNeeded} are needed`);
      expect(await part.locator('tbody tr').count()).toBe(first?.events.length);
      await expectNoBarriers(page);
      await expectNoOverflow(page);
      await picture(page, 'player-newcomer-360');
    });
  });

  test('an unknown ID gives possible reasons', async () => {
    await visit({ allowed: [/404/] }, async ({ page, go }) => {
      expect(await go('/players/123456789')).toBe(404);
      expect(await page.locator('h1').innerText()).toBe('Player not found');
      expect(await page.locator('main section li').count()).toBeGreaterThan(3);
    });
  });

  test('printed pages are expanded and have no buttons', async () => {
    const { id, cadence } = found.newcomer;
    await visit({}, async ({ page, go }) => {
      await go(`/players/${id}?cadence=${cadence}`);
      const steps = page.locator(`#first-${cadence} details .reasons`).last();
      expect(await steps.isVisible()).toBe(false);
      await page.emulateMedia({ media: 'print' });
      expect(await steps.isVisible()).toBe(true);
      expect(await page.locator('.page-tools').isVisible()).toBe(false);
    });
  });
});

describe.skipIf(CHROMIUM === null)('a player on a list', () => {
  let found: Found;
  beforeAll(async () => {
    found = await look();
  }, 300_000);

  test.each(LANGUAGES)('is explained, accessible and checked in %s', async (language) => {
    await visit({ language }, async ({ page, go }) => {
      expect(await go(`/players/${found.player}/${found.list}/standard`)).toBe(200);
      expect(await layoutShift(page)).toBeLessThan(0.005);
      expect(await scriptBytes(page)).toBeLessThan(MOST_SCRIPT);
      await page.locator('#check .button-main').click();
      await page.locator('#check .notice-done').waitFor();
      await page.locator('#check details').first().locator('summary').click();
      await expectNoBarriers(page);
      await picture(page, `period-1280-${language}`);
    });
  });

  test('shows every game with its reasons, also without JavaScript', async () => {
    const address = `/players/${found.player}/periods/${found.list}?cadence=standard`;
    const { events, reasons, after } = await read<PeriodView>(address);
    await visit({ hasScript: false, width: 360 }, async ({ page, go }) => {
      await go(`/players/${found.player}/${found.list}/standard`);
      const text = (await page.locator('main').textContent()) ?? '';
      for (const { sentence } of reasons) expect(text).toContain(sentence);
      for (const { games } of events)
        for (const { reasons: why } of games)
          for (const { sentence } of why) expect(text).toContain(sentence);
      expect(await page.locator('.game').count()).toBe(
        events.reduce((sum, { games }) => sum + games.length, 0),
      );
      expect(await page.locator('.outcome-main dd').innerText()).toContain(String(after?.rating));
      expect(await page.locator('#check .button').isVisible()).toBe(false);
      expect(await page.locator('.without-script').isVisible()).toBe(true);
      await expectNoOverflow(page);
    });
  });

  test('is recomputed in the browser, and changes with other results', async () => {
    await visit({ width: 360 }, async ({ page, go }) => {
      await go(`/players/${found.player}/${found.list}/standard`);
      await page.getByRole('button', { name: 'Recalculate' }).click();
      expect(await page.locator('#check .notice-title').innerText()).toBe('The results match.');
      const [published, again] = await page.locator('.check-rating td').allInnerTexts();
      expect(again).toBe(published);
      expect(await page.locator('#check').innerText()).not.toContain('≠');
      const output = page.locator('.what-if output');
      expect(await output.innerText()).toBe('All results as played.');
      const game = page.locator('.what-if-game').first();
      const other = game.locator('input:not(:checked)').first();
      await other.check();
      expect(await output.innerText()).toMatch(
        new RegExp(`^It would have been \\d{4} instead of ${published}\\.$`),
      );
      expect(await output.innerText()).not.toContain(`been ${published} instead`);
      await expectNoBarriers(page);
      await expectNoOverflow(page);
      await picture(page, 'period-360-what-if');
      await page.getByRole('button', { name: 'Reset' }).click();
      expect(await output.innerText()).toBe('All results as played.');
    });
  });

  test('a first rating is recomputed too', async () => {
    const { id, list, cadence } = found.first;
    await visit({}, async ({ page, go }) => {
      await go(`/players/${id}/${list}/${cadence}`);
      await page.getByRole('button', { name: 'Recalculate' }).click();
      expect(await page.locator('#check .notice-title').innerText()).toBe('The results match.');
      expect(await page.locator('#check').innerText()).not.toContain('≠');
      await expectNoBarriers(page);
      await picture(page, 'period-first-1280');
    });
  });

  test('an unrated player sees what other results would give', async () => {
    const { id, cadence } = found.newcomer;
    const { items } = await read<StandingsView>(`/players/${id}/standing`);
    const list = items.find((item) => item.cadence === cadence)?.first?.events.at(-1)?.list;
    await visit({}, async ({ page, go }) => {
      await go(`/players/${id}/${list}/${cadence}`);
      await page.getByRole('button', { name: 'Recalculate' }).click();
      expect(await page.locator('#check .notice-title').innerText()).toBe('The results match.');
      expect(await page.locator('#check').innerText()).not.toContain('≠');
      const games = page.locator('.what-if-game');
      const results: Record<string, number> = {};
      for (let index = 0; index < (await games.count()); index += 1) {
        const other = games.nth(index).locator('input:not(:checked)').first();
        const key = (await other.getAttribute('name'))?.replace('result-', '') ?? '';
        results[key] = Number(await other.getAttribute('value'));
        await other.check();
      }
      const { recompute: input, after } = await read<PeriodView>(
        `/players/${id}/periods/${list}?cadence=${cadence}`,
      );
      const { rating } = recompute(withResults(input as RecomputeInput, results));
      expect(Object.keys(results).length).toBeGreaterThan(0);
      expect(await page.locator('.what-if output').innerText()).toBe(
        words.whatIf.instead(rating, after?.rating ?? null),
      );
      await picture(page, 'period-newcomer-1280');
    });
  });

  test('shows corrections', async () => {
    const { id, list } = found.corrected;
    const { corrections } = await read<PeriodView>(`/players/${id}/periods/${list}?cadence=standard`);
    await visit({}, async ({ page, go }) => {
      await go(`/players/${id}/${list}/standard`);
      const part = page.locator('#corrections');
      expect(await part.innerText()).toContain(corrections[0]?.because);
      const [, applied, corrected, difference] = await part.locator('dd').allInnerTexts();
      const hundredths = (text = ''): number =>
        Math.round(Number(text.replace('−', '-').replace(/[^-+\d.].*$/s, '')) * 100);
      expect(hundredths(corrected) - hundredths(applied)).toBe(
        Math.round(Number(corrections[0]?.change) * 100),
      );
      expect(difference).toMatch(/[▲▼]/);
      await page.getByRole('button', { name: 'Recalculate' }).click();
      expect(await page.locator('#check .notice-title').innerText()).toBe('The results match.');
      await expectNoBarriers(page);
      await picture(page, 'period-corrected-1280');
    });
  });

  test('an imported list has no explanation', async () => {
    await visit({}, async ({ page, go }) => {
      await go(`/players/${found.player}/${found.imported}/standard`);
      expect(await page.locator('main').innerText()).toContain('Imported list');
      expect(await page.locator('#check').count()).toBe(0);
      await page.locator('.period-pager [rel=next]').click();
      await page.locator('#check').waitFor();
      await alive(page);
      await expectNoBarriers(page);
    });
  });

  test('an unknown list is not found', async () => {
    await visit({ allowed: [/404/] }, async ({ page, go }) => {
      expect(await go(`/players/${found.player}/2031-01-01/standard`)).toBe(404);
      expect(await go(`/players/${found.player}/${found.list}/bullet`)).toBe(404);
      expect(await go(`/players/${found.player}/soon/standard`)).toBe(404);
      expect(await page.locator('h1').count()).toBe(1);
    });
  });
});
