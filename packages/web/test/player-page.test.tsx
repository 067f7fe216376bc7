import type { PlayerView } from '@eloquence/api';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Api } from '../src/api.ts';
import { type At, Redirect } from '../src/page.ts';
import { page as period } from '../src/pages/period/index.tsx';
import { page } from '../src/pages/player/index.tsx';
import { words as texts } from '../src/pages/player/words.en.ts';
import { PlaceContext, placeOf } from '../src/place.ts';
import { words } from '../src/words/en.ts';

const player: PlayerView = {
  id: '900002',
  name: 'Hale, Ann',
  federation: 'NOR',
  sex: 'F',
  birthYear: 1970,
  deceased: true,
  titles: { title: '', women: 'WIM', other: 'FA, FT', arena: '' },
  ratings: { standard: null, rapid: null, blitz: null },
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

function at(params: At['params'], query: At['query'] = {}): At {
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

test('a former ID leads to the valid one, which says so', async () => {
  const location = await redirectOf(page.load(at({ id: '900001' }, { cadence: 'rapid' })));
  expect(location).toBe('/players/900002?cadence=rapid&former=900001');
  const { former } = await page.load(at({ id: '900002' }, { former: '900001' }));
  expect(former).toBe('900001');
  // What was never an ID of the player is not said.
  expect((await page.load(at({ id: '900002' }, { former: 'anything' }))).former).toBeNull();
});

test('a former ID leads to the same list under the valid one', async () => {
  const load = period.load(at({ id: '900001', date: '2026-07-01', cadence: 'blitz' }));
  expect(await redirectOf(load)).toBe('/players/900002/2026-07-01/blitz');
});

test('a life in facts: titles in words, other IDs, changes, and that it has ended', async () => {
  const facts = { language: 'en', session: null, today: '2026-07-01', basePath: '' } as const;
  const place = placeOf({ ...facts, url: '/players/900002?former=900001' }, words);
  const data = await page.load(at({ id: '900002' }, { former: '900001' }));
  const html = renderToString(
    <PlaceContext.Provider value={place}>
      <page.View data={data} words={texts} place={place} />
    </PlaceContext.Provider>,
  );
  expect(html).toContain('900001 is another ID of this player, who stands on lists as 900002.');
  expect(html).toContain('This player has died.');
  expect(html).toContain('Woman International Master, FIDE Arbiter and FIDE Trainer');
  expect(html).toContain('900001 and N-77');
  expect(html).toContain('1 May 2019</th><td>Federation</td><td>SWE</td><td>NOR</td>');
  expect(html).toContain('<td>none</td><td>Woman International Master</td>');
  expect(html).toContain('No list has been published yet.');
});
