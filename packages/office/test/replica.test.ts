import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPlayer, type Office, playerSummary, Reader, Replica, storeState } from '../src/index.ts';
import { openFederation } from './federation.ts';
import { databaseUrl, type RunningPostgres, startPostgres } from './postgres.ts';

/** The way to the replica, which can be cut. */
class Line {
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async open(): Promise<void> {
    this.#server = createServer((socket) => {
      const far = connect(this.#port, '127.0.0.1');
      for (const end of [socket, far]) {
        this.#sockets.add(end);
        end.on('error', () => {}).on('close', () => this.#sockets.delete(end));
      }
      socket.pipe(far).pipe(socket);
    }).listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

let servers: RunningPostgres;
let line: Line;
let office: Office;
let replica: Replica;
/** On the replica itself, to stop it from replaying. */
let standby: pg.Client;
let added = 0;

beforeAll(async () => {
  servers = await startPostgres({ replica: true });
  const far = new URL(servers.replica ?? '');
  line = new Line(Number(far.port));
  await line.open();
  office = await openFederation(servers.url, { now: '2025-11-10' });
  far.port = String(line.port);
  replica = new Replica(office.store, far.href, { readTimeout: 5000 });
  standby = new pg.Client(servers.replica ?? '');
  await standby.connect();
}, 60_000);

afterAll(async () => {
  line?.cut();
  await standby?.end();
  await replica?.close();
  await office?.store.close();
  await servers?.stop();
});

beforeEach(async () => {
  await standby.query('SELECT pg_wal_replay_resume()');
  await until('current');
});

/** What is on its way is still replayed until the state says so. */
async function stopReplay(): Promise<void> {
  await standby.query('SELECT pg_wal_replay_pause()');
  const state = async (): Promise<string> =>
    (await standby.query('SELECT pg_get_wal_replay_pause_state() AS state')).rows[0].state;
  while ((await state()) !== 'paused') await pause(10);
}

async function until(state: Replica['state']): Promise<void> {
  const end = performance.now() + 20_000;
  for (await replica.look(); replica.state !== state; await replica.look()) {
    if (performance.now() > end) throw new Error(`the replica stays ${replica.state}`);
    await pause(20);
  }
}

async function newPlayer(): Promise<string> {
  added += 1;
  const id = String(900100 + added);
  await addPlayer(office, { id, name: `Fir, F${added}`, federation: 'AAA', sex: 'M', birth: '1960' });
  return id;
}

const isReplica = async (): Promise<unknown> => {
  const { rows } = await sql<{ yes: boolean }>`SELECT pg_is_in_recovery() AS yes`.execute(replica.store.db);
  return rows[0]?.yes;
};

describe('a streaming replica', () => {
  test('is read where it is current', async () => {
    expect(await isReplica()).toBe(true);
    const ask = replica.store.prepare<{ yes: boolean }>(sql`SELECT pg_is_in_recovery() AS yes`);
    expect(await ask()).toEqual([{ yes: true }]);
    const player = await playerSummary({ store: replica.store }, '900001');
    expect(player).toEqual(await playerSummary(office, '900001'));
  });

  test('is not current before it has the writes of this server', async () => {
    await stopReplay();
    const id = await newPlayer();
    await replica.look();
    expect([replica.state, replica.isCurrent]).toEqual(['behind', false]);
    expect(await playerSummary({ store: replica.store }, id)).toBeNull();
    expect(await playerSummary(office, id)).not.toBeNull();
    await standby.query('SELECT pg_wal_replay_resume()');
    await until('current');
    expect(await playerSummary({ store: replica.store }, id)).not.toBeNull();
  });

  test('is not current until it has what another thread wrote', async () => {
    await stopReplay();
    const module = new URL('./replica-writer.test-helper.ts', import.meta.url);
    const thread = new Reader<{ write: { input: string; result: null } }>(office, {
      timeout: 20_000,
      module,
    });
    await thread.run('write', '900999');
    expect(replica.isCurrent).toBe(false);
    await thread.close();
    await standby.query('SELECT pg_wal_replay_resume()');
    await until('current');
    expect(await playerSummary({ store: replica.store }, '900999')).not.toBeNull();
  });

  test('that is away is replaced by the primary, in the middle of reading too', async () => {
    const ask = replica.store.prepare<{ yes: boolean }>(sql`SELECT pg_is_in_recovery() AS yes`);
    await ask();
    line.cut();
    expect(await ask()).toEqual([{ yes: false }]);
    expect(replica.state).toBe('away');
    expect(await isReplica()).toBe(false);
    expect(await storeState({ store: replica.store })).toBe(await storeState(office));
    await line.open();
    await until('current');
    expect(await isReplica()).toBe(true);
  });

  test('of another store is never read', async () => {
    const client = new pg.Client(servers.url);
    await client.connect();
    await client.query('CREATE DATABASE another');
    await client.end();
    const other = await openFederation(databaseUrl(servers.url, 'another'), { now: '2025-11-11' });
    const wrong = new Replica(other.store, servers.replica ?? '');
    await wrong.look();
    expect([wrong.state, wrong.isCurrent]).toEqual(['other-store', false]);
    const itself = new Replica(other.store, other.store.url);
    await itself.look();
    expect(itself.isCurrent).toBe(false);
    await Promise.all([wrong.close(), itself.close()]);
    await other.store.close();
  });
});
