import { copyFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openOffice } from '../../office/src/index.ts';
import { participationsIn } from '../../office/src/rating-lists/store/participations.ts';
import { recompute } from '../../rating/src/index.ts';
import { defaultConfig, makeServer } from '../../server/src/index.ts';
import { LONG_TIMEOUT } from '../../server/test/service.ts';
import { demoStore } from '../../web/test/demo-store.ts';
import { folderWith, run, runJson } from './run.ts';

const { path, remove } = folderWith({});
afterAll(remove);

/** On a busy machine it takes several times its half minute. */
const TWO_YEARS = { timeout: 300_000 };

test('the demo has two invented years, and every list verifies', TWO_YEARS, async () => {
  const { file, filled } = await demoStore();
  copyFileSync(file, path('demo.db'));
  const args = ['--db', path('demo.db')];
  expect(filled).toMatchObject({ from: '2024-07-01', to: '2026-07-01', lists: 72 });
  expect(filled.accepted).toBeGreaterThan(200);
  expect(filled.rejected).toBeGreaterThan(0);
  expect(filled.corrected).toBeGreaterThan(0);
  const status = await runJson(['office', 'status', ...args]);
  expect(Object.keys(status.events).sort()).toEqual(['corrected', 'due', 'rated', 'registered', 'reported']);
  const { events } = await runJson(['office', 'events', '--stage', 'registered', '--limit', '1000', ...args]);
  const today = new Date().toISOString().slice(0, 10);
  expect(events.filter(({ start }: { start: string }) => start > today).length).toBeGreaterThan(10);
  expect((await runJson(['office', 'verify', ...args])).standing).toBe('same');
  expect(await recomputed(path('demo.db'))).toEqual([]);
  const again = await run(['office', 'demo', ...args]);
  expect(again.status).toBe(3);
  expect(again.err).toContain('is not empty');
});

/** One in this many periods is recomputed: all of them would take minutes. */
const EVERY = 24;

/** Periods whose rating does not follow from public data. */
async function recomputed(db: string): Promise<string[]> {
  const office = await openOffice(db, { actor: 'test' });
  const config = defaultConfig({ ...LONG_TIMEOUT, logLevel: 'silent', jobs: false, rateLimit: 10_000_000 });
  const server = await makeServer({ office, config });
  const { db: tables } = office.store;
  const lists = await tables
    .selectFrom('participation')
    .innerJoin('current_list', 'current_list.list', 'participation.list')
    .select(['players', 'cadence', 'date'])
    .orderBy('date')
    .orderBy('first')
    .execute();
  const identities = await tables.selectFrom('identity').select(['id', 'player']).execute();
  const ids = new Map(identities.map(({ id, player }) => [player, id]));
  const played = lists.flatMap(({ players, cadence, date }) => {
    const keys = new Set(participationsIn(players).map(([player]) => player));
    return [...keys].map((key) => ({ id: ids.get(key), cadence, date }));
  });
  const wrong: string[] = [];
  for (const { id, cadence, date } of played.filter((_, index) => index % EVERY === 0)) {
    const url = `/api/v1/players/${id}/periods/${date}?cadence=${cadence}`;
    const period = (await server.inject({ url })).json();
    if (recompute(period.recompute).rating !== (period.after?.rating ?? null)) wrong.push(url);
  }
  expect(played.length).toBeGreaterThan(5000);
  await server.close();
  await office.store.close();
  return wrong;
}
