import { parentPort } from 'node:worker_threads';
import { unpackList } from '../lists/pack.ts';
import { finishList } from './finish.ts';
import type { Order, Outcome } from './finisher.ts';

// The other side of `Finisher`.
parentPort?.on('message', (order: Order) => parentPort?.postMessage(outcomeOf(order)));

function outcomeOf(order: Order): Outcome {
  try {
    return 'packed' in order ? unpackList(order.packed) : finishList(order.list);
  } catch {
    return 'failed';
  }
}
