import { defined } from '@eloquence/rating';
import { beforeAll, describe, expect, test } from 'vitest';
import { eachStore } from '../../office/test/stores.ts';
import { beginSession } from '../src/accounts/sessions.ts';
import { defaultConfig, firstAdministrator, linkFor } from '../src/index.ts';
import { deleteExpired } from '../src/jobs/cleanup.ts';
import {
  administrator,
  newcomer,
  PASSWORD,
  person,
  secretOf,
  setUp,
  signIn,
  type TestAccount,
  withToken,
} from './people.ts';
import { openService, type Question, type Service, serve } from './service.ts';

const post = (body: object, headers: Record<string, string> = {}): Question => ({
  method: 'POST',
  body,
  headers,
});

eachStore((fresh) => {
  let service: Service;
  let admin: TestAccount;
  const code = async (answer: ReturnType<Service['ask']>) => {
    const { statusCode, body } = await answer;
    return [statusCode, body === '' ? null : JSON.parse(body).code];
  };

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
  });

  test('first starts create one administrator, and a link each until one is used', async () => {
    const { office, ask } = service;
    const both = await Promise.all([firstAdministrator(office), firstAdministrator(office)]);
    expect(both.map((one) => one?.name)).toEqual(['administrator', 'administrator']);
    const [link, other] = both.map((one) => one?.link.secret ?? '') as [string, string];
    const use = (secret: string, password: string = PASSWORD) =>
      code(ask('/api/v1/session/link', post({ link: secret, password })));
    for (const weak of ['short', 'administrator', 'administrator1', 'aaaaaaaaaaaaaaaa', 'x'.repeat(201)]) {
      expect(await use(link, weak), weak).toEqual([422, 'password-weak']);
    }
    admin = await setUp(ask, link);
    expect(admin.name).toBe('administrator');
    for (const secret of [link, other]) expect(await use(secret)).toEqual([410, 'link-invalid']);
    expect(await firstAdministrator(office)).toBeNull();
    const accounts = await office.store.db.selectFrom('account').select('name').execute();
    expect(accounts).toEqual([{ name: 'administrator' }]);
  });

  test('a link used twice at once works once', async () => {
    const { office, ask } = service;
    const [old, link] = [await linkFor(office, 'Administrator'), await linkFor(office, 'Administrator')];
    expect(await linkFor(office, 'nobody')).toBeNull();
    const body = { link: link?.secret, password: PASSWORD };
    // A new link for an account ends the previous one.
    const before = { ...body, link: old?.secret };
    expect(await code(ask('/api/v1/session/link', post(before)))).toEqual([410, 'link-invalid']);
    const answers = await Promise.all([1, 2].map(() => ask('/api/v1/session/link', post(body))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    admin = await signIn(ask, 'ADMINISTRATOR');
  });

  test('an expired link is refused', async () => {
    const { office, ask } = service;
    const link = await linkFor(office, 'administrator');
    await office.store.write((trx) =>
      trx
        .updateTable('link')
        .set({ expires: '2025-01-01T00:00:00.000Z' })
        .where('used', 'is', null)
        .execute(),
    );
    const body = { link: link?.secret, password: PASSWORD };
    expect(await code(ask('/api/v1/session/link', post(body)))).toEqual([410, 'link-invalid']);
  });

  describe('a session', () => {
    test('is in a cookie with HttpOnly and SameSite', async () => {
      const answer = await service.ask(
        '/api/v1/session',
        post({ name: 'administrator', password: PASSWORD }),
      );
      const cookie = String(answer.headers['set-cookie']);
      expect(cookie).toMatch(/^eloquence_session=[\w-]{43}; /);
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).not.toContain('Secure');
      expect(answer.headers['cache-control']).toBe('no-store');
      const { ask, server } = await serve(service.office, { origin: 'https://ratings.example', jobs: false });
      const setSecurityHeaders = await ask(
        '/api/v1/session',
        post({ name: 'administrator', password: PASSWORD }),
      );
      expect(String(setSecurityHeaders.headers['set-cookie'])).toContain('Secure');
      await server.close();
    });

    test('is new after each sign-in, is listed and can be ended', async () => {
      const first = await signIn(service.ask, 'administrator');
      const again = await service.ask('/api/v1/session', {
        ...post({ name: 'administrator', password: PASSWORD }),
        headers: { cookie: first.headers.cookie as string },
      });
      expect(again.statusCode).toBe(200);
      expect(await code(first.ask('/api/v1/sessions'))).toEqual([401, 'sign-in-needed']);
      const { items } = (await admin.ask('/api/v1/sessions')).json();
      expect(items.length).toBeGreaterThan(1);
      const other = items.find(({ isThis }: { isThis: boolean }) => !isThis);
      const ended = await admin.ask(`/api/v1/sessions/${other.id}`, { method: 'DELETE' });
      expect(ended.statusCode).toBe(204);
      const rest = (await admin.ask('/api/v1/sessions')).json().items;
      expect(rest).toHaveLength(items.length - 1);
    });

    test('in use outlives unused ones, however many begin', async () => {
      const own = await openService(fresh, { jobs: false });
      const { ask, office } = own;
      const inUse = await administrator(own);
      // Not by name and password: so many sign-ins would be slowed down.
      const begin = () =>
        beginSession(office, inUse.account, { address: '192.0.2.1', before: null, hours: 1 });
      const seen = (minutes: number): { readonly last_seen: string } => ({
        last_seen: new Date(office.now().getTime() - minutes * 60_000).toISOString(),
      });
      const { items } = (await inUse.ask('/api/v1/sessions')).json();
      const forgotten = await begin();
      // The use of a session is stored only every few minutes: in the store, these two are the oldest.
      await office.store.write((trx) =>
        trx.updateTable('session').set(seen(4)).where('account', '=', inUse.account).execute(),
      );
      for (let count = 0; count < 22; count += 1) {
        expect((await inUse.ask('/api/v1/session')).json().account).toBe(inUse.account);
        await begin();
        await office.store.write((trx) =>
          trx
            .updateTable('session')
            .set(seen(3))
            .where('account', '=', inUse.account)
            .where('last_seen', '>', seen(3).last_seen)
            .execute(),
        );
      }
      const left = (await inUse.ask('/api/v1/sessions')).json().items;
      expect(left).toHaveLength(20);
      expect(left.find(({ isThis }: { isThis: boolean }) => isThis).id).toBe(items[0].id);
      const cookie = `eloquence_session=${forgotten.secret}`;
      expect(await code(ask('/api/v1/sessions', { headers: { cookie } }))).toEqual([401, 'sign-in-needed']);
    });

    test('ends with a sign-out, after its time and with a new password', async () => {
      const [one, two, three] = await Promise.all([1, 2, 3].map(() => signIn(service.ask, 'administrator')));
      const out = await (one as TestAccount).ask('/api/v1/session', { method: 'DELETE' });
      expect([out.statusCode, String(out.headers['set-cookie'])]).toEqual([
        204,
        expect.stringContaining('1970'),
      ]);
      expect((await (one as TestAccount).ask('/api/v1/session')).json().account).toBeNull();
      const hash = (await (two as TestAccount).ask('/api/v1/sessions'))
        .json()
        .items.find(({ isThis }: { isThis: boolean }) => isThis).id;
      await service.office.store.write((trx) =>
        trx
          .updateTable('session')
          .set({ expires: '2025-11-30T11:59:59.000Z' })
          .where('hash', 'like', `${hash}%`)
          .execute(),
      );
      expect(await code((two as TestAccount).ask('/api/v1/tokens'))).toEqual([401, 'sign-in-needed']);
      const put = (current: string, password: string) =>
        (three as TestAccount).ask('/api/v1/session/password', {
          method: 'PUT',
          body: { current, password },
        });
      expect(await code(put('wrong', `${PASSWORD}!`))).toEqual([401, 'sign-in-failed']);
      expect(await code(put(PASSWORD, 'short'))).toEqual([422, 'password-weak']);
      expect((await put(PASSWORD, `${PASSWORD}!`)).statusCode).toBe(200);
      expect(await code((three as TestAccount).ask('/api/v1/tokens'))).toEqual([401, 'sign-in-needed']);
      expect(await code(admin.ask('/api/v1/tokens'))).toEqual([401, 'sign-in-needed']);
      admin = await signIn(service.ask, 'administrator', `${PASSWORD}!`);
    });

    test.each([
      ['without the token', { 'x-csrf-token': '' }, 'csrf-token-wrong'],
      ['with another token', { 'x-csrf-token': 'A'.repeat(43) }, 'csrf-token-wrong'],
      ['from another site', { origin: 'https://evil.example' }, 'origin-refused'],
      ['without an origin', { origin: 'null' }, 'origin-refused'],
      ['from a like-named site', { origin: 'http://localhost.evil.example' }, 'origin-refused'],
      ['by a browser, for another site', { 'sec-fetch-site': 'cross-site' }, 'origin-refused'],
    ])('changes nothing %s', async (_name, headers, expected) => {
      const body = { name: 'mallory', role: 'administrator' };
      expect(await code(admin.ask('/api/v1/accounts', post(body, headers)))).toEqual([403, expected]);
      expect((await admin.ask('/api/v1/accounts')).body).not.toContain('mallory');
    });

    test('works from our pages', async () => {
      const body = { name: 'x', role: 'administrator' };
      const own = { origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' };
      expect((await code(admin.ask('/api/v1/accounts', post(body, own))))[0]).toBe(400);
      const foreign = { origin: 'https://evil.example' };
      const signing = service.ask('/api/v1/session', post({ name: 'x', password: 'y' }, foreign));
      expect(await code(signing)).toEqual([403, 'origin-refused']);
    });
  });

  describe('tokens', () => {
    test('are shown once, and work for their scopes until they are revoked', async () => {
      const { ask, office } = service;
      const reader = await withToken(admin, ask, 'read');
      expect((await reader.ask('/api/v1/session')).json()).toMatchObject({ scope: 'read', csrf: null });
      expect((await reader.ask('/api/v1/jobs')).statusCode).toBe(200);
      expect(await code(reader.ask('/api/v1/office/lists/verify', post({})))).toEqual([
        403,
        'scope-too-narrow',
      ]);
      expect(await code(reader.ask('/api/v1/accounts'))).toEqual([403, 'scope-too-narrow']);
      const full = await withToken(admin, ask, 'admin');
      expect((await full.ask('/api/v1/office/lists/verify', post({}))).statusCode).toBe(202);
      expect(await code(full.ask('/api/v1/tokens', post({ name: 'x', scope: 'admin' })))).toEqual([
        403,
        'session-needed',
      ]);
      const { body } = await admin.ask('/api/v1/tokens');
      expect(body).not.toContain((full.headers.authorization as string).slice(7));
      const kept = await office.store.db.selectFrom('token').selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain((full.headers.authorization as string).slice(7));
      expect((await admin.ask(`/api/v1/tokens/${full.id}`, { method: 'DELETE' })).statusCode).toBe(204);
      expect(await code(full.ask('/api/v1/session'))).toEqual([401, 'token-invalid']);
      expect(await code(admin.ask(`/api/v1/tokens/${full.id}`, { method: 'DELETE' }))).toEqual([
        404,
        'token-unknown',
      ]);
    });

    test('of disabled or deleted accounts are refused, and so are invalid ones', async () => {
      const { ask } = service;
      const anna = await newcomer(admin, ask, { name: 'anna', role: 'arbiter' });
      expect(await code(anna.ask('/api/v1/tokens', post({ name: 'x', scope: 'office' })))).toEqual([
        422,
        'scope-too-wide',
      ]);
      const token = await withToken(anna, ask, 'submit');
      const set = (state: string) =>
        admin.ask(`/api/v1/accounts/${anna.account}`, { method: 'PATCH', body: { state } });
      expect((await set('disabled')).statusCode).toBe(200);
      expect(await code(token.ask('/api/v1/players'))).toEqual([401, 'token-invalid']);
      expect((await anna.ask('/api/v1/session')).json().account).toBeNull();
      expect((await set('active')).statusCode).toBe(200);
      expect((await token.ask('/api/v1/office/events')).statusCode).toBe(200);
      expect((await admin.ask(`/api/v1/accounts/${anna.account}`, { method: 'DELETE' })).statusCode).toBe(
        204,
      );
      expect(await code(token.ask('/api/v1/office/events'))).toEqual([401, 'token-invalid']);
      expect(await code(admin.ask(`/api/v1/accounts/${anna.account}`))).toEqual([404, 'account-unknown']);
      expect(await code(admin.ask('/api/v1/accounts', post({ name: 'Anna', role: 'arbiter' })))).toEqual([
        409,
        'name-taken',
      ]);
      for (const authorization of ['Bearer', 'Bearer x', `Bearer elo_${'A'.repeat(43)}`, 'Basic eDp5', '']) {
        const stranger = person(ask, '', '', { authorization });
        expect(await code(stranger.ask('/api/v1/session')), authorization).toEqual([401, 'token-invalid']);
      }
    });
  });

  test('an administrator creates, changes and deletes accounts; the ledger and the audit log have it', async () => {
    const { ask, office } = service;
    const make = (body: object) => admin.ask('/api/v1/accounts', post(body));
    expect(await code(make({ name: 'oda', role: 'officer' }))).toEqual([422, 'account-invalid']);
    expect(await code(make({ name: '-oda', role: 'arbiter' }))).toEqual([422, 'account-invalid']);
    expect(await code(make({ name: 'oda', role: 'arbiter', events: ['E999'] }))).toEqual([
      404,
      'event-unknown',
    ]);
    const made = (await make({ name: 'Oda', role: 'officer', federation: 'AAA' })).json();
    expect(made.account).toMatchObject({ name: 'oda', isSetUp: false, federation: 'AAA' });
    expect(made.link.link).toMatch(/^http:\/\/127\.0\.0\.1:8080\/set-up#[\w-]{43}$/);
    const oda = await setUp(ask, secretOf(made.link.link));
    const { id } = made.account;
    const change = (body: object) => admin.ask(`/api/v1/accounts/${id}`, { method: 'PATCH', body });
    expect(await code(change({ role: 'officer' }))).toEqual([409, 'nothing-changed']);
    expect((await change({ role: 'arbiter', events: [service.event] })).json()).toMatchObject({
      role: 'arbiter',
      federation: null,
      events: [service.event],
    });
    expect((await oda.ask('/api/v1/session')).json().account).toBeNull();
    const self = `/api/v1/accounts/${admin.account}`;
    expect(await code(admin.ask(self, { method: 'PATCH', body: { state: 'disabled' } }))).toEqual([
      409,
      'last-administrator',
    ]);
    expect(await code(admin.ask(self, { method: 'DELETE' }))).toEqual([409, 'last-administrator']);
    const lost = (await admin.ask(`/api/v1/accounts/${id}/link`, { method: 'POST' })).json();
    expect((await setUp(ask, secretOf(lost.link), 'another password')).name).toBe('oda');
    const entries = await office.store.db
      .selectFrom('entry')
      .select(['actor', 'body'])
      .where('subject', '=', id)
      .orderBy('seq')
      .execute();
    expect(entries.map(({ body }) => JSON.parse(body).change)).toEqual([
      'created',
      'password',
      'changed',
      'link',
      'password',
    ]);
    expect(entries.every(({ body }) => !body.includes('oda'))).toBe(true);
    const { items } = (await admin.ask(`/api/v1/office/audit?subject=account:${id}&limit=4`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'signed-in',
      'link-used',
      'link-made',
      'account-changed',
    ]);
    expect(items[3]).toMatchObject({ before: { role: 'officer' }, after: { role: 'arbiter' } });
    const page = (await admin.ask('/api/v1/accounts?limit=1')).json();
    expect(page).toMatchObject({ items: [{ name: 'administrator' }], next: 'administrator' });
    const next = (await admin.ask(`/api/v1/accounts?cursor=${page.next}`)).json();
    expect(next).toMatchObject({ items: [{ name: 'oda' }], next: null });
  });

  test('no secret is in the store', async () => {
    const { office } = service;
    const secret = defined((admin.headers.cookie as string).split('=')[1]);
    for (const table of ['account', 'session', 'token', 'link', 'audit', 'entry', 'attempt'] as const) {
      const rows = JSON.stringify(await office.store.db.selectFrom(table).selectAll().execute());
      for (const known of [PASSWORD, secret, defined(admin.headers['x-csrf-token'])]) {
        expect(rows).not.toContain(known);
      }
    }
    const hashes = await office.store.db.selectFrom('account').select('password_hash').execute();
    // At a low cost: `passwords.test.ts` has the default one.
    expect(hashes.every(({ password_hash: hash }) => hash === null || /^scrypt\$2\$1\$1\$/.test(hash))).toBe(
      true,
    );
    expect(new Set(hashes.map(({ password_hash }) => password_hash)).size).toBe(hashes.length);
  });

  test('addresses are removed from audit log and sessions after their retention', async () => {
    const { office } = service;
    const addresses = async () => {
      const audit = await office.store.db.selectFrom('audit').select('address').execute();
      const sessions = await office.store.db.selectFrom('session').select('address').execute();
      return new Set([...audit, ...sessions].map(({ address }) => address));
    };
    await deleteExpired(office, defaultConfig());
    expect(await addresses()).toContain('127.0.0.1');
    const later = { ...office, now: () => new Date(office.now().getTime() + 31 * 86_400_000) };
    await deleteExpired(later, defaultConfig({ addressDays: 32 }));
    expect(await office.store.db.selectFrom('session').selectAll().execute()).toEqual([]);
    await deleteExpired(later, defaultConfig());
    expect(await addresses()).toEqual(new Set([null]));
  });
});
