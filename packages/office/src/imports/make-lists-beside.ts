import { Worker } from 'node:worker_threads';
import { type Made, type MakingOrder, makeLists } from './make-lists.ts';

/** Below this another thread would have started when this one is done. */
const MANY_ROWS = 100_000;

/** Makes lists in another thread, while this one writes the players. */
export async function makeListsBeside(order: MakingOrder, many: number = MANY_ROWS): Promise<Made> {
  if (order.rows.rows < many) return makeLists(order);
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const file = new URL(`./make-lists-worker.${ending}`, import.meta.url);
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: order });
    worker.on('message', resolve);
    worker.on('error', reject);
    // After an answer this changes nothing any more.
    worker.on('exit', (code) => reject(new Error(`the worker ended with ${code} before it was done`)));
  });
}
