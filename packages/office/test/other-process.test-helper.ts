// Another process with the same office: `node other-process.test-helper.ts ACTION URL [DATE]`. It prints a line when it
// is ready, acts on the next line of input, and prints the result.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CADENCES } from '@eloquence/rating';
import pg from 'pg';
import { close, initOffice, type Office, officeStatus, openOffice, publish } from '../src/index.ts';

const NOBODY = 65534;

const say = (line: string): void => void writeSync(1, `${line}\n`);

/** Blocks until the next line of input, with all locks held. */
function waitForWord(): void {
  readSync(0, Buffer.alloc(1));
}

/** Stops once inside a write: the office reads its clock for the entry. */
function stoppingClock(): () => Date {
  let stopped = false;
  return () => {
    if (!stopped) {
      stopped = true;
      say('inside');
      waitForWord();
    }
    return new Date();
  };
}

async function doing(
  url: string,
  work: (office: Office) => Promise<unknown>,
  now?: () => Date,
): Promise<void> {
  const office = await openOffice(url, { actor: 'other', ...(now && { now }) });
  say('ready');
  waitForWord();
  await work(office);
  say('did');
  await office.store.close();
}

const ACTIONS: Readonly<Record<string, (url: string, date: string) => Promise<void>>> = {
  close: (url, date) => doing(url, (office) => close(office, { date })),
  publish: (url, date) => doing(url, (office) => publish(office, { date })),
  closeSlowly: (url, date) => doing(url, (office) => close(office, { date }), stoppingClock()),
  publishSlowly: (url, date) => doing(url, (office) => publish(office, { date }), stoppingClock()),
  async init(url) {
    say('ready');
    waitForWord();
    await (await initOffice(url)).store.close();
    say('did');
  },
  /** Opens as a user without root's rights, so that file permissions apply. */
  async openBound(url) {
    if (process.getuid?.() === 0) process.setuid?.(NOBODY);
    await (await openOffice(url)).store.close();
    say('did');
  },
  /** Terminates all other connections to the database. */
  async disconnect(url) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await client.end();
    say('did');
  },
  /** Polls the newest lists and prints each new state. */
  async watch(url, until) {
    // The parent process has ended.
    process.stdin
      .unref()
      .once('end', () => process.exit())
      .resume();
    const office = await openOffice(url);
    const seen = new Set<string>();
    for (let last = ''; last !== until; ) {
      const { lists } = await officeStatus(office);
      const dates = lists.map(({ date }) => date).join(' ');
      const derived = await derivedState(office);
      const state = `${dates} | ${derived}`;
      if (!seen.has(state)) say(state);
      seen.add(state);
      last = lists.length === CADENCES.length && lists.every(({ date }) => date === until) ? until : '';
    }
    await office.store.close();
  },
};

/** A snapshot of the derived tables: the newest dates of histories, the sums of ratings. */
async function derivedState({ store }: Office): Promise<string> {
  return store.snapshot(async (tables) => {
    const newest = new Map<string, string>();
    for await (const rows of tables.rows('current_list', ['cadence', 'date'])) {
      for (const [cadence, date] of rows as readonly (readonly [string, string])[]) {
        if ((newest.get(cadence) ?? '') < date) newest.set(cadence, date);
      }
    }
    let [histories, sum] = [0, 0];
    for await (const rows of tables.rows('history', ['player'])) histories += rows.length;
    for await (const rows of tables.rows('standing', ['standard', 'rapid', 'blitz'])) {
      for (const ratings of rows) for (const rating of ratings) sum += Number(rating);
    }
    return `${[...newest.values()].join(' ')} ${histories} ${sum}`;
  });
}

export type OtherAction =
  | 'close'
  | 'publish'
  | 'closeSlowly'
  | 'publishSlowly'
  | 'init'
  | 'openBound'
  | 'watch'
  | 'disconnect';

export interface Other {
  readonly process: ChildProcess;
  /** The next line of output; '' at the end. */
  line(): Promise<string>;
  go(): void;
  kill(): Promise<void>;
}

const HELPER = fileURLToPath(import.meta.url);
export const helperArguments = (action: OtherAction, url: string): string[] => [HELPER, action, url];

export function otherProcess(action: OtherAction, url: string, date = ''): Other {
  const started = spawn(process.execPath, [...helperArguments(action, url), date], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(started, 'exit');
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  return {
    process: started,
    line: async () => (await lines.next()).value ?? '',
    go: () => void started.stdin.write('\n'),
    async kill() {
      started.kill('SIGKILL');
      await ended;
    },
  };
}

const [, file, action, url, date] = process.argv;
if (file === HELPER && action && url) {
  await ACTIONS[action]?.(url, date ?? '').catch((error: { code?: string }) =>
    say(error.code ?? String(error)),
  );
}
