import { expect, test } from 'vitest';
import { explainPeriod, listInfo, listPage } from '../src/index.ts';
import { closeAndPublish, keyOf, openOn, ratedWith } from './edition-office.ts';
import { MEMBERS, type Member } from './federation.ts';
import { freshStores } from './stores.ts';

const fresh = freshStores('sqlite');
const [IDLE, ...OTHERS] = MEMBERS as readonly [Member, ...Member[]];

test.each([
  // 9.23a, d: three games in twelve months are too few; on 1 April the year's games were four.
  [
    '2005-07',
    '2006-01-01',
    ['2006-04-01', '2006-07-01', '2006-10-01', '2007-01-01', '2007-04-01'],
    3,
    '9.23d',
  ],
  // 7.23a, 7.24: none
  [
    '2009-07',
    '2009-07-01',
    ['2009-09-01', '2009-11-01', '2010-01-01', '2010-03-01', '2010-05-01', '2010-07-01', '2010-09-01'],
    5,
    '7.24',
  ],
] as const)(
  'a player inactive for twelve months leaves the top list and stays on the list (%s)',
  async (_, first, lists, last, article) => {
    const { office, clock } = await openOn(await fresh.url(), first, MEMBERS);
    const key = await keyOf(office, IDLE);
    const shown: unknown[] = [];
    let before: string = first;
    for (const [index, list] of lists.entries()) {
      // The others play four games on each list, the leader four on the first alone.
      const month = before.slice(0, 7);
      clock.now = `${month}-20`;
      const players = index === 0 ? [IDLE, ...OTHERS.slice(0, 4)] : OTHERS.slice(0, 5);
      await ratedWith(
        office,
        {
          ...{ name: `Open ${index}`, start: `${month}-02`, end: `${month}-12`, players },
          timeControl: '40/7200:3600',
          rounds: players.slice(1).map((__, no) => [[0, no + 1, 0.5]]),
        },
        { received: `${month}-13` },
      );
      clock.now = list;
      await closeAndPublish(office, list);
      const info = await listInfo(office, 'standard', list);
      const ids = async (active: boolean) =>
        (await listPage(office, info, { filter: { active }, limit: 100 })).page.rows.map(({ id }) => id);
      const { standing } = await explainPeriod(office, key, 'standard', list);
      const left = standing?.reasons.find(({ code }) => code === 'left-top-list') ?? null;
      const onTop = (await ids(true)).includes(IDLE.id);
      expect([standing?.top, left === null]).toEqual([onTop, onTop]);
      if (!onTop) expect(left).toMatchObject({ article, values: { months: 12 } });
      shown.push([onTop, (await ids(false)).includes(IDLE.id)]);
      before = list;
    }
    expect(shown).toEqual(lists.map((__, index) => [index <= last, true]));
    await office.store.close();
  },
);
