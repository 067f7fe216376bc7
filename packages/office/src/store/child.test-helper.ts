// Another process with the same store: `node child.test-helper.ts ACTION URL`. Prints a line when it is ready.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openStore } from '../setup/open-store.ts';
import { StoreError } from './errors.ts';

const NOBODY = 65534;
// The timer keeps a reference: an unreferenced promise is garbage collected, and with it the store and its lock.
const forever = (): Promise<never> => new Promise((_, reject) => setTimeout(reject, 2 ** 31 - 1));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const ACTIONS: Readonly<Record<string, (url: string) => Promise<void>>> = {
  /** Opens the store; creates it if missing. */
  async open(url) {
    await (await openStore(url, { create: true })).close();
    say('opened');
  },
  /** Holds the lock `close` until killed. */
  async work(url) {
    const store = await openStore(url);
    await store.exclusively('close', async () => {
      say('working');
      await forever();
    });
  },
  /** Hangs inside a write until killed. */
  async write(url) {
    const store = await openStore(url);
    await store.write(async (trx) => {
      await trx.insertInto('meta').values({ name: 'half', value: 'written' }).execute();
      say('writing');
      await forever();
    });
  },
  /** Writes in a loop; prints each acknowledged write. */
  async acknowledge(url) {
    const store = await openStore(url);
    for (let seq = 1; ; seq += 1) {
      const entry = { seq, at: '', actor: '', kind: 'test', subject: null, body: '{}', hash: '' };
      await store.write((trx) => trx.insertInto('entry').values(entry).execute());
      say(String(seq));
    }
  },
  /** Opens as a user without root's rights, so that file permissions apply. */
  async openBound(url) {
    if (process.getuid?.() === 0) process.setuid?.(NOBODY);
    await (await openStore(url, { create: true })).close();
    say('opened');
  },
};

export type ChildAction = 'open' | 'work' | 'write' | 'acknowledge' | 'openBound';

export interface Child {
  readonly process: ChildProcess;
  /** The next line of output; '' at the end. */
  line(): Promise<string>;
  kill(): Promise<void>;
}

export function child(action: ChildAction, url: string): Child {
  const started = spawn(process.execPath, [fileURLToPath(import.meta.url), action, url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(started, 'exit');
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  return {
    process: started,
    line: async () => (await lines.next()).value ?? '',
    async kill() {
      started.kill('SIGKILL');
      await ended;
    },
  };
}

const [, file, action, url] = process.argv;
if (file === fileURLToPath(import.meta.url) && action && url) {
  // The parent process has ended.
  process.stdin
    .unref()
    .once('end', () => process.exit())
    .resume();
  await ACTIONS[action]?.(url).catch((error: unknown) =>
    say(error instanceof StoreError ? error.code : String(error)),
  );
}
