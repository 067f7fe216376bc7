import { parentPort, workerData } from 'node:worker_threads';
import type { Office } from '../office.ts';
import type { WorkProgress } from '../progress.ts';
import { openOffice } from '../setup/open-office.ts';
import { Replica } from '../store/replica.ts';
import { failed } from './failures.ts';
import type { Message } from './thread.ts';

const send = (message: Message): void => parentPort?.postMessage(message);

/** Runs the requests of a `WorkerThread`, inside its worker. */
export function serve<Request>(
  handle: (request: Request, progress: (progress: WorkProgress) => void) => Promise<unknown>,
): void {
  parentPort?.on('message', async (request: Request) => {
    try {
      const result = await handle(request, (progress) => send({ kind: 'progress', progress }));
      send({ kind: 'done', result });
    } catch (error) {
      const failure = failed(error);
      // A bug: the unhandled rejection ends the thread, and the caller gets the error itself.
      if (failure === null) throw error;
      send({ kind: 'failed', failure });
    }
  });
  send({ kind: 'ready' });
}

/** What a `Reader` sends to its worker. */
export interface QueryRequest {
  readonly name: string;
  readonly input: unknown;
  readonly fromReplica: boolean;
}

/** The stores of a `Reader`, by their URLs. */
export interface ReaderStores {
  readonly url: string;
  /** null: everything is read from the store itself. */
  readonly replica: string | null;
}

/** Runs the queries of a `Reader`: the store is opened once and stays open. */
export function serveQueries(run: (office: Office, name: never, input: never) => Promise<unknown>): void {
  let [office, replicated] = [null as Office | null, null as Office | null];
  serve(async ({ name, input, fromReplica }: QueryRequest) => {
    const { url, replica } = workerData as ReaderStores;
    office ??= await openOffice(url);
    if (!fromReplica || replica === null) return run(office, name as never, input as never);
    replicated ??= { ...office, store: new Replica(office.store, replica).store };
    return run(replicated, name as never, input as never);
  });
}
