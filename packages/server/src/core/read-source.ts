import { AsyncLocalStorage } from 'node:async_hooks';
import type { Office, Replica, Store } from '@eloquence/office';
import type { FastifyRequest } from 'fastify';

type Source = 'primary' | 'replica';

/**
 * Where public reads come from. A request has one source from its state to its last query, also in the API requests of
 * a page: an answer read from a replica that is behind would be cached as newer than it is. Accounts never read from a
 * replica: what they have just written may be on the way there.
 */
export class ReadSource {
  readonly #current = new AsyncLocalStorage<Source>();
  readonly #replica: Replica | null;
  /** The office with the store of the current request. */
  readonly office: Office;

  constructor(primary: Office, replica: Replica | null) {
    this.#replica = replica;
    const storeNow = (): Store => (this.isReplica && replica !== null ? replica.store : primary.store);
    this.office = Object.defineProperty({ ...primary }, 'store', { get: storeNow, enumerable: true });
  }

  get isReplica(): boolean {
    return this.#current.getStore() === 'replica';
  }

  /** Runs the rest of a request with one source. */
  run<T>({ visitor }: FastifyRequest, work: () => T): T {
    const replica = this.#replica;
    if (replica === null || this.#current.getStore() !== undefined) return work();
    const source = visitor.account === null && replica.isCurrent ? 'replica' : 'primary';
    return this.#current.run(source, work);
  }
}
