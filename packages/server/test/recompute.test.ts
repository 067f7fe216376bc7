import { defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { inventSeason, type SeasonMonth } from '../../../scripts/chaos/season.ts';
import {
  accept,
  close,
  correct,
  importList,
  initOffice,
  mergePlayers,
  type Office,
  publish,
  register,
  setAdjustment,
  submit,
} from '../../office/src/index.ts';
import { participationsIn } from '../../office/src/rating-lists/store/participations.ts';
import {
  bytesOf,
  listText,
  MEMBERS,
  type Member,
  NEWCOMER,
  reportText,
} from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { type RecomputeInput, recompute } from '../../rating/src/index.ts';
import { type Ask, serve } from './service.ts';

interface Clock {
  now: string;
}

const season = inventSeason(1);

/** Generous: this test is not about speed. */
const PATIENCE = 60_000;

async function month(office: Office, clock: Clock, { events, list, corrected }: SeasonMonth): Promise<void> {
  const ids = new Map<string, string>();
  for (const { registration, report, end, name } of events) {
    const { event } = await register(office, registration);
    ids.set(name, event);
    clock.now = `${end}T20:00:00Z`;
    await submit(office, report, { event });
    await accept(office, event);
  }
  clock.now = `${list}T00:00:00Z`;
  await close(office, { date: list });
  await publish(office, { date: list });
  if (corrected) {
    await correct(office, defined(ids.get(corrected.event.name)), corrected.report, 'One result was wrong.');
  }
}

/** Every public period of a store with its recomputed rating. */
async function checkAll(office: Office): Promise<Record<string, number>> {
  const { server, ask } = await serve(office, {
    rateLimit: 10_000_000,
    answerTimeout: PATIENCE,
    jobs: false,
  });
  const { db } = office.store;
  const played = await db
    .selectFrom('participation')
    .innerJoin('current_list', 'current_list.list', 'participation.list')
    .select(['players', 'cadence', 'date'])
    .execute();
  const names = await db
    .selectFrom('identity')
    .innerJoin('player', 'player.key', 'identity.player')
    .select(['id', 'player'])
    .where('until', 'is', null)
    .where('merged_into', 'is', null)
    .execute();
  const ids = new Map(names.map(({ id, player }) => [player, id]));
  const seen: Record<string, number> = {};
  for (const { players, cadence, date } of played) {
    for (const player of new Set(participationsIn(players).map(([key]) => key))) {
      const id = ids.get(player);
      if (id === undefined) continue;
      for (const kind of await check(ask, id, cadence, date)) seen[kind] = (seen[kind] ?? 0) + 1;
    }
  }
  await server.close();
  return seen;
}

async function check(ask: Ask, id: string, cadence: string, date: string): Promise<string[]> {
  const url = `/api/v1/players/${id}/periods/${date}?cadence=${cadence}`;
  const answer = await ask(url);
  expect([url, answer.statusCode, answer.statusCode < 400 || answer.body]).toEqual([url, 200, true]);
  const period = answer.json();
  const given = period.recompute as RecomputeInput;
  const again = recompute(given);
  expect([url, again.rating]).toEqual([url, period.after?.rating ?? null]);
  if (given.period) expect([url, again.period?.change]).toEqual([url, period.change]);
  if (again.first?.events.some(({ counts }) => counts)) {
    expect([url, again.first.n, again.first.ru]).toEqual([url, period.first.n, period.first.ru]);
  }
  const isByRules = again.k?.k === given.period?.k;
  if (given.period) expect([url, isByRules]).toEqual([url, period.kFrom.source === 'rules']);
  expect(JSON.stringify(given)).not.toMatch(/"birth":"\d{4}-/);
  return [
    given.period
      ? given.before === null
        ? 'entrant'
        : 'period'
      : given.first
        ? again.rating === null
          ? 'towards'
          : 'first'
        : 'none',
    ...(given.period?.corrections.length ? ['corrected'] : []),
    ...(given.period && !isByRules ? [period.kFrom.source] : []),
    ...(given.adjustments.length > 0 ? ['adjusted'] : []),
    ...(given.before !== null && again.rating === null ? ['delisted'] : []),
  ];
}

async function checkCorrection(office: Office): Promise<void> {
  const { server, ask } = await serve(office, { answerTimeout: PATIENCE, jobs: false });
  const lists = await office.store.db.selectFrom('list').select(['cadence', 'date', 'summary']).execute();
  const corrected = lists.find(({ summary }) => JSON.parse(summary).corrections?.length > 0);
  const { player, event } = JSON.parse(corrected?.summary as string).corrections[0];
  const { id } = await office.store.db
    .selectFrom('identity')
    .select('id')
    .where('player', '=', player)
    .executeTakeFirstOrThrow();
  const url = `/api/v1/players/${id}/periods/${corrected?.date}?cadence=${corrected?.cadence}`;
  const { corrections } = (await ask(url)).json();
  const [line] = corrections;
  expect(line).toMatchObject({ event, name: expect.any(String), because: 'One result was wrong.' });
  const hundredths = (text: string): number => Math.round(Number(text) * 100);
  expect(hundredths(line.corrected) - hundredths(line.applied)).toBe(hundredths(line.change));
  const then = (await ask(`/api/v1/players/${id}/periods/${line.list}?cadence=${corrected?.cadence}`)).json();
  const rated = then.events.find((each: { event: string }) => each.event === event);
  expect(line.applied).toBe(line.first ? '0.00' : rated.change);
  await server.close();
}

inSqlite((fresh) => {
  const opened = async (applied = false): Promise<{ office: Office; clock: Clock }> => {
    const clock: Clock = { now: '2014-06-01T08:00:00Z' };
    const url = await fresh.url();
    const office = await initOffice(url, { actor: 'officer', applied, now: () => new Date(clock.now) });
    return { office, clock };
  };

  test('every period of a season gives its published rating from the public answer alone', async () => {
    const { start, list, months } = await season;
    const { office, clock } = await opened();
    clock.now = `${start}T08:00:00Z`;
    await importList(office, list, { date: start, name: 'list.txt' });
    for (const each of months.slice(0, 3)) await month(office, clock, each);
    const seen = await checkAll(office);
    expect(Object.keys(seen).sort()).toEqual(
      expect.arrayContaining(['corrected', 'entrant', 'first', 'period', 'towards']),
    );
    expect(seen.period).toBeGreaterThan(100);
    await checkCorrection(office);
    await office.store.close();
  });

  describe('rare cases', () => {
    /** One event on the list after an imported one. */
    async function oneList(
      date: string,
      next: string,
      members: readonly Member[],
      more: {
        readonly applied?: boolean;
        /** The imported list, if it is an earlier one. */
        readonly imported?: string;
        readonly afterImport?: (office: Office) => Promise<unknown>;
        readonly before?: (office: Office) => Promise<unknown>;
      } = {},
    ): Promise<Record<string, number>> {
      const { office, clock } = await opened(more.applied);
      const day = `${date.slice(0, 8)}05`;
      const { imported = date } = more;
      clock.now = `${imported}T08:00:00Z`;
      const named = { date: imported, cadence: 'standard', name: 'list.txt' } as const;
      await importList(office, bytesOf(listText(members)), named);
      await more.afterImport?.(office);
      clock.now = `${day}T08:00:00Z`;
      if (imported !== date) {
        await close(office, { date });
        await publish(office, { date });
      }
      const players = [...members.slice(0, 4), NEWCOMER];
      const input = { name: 'Open', start: day, end: day, players };
      const { event } = await submit(office, bytesOf(reportText({ ...input, rounds: ROUNDS })));
      await accept(office, event as string);
      await more.before?.(office);
      clock.now = `${next}T00:00:00Z`;
      await close(office, { date: next });
      await publish(office, { date: next });
      const seen = await checkAll(office);
      await office.store.close();
      return seen;
    }
    const ROUNDS = [
      [[0, 3, 0] as const, [1, 4, 1] as const],
      [[2, 4, 0.5] as const, [0, 1, 0] as const],
      [[3, 4, 0] as const, [2, 0, 0.5] as const],
      [[2, 1, '+'] as const],
    ];
    const low = MEMBERS.map((member, index) => ({ ...member, rating: 1402 + index, k: 20 }));

    test('an adjusted list', async () => {
      const seen = await oneList('2024-02-01', '2024-03-01', MEMBERS, {
        before: (office) => setAdjustment(office, '2024-03', '2024-03-01'),
      });
      expect(seen).toMatchObject({ adjusted: 5 });
    });

    test('a player below the floor', async () => {
      expect(await oneList('2025-11-01', '2025-12-01', low)).toMatchObject({ delisted: expect.any(Number) });
    });

    test('a K that depends on the date of birth, of which only the year is public', async () => {
      const young = MEMBERS.map((member) => ({ ...member, k: 40, birthYear: 1997 }));
      const seen = await oneList('2015-06-01', '2015-07-01', young, {
        imported: '2015-05-01',
        afterImport: ({ store }) =>
          store.write((trx) =>
            trx.updateTable('player').set({ birth_date: '1997-05-20' }).where('key', '<=', 3).execute(),
          ),
      });
      expect(seen).toMatchObject({ period: 4, birthday: 3 });
    });

    test("a list by FIDE's practice", async () => {
      expect(await oneList('2025-11-01', '2025-12-01', MEMBERS, { applied: true })).toMatchObject({
        period: 4,
      });
    });

    test('a K that does not follow from the rules', async () => {
      const odd = MEMBERS.map((member) => ({ ...member, k: 15 }));
      expect(await oneList('2025-11-01', '2025-12-01', odd)).toMatchObject({ remembered: 4 });
    });

    test('merged players', async () => {
      const seen = await oneList('2025-11-01', '2025-12-01', MEMBERS, {
        before: (office) => mergePlayers(office, '900002', '900005', { force: true }),
      });
      expect(seen).toMatchObject({ period: 4 });
    });
  });
});
