/**
 * npm run chaos [-- --seeds N --rounds N --seed N --store sqlite|postgres|both]: first simulates faults in one process,
 * from as many seeds: two servers on one store whose writes fail, stop, tear and come late, and clocks that jump. A seed
 * is repeated by its number, with all that happened: npm run chaos -- --simulate SEED. Then kills a process with SIGKILL at random moments
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
import { simulate } from './faults/simulate.ts';

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

/** Seeds from 1 on. */
async function simulateAll(seeds: number): Promise<void> {
  const start = performance.now();
  const totals: Record<string, number> = {};
  let failing = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { violations, counts } = await simulate(seed);
    for (const [outcome, count] of Object.entries(counts)) totals[outcome] = (totals[outcome] ?? 0) + count;
    if (violations.length > 0) failing += 1;
    for (const violation of violations) console.error(`seed ${seed}: ${violation}`);
    if (terminal) process.stderr.write(`\rseed ${seed}`);
  }
  if (terminal) process.stderr.write('\r');
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const counts = Object.entries(totals).map(([outcome, count]) => `${outcome} ${count}`);
  console.log(`simulated faults: ${seeds} seeds, ${failing} with violations, ${seconds} s`);
  console.log(`  works: ${counts.join(', ')}`);
  if (failing > 0) process.exitCode = 1;
}

async function simulateOne(seed: number): Promise<void> {
  const { trace, violations } = await simulate(seed);
  for (const line of trace) console.log(line);
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exitCode = 1;
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    simulate: { type: 'string' },
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'both' },
  },
});
const kinds = (Object.keys(STORES) as Kind[]).filter((kind) => ['both', kind].includes(values.store));
const [seeds, rounds, seed] = [Number(values.seeds), Number(values.rounds), Number(values.seed)];
const one = values.simulate === undefined ? null : Number(values.simulate);
const isWhole = [seeds, rounds, seed, one ?? 0].every((number) => Number.isInteger(number) && number >= 0);
if (kinds.length === 0 || !isWhole) {
  console.error(
    'usage: npm run chaos -- [--seeds N] [--rounds N] [--seed N] [--store sqlite|postgres|both] | --simulate SEED',
  );
  process.exit(2);
}
const terminal = process.stderr.isTTY;
if (one !== null) {
  await simulateOne(one);
  process.exit();
}
if (seeds > 0) await simulateAll(seeds);
if (rounds === 0) process.exit();
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
