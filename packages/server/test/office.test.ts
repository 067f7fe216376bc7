import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { verify } from '../../office/src/index.ts';
import { MEMBERS, reportText } from '../../office/test/federation.ts';
import { eachStore } from '../../office/test/stores.ts';
import { multipart } from './multipart.ts';
import { administrator, ended, newcomer, type TestAccount } from './people.ts';
import { openService, type Service } from './service.ts';

const report = (score: 1 | 0.5 | 0): string =>
  reportText({
    name: 'Winter Open',
    start: '2025-12-05',
    end: '2025-12-07',
    players: MEMBERS.slice(0, 4),
    rounds: [
      [
        [0, 3, 1],
        [1, 2, score],
      ],
      [
        [2, 0, 1],
        [3, 1, 0],
      ],
    ],
  });

const REPORT = report(0.5);
const text = { 'content-type': 'text/plain' };

eachStore((fresh) => {
  let service: Service;
  let admin: TestAccount;
  let officer: TestAccount;
  let arbiter: TestAccount;
  let event: string;

  beforeAll(async () => {
    service = await openService(fresh);
    const { ask } = service;
    admin = await administrator(service);
    officer = await newcomer(admin, ask, { name: 'Olga', role: 'officer', federation: 'AAA' });
    arbiter = await newcomer(admin, ask, { name: 'arne', role: 'arbiter' });
  });

  const audit = async (subject: string) =>
    (await admin.ask(`/api/v1/office/audit?subject=${subject}`)).json().items;

  test('an officer registers an event of their federation, changes it and assigns an arbiter', async () => {
    const body = { name: 'Winter Opn', start: '2025-12-05', end: '2025-12-07', registered: '2025-11-01' };
    const registered = await officer.ask('/api/v1/office/events', { method: 'POST', body });
    expect(registered.statusCode).toBe(201);
    event = registered.json().event;
    const seen = (await officer.ask(`/api/v1/office/events/${event}`)).json();
    expect(seen).toMatchObject({ federation: 'AAA', stage: 'registered', registered: '2025-11-01' });
    const elsewhere = await officer.ask('/api/v1/office/events', {
      method: 'POST',
      body: { ...body, federation: 'BBB' },
    });
    expect(elsewhere.json()).toMatchObject({ status: 403, code: 'not-allowed' });
    const changed = await officer.ask(`/api/v1/office/events/${event}`, {
      method: 'PATCH',
      body: { name: 'Winter Open' },
    });
    expect(changed.statusCode).toBe(200);
    const moved = await officer.ask(`/api/v1/office/events/${event}`, {
      method: 'PATCH',
      body: { federation: 'BBB' },
    });
    expect(moved.statusCode).toBe(403);
    // A part is rated with the whole, so an officer cannot add one to an event of another federation.
    const foreign = await admin.ask('/api/v1/office/events', {
      method: 'POST',
      body: { ...body, name: 'Foreign Open', federation: 'BBB' },
    });
    const partOf = foreign.json().event;
    for (const [address, method] of [
      ['/api/v1/office/events', 'POST'],
      [`/api/v1/office/events/${event}`, 'PATCH'],
    ] as const) {
      const part = await officer.ask(address, { method, body: { ...body, name: 'Winter Open', partOf } });
      expect(part.json()).toMatchObject({ status: 403, code: 'not-allowed' });
    }
    expect((await arbiter.ask('/api/v1/office/events')).json().items).toEqual([]);
    const given = await officer.ask(`/api/v1/office/events/${event}/arbiters`, {
      method: 'PUT',
      body: { arbiters: ['Arne'] },
    });
    expect(given.json()).toEqual({ arbiters: ['arne'] });
    expect((await arbiter.ask('/api/v1/office/events')).json().items).toMatchObject([{ event }]);
    expect(await audit(`event:${event}`)).toMatchObject([
      { action: 'arbiters-set', actor: 'olga', before: [], after: ['arne'] },
      {
        action: 'event-changed',
        actor: 'olga',
        account: officer.account,
        address: '127.0.0.1',
        before: { name: 'Winter Opn' },
        after: { name: 'Winter Open' },
      },
      { action: 'event-registered', before: null, after: { name: 'Winter Opn', stage: 'registered' } },
    ]);
  });

  test('an arbiter previews and submits a report twice; the download has the same bytes', async () => {
    const before = await service.office.store.db.selectFrom('document').select('hash').execute();
    const tried = await arbiter.ask(`/api/v1/office/preview?event=${event}&lang=fr`, {
      method: 'POST',
      headers: text,
      body: REPORT,
    });
    expect(tried.json()).toMatchObject({ event: { name: 'Winter Open', players: 4 } });
    // Ratings as on the list of December, not as in the report.
    expect(tried.json().players.map((each: { rating: number }) => each.rating)).not.toContain(null);
    expect(await service.office.store.db.selectFrom('document').select('hash').execute()).toEqual(before);
    const first = await arbiter.ask(`/api/v1/office/events/${event}/reports`, {
      method: 'POST',
      headers: text,
      body: `${REPORT}### draft\r\n`,
    });
    expect(first.statusCode).toBe(201);
    const form = multipart([{ name: 'report', filename: 'winter.trf', content: REPORT }]);
    const second = await arbiter.ask(`/api/v1/office/events/${event}/reports`, { method: 'POST', ...form });
    expect(second.statusCode).toBe(201);
    const { report, version, again } = second.json();
    expect([version, again]).toEqual([2, false]);
    const third = await arbiter.ask(`/api/v1/office/events/${event}/reports`, { method: 'POST', ...form });
    const preview = `/api/v1/office/preview?event=${event}`;
    for (const turned of [`/api/v1/office/events/${event}/reports?from=3&to=2`, `${preview}&from=3&to=2`])
      expect((await arbiter.ask(turned, { method: 'POST', ...form })).json()).toMatchObject({
        code: 'invalid-request',
        fields: [{ where: 'to', message: 'must be at least 3' }],
      });
    // The day a report came in changes its findings, in the preview as in the submission.
    const late = await arbiter.ask(`${preview}&received=2999-01-01`, { method: 'POST', ...form });
    expect(late.json()).toMatchObject({ code: 'invalid-date' });
    expect([third.statusCode, third.json().again]).toEqual([200, true]);
    const bytes = await arbiter.ask(`/api/v1/office/events/${event}/reports/${report}`);
    expect(bytes.body).toBe(REPORT);
    const other = await arbiter.ask(`/api/v1/office/events/${service.event}/reports/${report}`);
    expect(other.statusCode).toBe(403);
  });

  test('the officer rejects, the arbiter appeals, the officer accepts', async () => {
    const post = (someone: TestAccount, what: string, body: object) =>
      someone.ask(`/api/v1/office/events/${event}/${what}`, { method: 'POST', body });
    expect((await post(officer, 'reject', { because: 'round 2 is missing' })).json()).toMatchObject({
      stage: 'rejected',
    });
    expect((await post(arbiter, 'appeal', { because: 'it is not' })).statusCode).toBe(200);
    const seen = (await officer.ask(`/api/v1/office/events/${event}?lang=zh`)).json();
    expect(seen).toMatchObject({ appeal: 'it is not', waits: { code: 'for-decision' } });
    expect((await service.ask(`/api/v1/events/${event}`)).json()).not.toHaveProperty('appeal');
    expect((await post(officer, 'accept', { report: 'R1' })).json().code).toBe('report-unknown');
    expect((await post(officer, 'accept', {})).json()).toMatchObject({ event, stage: 'accepted' });
    expect((await audit(`event:${event}`))[0]).toMatchObject({
      action: 'report-accepted',
      before: { stage: 'reported' },
      after: { stage: 'accepted' },
    });
  });

  test('the administrator closes and publishes by jobs, and follows one as an event stream', async () => {
    const job = async (what: string, body: object) => {
      const answer = await admin.ask(`/api/v1/office/lists/${what}`, { method: 'POST', body });
      expect(answer.statusCode).toBe(202);
      expect(answer.headers.location).toBe(`/api/v1/jobs/${answer.json().id}`);
      return answer.json().id as string;
    };
    const list = { date: '2026-01-01', cadence: 'standard' };
    const tried = await ended(admin, await job('close', { ...list, dryRun: true }));
    expect(tried).toMatchObject({ state: 'done', result: [{ cadence: 'standard', revision: null }] });
    await service.server.listen({ port: 0, host: '127.0.0.1' });
    const closing = await job('close', list);
    const followed = await events(service, admin, closing);
    expect(followed.at(-1)).toMatchObject({ id: closing, state: 'done', attempts: 1 });
    expect(await ended(admin, closing)).toMatchObject({ result: [{ revision: 1 }] });
    expect(await ended(admin, await job('publish', list))).toMatchObject({ state: 'done', error: null });
    const page = await service.ask('/api/v1/lists/standard/2026-01-01');
    expect(page.statusCode).toBe(200);
    const again = await ended(admin, await job('publish', list));
    expect(again).toMatchObject({ state: 'failed', error: { code: 'list-published' } });
    const [made] = await audit(`job:${closing}`);
    expect(made).toMatchObject({ action: 'job-made', actor: 'administrator' });
    const entry = await service.office.store.db
      .selectFrom('entry')
      .select('actor')
      .where('kind', '=', 'list-published')
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(entry?.actor).toBe('administrator');
  });

  test('players are added, changed and merged; the audit log has no names', async () => {
    const post = (url: string, body: object, someone: TestAccount = officer) =>
      someone.ask(`/api/v1/office/players${url}`, { method: 'POST', body });
    const body = { id: '900500', name: 'Quince, Quentin', federation: 'AAA', sex: 'M', birth: '2001-02-03' };
    expect((await post('', body)).statusCode).toBe(201);
    expect((await post('', { ...body, id: '900501', federation: 'BBB' })).statusCode).toBe(403);
    expect((await post('', { ...body, id: '900501', federation: 'BBB' }, admin)).statusCode).toBe(201);
    expect((await post('/900501/titles', { title: 'FM' })).statusCode).toBe(403);
    expect((await post('/900500/titles', { title: 'FM' })).json()).toEqual({ id: '900500' });
    expect((await post('/900500/rename', { name: 'Quince, Quinn' })).statusCode).toBe(200);
    expect((await post('/900500/transfer', { to: 'CCC' }, admin)).statusCode).toBe(200);
    expect((await post('/900501/merge', { into: '900500' }, admin)).json()).toEqual({ id: '900500' });
    expect((await post('/900500/died', { date: '2025-11-01' }, admin)).statusCode).toBe(200);
    expect((await post('/900500/redact', { because: 'asked for' }, admin)).statusCode).toBe(200);
    const items = await audit('player:900500');
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'player-redacted',
      'player-died',
      'player-transferred',
      'player-renamed',
      'player-titled',
      'player-added',
    ]);
    expect(items[4]).toMatchObject({ before: { title: '' }, after: { title: 'FM' } });
    expect(JSON.stringify(items)).not.toMatch(/Quin|2001-02/);
  });

  test('a national ID is linked to a player, redirects to the FIDE ID, and is removed', async () => {
    const at = '/api/v1/office/players/900002/identities';
    const give = (id: string, scheme: string) =>
      officer.ask(at, { method: 'POST', body: { id, scheme, since: '2025-11-01' } });
    expect((await give('4711', 'national')).json()).toMatchObject({ status: 422, code: 'identity-invalid' });
    expect((await give('AAA/4711', 'national')).json()).toEqual({ id: '900002' });
    expect((await give('AAA/4711', 'national')).json()).toMatchObject({
      status: 409,
      code: 'identity-taken',
    });
    expect((await service.ask('/api/v1/players/900002')).json().otherIds).toEqual(['AAA/4711']);
    const moved = await service.ask('/api/v1/players/AAA%2F4711/history');
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/api/v1/players/900002/history']);
    const revoke = () => officer.ask(`${at}/AAA%2F4711`, { method: 'DELETE' });
    expect((await revoke()).json()).toEqual({ id: '900002' });
    expect((await revoke()).json()).toMatchObject({ status: 409, code: 'identity-not-added' });
    expect((await service.ask('/api/v1/players/AAA%2F4711')).statusCode).toBe(404);
    const items = await audit('player:900002');
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'identity-revoked', before: { ids: '900002, AAA/4711' }, after: { ids: '900002' } },
      { action: 'identity-added', before: { ids: '900002' }, after: { ids: '900002, AAA/4711' } },
    ]);
  });

  test('a corrected report of a rated event', async () => {
    const form = multipart([{ name: 'file', filename: 'again.trf', content: report(1) }]);
    const url = `/api/v1/office/events/${event}/corrections`;
    expect((await officer.ask(url, { method: 'POST', ...form })).statusCode).toBe(400);
    const other = await officer.ask(`${url}?because=a+result&report=R1`, { method: 'POST', ...form });
    expect(other.json().code).toBe('report-unknown');
    const answer = await officer.ask(`${url}?because=a+result`, { method: 'POST', ...form });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ event, diff: { games: { changed: 1 } }, overtaken: null });
  });

  test('a list is imported, as a raw body and as a form, and verified', async () => {
    const { body: whole } = await service.ask('/api/v1/lists/standard/2026-01-01.txt');
    const url = '/api/v1/office/lists/import?date=2026-02-01&cadence=rapid&name=rapid.txt';
    const raw = await admin.ask(url, { method: 'POST', headers: text, body: whole });
    expect(await ended(admin, raw.json().id)).toMatchObject({
      state: 'done',
      result: { changed: true, needs: [], losses: { count: 0 }, file: { name: 'rapid.txt' } },
    });
    const form = multipart([{ name: 'list', filename: 'blitz.txt', content: whole }]);
    const formed = await admin.ask('/api/v1/office/lists/import?date=2026-02-01&cadence=blitz', {
      method: 'POST',
      ...form,
    });
    expect(await ended(admin, formed.json().id)).toMatchObject({ result: { file: { name: 'blitz.txt' } } });
    const because = 'The file of another cadence.';
    const undoing = await admin.ask('/api/v1/office/lists/import/undo', {
      method: 'POST',
      body: { because },
    });
    expect(undoing.json().options).not.toMatchObject({ because });
    expect(await ended(admin, undoing.json().id)).toMatchObject({
      state: 'done',
      result: { date: '2026-02-01', lists: [{ cadence: 'blitz', current: null }] },
    });
    // The job is reported as done before its file is removed.
    await expect
      .poll(() => service.office.store.db.selectFrom('job_file').select(['job', 'part']).execute())
      .toEqual([]);
    const check = await admin.ask('/api/v1/office/lists/verify', { method: 'POST', body: {} });
    const verified = await ended(admin, check.json().id);
    expect(verified).toMatchObject({ state: 'done', progress: { work: 'verify' } });
    expect((await verify(service.office)).chain.standing).toBe('same');
    expect((await admin.ask('/api/v1/jobs')).json().items.length).toBeGreaterThan(5);
    expect((await officer.ask('/api/v1/office/status')).json()).toMatchObject({ zone: 'UTC' });
  });
});

/** Server-sent events until the server ends the stream. */
async function events({ server }: Service, { headers }: TestAccount, job: string): Promise<unknown[]> {
  const { port } = server.server.address() as AddressInfo;
  const asked = request({ port, host: '127.0.0.1', path: `/api/v1/jobs/${job}/events`, headers });
  asked.end();
  const [answer] = await once(asked, 'response');
  expect(answer.headers['content-type']).toContain('text/event-stream');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  let body = '';
  for await (const chunk of answer) body += chunk;
  return body
    .split('\n\n')
    .filter((part) => part.startsWith('event: job'))
    .map((part) => JSON.parse(part.slice(part.indexOf('data: ') + 6)));
}
