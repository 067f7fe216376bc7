import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const KEEPER = fileURLToPath(new URL('./postgres-server.ts', import.meta.url));

export interface RunningPostgres {
  /** As superuser, with the database `postgres`. */
  readonly url: string;
  /** A streaming replica, where asked for. */
  readonly replica: string | null;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL that ends with this process, however that ends. */
export async function startPostgres({
  replica = false,
}: {
  readonly replica?: boolean;
} = {}): Promise<RunningPostgres> {
  const keeper = spawn(process.execPath, [KEEPER, ...(replica ? ['--replica'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  keeper.stdin.on('error', () => {});
  const ended = once(keeper, 'exit');
  const lines = createInterface({ input: keeper.stdout });
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  const said =
    typeof line === 'string' ? (JSON.parse(line) as { url?: string; replica?: string; error?: string }) : {};
  const { url } = said;
  if (!url) throw new Error(`no PostgreSQL for the tests: ${said.error ?? 'its keeper ended'}`);
  return {
    url,
    replica: said.replica ?? null,
    async stop() {
      keeper.stdin.end();
      await ended;
    },
  };
}

/** The same server, another database. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
