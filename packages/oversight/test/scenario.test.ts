import { existsSync } from 'node:fs';
import { type Office, officeStatus, readHistory } from '@eloquence/office';
import { defined, findEdition, parseDate, readEdition } from '@eloquence/rating';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeFigures, exportHistory, replayScenario, ScenarioRatings } from '../src/index.ts';
import { inventOffice, temporaryFolder } from './invented-office.ts';

const folder = temporaryFolder();
let office: Office;

beforeAll(async () => {
  office = await inventOffice(folder.path('office.db'), { seed: 11, months: 4, adjusted: '2024-09-01' });
});
afterAll(async () => {
  await office.store.close();
  folder.remove();
});

const EDITION = findEdition('standard', '2024-03');

test('under the same edition every list is identical to the published one, with its points and games', async () => {
  const out = folder.path('same');
  const { lists } = await replayScenario(office, { edition: EDITION, from: parseDate('2024-07-01'), out });
  expect(lists).toHaveLength(12);
  for (const list of lists)
    expect(list).toMatchObject({
      same: true,
      changed: 0,
      onlyPublished: 0,
      onlyScenario: 0,
      largestDifference: 0,
    });
  const published = folder.path('published');
  await exportHistory(office, { out: published });
  for (const cadence of ['standard', 'rapid', 'blitz'] as const) {
    const figures = ['ledger', 'shape', 'calibration', 'transfers'] as const;
    expect(await computeFigures(out, cadence, figures)).toEqual(
      await computeFigures(published, cadence, figures),
    );
  }
  const [{ corrections = 0 } = {}] =
    (await computeFigures(out, 'standard', ['ledger']))[0]?.rows.filter((row) => row.corrections !== 0) ?? [];
  expect(corrections).not.toBe(0);
});

test("a federation's draft changes its cadence from its date on, and the points still add up", async () => {
  const draft = readEdition({
    id: 'draft-2026',
    title: 'Half of K',
    cadence: 'standard',
    from: '2024-08-01',
    basedOn: '2024-03',
    rules: { kSteps: { value: [{ k: 20, gamesUnder: 30 }, { k: 10 }], article: 'Draft 1' } },
  });
  const before = await officeStatus(office);
  const out = folder.path('draft');
  const published = folder.path('before-draft');
  const { value: first } = await readHistory(office).next();
  const [id, key] = [String(defined(first).columns.ids[0]), defined(first).columns.keys[0]];
  const everybody = new ScenarioRatings('standard');
  const result = await replayScenario(office, {
    edition: draft,
    from: parseDate('2024-08-01'),
    out,
    published,
    players: [id],
    onList: (list) => everybody.add(list),
  });
  expect(await officeStatus(office)).toEqual(before);
  const parts = [...everybody.inParts(7)];
  expect(Math.max(...parts.map(({ length }) => length))).toBe(7);
  expect(parts.flat().find(({ player }) => player === key)).toEqual({
    player: key,
    published: result.ratings.filter(({ cadence }) => cadence === 'standard').map((of) => of.published),
    scenario: result.ratings.filter(({ cadence }) => cadence === 'standard').map((of) => of.scenario),
  });
  const last = everybody.dates.length - 1;
  const [mover] = result.movers;
  const differences = parts.flat().map((of) => {
    const [old = 0, now = 0] = [of.published[last], of.scenario[last]];
    return old > 0 && now > 0 ? Math.abs(now - old) : 0;
  });
  expect(Math.abs(defined(mover).scenario - defined(mover).published)).toBe(Math.max(...differences));
  expect(Math.max(...differences)).toBeGreaterThan(0);
  expect(await computeFigures(published, 'standard', ['ledger'])).not.toEqual(
    await computeFigures(out, 'standard', ['ledger']),
  );
  expect(result.lists.map(({ date }) => date)).not.toContain('2024-08-01');
  const standard = result.lists.filter(({ cadence }) => cadence === 'standard');
  expect(standard.some(({ changed }) => changed > 0)).toBe(true);
  expect(result.ratings.filter(({ cadence }) => cadence === 'standard')).toHaveLength(5);
  expect(result.ratings[0]).toMatchObject({ id, date: '2024-07-01' });
  const [ledger] = await computeFigures(out, 'standard', ['ledger']);
  expect(defined(ledger).rows.map((row) => row.unexplained)).toEqual([0, 0, 0, 0, 0]);
  expect(existsSync(`${out}/.unfinished`)).toBe(false);
});

test('a scenario after the last list has nothing to compute', async () => {
  await expect(
    replayScenario(office, { edition: EDITION, from: parseDate('2030-01-01') }),
  ).rejects.toMatchObject({
    code: 'nothing-to-replay',
  });
});

test('it can be cancelled', async () => {
  const stop = new AbortController();
  const progress = (): void => stop.abort(new Error('stopped'));
  const from = parseDate('2024-07-01');
  await expect(
    replayScenario(office, { edition: EDITION, from, progress, signal: stop.signal }),
  ).rejects.toThrow('stopped');
});
