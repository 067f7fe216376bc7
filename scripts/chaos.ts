/**
 * npm run chaos [-- --rounds N --seed N --store sqlite|postgres|both]: kills a process with SIGKILL at random moments
 * while it imports, submits, accepts, closes, publishes, corrects and replays, opens the store again and looks for
 * anything acknowledged that is lost, any list that is there by halves, any lock that was left behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { databaseUrl, startPostgres } from '../packages/office/test/postgres.ts';
import { type ChaosOptions, type ChaosSummary, chaos } from './chaos/rounds.ts';

type Stores = Pick<ChaosOptions, 'newStore'> & { readonly end: () => Promise<void> };

/** Files in a folder of their own. */
function embeddedStores(): Stores {
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-chaos-'));
  let made = 0;
  return {
    newStore: async () => {
      made += 1;
      return join(folder, `${made}.db`);
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Databases of a server of our own. */
async function postgresStores(): Promise<Stores> {
  const server = await startPostgres();
  let made = 0;
  return {
    newStore: async () => {
      made += 1;
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`CREATE DATABASE chaos_${made}`);
      await client.end();
      return databaseUrl(server.url, `chaos_${made}`);
    },
    end: () => server.stop(),
  };
}

const STORES = { sqlite: async () => embeddedStores(), postgres: postgresStores };
type Kind = keyof typeof STORES;

function print(kind: Kind, summary: ChaosSummary, seconds: number): void {
  const { rounds, acknowledged, offices, kills, violations } = summary;
  console.log(
    `${kind}: killed ${rounds} times in ${offices} offices, ${acknowledged} things acknowledged, ` +
      `${violations.length} violations, ${seconds.toFixed(0)} s`,
  );
  const counts = [...kills].toSorted(([, a], [, b]) => b - a).map(([work, count]) => `${work} ${count}`);
  console.log(`  killed in: ${counts.join(', ')}`);
  for (const violation of violations) console.error(`  ${violation}`);
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'both' },
  },
});
const kinds = (Object.keys(STORES) as Kind[]).filter((kind) => ['both', kind].includes(values.store));
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
if (kinds.length === 0 || !Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed)) {
  console.error('usage: npm run chaos -- [--rounds N] [--seed N] [--store sqlite|postgres|both]');
  process.exit(2);
}
const terminal = process.stderr.isTTY;
for (const kind of kinds) {
  const start = performance.now();
  const stores = await STORES[kind]();
  try {
    const summary = await chaos({
      rounds,
      seed,
      newStore: stores.newStore,
      progress: (round) => terminal && process.stderr.write(`\r${kind} ${round}`),
    });
    if (terminal) process.stderr.write('\r');
    print(kind, summary, (performance.now() - start) / 1000);
    if (summary.violations.length > 0) process.exitCode = 1;
  } finally {
    await stores.end();
  }
}
