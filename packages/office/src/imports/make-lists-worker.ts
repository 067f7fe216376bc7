import { parentPort, workerData } from 'node:worker_threads';
import { type MakingOrder, makeLists } from './make-lists.ts';

// The other side of `makeListsBeside`.
parentPort?.postMessage(makeLists(workerData as MakingOrder));
