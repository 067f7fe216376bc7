import { parentPort } from 'node:worker_threads';
import { type MakingOrder, makeLists } from './make-lists.ts';

// The other side of `ListsBeside`.
parentPort?.on('message', (order: MakingOrder) => parentPort?.postMessage(makeLists(order)));
