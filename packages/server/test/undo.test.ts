import type { AuditPage } from '@eloquence/api';
import { defined } from '@eloquence/rating';
import { beforeAll, expect, test } from 'vitest';
import { MEMBERS, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { administrator, ended, newcomer, type TestAccount } from './people.ts';
import { OPEN, openService, type Service } from './service.ts';

/** Each job opens the store on its own thread, so nine jobs are slow. */
const MANY_JOBS = { timeout: 180_000 };

/** Reverting mistakes over the API, and warnings of possible mistakes. */
inSqlite((fresh) => {
  let service: Service;
  let admin: TestAccount;
  let officer: TestAccount;

  beforeAll(async () => {
    service = await openService(fresh);
    admin = await administrator(service);
    officer = await newcomer(admin, service.ask, { name: 'olga', role: 'officer', federation: 'AAA' });
  });

  const post = (someone: TestAccount, url: string, body?: object) =>
    someone.ask(`/api/v1/office${url}`, { method: 'POST', ...(body && { body }) });
  const audit = async (subject: string) =>
    (await admin.ask(`/api/v1/office/audit?subject=${subject}`)).json().items;
  const job = async (what: string, body: object) =>
    ended(admin, (await post(admin, `/lists/${what}`, body)).json().id);

  test('a duplicate registration gives a warning and is withdrawn', async () => {
    const body = { name: 'Winter Open', start: '2025-12-05', end: '2025-12-07', registered: '2025-11-01' };
    const first = (await post(officer, '/events', body)).json();
    expect(first.alike).toEqual([]);
    const second = (await post(officer, '/events?lang=fr', body)).json();
    expect(second.alike).toMatchObject([
      { severity: 'warning', code: 'event-alike', values: { event: first.event } },
    ]);
    expect(second.alike[0].message).toContain(first.event);
    const report = reportText({ ...OPEN, name: body.name, start: body.start, end: body.end });
    const handedIn = await officer.ask(`/api/v1/office/events/${second.event}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: report,
    });
    expect(handedIn.json().findings).toContainEqual(
      expect.objectContaining({ code: 'event-alike', message: expect.stringContaining(first.event) }),
    );
    const url = `/events/${second.event}/withdraw`;
    expect((await post(officer, url, { because: '' })).statusCode).toBe(400);
    // An accepted report, too, is rejected with the withdrawal.
    expect((await post(officer, `/events/${second.event}/accept`, {})).statusCode).toBe(200);
    const shown = (await service.ask(`/api/v1/events/${second.event}/standings`)).json();
    expect(shown.players).toHaveLength(OPEN.players.length);
    const withdrawn = await post(officer, url, { because: 'Registered twice.' });
    expect(withdrawn.json()).toEqual({
      event: second.event,
      stage: 'withdrawn',
      reports: [handedIn.json().report],
    });
    const seen = (await service.ask(`/api/v1/events/${second.event}`)).json();
    expect(seen).toMatchObject({ stage: 'withdrawn', because: 'Registered twice.' });
    // Its report is visible to its arbiters and officers only.
    expect(seen.reports).toEqual([]);
    for (const part of ['standings', 'crosstable', 'ratings']) {
      const answer = (await service.ask(`/api/v1/events/${second.event}/${part}`)).json();
      expect([part, answer.players]).toEqual([part, []]);
    }
    const own = (await officer.ask(`/api/v1/office/events/${second.event}`)).json();
    expect(own.reports).toMatchObject([{ version: 1, state: 'rejected', redacted: false }]);
    const file = `/api/v1/events/${second.event}/report`;
    const stranger = await newcomer(admin, service.ask, { name: 'sven', role: 'officer', federation: 'BBB' });
    const helper = await newcomer(admin, service.ask, { name: 'hedda', role: 'arbiter', events: [] });
    const given = await newcomer(admin, service.ask, {
      name: 'gerda',
      role: 'arbiter',
      events: [second.event],
    });
    for (const ask of [service.ask, stranger.ask, helper.ask, officer.ask, admin.ask, given.ask]) {
      const refused = await ask(`${file}?version=1`);
      expect(refused.json()).toMatchObject({ status: 404, code: 'report-unavailable' });
      expect(refused.json().detail).toContain('withdrawn');
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    const original = `/api/v1/office/events/${second.event}/reports/${own.reports[0].report}`;
    const answers = [stranger, helper, officer, admin, given].map(({ ask }) => ask(original));
    const seenBy = (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, body === report]);
    expect(seenBy).toEqual([[403, false], [403, false], ...Array.from({ length: 3 }, () => [200, true])]);
    const again = await post(officer, url, { because: 'Again.' });
    expect(again.json()).toMatchObject({ status: 409, code: 'event-withdrawn' });
    const rated = await post(officer, `/events/${service.event}/withdraw`, { because: 'No.' });
    expect(rated.json()).toMatchObject({ status: 409, code: 'event-rated' });
    const [entry, ...before] = await audit(`event:${second.event}`);
    expect(entry).toMatchObject({
      action: 'event-withdrawn',
      actor: 'olga',
      before: { stage: 'accepted' },
      after: { stage: 'withdrawn' },
    });
    expect(before).toHaveLength(3);
    await officer.ask(`/api/v1/office/events/${second.event}`, { method: 'PATCH', body: {} });
    const back = (await officer.ask(`/api/v1/office/events/${second.event}`)).json();
    expect(back).toMatchObject({ stage: 'registered', waits: { code: 'for-report' } });
  });

  test('a report with the games of another event, or a redacted name, has findings', async () => {
    const body = { name: 'Other Open', start: '2025-11-04', end: '2025-11-09', registered: '2025-11-01' };
    const { event } = (await post(officer, '/events', body)).json();
    const handIn = async (which: string) => {
      const answer = await officer.ask(`/api/v1/office/events/${event}/reports?lang=zh`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: reportText({ ...OPEN, name: `Other Open ${which}`, start: '2025-11-04' }),
      });
      const { findings } = answer.json() as {
        findings: { code: string; message: string; values: object }[];
      };
      return (code: string) => findings.find((finding) => finding.code === code);
    };
    const alike = (await handIn('I'))('games-alike');
    expect(alike?.values).toMatchObject({ event: service.event, same: 6, games: 6 });
    expect(alike?.message).toContain(service.event);
    await post(admin, '/players/900003/redact', { because: 'asked for' });
    expect((await handIn('II'))('name-redacted')?.message).toContain('900003');
    expect((await post(officer, `/events/${event}/withdraw`, { because: 'Twice.' })).statusCode).toBe(200);
  });

  test('a death entered by mistake is revoked', async () => {
    const died = `/api/v1/office/players/900004/died`;
    const revoke = () => officer.ask(died, { method: 'DELETE' });
    expect((await revoke()).json()).toMatchObject({ status: 409, code: 'nothing-changed' });
    await officer.ask(died, { method: 'POST', body: { date: '2025-11-20' } });
    expect((await revoke()).json()).toEqual({ id: '900004' });
    expect((await audit('player:900004'))[0]).toMatchObject({
      action: 'death-revoked',
      before: { died: '2025-11-20' },
      after: { died: null },
    });
  });

  test('a decision is reopened with a reason', async () => {
    const body = { name: 'Reopened Open', start: '2025-11-10', end: '2025-11-12', registered: '2025-11-01' };
    const { event } = (await post(officer, '/events', body)).json();
    const handedIn = await officer.ask(`/api/v1/office/events/${event}/reports`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: reportText({ ...OPEN, name: body.name, start: body.start, end: body.end }),
    });
    const { report } = handedIn.json();
    const reopen = (body: object) => post(officer, `/events/${event}/reopen`, body);
    expect((await reopen({ because: 'Why not.' })).json()).toMatchObject({
      status: 409,
      code: 'nothing-to-reopen',
    });
    expect((await post(officer, `/events/${event}/accept`, {})).statusCode).toBe(200);
    expect((await reopen({})).statusCode).toBe(400);
    expect((await reopen({ because: 'No.', report: 'R1' })).json()).toMatchObject({ code: 'report-unknown' });
    const done = await reopen({ because: 'Round 3 is missing.', report });
    expect(done.json()).toEqual({ event, report, stage: 'reported', appeal: null });
    expect((await service.ask(`/api/v1/events/${event}`)).json()).toMatchObject({
      stage: 'reported',
      because: 'Round 3 is missing.',
    });
    expect((await audit(`event:${event}`))[0]).toMatchObject({
      action: 'decision-revoked',
      actor: 'olga',
      before: { stage: 'accepted' },
      after: { stage: 'reported' },
    });
    expect((await post(officer, `/events/${event}/withdraw`, { because: 'Twice.' })).statusCode).toBe(200);
  });

  test('an adjustment is listed and revoked', async () => {
    const url = '/api/v1/office/adjustments';
    const seen = async () => (await admin.ask(url)).json().items;
    const set = { adjustment: '2024-03', date: '2099-01-01' };
    expect(await seen()).toEqual([]);
    expect((await post(admin, '/adjustments', set)).statusCode).toBe(201);
    expect((await post(admin, '/adjustments', set)).json()).toMatchObject({ code: 'nothing-changed' });
    expect(await seen()).toEqual([{ ...set, cadences: ['standard', 'rapid', 'blitz'], published: false }]);
    const revoke = () => admin.ask(`${url}/2099-01-01/2024-03`, { method: 'DELETE' });
    expect((await revoke()).json()).toMatchObject(set);
    expect(await seen()).toEqual([]);
    expect((await revoke()).json()).toMatchObject({ status: 409, code: 'adjustment-not-set' });
    expect(await audit('list:2099-01-01')).toMatchObject([
      { action: 'adjustment-revoked', before: { adjustments: ['2024-03'] }, after: { adjustments: [] } },
      { action: 'adjustment-set', before: { adjustments: [] }, after: { adjustments: ['2024-03'] } },
    ]);
  });

  test('a date of birth is corrected; the audit log has only the year', async () => {
    const birth = (given: string) => post(officer, '/players/900005/birth', { birth: given });
    expect((await birth('2099')).json()).toMatchObject({ status: 422, code: 'birth-in-future' });
    expect((await birth('1971-03-04')).json()).toEqual({ id: '900005' });
    expect((await service.ask('/api/v1/players/900005')).json()).toMatchObject({ birthYear: 1971 });
    const [entry] = await audit('player:900005');
    expect(entry).toMatchObject({
      action: 'player-born',
      before: { birthYear: 1970, hasBirthDay: false },
      after: { birthYear: 1971, hasBirthDay: true },
    });
    expect(JSON.stringify(entry)).not.toContain('1971-03');
  });

  test('the audit log is filtered by dates, inclusive', async () => {
    const days = async (query: string) => {
      const { items } = (await admin.ask(`/api/v1/office/audit?limit=100&${query}`)).json();
      return new Set(items.map(({ at }: { at: string }) => at.slice(0, 10)));
    };
    const all = [...(await days(''))].sort();
    const [first, last] = [defined(all[0]), defined(all.at(-1))];
    const moved = await service.office.store.db
      .selectFrom('audit')
      .select((of) => of.fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow();
    // One entry on each of three days, at the first and last moment.
    const moments = ['2024-02-28T23:59:59.999Z', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'];
    for (const [index, at] of moments.entries())
      await service.office.store.write((trx) =>
        trx
          .updateTable('audit')
          .set({ at })
          .where('seq', '=', moved.seq - index)
          .execute(),
      );
    expect(await days('from=2024-02-28&to=2024-02-28')).toEqual(new Set(['2024-02-28']));
    expect(await days('from=2024-02-29&to=2024-02-29')).toEqual(new Set(['2024-02-29']));
    expect(await days('to=2024-02-29')).toEqual(new Set(['2024-02-28', '2024-02-29']));
    expect(await days('from=2024-02-29&to=2024-03-01')).toEqual(new Set(['2024-02-29', '2024-03-01']));
    expect(await days(`from=${first}&to=${last}`)).toEqual(new Set(all));
    expect(await days('from=2024-03-02&to=2024-03-01')).toEqual(new Set());
    const walked: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const cursor: string = next && `&cursor=${encodeURIComponent(next)}`;
      const page: AuditPage = (await admin.ask(`/api/v1/office/audit?limit=1&to=2024-03-01${cursor}`)).json();
      walked.push(...page.items.map(({ at }) => at));
      ({ next } = page);
    }
    expect(walked).toEqual(moments.toReversed());
    for (const wrong of [
      'from=yesterday',
      'to=2024-02-30',
      'from=2024-1-1',
      'cursor=7',
      'cursor=2024-01-01_7',
    ])
      expect((await admin.ask(`/api/v1/office/audit?${wrong}`)).statusCode).toBe(400);
  });

  test('an unlikely merge is refused with a reason, forced, and undone', async () => {
    const [one, other] = MEMBERS.slice(0, 2).map(({ id }) => String(id));
    const merge = (more: object = {}) => post(admin, `/players/${other}/merge`, { into: one, ...more });
    const refused = (await merge()).json();
    expect(refused).toMatchObject({
      status: 409,
      code: 'players-met',
      values: { from: other, into: one, event: service.event },
    });
    expect(refused.detail).toContain(service.event);
    expect((await merge({ force: false })).statusCode).toBe(409);
    expect((await merge({ force: true })).json()).toEqual({ id: one });
    expect((await post(admin, `/players/${one}/split`)).json()).toMatchObject({
      status: 409,
      code: 'not-merged',
    });
    const split = await post(admin, `/players/${other}/split`);
    expect(split.json()).toEqual({ id: other, from: one, reports: [] });
    expect((await audit(`player:${other}`))[0]).toMatchObject({
      action: 'players-split',
      actor: 'administrator',
    });
    expect((await service.ask(`/api/v1/players/${other}`)).json()).toMatchObject({ id: other });
    expect((await service.ask(`/api/v1/players/${one}`)).json()).toMatchObject({ id: one });
  });

  test(
    'a closing has warnings; revisions of a replay are dropped, computed again and published together',
    MANY_JOBS,
    async () => {
      const closed = await job('close', { date: '2099-02-01', cadence: 'standard' });
      const [list] = closed.result as { findings: { code: string; message: string; hint: string }[] }[];
      expect(list?.findings.map(({ code }) => code)).toEqual(['list-skipped', 'closing-early']);
      for (const each of list?.findings ?? [])
        expect(each).toMatchObject({
          message: expect.stringMatching(/\.$/),
          hint: expect.stringMatching(/\.$/),
        });
      const french = (await admin.ask(`/api/v1/jobs/${closed.id}?lang=fr`)).json().result[0].findings;
      expect(french[0].message).not.toBe(list?.findings[0]?.message);
      // The same before and after publication.
      const desk = (await admin.ask('/api/v1/office/desk')).json();
      expect(desk.drafts).toMatchObject([{ date: '2099-02-01', findings: list?.findings }]);

      expect((await job('drop', {})).result).toEqual([]);
      const revision = { cadence: 'standard', date: '2025-12-01', revision: 2 };
      await job('replay', { from: '2025-12-01' });
      expect((await job('drop', {})).result).toEqual([revision]);
      const nothing = await job('publish', { date: '2025-12-01', onwards: true });
      expect(nothing).toMatchObject({ state: 'failed', error: { code: 'no-revisions' } });
      const both = await post(admin, '/lists/publish', { date: '2025-12-01', onwards: true, revision: 2 });
      expect(both.json()).toMatchObject({
        status: 400,
        code: 'invalid-request',
        fields: [{ where: 'revision', message: 'is not allowed' }],
      });
      const { result: replayed } = await job('replay', { from: '2025-12-01' });
      const published = await job('publish', { date: '2025-11-01', onwards: true });
      expect(published.result).toMatchObject([
        { ...revision, revision: (replayed as (typeof revision)[])[0]?.revision },
      ]);
      // The draft of a new list is not a revision: it is neither dropped nor published with them.
      const { drafts } = (await admin.ask('/api/v1/office/status')).json();
      expect(drafts).toMatchObject([{ date: '2099-02-01' }]);
      const cadence = await post(admin, '/lists/drop', { cadence: 'standard' });
      expect(cadence.json()).toMatchObject({
        status: 400,
        code: 'invalid-request',
        fields: [{ where: 'date', message: 'is missing' }],
      });
      const dropped = await job('drop', { date: '2099-02-01', cadence: 'standard' });
      expect(dropped.result).toMatchObject([{ cadence: 'standard', date: '2099-02-01' }]);
      expect((await admin.ask('/api/v1/office/status')).json().drafts).toEqual([]);
      const gone = await job('drop', { date: '2099-02-01' });
      expect(gone).toMatchObject({ state: 'failed', error: { code: 'no-draft' } });
      await job('close', { date: '2099-02-01', cadence: 'standard' });
      const early = await job('publish', { date: '2099-02-01' });
      expect(early).toMatchObject({ state: 'done', result: [{ findings: list?.findings }] });
    },
  );
});
