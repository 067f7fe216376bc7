/** The time of commands, requests and a month's work here, as a ratio to another checkout: `npm run bench -- --against DIR`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compareOffices } from './against-office.ts';
import { type Cost, cpuTime, printHeading, printRatio, runNode, since } from './alternate.ts';

const OURS = fileURLToPath(new URL('..', import.meta.url));
const SAMPLE = join(OURS, 'samples', 'riverside-open-2024.trf16.trf');

const COMMANDS: readonly (readonly string[])[] = [
  ['calc', 'expected', '--own', '2400', '--opponent', '2813'],
  ['check', SAMPLE],
  ['rate', SAMPLE],
];
/** On a demo store of each checkout's own. */
const BATCH: readonly (readonly string[])[] = [
  ['office', 'verify'],
  ['office', 'replay', '--from', '2025-07-01'],
  ['office', 'export', 'list', '--list', '2026-07-01', '--to', 'csv'],
];
/** `PLAYER` is the first player that a search finds. */
const REQUESTS: readonly string[] = [
  '/',
  '/lists',
  '/players?q=an',
  '/events',
  '/calculators/change',
  '/regulations',
  '/api/v1/players?q=ma',
  '/players/PLAYER',
  '/api/v1/players/PLAYER',
  '/api/v1/players/PLAYER/history',
  '/api/v1/lists/standard/2026-07-01?limit=100',
  '/api/v1/calc/change?rating=1900&k=20&games=1800:1,2000:0.5',
];

const program = (checkout: string): string => join(checkout, 'packages', 'cli', 'bin', 'eloquence.mjs');

function runCommand(checkout: string, args: readonly string[]): Cost {
  const { status, error, stderr, cost } = runNode([program(checkout), ...args], checkout);
  if (error || status === null || status > 1) throw error ?? new Error(`${args.join(' ')}: ${stderr}`);
  return cost;
}

interface Served {
  readonly origin: string;
  readonly child: ChildProcess;
}

async function serve(checkout: string, db: string): Promise<Served> {
  const child = spawn(process.execPath, [program(checkout), 'serve', '--db', db, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ELOQUENCE_RATE_LIMIT: '1000000000', ELOQUENCE_LOG_LEVEL: 'silent' },
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { origin: new URL(JSON.parse(line).address).origin, child };
}

async function get(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return text;
}

/** Requests in a row, long enough for the ticks of processor time. */
const BURST = 20;

/** The cost of one request, of a burst. */
async function requestBurst({ origin, child }: Served, path: string): Promise<Cost> {
  const now = (): Cost => ({ wall: performance.now(), cpu: cpuTime(child.pid as number, 'own') });
  const start = now();
  for (let request = 0; request < BURST; request += 1) await get(`${origin}${path}`);
  const { wall, cpu } = since(start, now());
  return { wall: wall / BURST, cpu: cpu === null ? null : cpu / BURST };
}

async function compareRequests(served: readonly Served[], rounds: number): Promise<void> {
  const found = await get(`${served[0]?.origin}/api/v1/players?q=an`);
  const [player] = JSON.parse(found).items as readonly { readonly id: string }[];
  for (const request of REQUESTS) {
    const path = request.replace('PLAYER', String(player?.id));
    const costs: Cost[][] = served.map(() => []);
    // The first ones compile.
    for (let round = -2; round < rounds; round += 1) {
      for (const [index, server] of served.entries()) {
        const cost = await requestBurst(server, path);
        if (round >= 0) costs[index]?.push(cost);
      }
    }
    printSummed(request, costs);
  }
}

/** Bursts are short in ticks: their processor time is added up. */
function printSummed(name: string, costs: readonly (readonly Cost[])[]): void {
  const [here, there] = costs.map((each) => {
    const cpu = each.reduce((sum, cost) => sum + (cost.cpu ?? 0), 0) / each.length;
    return each.map(({ wall }) => ({ wall, cpu }));
  });
  printRatio(name, here ?? [], there ?? []);
}

/** Alternates, so that other load affects both. */
export async function compareWith(folder: string, quick: boolean): Promise<void> {
  const both = [OURS, resolve(folder)] as const;
  const rounds = quick ? 3 : 9;
  const temporary = mkdtempSync(join(tmpdir(), 'eloquence-against-'));
  const servers: Served[] = [];
  const compare = (name: string, argsOf: (index: number) => readonly string[], times: number): void => {
    const costs: Cost[][] = both.map(() => []);
    for (let round = 0; round < times; round += 1) {
      for (const [index, checkout] of both.entries()) costs[index]?.push(runCommand(checkout, argsOf(index)));
    }
    printRatio(name, costs[0] ?? [], costs[1] ?? []);
  };
  try {
    printHeading('commands');
    for (const args of COMMANDS) compare(args.slice(0, 1).join(' '), () => args, rounds);
    const stores = both.map((_, index) => join(temporary, `demo-${index}.db`));
    const db = (index: number): readonly string[] => ['--db', stores[index] as string];
    printHeading('the demo office');
    compare('office demo', (index) => ['office', 'demo', ...db(index)], 1);
    for (const args of BATCH) compare(args.slice(0, 3).join(' '), (index) => [...args, ...db(index)], 3);
    printHeading('requests');
    for (const [index, checkout] of both.entries()) {
      const copy = `${stores[index]}.served`;
      copyFileSync(stores[index] as string, copy);
      servers.push(await serve(checkout, copy));
    }
    await compareRequests(servers, rounds);
    await compareOffices(both, temporary, quick);
  } finally {
    for (const { child } of servers) child.kill();
    rmSync(temporary, { recursive: true, force: true });
  }
}
