import type { Site } from '@eloquence/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../../office/src/index.ts';
import { eachStore } from '../../office/test/stores.ts';
import type { Server } from '../src/index.ts';
import { ROWS, type Row, VISITORS } from './matrix-rows.ts';
import { administrator, newcomer, type Person, person, withToken } from './people.ts';
import { openService, type Service } from './service.ts';

/** Pages for everybody and for some: what they may show, they ask the API for, as whoever asks for them. */
const SITE: Site = {
  addresses: ['/', '/desk'],
  assets: [{ name: 'client.js', type: 'text/javascript', bytes: Buffer.from(''), brotli: null, gzip: null }],
  async render({ address, ask, problem }) {
    const status = problem?.status ?? (address === '/desk' ? (await ask('/accounts')).status : 200);
    return { status, html: '<p></p>' };
  },
};

/** Every address the server knows, told by its router. */
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
      const parent = depth === 0 ? '' : (above[depth - 1] as string);
      above[depth] = parent + part;
      return methods ? [above[depth] as string] : [];
    });
}

/** The pattern without what a parameter looks like. */
const bare = (address: string): string => address.replaceAll(/\(\^[^/]*?\$\)/g, '');

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

eachStore((fresh) => {
  let service: Service;
  let people: readonly Person[];

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false }, SITE);
    const { ask, office, event, server } = service;
    const other = await register(office, { name: 'Other', start: '2026-02-01', end: '2026-02-02' });
    const admin = await administrator(service);
    const make = (name: string, more: object): Promise<Person> =>
      newcomer(admin, ask, { name, role: 'arbiter', ...more });
    const arbiterOfOther = await make('other-arbiter', { events: [other.event] });
    const arbiter = await make('arbiter', { events: [event] });
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

  test('every address of the server has its row, and every row its address', () => {
    const known = addresses(service.server).map(bare);
    expect(known.length).toBeGreaterThan(60);
    const rows = new Set(Object.keys(ROWS).map((name) => name.split(' ')[1]));
    expect(known.filter((address) => !rows.has(address))).toEqual([]);
    expect([...rows].filter((address) => !known.includes(address as string))).toEqual([]);
  });

  test('a method without a row is answered with 405, whoever asks', async () => {
    const answers: string[] = [];
    for (const address of addresses(service.server)) {
      for (const method of METHODS) {
        if (ROWS[`${method} ${bare(address)}`]) continue;
        const url = (ROWS[Object.keys(ROWS).find((name) => name.endsWith(` ${bare(address)}`)) ?? ''] as Row)
          .ask;
        for (const [index, one] of people.entries()) {
          if (index > 5) continue;
          const { statusCode } = await one.ask(url.replace('EVENT', service.event), { method });
          if (statusCode !== 405) answers.push(`${method} ${address} ${one.name}: ${statusCode}`);
        }
      }
    }
    expect(answers).toEqual([]);
  });

  describe('who may', () => {
    test.each(Object.keys(ROWS))('%s', async (name) => {
      const { ask, question = {}, expected } = ROWS[name] as Row;
      const [method] = name.split(' ') as ['GET'];
      const answers: Record<string, number> = {};
      for (const [index, one] of people.entries()) {
        const url = ask.replace('EVENT', service.event);
        const { statusCode } = await one.ask(url, { ...question, method });
        answers[VISITORS[index] as string] = statusCode;
      }
      expect(answers).toEqual(
        Object.fromEntries(VISITORS.map((visitor, index) => [visitor, expected[index]])),
      );
    });
  });
});
