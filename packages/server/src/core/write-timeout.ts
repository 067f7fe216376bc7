import type { Store } from '@eloquence/office';
import { currentCommitOrTimeout } from './commit-or-timeout.ts';
import { ServerProblem } from './problems.ts';

type Work<T> = Parameters<Store['write']>[0] extends (trx: infer Trx) => unknown
  ? (trx: Trx) => Promise<T>
  : never;

const MAX_WAITING = 100;

class GivenUp extends Error {}

/**
 * A store whose writes start within the timeout or are refused. A store has one writer, and an import may write for
 * minutes. A write of a timed-out request is rolled back.
 */
export function withWriteTimeout(store: Store, writeTimeout: number): Store {
  let waiting = 0;

  function write<T>(work: Work<T>): Promise<T> {
    if (waiting >= MAX_WAITING) return Promise.reject(new ServerProblem('writes-wait'));
    waiting += 1;
    const commitOrTimeout = currentCommitOrTimeout();
    const begun = Promise.withResolvers<T>();
    let isGivenUp = false;
    const clock = setTimeout(() => {
      isGivenUp = true;
      begun.reject(new ServerProblem('writes-wait'));
    }, writeTimeout);
    store
      .write(async (trx) => {
        clearTimeout(clock);
        if (isGivenUp) throw new GivenUp();
        if (commitOrTimeout?.isGivenUp) throw new ServerProblem('answer-timeout');
        const done = await work(trx);
        if (commitOrTimeout?.commit() === false) throw new ServerProblem('answer-timeout');
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
    prepare: (query) => store.prepare(query),
    write,
    bulk: (...rows) => store.bulk(...rows),
    exclusively: (work, run) => store.exclusively(work, run),
    snapshot: (read) => store.snapshot(read),
    close: () => store.close(),
  };
}
