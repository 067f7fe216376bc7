import type { Site } from '@eloquence/api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlayer, close, type Office, openOffice, publish } from '../../office/src/index.ts';
import { openFederation } from '../../office/test/federation.ts';
import { type RunningPostgres, startPostgres } from '../../office/test/postgres.ts';
import type { Server } from '../src/index.ts';
import { administrator } from './people.ts';
import { type Ask, serve } from './service.ts';

const SITE: Site = {
  addresses: ['/lists'],
  assets: [],
  async render({ ask: api }) {
    const { body } = await api('/lists?cadence=standard');
    const { items } = body as { items: { date: string }[] };
    return { status: 200, html: items.map(({ date }) => date).join(' '), isShared: true };
  },
};

let servers: RunningPostgres;
let standby: pg.Client;
let office: Office;
/** Another server's: what it writes is not known here. */
let elsewhere: Office;
let server: Server;
let ask: Ask;

beforeAll(async () => {
  servers = await startPostgres({ replica: true });
  office = await openFederation(servers.url, { now: '2025-11-30' });
  elsewhere = await openOffice(`${servers.url}?application_name=elsewhere`, { now: office.now });
  standby = new pg.Client(servers.replica ?? '');
  await standby.connect();
  ({ server, ask } = await serve(office, { jobs: false, dbRead: servers.replica ?? '' }, SITE));
}, 60_000);

afterAll(async () => {
  await standby?.end();
  await server?.close();
  await elsewhere?.store.close();
  await office?.store.close();
  await servers?.stop();
});

const status = async (url: string, by: Ask = ask): Promise<number> => (await by(url)).statusCode;
/** What is on its way is still replayed until the state says so. */
async function pause(): Promise<void> {
  await standby.query('SELECT pg_wal_replay_pause()');
  const state = 'SELECT pg_get_wal_replay_pause_state() AS state';
  await until(async () => (await standby.query(state)).rows[0].state === 'paused');
}
const resume = (): Promise<unknown> => standby.query('SELECT pg_wal_replay_resume()');

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((done) => setTimeout(done, 50));
}

const isCurrent = async (): Promise<boolean> =>
  /^eloquence_replica_current 1$/m.test((await ask('/metrics')).body);

test('the public reads from the replica, accounts from the primary', async () => {
  const admin = await administrator({ office, ask });
  await until(isCurrent);
  await pause();
  const added = { id: '900201', name: 'Fir, Finn', federation: 'AAA', sex: 'M', birth: '1960' } as const;
  await addPlayer(elsewhere, added);
  expect(await status('/api/v1/players/900201')).toBe(404);
  expect(await status('/api/v1/players/900201', admin.ask)).toBe(200);
  expect(await status('/api/v1/players/900201')).toBe(404);
  await resume();
  await until(async () => (await status('/api/v1/players/900201')) === 200);
});

test('what this server wrote is read at once, from the primary', async () => {
  await until(isCurrent);
  await pause();
  await addPlayer(office, { id: '900202', name: 'Ash, Ada', federation: 'AAA', sex: 'F', birth: '1961' });
  expect(await status('/api/v1/players/900202')).toBe(200);
  expect(await status('/api/v1/players/900202/next')).toBe(200);
  expect((await ask('/api/v1/players?q=ash')).json().items).toHaveLength(1);
  expect(await isCurrent()).toBe(false);
  await resume();
  await until(isCurrent);
});

test('a cached page is never older than the state it is cached for', async () => {
  const page = async (): Promise<string> => (await ask('/lists', { headers: { accept: 'text/html' } })).body;
  await until(isCurrent);
  const before = await page();
  await pause();
  await close(office, { date: '2025-12-01', cadence: 'standard' });
  await publish(office, { date: '2025-12-01', cadence: 'standard' });
  expect(await page()).toBe(`2025-12-01 ${before}`);
  await resume();
  await until(isCurrent);
  expect(await page()).toBe(`2025-12-01 ${before}`);
});
