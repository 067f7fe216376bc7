import { parentPort } from 'node:worker_threads';
import { finishList, type Unfinished } from './finish.ts';

// The other side of `Finisher`.
parentPort?.on('message', (list: Unfinished) => parentPort?.postMessage(finishList(list)));
