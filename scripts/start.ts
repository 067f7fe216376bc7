// What `npm start` runs: the site over an invented federation, which is loaded on the first start.
//   npm start [-- --port N] [-- --db FILE] [-- other options of `eloquence serve`]

import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { defined } from '@eloquence/rating';
import { main } from '../packages/cli/src/main.ts';
import { processIo } from '../packages/cli/src/terminal/io.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIRST_PORT = 8080;
const PORTS = 100;

/** The value of an option, written `--db FILE` or `--db=FILE`. */
function option(name: string): string | undefined {
  const args = process.argv.slice(2);
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index < 0) return undefined;
  const arg = defined(args[index]);
  return arg === name ? args[index + 1] : arg.slice(name.length + 1);
}

/** Made under another name first: a start that was broken off leaves no half federation behind. */
async function loadDemo(db: string): Promise<void> {
  console.error(
    `eloquence: loading the invented federation into ${relative(process.cwd(), db)} (once; about ten seconds)`,
  );
  mkdirSync(dirname(db), { recursive: true });
  const unfinished = `${db}.unfinished`;
  const remove = (): void => {
    for (const file of globSync(`${unfinished}*`)) rmSync(file);
  };
  remove();
  // What it says is about a file that has another name in a moment.
  const status = await main(['office', 'demo', '--db', unfinished], {
    ...processIo(),
    stdout: new PassThrough().resume(),
  });
  if (status !== 0) process.exit(status);
  renameSync(unfinished, db);
  remove();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => done(true)));
  });
}

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS; port += 1) if (await isFree(port)) return port;
  return 0;
}

const given = option('--db') ?? process.env.ELOQUENCE_DB;
const isServer = given !== undefined && /^postgres(ql)?:/.test(given);
const db = isServer ? given : resolve(given?.replace(/^sqlite:/, '') ?? join(root, 'data', 'demo.db'));
if (!isServer && !existsSync(db)) await loadDemo(db);
// A line for each request would hide the address.
process.env.ELOQUENCE_LOG_LEVEL ??= 'warn';
const port = option('--port') ?? process.env.PORT ?? String(await freePort());
const others = process.argv.slice(2).filter((arg, index, all) => {
  const isOurs = (text: string | undefined): boolean => /^--(db|port)(=|$)/.test(text ?? '');
  return !isOurs(arg) && !(isOurs(all[index - 1]) && !all[index - 1]?.includes('='));
});
process.exitCode = await main(['serve', '--db', db, '--port', port, ...others]);
