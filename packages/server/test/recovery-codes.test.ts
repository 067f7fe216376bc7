import { defined } from '@eloquence/rating';
import { beforeAll, expect, test } from 'vitest';
import { eachStore } from '../../office/test/stores.ts';
import { administrator, newcomer, signedIn, signIn, type TestAccount, withToken } from './people.ts';
import { openService, type Service } from './service.ts';

const NEW = 'another long password';

eachStore((fresh) => {
  let service: Service;
  let admin: TestAccount;
  let codes: readonly string[];
  const code = (index: number): string => defined(codes[index]);

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
    admin = await administrator(service);
  });

  const make = async (someone: TestAccount): Promise<readonly string[]> =>
    (await someone.ask('/api/v1/recovery-codes', { method: 'POST' })).json().codes;
  const kept = async () => (await admin.ask('/api/v1/recovery-codes')).json();
  const recover = (given: object, address = '192.0.2.1') =>
    service.ask('/api/v1/session/recovery', {
      method: 'POST',
      body: { name: 'administrator', password: NEW, ...given },
      address,
    });
  const refused = async (given: object, address?: string): Promise<unknown> =>
    (await recover(given, address)).json().code;

  test('codes are shown once, and only their hashes are stored', async () => {
    expect(await kept()).toEqual({ created: null, left: 0 });
    codes = await make(admin);
    expect(codes).toHaveLength(10);
    for (const each of codes) expect(each).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(10);
    expect(await kept()).toMatchObject({ left: 10 });
    const rows = await service.office.store.db.selectFrom('recovery_code').selectAll().execute();
    const stored = JSON.stringify(rows);
    for (const each of codes) {
      expect(stored).not.toContain(each);
      expect(stored).not.toContain(each.replaceAll('-', ''));
    }
  });

  test('a code sets a password once, however it is typed, and ends sessions and tokens', async () => {
    const token = await withToken(admin, service.ask, 'read');
    const typed = ` ${code(0).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await refused({ code: typed, password: 'short' })).toBe('password-weak');
    const answer = await recover({ name: 'Administrator', code: typed });
    expect(answer.statusCode).toBe(200);
    expect((await admin.ask('/api/v1/session')).json().account).toBeNull();
    expect((await token.ask('/api/v1/session')).statusCode).toBe(401);
    admin = signedIn(service.ask, answer);
    expect(await kept()).toMatchObject({ left: 9 });
    expect(await refused({ code: code(0) })).toBe('recovery-code-wrong');
    expect((await signIn(service.ask, 'administrator', NEW)).name).toBe('administrator');
    const { items } = (await admin.ask('/api/v1/office/audit?limit=5')).json();
    expect(items.map(({ action, after }: { action: string; after: object }) => [action, after])).toEqual([
      ['signed-in', null],
      ['sign-in-failed', { by: 'recovery-code' }],
      ['signed-in', { by: 'recovery-code' }],
      ['recovery-code-used', { tokensRevoked: 1 }],
      ['token-made', expect.anything()],
    ]);
  });

  test('two requests with one code: one succeeds', async () => {
    const answers = await Promise.all([recover({ code: code(1) }), recover({ code: code(1) })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    admin = await signIn(service.ask, 'administrator', NEW);
  });

  test('a code of another account, an unknown name, a disabled account and an old code are refused', async () => {
    const oda = await newcomer(admin, service.ask, { name: 'oda', role: 'arbiter' });
    const [hers = ''] = await make(oda);
    const address = '192.0.2.2';
    expect(await refused({ code: hers }, address)).toBe('recovery-code-wrong');
    expect(await refused({ name: 'nobody', code: hers }, address)).toBe('recovery-code-wrong');
    const disabled = { method: 'PATCH', body: { state: 'disabled' } } as const;
    await admin.ask(`/api/v1/accounts/${oda.account}`, disabled);
    expect(await refused({ name: 'oda', code: hers }, address)).toBe('recovery-code-wrong');
    const renewed = await make(admin);
    expect(await refused({ code: code(2) }, address)).toBe('recovery-code-wrong');
    expect((await recover({ code: renewed[0] }, address)).statusCode).toBe(200);
    admin = await signIn(service.ask, 'administrator', NEW);
    await admin.ask(`/api/v1/accounts/${oda.account}`, { method: 'DELETE' });
    const { db } = service.office.store;
    const left = await db
      .selectFrom('recovery_code')
      .select('hash')
      .where('account', '=', oda.account)
      .execute();
    expect(left).toEqual([]);
  });

  test('wrong codes delay wrong codes from the network, never a right one', async () => {
    const address = '192.0.2.3';
    codes = await make(admin);
    const found: unknown[] = [];
    for (let count = 0; count < 21; count += 1)
      found.push(await refused({ code: `wrong-${count}` }, address));
    expect(found.at(19)).toBe('recovery-code-wrong');
    expect(found.at(20)).toBe('too-many-attempts');
    expect((await recover({ code: code(0) }, address)).statusCode).toBe(200);
  });
});
