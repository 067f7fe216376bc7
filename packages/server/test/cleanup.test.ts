import { defined } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { type Office, openOffice, type Schema } from '../../office/src/index.ts';
import { openFederation } from '../../office/test/federation.ts';
import { eachStore } from '../../office/test/stores.ts';
import { defaultConfig, linkFor } from '../src/index.ts';
import { cleanUp, deleteExpired } from '../src/jobs/cleanup.ts';
import { ClockCheck } from '../src/jobs/clock-check.ts';
import { enqueue } from '../src/jobs/queue.ts';
import { SteadyClock } from '../src/jobs/steady-clock.ts';
import { administrator, ended, newcomer, PASSWORD, signIn, withToken } from './people.ts';
import { openService, serve } from './service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = { ...defaultConfig(), addressDays: 3650, endedDays: 10 };

const after = (office: Office, days: number): Office => ({
  ...office,
  now: () => new Date(office.now().getTime() + days * DAY),
});

type Job = Schema['job'];

eachStore((fresh) => {
  /** Remaining tokens, links, jobs and files. */
  async function left({ store: { db } }: Office): Promise<Record<string, readonly unknown[]>> {
    const names = async (rows: Promise<readonly { name: unknown }[]>): Promise<unknown[]> =>
      (await rows).map(({ name }) => name);
    return {
      tokens: await names(db.selectFrom('token').select('id as name').orderBy('id').execute()),
      links: await names(db.selectFrom('link').select('used as name').orderBy('expires').execute()),
      jobs: await names(db.selectFrom('job').select('id as name').orderBy('id').execute()),
      files: await names(db.selectFrom('job_file').select('job as name').orderBy('job').execute()),
    };
  }

  const keptForGood = async ({ store: { db } }: Office): Promise<unknown> => [
    await db.selectFrom('audit').selectAll().orderBy('seq').execute(),
    await db.selectFrom('entry').selectAll().orderBy('seq').execute(),
  ];

  test('tokens are deleted some days after they expired or were revoked', async () => {
    const { office, ask } = await openService(fresh, { jobs: false });
    const admin = await administrator({ office, ask });
    const [short, long, revoked] = [
      await withToken(admin, ask, 'read', 5),
      await withToken(admin, ask, 'read', 90),
      await withToken(admin, ask, 'read', 90),
    ];
    await admin.ask(`/api/v1/tokens/${revoked.id}`, { method: 'DELETE' });
    const noted = await keptForGood(office);
    const tokensAfter = async (days: number): Promise<unknown> => {
      await deleteExpired(after(office, days), DAYS);
      return (await left(office)).tokens;
    };
    const sorted = (...all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id).sort();
    expect(await tokensAfter(9)).toEqual(sorted(short, long, revoked));
    expect(await tokensAfter(11)).toEqual(sorted(short, long));
    expect(await tokensAfter(14)).toEqual(sorted(short, long));
    expect(await tokensAfter(16)).toEqual(sorted(long));
    expect((await long.ask('/api/v1/session')).statusCode).toBe(200);
    expect(await keptForGood(office)).toEqual(noted);
  });

  test('links are deleted some days after use or expiry, and work only once', async () => {
    const { office, ask } = await openService(fresh, { jobs: false });
    await administrator({ office, ask });
    const link = await linkFor(office, 'administrator');
    expect((await left(office)).links).toHaveLength(2);
    await deleteExpired(after(office, 9), DAYS);
    expect((await left(office)).links).toHaveLength(2);
    // Used today; valid for two days.
    await deleteExpired(after(office, 10.5), DAYS);
    expect((await left(office)).links).toEqual([null]);
    await deleteExpired(after(office, 12.5), DAYS);
    expect((await left(office)).links).toEqual([]);
    const body = { link: link?.secret ?? '', password: PASSWORD };
    const again = await ask('/api/v1/session/link', { method: 'POST', body });
    expect(again.json()).toMatchObject({ code: 'link-invalid' });
  });

  test('the settings limit the time of an upload', async () => {
    const { office, ask } = await openService(fresh, { jobs: false });
    const admin = await administrator({ office, ask });
    const actor = { account: admin.account, name: admin.name, address: null };
    const { id } = await enqueue(office, actor, 'import', {});
    await office.store.write((trx) =>
      trx.updateTable('job').set({ state: 'arriving' }).where('id', '=', id).execute(),
    );
    // At 100 bytes per second the largest list takes a month.
    await deleteExpired(after(office, 2), { ...DAYS, uploadRate: 100 });
    expect(await left(office)).toMatchObject({ jobs: [id] });
    await deleteExpired(after(office, 2), DAYS);
    expect(await left(office)).toMatchObject({ jobs: [] });
  });

  test('finished jobs are deleted some days later; unfinished ones stay', async () => {
    const { office, ask } = await openService(fresh, { jobs: false });
    const admin = await administrator({ office, ask });
    const actor = { account: admin.account, name: admin.name, address: null };
    const at = office.now().toISOString();
    const states: readonly (Partial<Job> & Pick<Job, 'state'>)[] = [
      { state: 'waiting' },
      { state: 'running', started: at },
      ...(['done', 'failed', 'cancelled'] as const).map((state) => ({ state, ended: at })),
    ];
    const ids: string[] = [];
    for (const change of states) {
      const { id } = await enqueue(office, actor, 'verify', {});
      await office.store.write((trx) => trx.updateTable('job').set(change).where('id', '=', id).execute());
      ids.push(id);
    }
    const cancelled = defined(ids.at(-1));
    // Its server stopped during the upload.
    const file = { job: cancelled, part: 0, bytes: new Uint8Array(3) };
    await office.store.write((trx) => trx.insertInto('job_file').values(file).execute());
    const noted = await keptForGood(office);

    await deleteExpired(after(office, 0.5), DAYS);
    expect(await left(office)).toMatchObject({ jobs: ids.toSorted(), files: [cancelled] });
    await deleteExpired(after(office, 9), DAYS);
    expect(await left(office)).toMatchObject({ jobs: ids.toSorted(), files: [] });
    await deleteExpired(after(office, 11), DAYS);
    expect(await left(office)).toMatchObject({ jobs: ids.slice(0, 2).toSorted() });
    expect(await keptForGood(office)).toEqual(noted);
    const { ask: reading } = await signIn(ask, admin.name);
    expect((await reading(`/api/v1/jobs/${cancelled}`)).json()).toMatchObject({ code: 'job-unknown' });
    const { items } = (await reading(`/api/v1/office/audit?subject=job:${cancelled}`)).json();
    expect(items).toMatchObject([{ action: 'job-made' }]);
  });

  test('two servers clean up at once, each by its settings', async () => {
    const { office, ask } = await openService(fresh, { jobs: true });
    const admin = await administrator({ office, ask });
    await newcomer(admin, ask, { name: 'officer', role: 'officer', federation: 'AAA' });
    for (let count = 0; count < 5; count += 1) await withToken(admin, ask, 'read', 1);
    const made = await admin.ask('/api/v1/office/lists/verify', { method: 'POST', body: {} });
    expect(await ended(admin, made.json().id)).toMatchObject({ state: 'done' });
    const other = await openOffice(office.store.url, { now: office.now });
    const [now, later] = [await left(office), (days: number) => [after(office, days), after(other, days)]];
    for (const each of later(8)) await deleteExpired(each, DAYS);
    expect(await left(office)).toEqual(now);
    await Promise.all(later(20).flatMap((each) => [deleteExpired(each, DAYS), deleteExpired(each, DAYS)]));
    expect(await left(office)).toEqual({ tokens: [], links: [], jobs: [], files: [] });
    // A server cleans up when it starts.
    await withToken(await signIn(ask, admin.name), ask, 'read', 1);
    // As after a clean-up on the day before.
    await office.store.write((trx) => trx.deleteFrom('meta').where('name', '=', 'cleaned').execute());
    const { server } = await serve(after(other, 5), { jobs: false, endedDays: 3 });
    await server.close();
    expect((await left(office)).tokens).toEqual([]);
    await other.store.close();
  });

  test('a jumping clock deletes nothing', async () => {
    const { office, ask } = await openService(fresh, { jobs: false });
    const admin = await administrator({ office, ask });
    const token = await withToken(admin, ask, 'read', 5);
    const clock = new SteadyClock();
    expect(await cleanUp(office, DAYS, clock)).toBe(true);
    expect(await cleanUp(after(office, 400), DAYS, clock)).toBe(false);
    expect((await left(office)).tokens).toEqual([token.id]);
    expect(await office.store.db.selectFrom('session').select('account').execute()).toHaveLength(1);
    expect(await cleanUp(office, DAYS, clock)).toBe(true);
    expect((await admin.ask('/api/v1/session')).json().name).toBe('administrator');
  });

  test("the audit log has one entry when a server's clock is wrong, and one when it is right again", async () => {
    const { office } = await openService(fresh, { jobs: false });
    const seen = [0, 3600, 3601, 2];
    const check = new ClockCheck({ ...office, compareClocks: async () => seen.shift() ?? 0 });
    while (seen.length > 0) await check.compare();
    const rows = await office.store.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'clock-differs')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ after: value }) => JSON.parse(value ?? ''))).toEqual([{ ahead: 3600 }, { ahead: 0 }]);
  });

  test('the audit log says when the clock jumps, while the service runs and over a restart', async () => {
    const office = await openFederation(await fresh.url(), { now: '2026-03-01' });
    const base = Date.parse('2026-03-01T12:00:00.000Z');
    let [clock, counter] = [0, 0];
    const started = (): ClockCheck =>
      new ClockCheck({ ...office, now: () => new Date(base + clock * HOUR) }, () => counter * HOUR);
    const jumps = async (): Promise<unknown[]> => {
      const { db } = office.store;
      const query = db.selectFrom('audit').select(['before', 'after']).where('action', '=', 'clock-jumped');
      const rows = await query.orderBy('seq').execute();
      const hours = (text: string | null): number => (Date.parse(JSON.parse(text ?? '').clock) - base) / HOUR;
      return rows.map(({ before, after: now }) => [hours(before), hours(now)]);
    };
    /** Hours by clock and by counter; null: a start. */
    const steps: readonly (readonly [clock: number, counter: number | null])[] = [
      [0, null],
      [1, 1],
      [1.01, 1.02],
      // Ahead by a month, and right again.
      [720, 2],
      [721, 3],
      [4, 4],
      // Stopped for half a day, for three days, and started with a clock set back.
      [16, null],
      [88, null],
      [0, null],
      [1, 1],
    ];
    let check = started();
    for (const [time, count] of steps) {
      [clock, counter] = [time, count ?? 0];
      if (count === null) check = started();
      await check.compare();
    }
    expect(await jumps()).toEqual([
      [1.99, 720],
      [722, 4],
      [16, 88],
      [88, 0],
    ]);
    await office.store.close();
  });
});
