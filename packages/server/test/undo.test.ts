import { beforeAll, expect, test } from 'vitest';
import { MEMBERS, reportText } from '../../office/test/federation.ts';
import { eachStore } from '../../office/test/stores.ts';
import { administrator, ended, newcomer, type Person } from './people.ts';
import { OPEN, openService, type Service } from './service.ts';

/** Each job has a thread of its own that opens the store: seven of them take their time. */
const MANY_JOBS = { timeout: 180_000 };

/** What was done by mistake is taken back over the API, and what may be a mistake is warned of. */
eachStore((fresh) => {
  let service: Service;
  let admin: Person;
  let officer: Person;

  beforeAll(async () => {
    service = await openService(fresh);
    admin = await administrator(service);
    officer = await newcomer(admin, service.ask, { name: 'olga', role: 'officer', federation: 'AAA' });
  });

  const post = (someone: Person, url: string, body?: object) =>
    someone.ask(`/api/v1/office${url}`, { method: 'POST', ...(body && { body }) });
  const audit = async (subject: string) =>
    (await admin.ask(`/api/v1/office/audit?subject=${subject}`)).json().items;
  const job = async (what: string, body: object) =>
    ended(admin, (await post(admin, `/lists/${what}`, body)).json().id);

  test('an event registered twice is warned of, and the second one withdrawn', async () => {
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
    const withdrawn = await post(officer, url, { because: 'Registered twice.' });
    expect(withdrawn.json()).toEqual({
      event: second.event,
      stage: 'withdrawn',
      reports: [handedIn.json().report],
    });
    const seen = (await service.ask(`/api/v1/events/${second.event}`)).json();
    expect(seen).toMatchObject({ stage: 'withdrawn', because: 'Registered twice.' });
    const again = await post(officer, url, { because: 'Again.' });
    expect(again.json()).toMatchObject({ status: 409, code: 'event-withdrawn' });
    const rated = await post(officer, `/events/${service.event}/withdraw`, { because: 'No.' });
    expect(rated.json()).toMatchObject({ status: 409, code: 'event-rated' });
    const [entry, ...before] = await audit(`event:${second.event}`);
    expect(entry).toMatchObject({
      action: 'event-withdrawn',
      actor: 'olga',
      before: { stage: 'reported' },
      after: { stage: 'withdrawn' },
    });
    expect(before).toHaveLength(2);
    await officer.ask(`/api/v1/office/events/${second.event}`, { method: 'PATCH', body: {} });
    const back = (await officer.ask(`/api/v1/office/events/${second.event}`)).json();
    expect(back).toMatchObject({ stage: 'registered', waits: { code: 'for-report' } });
  });

  test('the same games under another name, and a name that was redacted, are told with the report', async () => {
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

  test('a death said by mistake is revoked', async () => {
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

  test('an unlikely merge is refused with its reason, made all the same, and undone', async () => {
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
    'a closing warns in words; revisions of a replay are dropped, made again and published together',
    MANY_JOBS,
    async () => {
      const closed = await job('close', { date: '2099-02-01', cadence: 'standard' });
      const [list] = closed.result as { findings: { code: string; message: string; hint: string }[] }[];
      expect(list?.findings.map(({ code }) => code)).toEqual(['list-skipped', 'closing-early']);
      for (const { message, hint } of list?.findings ?? []) expect(message && hint).toBeTruthy();
      const french = (await admin.ask(`/api/v1/jobs/${closed.id}?lang=fr`)).json().result[0].findings;
      expect(french[0].message).not.toBe(list?.findings[0]?.message);

      expect((await job('drop', {})).result).toEqual([]);
      const revision = { cadence: 'standard', date: '2025-12-01', revision: 2 };
      await job('replay', { from: '2025-12-01' });
      expect((await job('drop', {})).result).toEqual([revision]);
      const nothing = await job('publish', { date: '2025-12-01', onwards: true });
      expect(nothing).toMatchObject({ state: 'failed', error: { code: 'no-revisions' } });
      const both = await post(admin, '/lists/publish', { date: '2025-12-01', onwards: true, revision: 2 });
      expect(both.json()).toMatchObject({ status: 400, code: 'invalid-request' });
      const { result: replayed } = await job('replay', { from: '2025-12-01' });
      const published = await job('publish', { date: '2025-11-01', onwards: true });
      expect(published.result).toMatchObject([
        { ...revision, revision: (replayed as (typeof revision)[])[0]?.revision },
      ]);
      // The draft of a new list is no revision: it is neither dropped nor published with them.
      const { drafts } = (await admin.ask('/api/v1/office/status')).json();
      expect(drafts).toMatchObject([{ date: '2099-02-01' }]);
    },
  );
});
