// The process that is killed: `node child.ts URL SEED`. What it says has left it before it goes on.
import { writeSync } from 'node:fs';
import { inventSeason } from './season.ts';
import { type Said, workThrough } from './work.ts';

const STANDARD_OUTPUT = 1;

function say(said: Said): void {
  writeSync(STANDARD_OUTPUT, `${JSON.stringify(said)}\n`);
}

const [url, seed] = process.argv.slice(2);
try {
  const season = await inventSeason(Number(seed));
  say({ says: 'ready' });
  await workThrough(url as string, season, say);
  say({ says: 'done' });
} catch (error) {
  say({ says: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  process.exitCode = 1;
}
