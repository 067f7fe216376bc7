import { expect, test } from 'vitest';
import { eachStore } from '../../office/test/stores.ts';
import { administrator, ended } from './people.ts';
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
    expect(job).toMatchObject({ state: 'done', result: { cadence: 'standard', figures: 21 } });
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
});
