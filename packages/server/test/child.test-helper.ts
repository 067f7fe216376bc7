// Another process with a server on the same store: `node child.test-helper.ts URL JOB`. Prints a line when the job runs,
// never finishes it, and ends with its input, so with its parent process.
import { setTimeout as pause } from 'node:timers/promises';
import { openOffice } from '@eloquence/office';
import { defaultConfig, makeServer } from '../src/index.ts';

process.stdin.once('end', () => process.exit()).resume();
const [url = '', job = ''] = process.argv.slice(2);
// The clock of the tests, so that no session has expired.
const office = await openOffice(url, { now: () => new Date('2025-11-30T12:00:00Z') });
const { store } = office;

async function isRunning(): Promise<boolean> {
  const row = await store.db.selectFrom('job').select('state').where('id', '=', job).executeTakeFirst();
  return row?.state === 'running';
}

// The timer refers to the promise: an unreferenced one is collected, with the lock that waits for it.
const forever = (): Promise<never> => new Promise((_, reject) => setTimeout(reject, 2 ** 31 - 1));
const write = store.write.bind(store);
Object.assign(store, {
  write: async (work: Parameters<typeof write>[0]) => ((await isRunning()) ? forever() : write(work)),
});
const server = await makeServer({ office, config: defaultConfig({ logLevel: 'silent' }) });
await server.ready();
while (!(await isRunning())) await pause(2);
process.stdout.write('running\n');
