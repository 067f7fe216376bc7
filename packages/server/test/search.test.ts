import { beforeAll, expect, test } from 'vitest';
import { inSqlite } from '../../office/test/stores.ts';
import { openService, type Service } from './service.ts';

inSqlite((fresh) => {
  let service: Service;
  beforeAll(async () => {
    service = await openService(fresh);
  });

  interface Found {
    readonly players: readonly { readonly id: string }[];
    readonly events: readonly { readonly event: string }[];
    readonly lists: readonly { readonly cadence: string; readonly list: string }[];
    readonly federations: readonly { readonly federation: string }[];
    readonly articles: readonly { readonly article: string; readonly rule: string; readonly words: string }[];
    readonly forgiven: boolean;
  }
  const search = async (q: string, lang = 'en'): Promise<Found> =>
    (await service.ask(`/api/v1/search?q=${encodeURIComponent(q)}&lang=${lang}`)).json();

  test.each([
    ['a player by name', 'alder', 'players', { id: '900001' }],
    ['a player by ID', '900002', 'players', { id: '900002' }],
    ['an event by a word of its name', 'autu', 'events', { event: expect.stringMatching(/^E\d+$/) }],
    ['a list by its month', 'December 2025', 'lists', { cadence: 'standard', list: '2025-12-01' }],
    ['a list by its date', '2025-12', 'lists', { cadence: 'standard', list: '2025-12-01' }],
    ['a federation by its code', 'aaa', 'federations', { federation: 'AAA' }],
    ['an article by number', '8.3.3', 'articles', { article: '8.3.3', rule: 'kSteps' }],
    ['an article by the name of a rule', 'inactive players', 'articles', { rule: 'inactiveShown' }],
  ] as const)('finds %s', async (_what, q, group, expected) => {
    const found = await search(q);
    expect(found[group][0]).toMatchObject(expected);
    expect(found.forgiven).toBe(false);
  });

  test('finds an event by ID, in any case', async () => {
    const { events } = await search(service.event.toLowerCase());
    expect(events).toMatchObject([{ event: service.event }]);
  });

  test.each([
    ['fr', 'décembre 2025'],
    ['zh', '2025年12月'],
    ['zh', '12月'],
  ])('finds a list by its month in the language %s: %s', async (language, q) => {
    expect((await search(q, language)).lists).toEqual([{ cadence: 'standard', list: '2025-12-01' }]);
  });

  test('8.3 finds its own parts, but not 8.30 or 18.3', async () => {
    const { articles } = await search('8.3');
    expect(articles.length).toBeGreaterThan(0);
    expect(
      articles.every(({ article }) => article.split(', ').some((each) => /^8\.3(\D|$)/.test(each))),
    ).toBe(true);
  });

  test('forgives a typing error only if nothing matches as typed', async () => {
    expect(await search('aldre')).toMatchObject({ forgiven: true, players: [{ id: '900001' }] });
    expect((await search('alder')).forgiven).toBe(false);
    expect(await search('decembre 2025')).toMatchObject({ forgiven: true, lists: [{ list: '2025-12-01' }] });
  });

  test.each(['…', 'xyzxyz', "'; DROP TABLE event; --"])('finds nothing for %s', async (q) => {
    const { players, events, lists, federations, articles } = await search(q);
    expect([players, events, lists, federations, articles]).toEqual([[], [], [], [], []]);
  });
});
