import { AsyncLocalStorage } from 'node:async_hooks';

interface Write {
  readonly store: object;
  readonly around: Write | undefined;
  ended: boolean;
}

/** The writes that what runs now is part of. */
const current = new AsyncLocalStorage<Write>();

/** Runs a write, but not inside another of the same store: it would wait for itself for ever. */
export async function writing<T>(store: object, work: () => Promise<T>): Promise<T> {
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
