import { beforeAll, describe, expect, test } from 'vitest';
import type { Office } from '../../office/src/index.ts';
import { register, submit } from '../../office/src/index.ts';
import { bytesOf, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { clearSignInAttempts, countSignInAttempt, WINDOW } from '../src/accounts/sign-in-limit.ts';
import { defaultConfig, linkFor } from '../src/index.ts';
import { deleteExpired } from '../src/jobs/cleanup.ts';
import {
  administrator,
  newcomer,
  PASSWORD,
  secretOf,
  setUp,
  signIn,
  type TestAccount,
  withToken,
} from './people.ts';
import { OPEN, openService, type Service } from './service.ts';

const HERE = '192.0.2.1';
const ELSEWHERE = '198.51.100.7';

inSqlite((fresh) => {
  let service: Service;
  let admin: TestAccount;

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
    admin = await administrator(service);
  });

  const signInFrom = (address: string, name: string, password: string) =>
    service.ask('/api/v1/session', { method: 'POST', body: { name, password }, address });
  const at = (seconds: number): Office => ({
    ...service.office,
    now: () => new Date(service.office.now().getTime() + seconds * 1000),
  });
  /** Attempts until the first delay, and the seconds of each delay after it. */
  async function delays(name: string | (() => string), address: string, many: number): Promise<number[]> {
    const found: number[] = [];
    let time = 0;
    for (let count = 0; count < many; count += 1) {
      const attempt = () =>
        countSignInAttempt(at(time), typeof name === 'string' ? name : name(), address).then(
          () => 0,
          (error) => error.values.after as number,
        );
      const delay = await attempt();
      found.push(delay);
      if (delay === 0) continue;
      time += delay;
      expect(await attempt()).toBe(0);
    }
    return found;
  }

  test('wrong passwords delay the next attempt, twice as long with each, up to 15 minutes', async () => {
    const expected = [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900];
    expect(await delays('slow', HERE, 16)).toEqual(expected);
  });

  test('names that change are delayed by network, IPv6 networks as one', async () => {
    let count = 0;
    const name = (): string => `name-${++count}`;
    const network = (): string => `2001:db8:0:1::${count}`;
    const found: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      found.push(...(await delays(name, network(), 1)));
    }
    expect(found).toEqual([...Array.from({ length: 20 }, () => 0), 1]);
  });

  test('an attacker cannot lock a user out: they sign in from another network, by a link or after the delay', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signInFrom(HERE, 'administrator', 'guess')).json().code).toBe('sign-in-failed');
    }
    const delayed = await signInFrom(HERE, 'Administrator', PASSWORD);
    expect(delayed.json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
    expect(delayed.headers['retry-after']).toBe('1');
    expect((await signInFrom(ELSEWHERE, 'administrator', PASSWORD)).statusCode).toBe(200);
    // The whole network is delayed, and a link works from there.
    for (let attempt = 0; attempt < 25; attempt += 1) {
      await countSignInAttempt(service.office, `other-${attempt}`, HERE).catch(() => {});
    }
    const link = await linkFor(service.office, 'administrator');
    const body = { link: link?.secret ?? '', password: PASSWORD };
    const used = await service.ask('/api/v1/session/link', { method: 'POST', body, address: HERE });
    expect(used.statusCode).toBe(200);
    admin = await signIn(service.ask, 'administrator');
  });

  test('a sign-in clears its own attempts only: one’s own account does not help to guess another’s', async () => {
    const address = '203.0.113.9';
    const { office } = service;
    for (let attempt = 0; attempt < 19; attempt += 1) {
      await countSignInAttempt(at(attempt), `victim-${attempt}`, address);
      await countSignInAttempt(at(attempt + 0.5), 'mallory', address);
      await office.store.write((trx) => clearSignInAttempts(trx, 'mallory', address));
    }
    await countSignInAttempt(at(19), 'victim-19', address);
    await expect(countSignInAttempt(at(19.5), 'victim', address)).rejects.toMatchObject({
      code: 'too-many-attempts',
    });
    await deleteExpired(at(20 + WINDOW / 1000), defaultConfig());
    await countSignInAttempt(at(20 + WINDOW / 1000), 'victim', address);
  });

  test('every failed sign-in is in the audit log: known and unknown names, links, a wrong current password', async () => {
    const address = '203.0.113.20';
    const unknown = await signInFrom(address, 'Nobody', 'guess');
    const known = await signInFrom(address, 'administrator', 'guess');
    expect(unknown.json()).toEqual(known.json());
    await signInFrom(address, 'my secret pass phrase', 'guess');
    const link = { link: 'A'.repeat(43), password: PASSWORD };
    await service.ask('/api/v1/session/link', { method: 'POST', body: link, address });
    const change = { current: 'guess', password: `${PASSWORD}!` };
    await admin.ask('/api/v1/session/password', { method: 'PUT', body: change, address });
    const { items } = (await admin.ask('/api/v1/office/audit?limit=5')).json();
    const found = items.map((item: Record<string, unknown>) => [
      item.action,
      item.actor,
      item.subject,
      item.after,
    ]);
    const own = `account:${admin.account}`;
    expect(found).toEqual([
      ['sign-in-failed', 'administrator', own, { by: 'password' }],
      ['sign-in-failed', '–', null, { by: 'link' }],
      // It may be a password in the wrong field.
      ['sign-in-failed', '–', null, { by: 'password' }],
      ['sign-in-failed', 'administrator', own, { by: 'password' }],
      ['sign-in-failed', 'nobody', null, { by: 'password' }],
    ]);
    expect(new Set(items.map((item: { address: string }) => item.address))).toEqual(new Set([address]));
  });

  test('failed links are delayed by network too', async () => {
    const address = '203.0.113.30';
    const use = () =>
      service.ask('/api/v1/session/link', {
        method: 'POST',
        body: { link: 'none', password: PASSWORD },
        address,
      });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) codes.push((await use()).json().code);
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'link-invalid'));
    expect(codes[20]).toBe('too-many-attempts');
  });

  test.each([
    ['changing the password', false],
    ['changing the password and keeping them', true],
  ])('%s decides on tokens', async (_, keepTokens) => {
    const { ask } = service;
    const oda = await newcomer(admin, ask, { name: `oda-${keepTokens}`, role: 'officer', federation: 'AAA' });
    const token = await withToken(oda, ask, 'read');
    const body = { current: PASSWORD, password: `${PASSWORD}!`, ...(keepTokens && { keepTokens }) };
    expect((await oda.ask('/api/v1/session/password', { method: 'PUT', body })).statusCode).toBe(200);
    expect((await token.ask('/api/v1/session')).statusCode).toBe(keepTokens ? 200 : 401);
    const { items } = (await admin.ask(`/api/v1/office/audit?subject=account:${oda.account}&limit=2`)).json();
    expect(items[1]).toMatchObject({
      action: 'password-changed',
      after: keepTokens ? null : { tokensRevoked: 1 },
    });
  });

  test('tokens end with a link, unless they are kept', async () => {
    const { ask, office } = service;
    const ida = await newcomer(admin, ask, { name: 'ida', role: 'arbiter' });
    const token = await withToken(ida, ask, 'read');
    const use = async (more: object): Promise<void> => {
      const body = { link: (await linkFor(office, 'ida'))?.secret, password: PASSWORD, ...more };
      expect((await ask('/api/v1/session/link', { method: 'POST', body })).statusCode).toBe(200);
    };
    await use({ keepTokens: true });
    expect((await token.ask('/api/v1/session')).statusCode).toBe(200);
    await use({});
    expect((await token.ask('/api/v1/session')).json().code).toBe('token-invalid');
  });

  test('links lead where the service listens, whatever the Host header says', async () => {
    const { link } = (
      await admin.ask('/api/v1/accounts', {
        method: 'POST',
        headers: { host: 'evil.example' },
        body: { name: 'hosted', role: 'arbiter' },
      })
    ).json();
    expect(link.link).toMatch(/^http:\/\/127\.0\.0\.1:8080\/set-up#/);
    expect((await setUp(service.ask, secretOf(link.link))).name).toBe('hosted');
  });
});

inSqlite((fresh) => {
  describe('the status of the office', () => {
    test('shows an officer the events of the federation and no drafts', async () => {
      const { ask, office, ...service } = await openService(fresh, { jobs: false });
      const admin = await administrator({ ask, office });
      const named = (name: string) => ({ ...OPEN, name, start: '2025-11-20', end: '2025-11-24' });
      for (const federation of ['AAA', 'BBB']) {
        const { event } = await register(office, {
          ...{ name: `Cup ${federation}`, start: '2025-11-20', end: '2025-11-24', federation },
        });
        await submit(office, bytesOf(reportText(named(`Cup ${federation}`))), { event });
      }
      const officer = await newcomer(admin, ask, { name: 'oda', role: 'officer', federation: 'BBB' });
      const status = async (one: TestAccount) => (await one.ask('/api/v1/office/status')).json();
      const names = ({ waiting }: { waiting: { name: string }[] }) => waiting.map(({ name }) => name);
      const [all, own] = [await status(admin), await status(officer)];
      expect(names(all)).toEqual(['Cup AAA', 'Cup BBB']);
      expect(all.events).toEqual({ rated: 1, reported: 2 });
      expect(names(own)).toEqual(['Cup BBB']);
      expect(own.events).toEqual({ reported: 1 });
      expect(own.drafts).toEqual([]);
      expect(JSON.stringify(own)).not.toContain('AAA');
      expect(service.event).not.toBe('');
    });
  });
});
