import type { CadenceStanding, PlayerView } from '@eloquence/api';
import { words as texts } from '@eloquence/words/en/web/pages/player';
import { words } from '@eloquence/words/en/web/site';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Api } from '../src/core/api.ts';
import { type LoadArgs, Redirect } from '../src/core/page.ts';
import { createPageContext, PageContextProvider } from '../src/core/page-context.ts';
import { page as period } from '../src/pages/period/index.tsx';
import { page } from '../src/pages/player/index.tsx';

const identity = { id: '900002', name: 'Hale, Ann', federation: 'NOR', sex: 'F', birthYear: 1970 } as const;
const unrated = { standard: null, rapid: null, blitz: null };

const player: PlayerView = {
  ...identity,
  titles: ['WIM'],
  ratings: unrated,
  inactive: [],
  deceased: true,
  standings: unrated,
  titleColumns: { title: '', women: 'WIM', other: 'FA, FT', arena: '' },
  otherIds: ['900001', 'N-77'],
};

const answers: Readonly<Record<string, unknown>> = {
  '/players/:id': player,
  '/players/:id/standing': { id: player.id, name: player.name, items: [] },
  '/players/:id/history': {
    id: player.id,
    name: player.name,
    items: [],
    changes: [
      { field: 'federation', before: 'SWE', after: 'NOR', since: '2019-05-01' },
      { field: 'womenTitle', before: '', after: 'WIM', since: '2021-02-01' },
    ],
  },
  '/players/:id/events': { id: player.id, name: player.name, items: [], next: null },
  '/editions': { items: [] },
};

const api = { get: async (path: string) => answers[path] } as unknown as Api;

function at(params: LoadArgs['params'], query: LoadArgs['query'] = {}): LoadArgs {
  return { params, query, api, language: 'en', session: null, today: '2026-07-01' };
}

async function redirectOf(load: Promise<unknown>): Promise<string> {
  const error = await load.then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(Redirect);
  return (error as Redirect).location;
}

test('a former ID redirects to the current one with a notice', async () => {
  const location = await redirectOf(page.load(at({ id: '900001' }, { cadence: 'rapid' })));
  expect(location).toBe('/players/900002?cadence=rapid&former=900001');
  const { former } = await page.load(at({ id: '900002' }, { former: '900001' }));
  expect(former).toBe('900001');
  // IDs that never belonged to the player are ignored.
  expect((await page.load(at({ id: '900002' }, { former: 'anything' }))).former).toBeNull();
});

test('a former ID redirects to the same list of the current one', async () => {
  const load = period.load(at({ id: '900001', date: '2026-07-01', cadence: 'blitz' }));
  expect(await redirectOf(load)).toBe('/players/900002/2026-07-01/blitz');
});

type Data = Awaited<ReturnType<typeof page.load>>;

function htmlOf(data: Data, url: string): string {
  const facts = { language: 'en', session: null, today: '2026-07-01', basePath: '' } as const;
  const context = createPageContext({ ...facts, url }, words);
  return renderToString(
    <PageContextProvider value={context}>
      <page.View data={data} words={texts} context={context} />
    </PageContextProvider>,
  );
}

test.each([
  [1978, false, 2000],
  [2000, false, 2100],
  [1978, true, null],
])('a rating of %i (deceased: %s) leads to the score needed for %s', async (rating, deceased, goal) => {
  const data = await page.load(at({ id: '900002' }));
  const standing: CadenceStanding = {
    ...{ cadence: 'rapid', list: '2026-07-01', rating, active: true, statusReasons: [], world: null },
    ...{ federation: null, k: 20, kReasons: [], kFrom: null, peak: null, first: null },
  };
  const standings = { ...data.standings, items: [standing] };
  const html = htmlOf({ ...data, player: { ...player, deceased }, standings }, '/players/900002');
  const link = /calculators\/target[^"]*/.exec(html)?.[0].replaceAll('&amp;', '&') ?? null;
  expect(link).toBe(goal === null ? null : `calculators/target?player=900002&cadence=rapid&goal=${goal}`);
});

test('titles, other IDs, changes and death are shown', async () => {
  const data = await page.load(at({ id: '900002' }, { former: '900001' }));
  const html = htmlOf(data, '/players/900002?former=900001');
  expect(html).toContain('900001 is a former ID of this player, now 900002.');
  expect(html).toContain('Deceased.');
  expect(html).toContain('Woman International Master, FIDE Arbiter and FIDE Trainer');
  expect(html).toContain('900001 and N-77');
  expect(html).toContain('1 May 2019</th><td>Federation</td><td>SWE</td><td>NOR</td>');
  expect(html).toContain('<td>none</td><td>Woman International Master</td>');
  expect(html).toContain('No list has been published yet.');
});
