import { AsyncLocalStorage } from 'node:async_hooks';

interface Write {
  readonly store: object;
  readonly around: Write | undefined;
  ended: boolean;
}

/** The enclosing writes of the current async context. */
const current = new AsyncLocalStorage<Write>();

/** Refuses a write inside another of the same store: it would be a deadlock. */
export async function withoutNesting<T>(store: object, work: () => Promise<T>): Promise<T> {
  const around = current.getStore();
  for (let write = around; write; write = write.around) {
    if (write.store === store && !write.ended)
      throw new Error('a write inside a write: hand on its transaction');
  }
  const write: Write = { store, around, ended: false };
  try {
    return await current.run(write, work);
  } finally {
    write.ended = true;
  }
}
