import type { PlayersPage, PlayerView } from '@eloquence/api';
import {
  calculateChange,
  calculateInitialOfEvents,
  calculateK,
  calculatePerformance,
  calculatePeriod,
  calculateTarget,
} from '@eloquence/rating';
import { beforeAll, describe, expect, test } from 'vitest';
import { runningSite } from './site.ts';
import { CHROMIUM, read, visit } from './visit.ts';

const GAMES = [
  { opponent: 1902, score: 0.5 },
  { opponent: 1877, score: 1 },
  { opponent: 1884, score: 1 },
  { opponent: 2012, score: 0 },
  { opponent: 1832, score: 1 },
];
const listed = GAMES.map(({ opponent, score }) => `${opponent}:${score}`).join(',');

/** Each calculator: its URL with all fields, and the result of the engine. */
const CASES: readonly (readonly [name: string, query: string, figure: string])[] = [
  [
    'change',
    `rating=1900&k=20&games=${listed}`,
    String(calculateChange({}, { rating: 1900, k: 20, games: GAMES }).new),
  ],
  [
    'change',
    `rating=1900&k=25&games=${listed}&edition=2009-07`,
    String(calculateChange({ edition: '2009-07' }, { rating: 1900, k: 25, games: GAMES }).new),
  ],
  [
    'first-rating',
    `e1start=2026-05-02&e1games=${listed}`,
    String(calculateInitialOfEvents({}, { events: [{ start: '2026-05-02', games: GAMES }] }).rating),
  ],
  [
    'performance',
    `games=${listed}&cadence=rapid`,
    String(calculatePerformance({ cadence: 'rapid' }, { games: GAMES }).rating),
  ],
  [
    'k',
    'rating=2250&played=60&birth=2008&on=2025-12-01',
    String(calculateK({}, { rating: 2250, played: 60, birth: '2008', on: '2025-12-01' }).k),
  ],
  [
    'round-robin',
    `edition=2009-07&players=${encodeURIComponent('A 2600 2\nB 2500 1\nC – 2\nD 2400 1')}`,
    '2531',
  ],
  ['target', 'rating=1950&k=20&opponents=1900,2000,2050&goal=1960', target()],
  [
    'month',
    `rating=1900&k=20&e1start=2026-05-02&e1games=${listed}&e2start=2026-05-16&e2rating=1890&e2games=2100:1`,
    String(
      calculatePeriod(
        {},
        {
          rating: 1900,
          k: 20,
          events: [
            { start: '2026-05-02', rating: 1900, games: GAMES },
            { start: '2026-05-16', rating: 1890, games: [{ opponent: 2100, score: 1 }] },
          ],
        },
      ).new,
    ),
  ],
];

function target(): string {
  const { score } = calculateTarget({}, { rating: 1950, k: 20, opponents: [1900, 2000, 2050], goal: 1960 });
  return `${score} / 3`;
}

describe.skipIf(CHROMIUM === null)('a calculator', () => {
  beforeAll(async () => {
    await runningSite();
  }, 300_000);

  test.each(CASES)(
    '%s?%s agrees with the engine, with and without JavaScript',
    async (name, query, figure) => {
      for (const hasScript of [true, false]) {
        await visit({ hasScript }, async ({ page, go }) => {
          await go(`/calculators/${name}?${query}`);
          expect(await page.locator('.calculator-main-figure dd').innerText()).toBe(figure);
          expect(await page.locator('.calculator-steps li').count()).toBeGreaterThan(0);
        });
      }
    },
  );

  test('is filled in, and its URL can be shared', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/calculators/change');
      await page.getByLabel('Rating', { exact: true }).fill('2000');
      await page.getByLabel('K', { exact: true }).fill('20');
      await page.getByLabel('Rating of opponent 1').fill('1900');
      await page.getByRole('group', { name: 'Result of game 1' }).getByLabel('won').check({ force: true });
      const figure = page.locator('.calculator-main-figure dd');
      expect(await figure.innerText()).toBe('2007');
      await expect.poll(() => new URL(page.url()).search).toBe('?rating=2000&k=20&games=1900:1');
      await page.reload();
      expect(await figure.innerText()).toBe('2007');
    });
  });

  test.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('starts from a player, and the link has the numbers, %s', async (_what, hasScript) => {
    const { items } = await read<PlayersPage>('/players?limit=1');
    const player = await read<PlayerView>(`/players/${items[0]?.id}`);
    const { rating, k } = player.standings.standard ?? {};
    await visit({ hasScript }, async ({ page, go }) => {
      for (const asked of [player.name, player.id]) {
        await go('/calculators/change?games=2000:1');
        await page.getByLabel('Player', { exact: true }).fill(asked);
        await page.getByLabel('Player', { exact: true }).press('Enter');
        await page.waitForURL(/rating=/);
        const { searchParams } = new URL(page.url());
        expect([searchParams.get('rating'), searchParams.get('k')]).toEqual([String(rating), String(k)]);
        expect(searchParams.get('games')).toBe('2000:1');
        expect(await page.getByLabel('K', { exact: true }).inputValue()).toBe(String(k));
        expect(await page.locator('.calculator-player a').first().innerText()).toBe(player.name);
        expect(await page.locator('.calculator-main-figure dd').count()).toBe(1);
      }
      await go(`/calculators/k?player=${player.id}`);
      expect(await page.getByLabel('Year or date of birth').inputValue()).toBe(String(player.birthYear));
      await go('/calculators/target?player=nobodyatall');
      expect(await page.locator('.calculator-player').innerText()).toContain('No player matches');
    });
  });

  test('works K out from the rating, with its reasons', async () => {
    await visit({ hasScript: false }, async ({ page, go }) => {
      for (const [rating, k] of [
        [1800, 'K is 20'],
        [2450, 'K is 10'],
      ] as const) {
        await go(`/calculators/change?rating=${rating}&games=1900:1`);
        expect(await page.locator('.calculator-steps').innerText()).toContain(k);
      }
    });
  });

  test('shows the error and its field', async () => {
    await visit({}, async ({ page, go }) => {
      await go('/calculators/change?rating=2000&k=2oo&games=1900:1');
      expect(await page.getByRole('alert').innerText()).toContain('2oo');
      expect(await page.getByLabel('K', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    });
  });

  test.each([
    ['/calculators/k?played=5', 'Still missing: Rating.'],
    ['/calculators/change?rating=2000&games=1900:1,1950:', 'Still missing: Result of game 2.'],
    ['/calculators/target?k=20', 'Still missing: Rating, Ratings of the opponents, Target rating.'],
    [
      '/calculators/first-rating?e2type=round-robin&e2ru=1800&e1games=1900:1',
      'Still missing: Event 2 · Games.',
    ],
  ])('%s names what is missing', async (address, missing) => {
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go(address);
      expect(await page.locator('.calculator-answer').innerText()).toContain(missing);
    });
  });

  // 2014, 8.56: the K of juniors ends with the birthday itself.
  test.each([
    ['2000', '2018-05-01', true],
    ['2000', '2017-05-01', false],
    ['2000', '2019-05-01', false],
    ['2000-03-01', '2018-05-01', false],
    ['2006', '2024-05-01', false],
  ])(
    'K of somebody born %s on %s: whether the day of birth is missing is %s',
    async (birth, on, isMissing) => {
      await visit({ hasScript: false }, async ({ page, go }) => {
        await go(`/calculators/k?rating=1500&played=100&birth=${birth}&on=${on}`);
        await page.locator('.calculator-main-figure dd').waitFor();
        expect(await page.getByText('Date of birth missing').count()).toBe(isMissing ? 1 : 0);
      });
    },
  );

  test('names its edition and practices', async () => {
    await visit({ hasScript: false }, async ({ page, go }) => {
      await go('/calculators/k?rating=1500&played=100&birth=2000&on=2018-05-01&applied=1');
      const figures = await page.locator('.calculator-figures').innerText();
      expect(figures).toContain(
        'July 2017 · Inactive players stay on the list · Junior K until the end of the year',
      );
    });
  });

  test('and tables and regulations work offline; other pages show the offline page', async () => {
    const allowed = ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'];
    await visit({ hasServiceWorker: true, allowed }, async ({ page, go }) => {
      await go('/calculators');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.context().setOffline(true);
      await go(`/calculators/performance?games=${listed}`);
      await page.locator('.calculator-main-figure dd').waitFor();
      await go('/regulations/tables');
      expect(await page.locator('main tbody tr').count()).toBeGreaterThan(100);
      for (const [address, title] of [
        ['/regulations/2014-07#a-8.56', 'Regulations of 1 July 2014'],
        ['/regulations/2024-12?cadence=blitz', 'Regulations of 1 December 2024'],
        ['/how-ratings-work?cadence=rapid', 'How ratings work'],
        ['/lists', 'No connection'],
      ] as const) {
        await go(address);
        expect(await page.locator('h1').innerText()).toBe(title);
      }
    });
  });
});
