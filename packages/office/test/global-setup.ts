import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/setup/open-store.ts';
import { databaseUrl, type RunningPostgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The port of the process that starts PostgreSQL on request. */
    postgresPort: number;
  }
}

/** A migrated database to copy: faster than migrating each. */
export const TEMPLATE = 'eloquence_template';

async function startWithTemplate(): Promise<RunningPostgres> {
  const postgres = await startPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const store = await openStore(databaseUrl(postgres.url, TEMPLATE), { create: true });
  await store.close();
  return postgres;
}

/**
 * Starts PostgreSQL on the first request, once for all workers: runs without it do not wait.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<RunningPostgres> | undefined;
  const desk = createServer((socket) => {
    socket.on('error', () => {});
    started ??= startWithTemplate();
    started.then(
      ({ url }) => socket.end(JSON.stringify({ url })),
      (error: Error) => socket.end(JSON.stringify({ error: error.message })),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  desk.unref();
  project.provide('postgresPort', (desk.address() as AddressInfo).port);
  return async () => {
    desk.close();
    await started?.then(
      (postgres) => postgres.stop(),
      () => {},
    );
  };
}
