import { beforeAll, describe, expect, test } from 'vitest';
import { eachStore } from '../../office/test/stores.ts';
import { CHALLENGE_LIFETIME, keepChallenge, takeChallenge } from '../src/accounts/challenges.ts';
import { relyingParty } from '../src/accounts/relying-party.ts';
import { defaultConfig } from '../src/index.ts';
import { Authenticator } from './authenticator.ts';
import { administrator, newcomer, signedIn, type TestAccount, withToken } from './people.ts';
import { openService, type Service, serve } from './service.ts';

const ORIGIN = 'https://ratings.example.org';
const SITE = { origin: ORIGIN, rpId: 'ratings.example.org' };

describe('where passkeys work', () => {
  test.each([
    [{ origin: ORIGIN }, 'ratings.example.org', ORIGIN],
    [{ origin: `${ORIGIN}:8443` }, 'ratings.example.org', `${ORIGIN}:8443`],
    [{ origin: 'http://ratings.example.org' }, null, null],
    [{ origin: 'https://192.0.2.1' }, null, null],
    [{ origin: 'http://localhost:3000' }, 'localhost', 'http://localhost:3000'],
    [{}, 'localhost', 'http://localhost:9000'],
    [{ host: '0.0.0.0' }, 'localhost', 'http://localhost:9000'],
    [{ host: '::' }, 'localhost', 'http://localhost:9000'],
    [{ host: '192.0.2.1' }, null, null],
  ])('%j: %s', (settings, id, origin) => {
    expect(relyingParty(defaultConfig(settings), 9000)).toEqual(id === null ? null : { id, origin });
  });
});

eachStore((fresh) => {
  let service: Service;
  let admin: TestAccount;
  const key = new Authenticator();

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false, origin: ORIGIN });
    admin = await administrator(service);
  });

  const challengeFor = async (someone: Pick<TestAccount, 'ask'>, path: string): Promise<string> =>
    (await someone.ask(`/api/v1${path}`, { method: 'POST' })).json().challenge;
  const add = async (someone: TestAccount, authenticator: Authenticator, more: object = {}) => {
    const challenge = await challengeFor(someone, '/passkeys/options');
    const answer = authenticator.create({ ...SITE, challenge, ...more });
    return someone.ask('/api/v1/passkeys', { method: 'POST', body: { name: 'Laptop', answer } });
  };
  const signIn = async (authenticator: Authenticator, more: object = {}, address = '192.0.2.1') => {
    const challenge = await challengeFor(service, '/session/passkey/options');
    const body = authenticator.get({ ...SITE, challenge, ...more });
    return service.ask('/api/v1/session/passkey', { method: 'POST', body, address });
  };
  const answered = ({ statusCode, body }: { statusCode: number; body: string }) => [
    statusCode,
    JSON.parse(body).code,
  ];
  const REFUSED = [401, 'passkey-refused'];

  test('a passkey is added, named, used to sign in, listed and removed; the audit log has it', async () => {
    const added = await add(admin, key);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ name: 'Laptop', lastUsed: null });
    expect(answered(await add(admin, key))).toEqual(REFUSED);
    const answer = await signIn(key);
    expect(answer.statusCode).toBe(200);
    expect((await signedIn(service.ask, answer).ask('/api/v1/session')).json().name).toBe('administrator');
    const { items, origin } = (await admin.ask('/api/v1/passkeys')).json();
    expect(origin).toBe(ORIGIN);
    expect(items).toEqual([{ ...added.json(), lastUsed: expect.stringMatching(/Z$/) }]);
    const at = `/api/v1/passkeys/${items[0].id}`;
    expect((await admin.ask(at, { method: 'DELETE' })).statusCode).toBe(204);
    expect(answered(await admin.ask(at, { method: 'DELETE' }))).toEqual([404, 'passkey-unknown']);
    expect(answered(await signIn(key))).toEqual(REFUSED);
    const audit = (await admin.ask('/api/v1/office/audit?limit=5')).json().items;
    expect(audit.map(({ action, after }: { action: string; after: object }) => [action, after])).toEqual([
      ['sign-in-failed', { by: 'passkey' }],
      ['passkey-removed', null],
      ['signed-in', { by: 'passkey' }],
      ['passkey-added', { passkey: items[0].id, name: 'Laptop' }],
      ['signed-in', null],
    ]);
    const stored = JSON.stringify(
      await service.office.store.db.selectFrom('challenge').selectAll().execute(),
    );
    expect(stored).not.toContain('challenge');
  });

  describe('adding is refused', () => {
    test.each([
      ['from another origin', { origin: 'https://evil.example' }],
      ['for another site', { rpId: 'evil.example' }],
      ['without the lock of the device', { isVerified: false }],
      ['with another challenge', { challenge: 'A'.repeat(43) }],
    ])('%s', async (_, more) => {
      expect(answered(await add(admin, new Authenticator(), more))).toEqual(REFUSED);
    });

    test('with the challenge of another account, or of a sign-in', async () => {
      const oda = await newcomer(admin, service.ask, { name: 'oda', role: 'officer', federation: 'AAA' });
      for (const challenge of [
        await challengeFor(oda, '/passkeys/options'),
        await challengeFor(service, '/session/passkey/options'),
      ])
        expect(answered(await add(admin, new Authenticator(), { challenge }))).toEqual(REFUSED);
    });

    test('for arbiters, and by a token', async () => {
      const ida = await newcomer(admin, service.ask, { name: 'ida', role: 'arbiter' });
      expect((await ida.ask('/api/v1/passkeys')).statusCode).toBe(403);
      const token = await withToken(admin, service.ask, 'admin');
      const asked = await token.ask('/api/v1/passkeys/options', { method: 'POST' });
      expect(answered(asked)).toEqual([403, 'session-needed']);
    });
  });

  describe('signing in is refused', () => {
    const own = new Authenticator();
    let counter = 5;
    beforeAll(async () => {
      expect((await add(admin, own, { counter })).statusCode).toBe(201);
    });

    test.each([
      ['from another origin', { origin: 'https://evil.example' }],
      ['for another site', { rpId: 'evil.example' }],
      ['without the lock of the device', { isVerified: false }],
      ['with an invented challenge', { challenge: 'A'.repeat(43) }],
    ])('%s', async (_, more) => {
      counter += 1;
      expect(answered(await signIn(own, { counter, ...more }, '192.0.2.10'))).toEqual(REFUSED);
    });

    test('with a challenge that was used, by the same answer or another', async () => {
      const challenge = await challengeFor(service, '/session/passkey/options');
      const use = (body: object) =>
        service.ask('/api/v1/session/passkey', { method: 'POST', body, address: '192.0.2.11' });
      const body = own.get({ ...SITE, challenge, counter: ++counter });
      expect((await use(body)).statusCode).toBe(200);
      expect(answered(await use(body))).toEqual(REFUSED);
      expect(answered(await use(own.get({ ...SITE, challenge, counter: ++counter })))).toEqual(REFUSED);
    });

    test('where the counter of the key goes back: it was copied', async () => {
      expect((await signIn(own, { counter: ++counter })).statusCode).toBe(200);
      expect(answered(await signIn(own, { counter }, '192.0.2.12'))).toEqual(REFUSED);
      expect(answered(await signIn(own, { counter: counter - 1 }, '192.0.2.12'))).toEqual(REFUSED);
      expect((await signIn(own, { counter: ++counter })).statusCode).toBe(200);
    });

    test('by another key under this one’s ID, an unknown key, and nonsense', async () => {
      const copy = Object.assign(new Authenticator(), { id: own.id });
      expect(answered(await signIn(copy, { counter: ++counter }, '192.0.2.13'))).toEqual(REFUSED);
      expect(answered(await signIn(new Authenticator(), {}, '192.0.2.13'))).toEqual(REFUSED);
      const body = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 7 } };
      const nonsense = await service.ask('/api/v1/session/passkey', { method: 'POST', body });
      expect(answered(nonsense)).toEqual(REFUSED);
    });

    test('for a disabled account; it goes with a deleted one', async () => {
      const eve = await newcomer(admin, service.ask, { name: 'eve', role: 'administrator' });
      const hers = new Authenticator();
      expect((await add(eve, hers)).statusCode).toBe(201);
      const at = `/api/v1/accounts/${eve.account}`;
      await admin.ask(at, { method: 'PATCH', body: { state: 'disabled' } });
      expect(answered(await signIn(hers, {}, '192.0.2.14'))).toEqual(REFUSED);
      expect((await admin.ask(at, { method: 'DELETE' })).statusCode).toBe(204);
      const { db } = service.office.store;
      const left = await db.selectFrom('passkey').select('id').where('account', '=', eve.account).execute();
      expect(left).toEqual([]);
    });
  });

  test('a challenge expires after five minutes', async () => {
    const { office } = service;
    const later = (milliseconds: number) => ({
      ...office,
      now: () => new Date(office.now().getTime() + milliseconds),
    });
    for (const [after, isTaken] of [
      [CHALLENGE_LIFETIME - 5000, true],
      [CHALLENGE_LIFETIME + 5000, false],
    ] as const) {
      await keepChallenge(office, `after ${after}`, null);
      expect(await takeChallenge(later(after), `after ${after}`, null)).toBe(isTaken);
      expect(await takeChallenge(office, `after ${after}`, null)).toBe(false);
    }
  });

  test('wrong passwords from a network do not delay a passkey there', async () => {
    const address = '192.0.2.20';
    const guess = { name: 'administrator', password: 'guess' };
    for (let count = 0; count < 6; count += 1)
      await service.ask('/api/v1/session', { method: 'POST', body: guess, address });
    const delayed = await service.ask('/api/v1/session', { method: 'POST', body: guess, address });
    expect(delayed.statusCode).toBe(429);
    const other = new Authenticator();
    expect((await add(admin, other)).statusCode).toBe(201);
    expect((await signIn(other, {}, address)).statusCode).toBe(200);
  });

  test('a service at an address without a name has none, and says so', async () => {
    const { ask, server } = await serve(service.office, { jobs: false, origin: 'https://192.0.2.1' });
    const asked = await ask('/api/v1/session/passkey/options', { method: 'POST' });
    expect(answered(asked)).toEqual([409, 'passkeys-unavailable']);
    await server.close();
  });
});
