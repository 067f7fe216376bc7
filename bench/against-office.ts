/** A month of the office at a tenth of FIDE's size or less, with the steps of each checkout, in both databases. */
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl, startPostgres } from '../packages/office/test/postgres.ts';
import { type Cost, printHeading, printRatio, runNode } from './alternate.ts';
import { prepare } from './lists.ts';
import type { Questions, StepResult } from './office-step.ts';

/** In this order; those that can be repeated, several times. */
const STEPS: readonly { readonly step: string; readonly repeated?: true }[] = [
  { step: 'import' },
  { step: 'month' },
  { step: 'close', repeated: true },
  { step: 'publish' },
  { step: 'verify', repeated: true },
  { step: 'ask', repeated: true },
];
const ROUNDS = 3;

function runStep(checkout: string, step: string, url: string, options: object): [StepResult, Cost] {
  const file = join(checkout, 'bench', 'office-step.ts');
  const { stdout, stderr, status, cost } = runNode([file, step, url, JSON.stringify(options)], checkout);
  if (status !== 0 || !stdout) throw new Error(`${step} in ${checkout}: ${stderr}`);
  const result = JSON.parse(stdout) as StepResult;
  // Without the start of Node, which the processor time includes.
  return [result, { ...cost, wall: result.milliseconds }];
}

function compareSteps(checkouts: readonly string[], urls: readonly string[], options: object): void {
  for (const { step, repeated } of STEPS) {
    const costs: Cost[][] = checkouts.map(() => []);
    const asked: StepResult[][] = checkouts.map(() => []);
    for (let round = 0; round < (repeated ? ROUNDS : 1); round += 1) {
      for (const [index, checkout] of checkouts.entries()) {
        const [result, cost] = runStep(checkout, step, urls[index] as string, options);
        costs[index]?.push(cost);
        asked[index]?.push(result);
      }
    }
    // Made by the bench itself.
    if (step === 'month') continue;
    if (step === 'ask') printQuestions(asked);
    else printRatio(step, costs[0] ?? [], costs[1] ?? []);
  }
}

function printQuestions(results: readonly (readonly StepResult[])[]): void {
  for (const question of ['search', 'page', 'history'] as const) {
    const [here, there] = results.map((each) =>
      each.map(({ questions }) => ({ wall: (questions as Questions)[question].median, cpu: null })),
    );
    printRatio(`${question} (median)`, here ?? [], there ?? []);
  }
}

async function databases(server: string, names: readonly string[]): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const name of names) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return names.map((name) => databaseUrl(server, name));
}

export async function compareOffices(
  checkouts: readonly string[],
  folder: string,
  quick: boolean,
): Promise<void> {
  const known = quick ? 60_000 : 180_000;
  const { zip } = await prepare(known);
  const month = { events: known / 1200, players: Math.round(known / 40), known };
  const options = { file: zip, month };
  const title = `${known} players, a month of ${month.events} events`;
  printHeading(`${title}, SQLite`);
  compareSteps(
    checkouts,
    checkouts.map((_, index) => join(folder, `office-${index}.db`)),
    options,
  );
  const server = await startPostgres();
  try {
    printHeading(`${title}, PostgreSQL`);
    compareSteps(checkouts, await databases(server.url, ['here', 'there']), options);
  } finally {
    await server.stop();
  }
}
