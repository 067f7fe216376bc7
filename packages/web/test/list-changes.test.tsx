import type { DifferencesView, ListItem, SummaryView } from '@eloquence/api';
import { words as texts } from '@eloquence/words/en/web/pages/list-changes';
import { words } from '@eloquence/words/en/web/site';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Api } from '../src/core/api.ts';
import { NotFound } from '../src/core/page.ts';
import { createPageContext, PageContextProvider } from '../src/core/page-context.ts';
import { page } from '../src/pages/list-changes/index.tsx';

const CADENCE = 'standard' as const;
const list = {
  ...{ cadence: CADENCE, date: '2026-07-01', current: true, revisions: [1, 2] },
} as unknown as ListItem;

const summary = {
  ...{ cadence: CADENCE, date: '2026-07-01', ratedBefore: 10, ratedAfter: 11, eventCount: 1, games: 9 },
  ...{ adjustments: ['2024-03'], histogram: [], gains: [], losses: [], events: [] },
  kinds: [{ kind: 'new', count: 1, examples: [] }],
  points: { before: '1.00', lines: [], after: '2.00', unexplained: '0.50', holds: false },
  corrections: [{ event: 'E7', list: '2026-05-01', player: null, change: '2.40' }],
} as unknown as SummaryView;

const differences: DifferencesView = {
  ...{ cadence: CADENCE, date: '2026-07-01', from: 1, to: 2, count: 1, next: null },
  items: [
    {
      player: { id: '900002', name: 'Hale, Ann', federation: 'NOR', title: '' },
      before: { rating: 2210, games: 8, k: 20, flag: '' },
      after: { rating: 2195, games: 9, k: 20, flag: '' },
    },
  ],
};

/** The page of a revision, with its API requests. */
async function shown(revision: number): Promise<{ readonly html: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    '/lists': { items: [list] },
    '/lists/:cadence/:date': { list: { ...list, revision }, before: '2026-06-01' },
    '/lists/:cadence/:date/summary': summary,
    '/lists/:cadence/:date/differences': differences,
    '/events/:id': { name: 'Harbour Open' },
  };
  const get = async (path: string): Promise<unknown> => {
    asked.push(path);
    return answers[path];
  };
  const facts = { language: 'en', session: null, today: '2026-07-01', basePath: '' } as const;
  const context = createPageContext({ ...facts, url: '/lists/2026-07-01/standard/changes' }, words);
  const data = await page.load({
    ...{ params: { date: '2026-07-01', cadence: CADENCE }, query: {}, api: { get } as unknown as Api },
    ...{ language: 'en', session: null, today: '2026-07-01' },
  });
  const html = renderToString(
    <PageContextProvider value={context}>
      <page.View data={data} words={texts} context={context} />
    </PageContextProvider>,
  );
  return { html, asked };
}

test('a revision shows its changes and those from the previous list', async () => {
  const { html } = await shown(2);
  expect(html).toContain('Changes in revision 2');
  expect(html).toMatch(/Hale, Ann.*2210.*2195.*▼.*−15.*8 → 9.*20/s);
  expect(html).toContain('Compared with June 2026');
  expect(html).toContain('Harbour Open');
  expect(html).toContain('March 2024: ratings below 2000 raised towards 2000');
  expect(html).toContain('The balance is off by 0.50 points.');
});

test('an original list is compared with the previous list only', async () => {
  const { html, asked } = await shown(1);
  expect(asked).not.toContain('/lists/:cadence/:date/differences');
  expect(html).not.toContain('shows otherwise');
  expect(html).toContain('href="/lists/2026-07-01/standard/changes?revision=2"');
});

test('invalid cadences and dates are not found', async () => {
  const at = { query: {}, api: {} as Api, language: 'en', session: null, today: '2026-07-01' } as const;
  for (const params of [
    { date: '2026-07-01', cadence: 'lightning' },
    { date: 'July', cadence: 'rapid' },
  ])
    await expect(page.load({ ...at, params })).rejects.toBeInstanceOf(NotFound);
});
