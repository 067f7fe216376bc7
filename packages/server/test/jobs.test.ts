import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openOffice, register } from '../../office/src/index.ts';
import { reportText } from '../../office/test/federation.ts';
import { eachStore, freshStores, inSqlite } from '../../office/test/stores.ts';
import { cancelJob, enqueueWithFile } from '../src/jobs/queue.ts';
import { administrator, ended, person, signIn, type TestAccount } from './people.ts';
import { OPEN, openService, type Service, serve } from './service.ts';

const post = (body: object) => ({ method: 'POST', body }) as const;

const LATE = { ...OPEN, name: 'Late Open', start: '2025-12-05', end: '2025-12-07' };

/** Another server on the same store, with separate connections. */
async function another(service: Service, settings: object = {}) {
  const { store, now } = service.office;
  const office = await openOffice(store.url, { now });
  const { server, ask } = await serve(office, settings);
  const close = async () => {
    await server.close();
    await office.store.close();
  };
  return { office, server, ask, close };
}

async function asked(admin: TestAccount, what = 'verify', body: object = {}): Promise<string> {
  return (await admin.ask(`/api/v1/office/lists/${what}`, post(body))).json().id;
}

// The two databases differ in locks: those tests are below.
inSqlite((fresh) => {
  test('a waiting job can be cancelled', async () => {
    const service = await openService(fresh, { jobs: false });
    const admin = await administrator(service);
    const id = await asked(admin);
    expect((await admin.ask(`/api/v1/jobs/${id}`)).json()).toMatchObject({ state: 'waiting', attempts: 0 });
    const cancel = () => admin.ask(`/api/v1/jobs/${id}`, { method: 'DELETE' });
    expect((await cancel()).json()).toMatchObject({ state: 'cancelled', isCancelled: true });
    expect((await cancel()).json()).toMatchObject({ status: 409, code: 'job-ended' });
    // All were created at the same time, because the clock of the tests is fixed.
    const jobs = [id, await asked(admin), await asked(admin)];
    const found: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (await admin.ask(`/api/v1/jobs?limit=1${cursor}`)).json();
      found.push(...page.items.map((job: { id: string }) => job.id));
      if (page.next === null) break;
      cursor = `&cursor=${page.next}`;
    }
    expect(found).toEqual(jobs.toSorted());
  });

  test('a job cancelled during its upload does not start later', async () => {
    const { office } = await openService(fresh, { jobs: false });
    const { db } = office.store;
    const actor = { account: null, name: 'administrator', address: null };
    const jobs = () => db.selectFrom('job').select(['id', 'state']).execute();
    async function* file(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(1 << 20);
      const [arriving] = await jobs();
      expect(arriving?.state).toBe('arriving');
      await cancelJob(office, actor, arriving?.id ?? '');
      yield new Uint8Array(10);
    }
    const arrival = enqueueWithFile(office, actor, { date: '2026-01-01' }, file(), 1 << 22);
    await expect(arrival).rejects.toMatchObject({ code: 'job-ended' });
    expect(await jobs()).toMatchObject([{ state: 'cancelled' }]);
    expect(await db.selectFrom('job_file').select('part').execute()).toEqual([]);
  });

  test('a recorded head is searched; a partial hash is refused before a job is created', async () => {
    const service = await openService(fresh);
    const admin = await administrator(service);
    const { head } = (await admin.ask('/api/v1/office/status')).json();
    const found = await ended(admin, await asked(admin, 'verify', { expect: head.toUpperCase() }));
    expect(found.result).toMatchObject({ standing: 'same' });
    const foreign = await ended(admin, await asked(admin, 'verify', { expect: 'ab'.repeat(32) }));
    expect(foreign.result).toMatchObject({
      chain: { difference: { code: 'head-unknown', message: expect.stringContaining('abab') } },
    });
    for (const expected of [head.slice(0, 8), `${head}0`, 'g'.repeat(64)]) {
      const answer = await admin.ask('/api/v1/office/lists/verify', post({ expect: expected }));
      expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-request' });
    }
    expect((await admin.ask('/api/v1/jobs')).json().items).toHaveLength(2);
  });

  test('a job waits for exclusive work, and can be cancelled meanwhile', async () => {
    const service = await openService(fresh);
    const admin = await administrator(service);
    const body = { date: '2026-01-01', cadence: 'standard' };
    let release: () => void = () => {};
    const held = service.office.store.exclusively(
      'closing',
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const [first, second] = [await asked(admin, 'close', body), await asked(admin, 'close', body)];
    await pause(300);
    await admin.ask(`/api/v1/jobs/${first}`, { method: 'DELETE' });
    expect(await ended(admin, first)).toMatchObject({ state: 'cancelled', result: null });
    release();
    await held;
    expect(await ended(admin, second)).toMatchObject({ state: 'done', attempts: 1 });
  });

  test('a stopped server returns its job, and the next one runs it', async () => {
    const service = await openService(fresh, { jobs: false });
    const admin = await administrator(service);
    const id = await asked(admin);
    const first = await another(service);
    while ((await admin.ask(`/api/v1/jobs/${id}`)).json().state === 'waiting') await pause(5);
    await first.close();
    const left = (await admin.ask(`/api/v1/jobs/${id}`)).json();
    expect(['waiting', 'done']).toContain(left.state);
    const second = await another(service);
    expect(await ended(admin, id)).toMatchObject({ state: 'done', attempts: 1 });
    await second.close();
  });
});

eachStore((fresh) => {
  /** Holds the write lock of the store, like work in another process. */
  async function holding(url: string): Promise<() => Promise<void>> {
    const other = await openOffice(url);
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = other.store.write(() => {
      begun.resolve();
      return ended.promise;
    });
    await begun.promise;
    return async () => {
      ended.resolve();
      await held;
      await other.store.close();
    };
  }

  test('during a long write, changes are refused for good, and reads work', async () => {
    const service = await openService(fresh, { jobs: false });
    const known = await administrator(service);
    // Long enough to start the threads for reports on a busy machine.
    const { ask, server } = await serve(service.office, { jobs: false, answerTimeout: 20_000 });
    const admin = person(ask, known.name, known.account, { ...known.headers });
    const { name, start, end } = LATE;
    const made = await register(service.office, { name, start, end, federation: 'AAA' });
    const report = {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: reportText(LATE),
    } as const;
    const release = await holding(service.office.store.url);
    const refused = await Promise.all([
      admin.ask('/api/v1/accounts', post({ name: 'late', role: 'arbiter' })),
      admin.ask('/api/v1/office/lists/verify', post({})),
      ask('/api/v1/session', post({ name: 'administrator', password: 'x' })),
      admin.ask(`/api/v1/office/events/${made.event}/reports`, report),
    ]);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'writes-wait' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await admin.ask('/api/v1/accounts')).statusCode).toBe(200);
    expect((await ask('/api/v1/players?q=al')).statusCode).toBe(200);
    await release();
    await pause(200);
    expect((await admin.ask('/api/v1/accounts')).body).not.toContain('late');
    expect((await admin.ask('/api/v1/jobs')).json().items).toEqual([]);
    expect((await ask(`/api/v1/events/${made.event}`)).json()).toMatchObject({ reports: [] });
    const account = await admin.ask('/api/v1/accounts', post({ name: 'late', role: 'arbiter' }));
    expect(account.statusCode).toBe(201);
    await server.close();
  });

  test('a job of a killed server is resumed, and fails after the third time', async () => {
    const service = await openService(fresh, { jobs: false });
    const admin = await administrator(service);
    const { store } = service.office;
    const id = await asked(admin);
    const path = fileURLToPath(new URL('./child.test-helper.ts', import.meta.url));
    const child = spawn(process.execPath, [path, store.url, id], { stdio: ['pipe', 'pipe', 'inherit'] });
    for await (const line of createInterface(child.stdout)) if (line === 'running') break;
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await admin.ask(`/api/v1/jobs/${id}`)).json()).toMatchObject({ state: 'running', attempts: 1 });
    const next = await another(service);
    expect(await ended(admin, id)).toMatchObject({ state: 'done', attempts: 2 });
    await next.close();
    const lost = await asked(admin);
    await store.write((trx) =>
      trx.updateTable('job').set({ state: 'running', attempts: 3 }).where('id', '=', lost).execute(),
    );
    const last = await another(service);
    expect(await ended(admin, lost)).toMatchObject({ state: 'failed', error: { code: 'job-lost' } });
    await last.close();
  });
});

const postgres = freshStores('postgres');

/** Each job opens the store on its own thread, so many jobs are slow. */
const MANY_JOBS = { timeout: 180_000 };

test('two servers on one PostgreSQL share sessions, limits, jobs and publications', MANY_JOBS, async () => {
  const service = await openService(postgres, { jobs: false });
  const two = await another(service);
  const admin = await administrator(service);
  const there: TestAccount = {
    ...admin,
    ask: (url, question = {}) =>
      two.ask(url, { ...question, headers: { ...admin.headers, ...question.headers } }),
  };
  // A session from this server works on the other, and ends on both.
  expect((await there.ask('/api/v1/session')).json().name).toBe('administrator');
  const other = await signIn(two.ask, 'administrator');
  expect(
    (await service.ask('/api/v1/sessions', { headers: { ...other.headers } })).json().items,
  ).toHaveLength(2);
  expect(
    (await two.ask('/api/v1/session', { method: 'DELETE', headers: { ...other.headers } })).statusCode,
  ).toBe(204);
  expect((await service.ask('/api/v1/sessions', { headers: { ...other.headers } })).statusCode).toBe(401);
  // Jobs created here run there, each once.
  const jobs = [await asked(admin), await asked(there), await asked(admin)];
  for (const id of jobs) expect(await ended(admin, id)).toMatchObject({ state: 'done', attempts: 1 });
  const list = { date: '2026-01-01', cadence: 'standard' };
  const page = '/api/v1/lists/standard/2026-01-01';
  expect((await service.ask(page)).statusCode).toBe(404);
  expect(await ended(admin, await asked(admin, 'close', list))).toMatchObject({ state: 'done' });
  expect(await ended(admin, await asked(there, 'publish', list))).toMatchObject({ state: 'done' });
  const [here, elsewhere] = [await service.ask(page), await two.ask(page)];
  expect(here.statusCode).toBe(200);
  expect(elsewhere.headers.etag).toBe(here.headers.etag);
  const player = '/api/v1/players/900001';
  expect((await service.ask(player)).json()).toEqual((await two.ask(player)).json());
  // Failed sign-ins are counted together.
  const guess = (ask: Service['ask']) => ask('/api/v1/session', post({ name: 'victim', password: 'guess' }));
  for (const ask of [service.ask, two.ask, service.ask, two.ask, service.ask])
    expect((await guess(ask)).statusCode).toBe(401);
  expect([(await guess(service.ask)).statusCode, (await guess(two.ask)).statusCode]).toEqual([429, 429]);
  await two.close();
});

test('two servers run each job once', MANY_JOBS, async () => {
  const service = await openService(postgres);
  const two = await another(service);
  const admin = await administrator(service);
  const jobs = await Promise.all([asked(admin), asked(admin), asked(admin), asked(admin)]);
  const all = await Promise.all(jobs.map((id) => ended(admin, id)));
  expect(all.map(({ state, attempts }) => [state, attempts])).toEqual(jobs.map(() => ['done', 1]));
  await two.close();
});
