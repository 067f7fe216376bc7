// Another process with the same store: `node child.test-helper.ts ACTION URL`. Says a line when it is there.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StoreError } from './errors.ts';
import { openStore } from './open.ts';

const NOBODY = 65534;
// The timer knows the promise: one that nothing knows is collected, and with it the store and the lock that wait for it.
const forever = (): Promise<never> => new Promise((_, reject) => setTimeout(reject, 2 ** 31 - 1));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const ACTIONS: Readonly<Record<string, (url: string) => Promise<void>>> = {
  /** Opens the store, made where there is none. */
  async open(url) {
    await (await openStore(url, { create: true })).close();
    say('opened');
  },
  /** Keeps the work `close` to itself until it is killed. */
  async work(url) {
    const store = await openStore(url);
    await store.exclusively('close', async () => {
      say('working');
      await forever();
    });
  },
  /** Stands in the middle of a write until it is killed. */
  async write(url) {
    const store = await openStore(url);
    await store.write(async (trx) => {
      await trx.insertInto('meta').values({ name: 'half', value: 'written' }).execute();
      say('writing');
      await forever();
    });
  },
  /** Writes on and on; says each one that was acknowledged. */
  async acknowledge(url) {
    const store = await openStore(url);
    for (let seq = 1; ; seq += 1) {
      const entry = { seq, at: '', actor: '', kind: 'test', subject: null, body: '{}', hash: '' };
      await store.write((trx) => trx.insertInto('entry').values(entry).execute());
      say(String(seq));
    }
  },
  /** Opens as somebody whom the permissions of files bind. */
  async openBound(url) {
    if (process.getuid?.() === 0) process.setuid?.(NOBODY);
    await (await openStore(url, { create: true })).close();
    say('opened');
  },
};

export type ChildAction = 'open' | 'work' | 'write' | 'acknowledge' | 'openBound';

export interface Child {
  readonly process: ChildProcess;
  /** The next line it says, or '' when it has ended. */
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
  // Whoever started it is gone, and with him what could end it.
  process.stdin
    .unref()
    .once('end', () => process.exit())
    .resume();
  await ACTIONS[action]?.(url).catch((error: unknown) =>
    say(error instanceof StoreError ? error.code : String(error)),
  );
}
