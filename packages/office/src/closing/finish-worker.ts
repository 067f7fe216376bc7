import { parentPort } from 'node:worker_threads';
import { unpackList } from '../lists/pack.ts';
import { finishList, tellList } from './finish.ts';
import type { Done, Order, Outcome } from './finisher.ts';
import { type MadeRows, makeList } from './make.ts';
import type { ListMaking } from './making.ts';

/** The list that was made last, to be hashed and compared. */
let last: { readonly making: ListMaking; readonly made: MadeRows } | undefined;

// The other side of `Finisher`.
parentPort?.on('message', (order: Order) => parentPort?.postMessage(outcomeOf(order)));

function outcomeOf(order: Order): Outcome {
  try {
    return done(order);
  } catch {
    return 'failed';
  }
}

function done(order: Order): Done {
  if ('packed' in order) return unpackList(order.packed);
  if ('list' in order) return finishList(order.list);
  if ('rows' in order) {
    // Where this fails, an earlier list must not be told of in its place.
    last = undefined;
    const made = makeList(order.rows);
    last = { making: order.rows, made };
    return made;
  }
  if (last === undefined) throw new Error('no list was made');
  return tellList(last.making, last.made);
}
