// Another process with a server on the same store: `node child.test-helper.ts URL JOB`. Says when the job runs, never
// gets it done however fast it is, and ends with its input: with whoever started it.
import { setTimeout as pause } from 'node:timers/promises';
import { openOffice } from '@eloquence/office';
import { defaultConfig, makeServer } from '../src/index.ts';

process.stdin.once('end', () => process.exit()).resume();
const [url = '', job = ''] = process.argv.slice(2);
// The clock of the tests, by which nobody's session has ended.
const office = await openOffice(url, { now: () => new Date('2025-11-30T12:00:00Z') });
const { store } = office;

async function isRunning(): Promise<boolean> {
  const row = await store.db.selectFrom('job').select('state').where('id', '=', job).executeTakeFirst();
  return row?.state === 'running';
}

// The timer knows the promise: one that nothing knows is collected, and with it the lock that waits for it.
const forever = (): Promise<never> => new Promise((_, reject) => setTimeout(reject, 2 ** 31 - 1));
const write = store.write.bind(store);
Object.assign(store, {
  write: async (work: Parameters<typeof write>[0]) => ((await isRunning()) ? forever() : write(work)),
});
const server = await makeServer({ office, config: defaultConfig({ logLevel: 'silent' }) });
await server.ready();
while (!(await isRunning())) await pause(2);
process.stdout.write('running\n');
