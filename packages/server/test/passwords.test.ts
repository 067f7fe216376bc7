import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Office } from '../../office/src/index.ts';
import { openFederation } from '../../office/test/federation.ts';
import { freshStores } from '../../office/test/stores.ts';
import { hashPassword, isPassword } from '../src/accounts/passwords.ts';
import { defaultConfig, firstAdministrator, makeServer, type Server } from '../src/index.ts';
import { PASSWORD } from './people.ts';
import { CHEAP, LONG_TIMEOUT } from './service.ts';

/** 32 MiB, three passes: the default of a server. */
const USUAL = /^scrypt\$32768\$8\$3\$/;
/** No machine is faster than this many milliseconds; a cheap hash takes less than one. */
const LEAST = 30;

describe('on a server with the default password cost', () => {
  const fresh = freshStores('sqlite');
  let office: Office;
  let server: Server;
  beforeAll(async () => {
    office = await openFederation(fresh, { now: '2025-11-10' });
    server = await makeServer({
      office,
      config: defaultConfig({ ...LONG_TIMEOUT, logLevel: 'silent', jobs: false }),
    });
  });
  afterAll(async () => {
    await server.close();
    await office.store.close();
  });

  const post = (url: string, body: object) => server.inject({ method: 'POST', url, payload: body });
  const hash = async (): Promise<string | null | undefined> =>
    (await office.store.db.selectFrom('account').select('password_hash').executeTakeFirst())?.password_hash;
  const signIn = async (name: string, password: string): Promise<[status: number, took: number]> => {
    const start = performance.now();
    const { statusCode } = await post('/api/v1/session', { name, password });
    return [statusCode, performance.now() - start];
  };

  test('a new or changed password is expensive to guess', async () => {
    const first = await firstAdministrator(office);
    const answer = await post('/api/v1/session/link', { link: first?.link.secret, password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    const atFirst = await hash();
    expect(atFirst).toMatch(USUAL);
    const changed = await server.inject({
      method: 'PUT',
      url: '/api/v1/session/password',
      headers: {
        cookie: String(answer.headers['set-cookie']).split(';')[0],
        'x-csrf-token': answer.json().csrf,
      },
      payload: { current: PASSWORD, password: `${PASSWORD}!` },
    });
    expect(changed.statusCode).toBe(200);
    expect(await hash()).toMatch(USUAL);
    expect(await hash()).not.toBe(atFirst);
  });

  test.each([
    ['the right password', 'administrator', `${PASSWORD}!`, 200],
    ['a wrong password', 'administrator', PASSWORD, 401],
    ['a name that nobody has', 'nobody', PASSWORD, 401],
  ])('%s is slow', async (_, name, password, status) => {
    const [answered, took] = await signIn(name, password);
    expect(answered).toBe(status);
    expect(took).toBeGreaterThan(LEAST);
  });

  test('a hash has its cost, and works with other settings', async () => {
    const cheap = await hashPassword(PASSWORD, CHEAP);
    expect(cheap).not.toMatch(USUAL);
    expect(await signIn('administrator', PASSWORD)).toEqual([401, expect.any(Number)]);
    await office.store.write((trx) => trx.updateTable('account').set({ password_hash: cheap }).execute());
    expect(await signIn('administrator', PASSWORD)).toEqual([200, expect.any(Number)]);
    expect(await isPassword(`${PASSWORD}?`, cheap, CHEAP)).toBe(false);
    expect(await isPassword(PASSWORD, null, CHEAP)).toBe(false);
  });
});
