// Another process with a server on the same store: `node child.test-helper.ts URL JOB`. Says when the job runs, and
// ends with its input: with whoever started it.
import { setTimeout as pause } from 'node:timers/promises';
import { openOffice } from '@eloquence/office';
import { makeServer, usualConfig } from '../src/index.ts';

process.stdin.once('end', () => process.exit()).resume();
const [url = '', job = ''] = process.argv.slice(2);
// The clock of the tests, by which nobody's session has ended.
const office = await openOffice(url, { now: () => new Date('2025-11-30T12:00:00Z') });
const server = await makeServer({ office, config: usualConfig({ logLevel: 'silent' }) });
await server.ready();
for (;;) {
  const { state } = await office.store.db
    .selectFrom('job')
    .select('state')
    .where('id', '=', job)
    .executeTakeFirstOrThrow();
  if (state === 'running') break;
  await pause(2);
}
process.stdout.write('running\n');
