import { recompute } from '@eloquence/rating';
import { type ListRow, readList } from '@eloquence/reports';
import { expect, test } from 'vitest';
import {
  endFact,
  explainPeriod,
  importList,
  listInfo,
  listPage,
  type Office,
  playerRatings,
  stateFact,
  verify,
  writeStoredList,
} from '../src/index.ts';
import { closeAndPublish, keyOf, openOn, ratedWith, rowOn } from './edition-office.ts';
import { bytesOf, type EventInput, listText, MEMBERS, NEWCOMER } from './federation.ts';
import { freshStores } from './stores.ts';

const BECAUSE = 'As decided.';
const FIELD = [NEWCOMER, ...MEMBERS];

const fresh = freshStores('sqlite');

test.each([
  // Seven games against an average of 1871.43; three and a half points of seven.
  ['2005-07-01', '2005-08-20', '2005-10-01', '9.14e', 1871, [25, 7]],
  ['2009-07-01', '2009-08-20', '2009-09-01', '7.14g', 1871, [30, undefined]],
  ['2014-07-01', '2014-07-20', '2014-08-01', null, 1871, [40, undefined]],
] as const)(
  'a member of IBCA, ICSC or IPCA needs seven games (%s)',
  async (first, now, next, article, rating, [k, games]) => {
    const { office, clock } = await openOn(await fresh.url(), first, MEMBERS);
    const month = first.slice(0, 8);
    clock.now = now;
    const players = [NEWCOMER, { ...NEWCOMER, id: 900012, name: 'Mulberry, Mo' }, ...MEMBERS];
    const opponents = [3, 4, 5, 6, 3, 4, 5] as const;
    const rounds: EventInput['rounds'] = opponents.map((other) => [[0, other, 0.5]]);
    const dates = { start: `${month}05`, end: `${month}12`, timeControl: '40/7200:3600' };
    await ratedWith(office, { name: 'One', ...dates, players, rounds });
    await ratedWith(office, {
      ...{ name: 'Other', ...dates, players },
      rounds: opponents.map((other) => [[1, other, 0.5]]),
    });
    const [member, other] = players as unknown as readonly [typeof NEWCOMER, typeof NEWCOMER];
    const key = await keyOf(office, member);
    const missing = async (): Promise<number | undefined> =>
      (await playerRatings(office, key))[0]?.first?.games.missing;
    await stateFact(office, {
      ...{ kind: 'association-member', subject: String(member.id) },
      ...{ since: `${month}01`, because: BECAUSE },
    });
    expect(await missing()).toBe(undefined);
    await closeAndPublish(office, next);
    expect(await rowOn(office, member, next)).toMatchObject({ rating, k });
    expect((await rowOn(office, other, next)) === null).toBe(article !== null);
    const { first: pooled, recompute: input } = await explainPeriod(office, key, 'standard', next);
    expect(pooled?.reasons.find(({ code }) => code === 'fewer-games-suffice') ?? null).toEqual(
      article && {
        ...{ code: 'fewer-games-suffice', article },
        values: { needed: 7, because: 'IBCA, ICSC, IPCA' },
      },
    );
    expect(input && recompute(input).rating).toBe(rating);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    // 9.12a: to how many games K 25 was applied; the others' are unknown before their import.
    const info = await listInfo(office, 'standard', next);
    const { page } = await listPage(office, info, { filter: {}, limit: 100 });
    const shown = Object.fromEntries(page.rows.map((row) => [row.id, row.gamesAtFirstK]));
    expect([shown[member.id], shown[900001]]).toEqual([games, games === undefined ? undefined : null]);
    const csv = await fileOf(office, { date: next, format: 'csv' });
    expect(csv.split('\r\n')[0]?.endsWith(',gamesAtFirstK')).toBe(games !== undefined);
    expect(csv).toContain(games === undefined ? `,${k},1999,\r\n` : `,${k},1999,,${games}\r\n`);
    const txt = await fileOf(office, { date: next, format: 'txt' });
    expect(txt.split('\r\n')[0]?.endsWith(' FirstK')).toBe(games !== undefined);
    expect(/ 1999 +7\r\n/.test(txt)).toBe(games !== undefined);
    const xml = await fileOf(office, { date: next, format: 'xml' });
    expect(xml.includes('<games_at_first_k>7</games_at_first_k>')).toBe(games !== undefined);
    for (const file of [txt, xml, csv]) {
      const found: ListRow[] = [];
      for await (const row of readList([bytesOf(file)])) if (row.id === member.id) found.push(row);
      expect(found.map(({ ratings }) => ratings.standard)).toEqual([{ rating, games: 7, k }]);
    }
    await office.store.close();
  },
);

test('the administrator sets K of a rapid list, which shows three digits (2005 15b, 15c)', async () => {
  const { office, clock } = await openOn(await fresh.url(), '2006-01-01', MEMBERS);
  const rapid = listText(MEMBERS.map((member) => ({ ...member, k: 0 })));
  const imported = { date: '2006-01-01', cadence: 'rapid', name: 'rapid.txt' } as const;
  await importList(office, bytesOf(rapid), imported);
  clock.now = '2006-02-20';
  // A win 100 points up: 0.36 of K.
  const event: EventInput = {
    ...{ name: 'Rapid', start: '2006-01-10', end: '2006-01-10', timeControl: '25+10' },
    ...{ players: FIELD, rounds: [[[2, 3, 1]]] },
  };
  await ratedWith(office, event, { cadence: 'rapid', received: '2006-01-11' });
  const refused = { code: 'k-not-stated', values: { cadence: 'rapid', date: '2006-04-01' } };
  await expect(closeAndPublish(office, '2006-04-01', 'rapid')).rejects.toMatchObject(refused);
  const fact = { kind: 'rapid-k', since: '2006-01-01', because: BECAUSE };
  const stated = (subject: string) => stateFact(office, { ...fact, subject });
  await expect(stated('201')).rejects.toMatchObject({ code: 'k-invalid' });
  await stated('20');
  await expect(stated('15')).rejects.toMatchObject({ code: 'fact-holds', values: { subject: '20' } });
  await closeAndPublish(office, '2006-04-01', 'rapid');
  const winner = MEMBERS[1] as (typeof MEMBERS)[number];
  const key = await keyOf(office, winner);
  const period = await explainPeriod(office, key, 'rapid', '2006-04-01');
  expect([period.change, period.after?.rating, period.after?.k]).toEqual([720, 2007, 20]);
  expect(period.kReasons).toEqual([{ code: 'k-set', article: '15b', values: { k: 20 } }]);
  expect(period.recompute && recompute(period.recompute)).toMatchObject({ rating: 2007, k: { k: 20 } });
  const info = await listInfo(office, 'rapid', '2006-04-01');
  const { page } = await listPage(office, info, { filter: {}, limit: 2 });
  expect(page.rows.map(({ id, rating, change }) => [id, rating, change])).toEqual([
    [900001, 220, 0],
    [900002, 200, 0],
  ]);
  const json = JSON.parse(await fileOf(office, { date: '2006-04-01', format: 'json', cadence: 'rapid' })) as {
    readonly id: number;
    readonly rating: number;
    readonly k: number;
  }[];
  expect(json.find(({ id }) => id === winner.id)).toMatchObject({ rating: 200, k: 20 });
  // Another K from the next list on; that of players without games follows.
  await endFact(office, { kind: 'rapid-k', subject: '20', until: '2006-07-01' });
  await stateFact(office, { ...fact, since: '2006-07-01', subject: '10' });
  clock.now = '2006-06-20';
  await ratedWith(
    office,
    { ...event, name: 'Second', start: '2006-04-10', end: '2006-04-10' },
    { cadence: 'rapid', received: '2006-04-11' },
  );
  await closeAndPublish(office, '2006-07-01', 'rapid');
  const second = await explainPeriod(office, key, 'rapid', '2006-07-01');
  expect([second.kUsed, second.after?.k]).toEqual([10, 10]);
  const idle = await keyOf(office, { id: 900005 });
  expect((await explainPeriod(office, idle, 'rapid', '2006-07-01')).after?.k).toBe(10);
  expect(await verify(office)).toMatchObject({ standing: 'same' });
  await office.store.close();
});

async function fileOf(office: Office, options: Parameters<typeof writeStoredList>[1]): Promise<string> {
  let text = '';
  for await (const piece of await writeStoredList(office, options)) text += piece;
  return text;
}
