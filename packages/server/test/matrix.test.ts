import type { Site } from '@eloquence/api';
import { defined } from '@eloquence/rating';
import { beforeAll, describe, expect, test } from 'vitest';
import { register, submit } from '../../office/src/index.ts';
import { bytesOf, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import type { Server } from '../src/index.ts';
import { ROWS, VISITORS } from './matrix-rows.ts';
import { administrator, newcomer, person, type TestAccount, withToken } from './people.ts';
import { OPEN, openService, type Service } from './service.ts';

/** Pages for everybody or for some: they ask the API with the rights of the visitor. */
const SITE: Site = {
  addresses: ['/', '/desk'],
  assets: [{ name: 'client.js', type: 'text/javascript', bytes: Buffer.from(''), brotli: null, gzip: null }],
  async render({ address, ask, problem }) {
    const status = problem?.status ?? (address === '/desk' ? (await ask('/accounts')).status : 200);
    return { status, html: '<p></p>' };
  },
};

/** Every route of the router. */
function addresses(server: Server): string[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([\s│]*)[├└]── (\S+)( \(.*\))?$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods] = found;
      const depth = indent.length / 4;
      const parent = depth === 0 ? '' : defined(above[depth - 1]);
      above[depth] = parent + part;
      return methods ? [defined(above[depth])] : [];
    });
}

/** The pattern without the regular expressions of its parameters. */
const bare = (address: string): string => address.replaceAll(/\(\^[^/]*?\$\)/g, '');

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

inSqlite((fresh) => {
  let service: Service;
  let people: readonly TestAccount[];
  /** An event whose report is undecided, with the same arbiter and officers. */
  let undecided: { readonly event: string; readonly report: string };

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false }, SITE);
    const { ask, office, event, server } = service;
    const other = await register(office, { name: 'Other', start: '2026-02-01', end: '2026-02-02' });
    undecided = await submit(office, bytesOf(reportText({ ...OPEN, name: 'New', start: '2025-11-06' })));
    const admin = await administrator(service);
    const make = (name: string, more: object): Promise<TestAccount> =>
      newcomer(admin, ask, { name, role: 'arbiter', ...more });
    const arbiterOfOther = await make('other-arbiter', { events: [other.event] });
    const arbiter = await make('arbiter', { events: [event, undecided.event] });
    const officerOfOther = await make('other-officer', { role: 'officer', federation: 'BBB' });
    const officer = await make('officer', { role: 'officer', federation: 'AAA' });
    const late = await withToken(admin, ask, 'admin', 1);
    const gone = await make('disabled', { role: 'administrator' });
    const disabled = await withToken(gone, ask, 'admin');
    await admin.ask(`/api/v1/accounts/${gone.account}`, { method: 'PATCH', body: { state: 'disabled' } });
    await office.store.write((trx) =>
      trx
        .updateTable('token')
        .set({ expires: '2025-11-29T00:00:00.000Z' })
        .where('id', '=', late.id)
        .execute(),
    );
    people = [
      person(ask, 'nobody', '', {}),
      arbiterOfOther,
      arbiter,
      officerOfOther,
      officer,
      admin,
      late,
      disabled,
    ];
    expect(server.printRoutes({ commonPrefix: false })).toContain('office');
  });

  test('every route has a row, and every row a route', () => {
    const known = addresses(service.server).map(bare);
    expect(known.length).toBeGreaterThan(60);
    const rows = new Set(Object.keys(ROWS).map((name) => name.split(' ')[1]));
    expect(known.filter((address) => !rows.has(address))).toEqual([]);
    expect([...rows].filter((address) => !known.includes(address as string))).toEqual([]);
  });

  test('the OpenAPI description declares for each operation what it needs', async () => {
    const { paths, components } = (await service.ask('/api/openapi.json')).json();
    expect(Object.keys(components.securitySchemes)).toEqual(['session', 'csrf', 'token']);
    const schemesOf = (name: string): readonly string[] => {
      const [method = '', pattern = ''] = name.split(' ');
      const path = pattern.replaceAll(/:(\w+)/g, '{$1}');
      const { security = [] } = paths[path]?.[method.toLowerCase()] ?? {};
      return security.map((one: object) => Object.entries(one).flat(2).join(' '));
    };
    const isDescribed = (name: string): boolean => /^\w+ \/(?:api\/v1|healthz|readyz)/.test(name);
    for (const [name, { expected }] of Object.entries(ROWS).filter(([each]) => isDescribed(each)))
      expect(schemesOf(name).length > 0, name).toBe(expected[0] === 401 && expected[5] !== 401);
    expect(schemesOf('GET /api/v1/jobs')).toEqual(['session', 'token read']);
    expect(schemesOf('POST /api/v1/office/events/:id/reports')).toEqual(['session csrf', 'token submit']);
    expect(schemesOf('GET /api/v1/sessions')).toEqual(['session']);
    expect(schemesOf('PUT /api/v1/session/password')).toEqual(['session csrf']);
  });

  test('other methods get 405 for every visitor', async () => {
    const answers: string[] = [];
    for (const address of addresses(service.server)) {
      for (const method of METHODS) {
        if (ROWS[`${method} ${bare(address)}`]) continue;
        const url = defined(
          ROWS[Object.keys(ROWS).find((name) => name.endsWith(` ${bare(address)}`)) ?? ''],
        ).ask;
        for (const [index, one] of people.entries()) {
          if (index > 5) continue;
          const { statusCode } = await one.ask(url.replace('EVENT', service.event), { method });
          if (statusCode !== 405) answers.push(`${method} ${address} ${one.name}: ${statusCode}`);
        }
      }
    }
    expect(answers).toEqual([]);
  });

  test('an undecided report is visible to its arbiters and officers only', async () => {
    const { event, report } = undecided;
    const statusesOf = (url: string): Promise<readonly number[]> =>
      Promise.all(people.map(async ({ ask }) => (await ask(url)).statusCode));
    const reportsFor = async ({ ask }: TestAccount) => (await ask(`/api/v1/events/${event}`)).json().reports;
    const file = `/api/v1/events/${event}/report`;
    expect(await statusesOf(file)).toEqual([404, 404, 404, 404, 404, 404, 401, 401]);
    const original = `/api/v1/office/events/${event}/reports/${report}`;
    expect(await statusesOf(original)).toEqual([401, 403, 200, 403, 200, 200, 401, 401]);
    for (const one of people.slice(0, 6)) expect(await reportsFor(one)).toEqual([]);
  });

  describe('access', () => {
    test.each(Object.keys(ROWS))('%s', async (name) => {
      const { ask, question = {}, expected } = defined(ROWS[name]);
      const [method] = name.split(' ') as ['GET'];
      const answers: Record<string, number> = {};
      for (const [index, one] of people.entries()) {
        const url = ask.replace('EVENT', service.event);
        // An address each: sign-ins from one are delayed.
        const address = `192.0.2.${index + 1}`;
        const { statusCode } = await one.ask(url, { ...question, method, address });
        answers[defined(VISITORS[index])] = statusCode;
      }
      expect(answers).toEqual(
        Object.fromEntries(VISITORS.map((visitor, index) => [visitor, expected[index]])),
      );
    });
  });
});
