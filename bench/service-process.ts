// The processes of the service's measurements: `node service-process.ts serve|bare URL` answers until it is ended,
// `node service-process.ts load ORDER` asks; each says what there is to say in a line of JSON.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openOffice } from '../packages/office/src/index.ts';
import { makeServer, readConfig } from '../packages/server/src/index.ts';

/** What is asked for how long. */
export interface LoadOrder {
  readonly address: string;
  /** A file with the paths, a JSON array: each connection has its own part of them. */
  readonly paths: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface Load {
  readonly rate: number;
  readonly p99: number;
  readonly max: number;
  /** Answers other than 200, and connections that broke. */
  readonly failed: number;
}

const say = (value: object): void => console.log(JSON.stringify(value));

async function listen(server: FastifyInstance): Promise<void> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  say({ address: `http://127.0.0.1:${port}` });
}

/** As `eloquence serve` does it, all protections on; only the limit of requests is beyond what can be reached. */
async function serve(url: string): Promise<void> {
  const config = readConfig({ ELOQUENCE_RATE_LIMIT: '1000000000' }, { db: url });
  const office = await openOffice(config.db, { readTimeout: config.answerTimeout });
  await listen((await makeServer({ office, config })) as unknown as FastifyInstance);
}

/** Nothing but the framework and one row. */
async function bare(url: string): Promise<void> {
  const { store } = await openOffice(url);
  const row = store.question(sql`SELECT key, name, federation, sex, title, birth_year
    FROM identity JOIN player ON key = player WHERE id = ${''}`);
  const server = Fastify();
  server.get<{ Params: { id: string } }>('/:id', async ({ params: { id } }) => (await row(id))[0]);
  await listen(server);
}

async function load(order: string): Promise<void> {
  const { address, paths, connections, seconds } = JSON.parse(order) as LoadOrder;
  const all = (JSON.parse(readFileSync(paths, 'utf8')) as string[]).map(
    (path) => ({ method: 'GET', path }) as const,
  );
  const share = Math.floor(all.length / connections);
  let clients = 0;
  const { requests, latency, non2xx, errors } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(all.slice(clients * share, (clients + 1) * share));
      clients += 1;
    },
  });
  say({ rate: requests.average, p99: latency.p99, max: latency.max, failed: non2xx + errors } satisfies Load);
}

const [what, given] = process.argv.slice(2) as ['serve' | 'bare' | 'load', string];
await { serve, bare, load }[what](given);
