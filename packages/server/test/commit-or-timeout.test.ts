import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { register, type Store } from '../../office/src/index.ts';
import { bytesOf, openFederation, reportText } from '../../office/test/federation.ts';
import { eachStore } from '../../office/test/stores.ts';
import {
  CommitOrTimeout,
  currentCommitOrTimeout,
  withCommitOrTimeout,
} from '../src/core/commit-or-timeout.ts';
import { withWriteTimeout } from '../src/core/write-timeout.ts';
import { runReportTask } from '../src/reports/tasks.ts';
import { administrator, person, type TestAccount } from './people.ts';
import { OPEN, openService, type Service, serve } from './service.ts';

const LATE = { ...OPEN, name: 'Late Open', start: '2025-12-05', end: '2025-12-09' };
const REGISTERED = { name: LATE.name, start: LATE.start, end: LATE.end, federation: 'AAA' };

test('commit or timeout: the first one wins, across threads', () => {
  const [kept, lost] = [new CommitOrTimeout(), new CommitOrTimeout()];
  expect([kept.commit(), new CommitOrTimeout(kept.cell).giveUp(), kept.commit(), kept.isGivenUp]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([lost.giveUp(), new CommitOrTimeout(lost.cell).commit(), lost.giveUp(), lost.isGivenUp]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

eachStore((fresh) => {
  const metaOf = async (store: Store): Promise<unknown> =>
    store.db.selectFrom('meta').select('value').where('name', '=', 'tried').execute();
  const write = (store: Store, during: () => void = () => {}): Promise<unknown> =>
    store.write(async (trx) => {
      await trx.insertInto('meta').values({ name: 'tried', value: 'yes' }).execute();
      during();
    });

  describe('a write', () => {
    test('is rolled back if the request timed out', async () => {
      const store = withWriteTimeout(await fresh(), 60_000);
      const commitOrTimeout = new CommitOrTimeout();
      const writing = withCommitOrTimeout(commitOrTimeout, () =>
        write(store, () => expect(commitOrTimeout.giveUp()).toBe(true)),
      );
      await expect(writing).rejects.toMatchObject({ code: 'answer-timeout' });
      expect(await metaOf(store)).toEqual([]);
    });

    test('no longer times out once it commits', async () => {
      const store = withWriteTimeout(await fresh(), 60_000);
      const commitOrTimeout = new CommitOrTimeout();
      await withCommitOrTimeout(commitOrTimeout, () => write(store));
      expect(commitOrTimeout.giveUp()).toBe(false);
      expect(await metaOf(store)).toEqual([{ value: 'yes' }]);
    });
  });

  test('a report that timed out while waiting is rolled back', async () => {
    const office = await openFederation(fresh, { now: '2025-12-10' });
    const { event } = await register(office, REGISTERED);
    const commitOrTimeout = new CommitOrTimeout();
    commitOrTimeout.giveUp();
    const asked = {
      bytes: bytesOf(reportText(LATE)),
      event,
      rounds: null,
      language: 'en',
      now: '2025-12-10T12:00:00Z',
      actor: { account: null, name: 'somebody', address: null },
      writeTimeout: 60_000,
      commitOrTimeout: commitOrTimeout.cell,
    };
    const answer = await runReportTask(office, 'submit', asked as never);
    expect(answer).toEqual({ refused: 'answer-timeout', values: {} });
    expect(await office.store.db.selectFrom('report').select('id').execute()).toEqual([]);
    expect(await office.store.db.selectFrom('audit').select('seq').execute()).toEqual([]);
    await office.store.close();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** A server with a store in which the answer timeout passes before or after the work of a write. */
  async function slowly(service: Service, when: 'before' | 'after') {
    const known = await administrator(service);
    const { store } = service.office;
    const answerTimeout = 15_000;
    // On a fake clock no other time passes.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const pass = (): void => {
      if (currentCommitOrTimeout() !== undefined) vi.advanceTimersByTime(answerTimeout * 2);
    };
    const slow = Object.assign(Object.create(store), {
      write: (work: Parameters<Store['write']>[0]) =>
        store.write(async (trx) => {
          if (when === 'before') pass();
          const done = await work(trx);
          if (when === 'after') pass();
          return done;
        }),
    });
    const { ask, server } = await serve({ ...service.office, store: slow }, { jobs: false, answerTimeout });
    return { admin: person(ask, known.name, known.account, { ...known.headers }), server };
  }

  const makeAccount = (admin: TestAccount) =>
    admin.ask('/api/v1/accounts', { method: 'POST', body: { name: 'late', role: 'arbiter' } });

  test('an account is rolled back if its request timed out', async () => {
    const service = await openService(fresh, { jobs: false });
    const { admin, server } = await slowly(service, 'before');
    expect((await makeAccount(admin)).json()).toMatchObject({ status: 503 });
    await server.close();
    await service.office.store.write(async () => {});
    const names = await service.office.store.db.selectFrom('account').select('name').execute();
    expect(names).toEqual([{ name: 'administrator' }]);
  });

  test('the request waits for an account that commits', async () => {
    const service = await openService(fresh, { jobs: false });
    const { admin, server } = await slowly(service, 'after');
    expect((await makeAccount(admin)).statusCode).toBe(201);
    await server.close();
    const names = await service.office.store.db.selectFrom('account').select('name').execute();
    expect(names).toContainEqual({ name: 'late' });
  });

  test('of concurrent reports, exactly those answered with success are stored', async () => {
    const service = await openService(fresh, { jobs: false });
    const known = await administrator(service);
    const answerTimeout = 1000;
    const { ask, server } = await serve(service.office, { jobs: false, answerTimeout });
    const admin = person(ask, known.name, known.account, { ...known.headers });
    const { event } = await register(service.office, REGISTERED);
    const handIn = (city: string) =>
      admin.ask(`/api/v1/office/events/${event}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: `${reportText(LATE)}022 ${city}\n`,
      });
    while ((await handIn('First')).statusCode !== 201);
    // Storing a report takes about two thirds of the answer timeout.
    await service.office.store.write(async (trx) => {
      if (fresh.kind === 'sqlite') {
        await sql`CREATE TRIGGER slow BEFORE INSERT ON report BEGIN
          SELECT count(*) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 4500000)
            SELECT i FROM n); END`.execute(trx);
      } else {
        await sql`CREATE FUNCTION wait_long() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_sleep(0.7); RETURN NEW; END'`.execute(trx);
        await sql`CREATE TRIGGER slow BEFORE INSERT ON report FOR EACH ROW EXECUTE FUNCTION wait_long()`.execute(
          trx,
        );
      }
    });
    const cities = ['Second', 'Third', 'Fourth'];
    const answers = await Promise.all(cities.map(handIn));
    await pause(answerTimeout);
    await server.close();
    const told = answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json().report] : []));
    for (const answer of answers) expect([201, 503]).toContain(answer.statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(503);
    const rows = await service.office.store.db
      .selectFrom('report')
      .select('id')
      .where('event', '=', event)
      .where('version', '>', 1)
      .execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(told.sort());
  });
});
