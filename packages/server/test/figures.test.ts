import { expect, test } from 'vitest';
import { officeStatus } from '../../office/src/index.ts';
import { eachStore } from '../../office/test/stores.ts';
import { defaultConfig } from '../src/index.ts';
import { deleteExpired } from '../src/jobs/cleanup.ts';
import { administrator, ended, signIn } from './people.ts';
import { openService } from './service.ts';

eachStore((fresh) => {
  test('a job computes the figures of a cadence, and the latest are kept', async () => {
    const service = await openService(fresh);
    const admin = await administrator(service);
    const compute = async (cadence: string) => {
      const queued = await admin.ask('/api/v1/office/figures', { method: 'POST', body: { cadence } });
      expect(queued.statusCode).toBe(202);
      return ended(admin, queued.json().id);
    };
    const figures = async () => (await admin.ask('/api/v1/office/figures?cadence=standard')).json();
    expect(await figures()).toEqual({ cadence: 'standard', computed: null, figures: [] });
    expect(await compute('blitz')).toMatchObject({ state: 'failed', error: { code: 'nothing-to-measure' } });
    const job = await compute('standard');
    expect(job).toMatchObject({ state: 'done', result: { cadence: 'standard', figures: 23 } });
    const { computed, figures: found } = await figures();
    expect(computed).toBe((job as { ended: string }).ended);
    const ledger = found.find(({ figure }: { figure: string }) => figure === 'ledger');
    expect(ledger.chart).toMatchObject({ x: 'date', by: null });
    const at = (column: string): number => ledger.columns.indexOf(column);
    const [list] = ledger.rows;
    expect(list[at('date')]).toMatch(/^\d{4}-\d{2}-01$/);
    expect(list[at('unexplained')]).toBe(0);
    expect(list[at('new_points')]).toBeGreaterThan(0);
    expect(list).toHaveLength(ledger.columns.length);
  });

  test('a scenario compares lists, figures and players, and stays until it is deleted', async () => {
    const service = await openService(fresh);
    const admin = await administrator(service);
    const start = (body: object) => admin.ask('/api/v1/office/scenarios', { method: 'POST', body });
    const get = async (path: string) => (await admin.ask(`/api/v1/office/scenarios${path}`)).json();
    expect((await start({})).json()).toMatchObject({ status: 400, code: 'scenario-edition' });
    expect((await start({ draft: { id: 'x' } })).json()).toMatchObject({ code: 'edition-file' });
    expect((await start({ edition: '1999-01' })).json()).toMatchObject({ code: 'unknown-edition' });
    const draft = {
      ...{ id: 'cap-100', title: 'A cap of 100 points', cadence: 'standard', from: '2025-01-01' },
      ...{ basedOn: '2024-03', rules: { differenceCap: { value: 100, article: 'Draft 1' } } },
    };
    const queued = await start({ draft, from: '2025-11-01' });
    expect(queued.statusCode).toBe(202);
    const { id } = queued.json();
    const early = (await admin.ask(`/api/v1/office/scenarios/${id}`)).statusCode;
    expect([200, 409]).toContain(early);
    const before = await officeStatus(service.office);
    expect(await ended(admin, id)).toMatchObject({ state: 'done', result: { lists: 1, changed: 1 } });
    expect(await officeStatus(service.office)).toEqual(before);
    expect((await get('')).items).toMatchObject([{ id, edition: 'cap-100', isDraft: true, state: 'done' }]);
    const scenario = await get(`/${id}`);
    expect(scenario.lists).toMatchObject([{ date: '2025-12-01', same: false }]);
    const [mover] = scenario.movers;
    expect(mover.name).not.toBe('');
    const { ratings, name } = await get(`/${id}/players/${mover.id}`);
    expect(name).toBe(mover.name);
    const { published, scenario: other } = mover;
    expect(ratings.at(-1)).toEqual({ date: '2025-12-01', published, scenario: other });
    expect(ratings[0].published).toBe(ratings[0].scenario);
    const ledger = await get(`/${id}/figures/ledger`);
    const row = (side: 'published' | 'scenario'): Record<string, unknown> =>
      Object.fromEntries(ledger.columns.map((of: string, at: number) => [of, ledger[side].at(-1)[at]]));
    expect([row('published').unexplained, row('scenario').unexplained]).toEqual([0, 0]);
    expect(row('published').new_points).not.toBe(row('scenario').new_points);
    expect((await admin.ask(`/api/v1/office/scenarios/${id}/figures/nonsense`)).statusCode).toBe(404);
    expect((await admin.ask(`/api/v1/office/scenarios/${id}/players/1`)).statusCode).toBe(404);
    // Clean-up removes other jobs after a time, but not this result.
    await deleteExpired({ ...service.office, now: () => new Date('2031-01-01') }, defaultConfig());
    const again = await signIn(service.ask, admin.name);
    const shape = await again.ask(`/api/v1/office/scenarios/${id}/figures/shape`);
    expect(shape.json().scenario.length).toBeGreaterThan(0);
    const remove = () => again.ask(`/api/v1/office/scenarios/${id}`, { method: 'DELETE' });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await again.ask('/api/v1/office/scenarios')).json()).toEqual({ items: [] });
    const files = await service.office.store.db.selectFrom('job_file').selectAll().execute();
    expect(files).toEqual([]);
  });
});
