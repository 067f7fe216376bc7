import type { Store } from '@eloquence/office';
import { ServerProblem } from './problems.ts';
import { verdictOf } from './verdict.ts';

type Work<T> = Parameters<Store['write']>[0] extends (trx: infer Trx) => unknown
  ? (trx: Trx) => Promise<T>
  : never;

/** Writes that may wait at once. */
const MOST_WAITING = 100;

class GivenUp extends Error {}

/**
 * A store whose writes begin soon or not at all. One write at a time is all that a store has, and a list that is
 * taken over may be written for minutes: whoever asks meanwhile is told so, and nothing of his is done later. Nor is
 * anything kept of a request whose sender was told that it took too long.
 */
export function impatientStore(store: Store, patience: number): Store {
  let waiting = 0;

  function write<T>(work: Work<T>): Promise<T> {
    if (waiting >= MOST_WAITING) return Promise.reject(new ServerProblem('writes-wait'));
    waiting += 1;
    const verdict = verdictOf();
    const begun = Promise.withResolvers<T>();
    let isGivenUp = false;
    const clock = setTimeout(() => {
      isGivenUp = true;
      begun.reject(new ServerProblem('writes-wait'));
    }, patience);
    store
      .write(async (trx) => {
        clearTimeout(clock);
        if (isGivenUp) throw new GivenUp();
        if (verdict?.isGivenUp) throw new ServerProblem('answer-timeout');
        const done = await work(trx);
        if (verdict?.keep() === false) throw new ServerProblem('answer-timeout');
        return done;
      })
      .then(begun.resolve, begun.reject)
      .finally(() => {
        clearTimeout(clock);
        waiting -= 1;
      });
    return begun.promise;
  }

  return {
    kind: store.kind,
    url: store.url,
    db: store.db,
    question: (query) => store.question(query),
    bytes: (query) => store.bytes(query),
    write,
    bulk: (...rows) => store.bulk(...rows),
    exclusively: (work, run) => store.exclusively(work, run),
    snapshot: (read) => store.snapshot(read),
    close: () => store.close(),
  };
}
