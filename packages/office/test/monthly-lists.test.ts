import { expect, test } from 'vitest';
import {
  endFact,
  explainPeriod,
  listCalendar,
  playerRatings,
  stateFact,
  verify,
  viewEvent,
} from '../src/index.ts';
import { closeAndPublish, keyOf, openOn, ratedWith, rowOn } from './edition-office.ts';
import { MEMBERS, NEWCOMER } from './federation.ts';
import { freshStores } from './stores.ts';

const fresh = freshStores('sqlite');
const DECISION = { kind: 'monthly-lists', subject: '', because: 'Decision of the Presidential Board.' };
const WIN = { players: MEMBERS, rounds: [[[1, 2, 1]]], timeControl: '40/7200:3600' } as const;

test.each([
  // 9.33: 30 days before the list
  ['2005-07', '2006-11-10', '2007-07-01', '9.33', ['2007-08-01', '2007-07-02'], 2005],
  // 7.3 leaves the closing of 7.13
  ['2009-07', '2009-12-31', '2010-07-01', '7.13', ['2010-08-01', '2010-07-25'], 2011],
] as const)(
  'monthly lists from 1 July of the year after the decision (%s)',
  async (_, decided, first, article, [list, closing], rating) => {
    const members = MEMBERS.map((member) => ({ ...member, k: article === '7.13' ? 30 : 15 }));
    const { office, clock } = await openOn(await fresh.url(), first, members);
    const month = first.slice(0, 7);
    clock.now = `${month}-03`;
    const upcoming = async () => (await listCalendar(office)).lists.map((each) => [each.date, each.closing]);
    expect((await upcoming())[0]).not.toEqual([list, closing]);
    await expect(closeAndPublish(office, list)).rejects.toMatchObject({ code: 'not-a-list-date' });
    await stateFact(office, { ...DECISION, since: decided });
    expect((await upcoming())[0]).toEqual([list, closing]);

    const dates = { start: `${month}-01`, end: `${month}-02` };
    const event = await ratedWith(office, { ...WIN, ...dates, name: 'Open' }, { received: `${month}-02` });
    const { list: own, reasons } = await viewEvent(office, event);
    expect([own, reasons.map((reason) => reason.article)]).toEqual([list, [article]]);
    clock.now = list;
    await closeAndPublish(office, list);
    expect((await rowOn(office, WIN.players[1] as { id: number }, list))?.rating).toBe(rating);
    const key = await keyOf(office, { id: 900002 });
    expect((await explainPeriod(office, key, 'standard', list)).after?.rating).toBe(rating);
    expect(await verify(office)).toMatchObject({ standing: 'same' });

    // Ended, the calendar of the edition holds again; the published list stays.
    await endFact(office, { ...DECISION, until: list });
    const [next] = await upcoming();
    expect(next?.[0]).toBe(article === '9.33' ? '2007-10-01' : '2010-09-01');
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  },
);

test('results are pooled over eight monthly periods (2005 9.14c)', async () => {
  const { office, clock } = await openOn(await fresh.url(), '2007-07-01', MEMBERS);
  await stateFact(office, { ...DECISION, since: '2006-11-10' });
  clock.now = '2007-07-20';
  const rounds = [2, 3, 4, 5].map((other) => [[0, other, 0.5]] as const);
  const event = { name: 'Open', start: '2007-07-01', end: '2007-07-02', timeControl: '40/7200:3600' };
  await ratedWith(office, { ...event, players: [NEWCOMER, ...MEMBERS], rounds }, { received: '2007-07-02' });
  clock.now = '2007-08-01';
  await closeAndPublish(office, '2007-08-01');
  const [standing] = await playerRatings(office, await keyOf(office, NEWCOMER));
  expect(standing?.first?.events.map(({ until }) => until)).toEqual(['2008-02-29']);
  await office.store.close();
});
