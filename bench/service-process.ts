// The processes of the service's measurements: `node service-process.ts serve|bare URL` answers until it is ended,
// `node service-process.ts ask ORDER` asks; each says what there is to say in a line of JSON.
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openOffice } from '../packages/office/src/index.ts';
import { makeServer, readConfig } from '../packages/server/src/index.ts';
import { openSite } from '../packages/web/src/index.ts';
import { type LoadOrder, load } from './load.ts';

/** Addresses of a file, a JSON array of them, from one up to another. */
export interface FileLoadOrder extends Omit<LoadOrder, 'paths'> {
  readonly file: string;
  readonly from: number;
  readonly to: number;
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
  const site = await openSite();
  await listen((await makeServer({ office, config, site })) as unknown as FastifyInstance);
}

async function bare(url: string): Promise<void> {
  const { store } = await openOffice(url);
  const row = store.prepare(sql`SELECT key, name, federation, sex, title, birth_year
    FROM player WHERE fide_id = ${''}`);
  const server = Fastify();
  server.get<{ Params: { id: string } }>('/:id', async ({ params: { id } }) => (await row(id))[0]);
  await listen(server);
}

async function ask(given: string): Promise<void> {
  const { file, from, to, ...order } = JSON.parse(given) as FileLoadOrder;
  const paths = JSON.parse(readFileSync(file, 'utf8')) as string[];
  say(await load({ ...order, paths: paths.slice(from, to) }));
}

const [what, given] = process.argv.slice(2) as ['serve' | 'bare' | 'ask', string];
await { serve, bare, ask }[what](given);
