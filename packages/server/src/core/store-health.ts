import { setTimeout as pause } from 'node:timers/promises';
import { type Office, StoreError, storeIdentity, storeName } from '@eloquence/office';

/** Milliseconds. */
const PROBE_EVERY = 5000;
/** A long write holds the writer: the store can be written, only not now. */
const PROBE_TIMEOUT = 1000;
const WATCH_EVERY = 1000;
/** A file may be missing for a moment, while it is being put in place. */
const MISSING_LIMIT = 3;
const PROBE = 'probe';

/** Whether the store can be read and written, and its file is still the one that was opened. */
export class StoreHealth {
  readonly #office: Office;
  readonly #identity: string | null;
  #probe: Promise<void> | null = null;
  #probed = Number.NEGATIVE_INFINITY;
  #failure: unknown = null;

  constructor(office: Office) {
    this.#office = office;
    this.#identity = storeIdentity(office.store.url);
  }

  async check(): Promise<void> {
    if (this.#isMissing()) throw this.#missing();
    if (performance.now() - this.#probed >= PROBE_EVERY) {
      this.#probe ??= this.#run().finally(() => {
        this.#probe = null;
      });
    }
    await Promise.race([this.#probe, pause(PROBE_TIMEOUT, undefined, { ref: false })]);
    if (this.#failure !== null) throw this.#failure;
  }

  /** Calls `lost` once the file is gone or replaced: what is written then would be lost. Returns what ends the watch. */
  watch(lost: (error: StoreError) => void): () => void {
    let missing = 0;
    const timer = setInterval(() => {
      missing = this.#isMissing() ? missing + 1 : 0;
      if (missing < MISSING_LIMIT) return;
      clearInterval(timer);
      lost(this.#missing());
    }, WATCH_EVERY).unref();
    return () => clearInterval(timer);
  }

  #isMissing(): boolean {
    return storeIdentity(this.#office.store.url) !== this.#identity;
  }

  #missing(): StoreError {
    return new StoreError('store-missing', { store: storeName(this.#office.store.url) });
  }

  async #run(): Promise<void> {
    const { store, now } = this.#office;
    try {
      await store.db.selectFrom('meta').select('name').limit(1).execute();
      const value = now().toISOString();
      await store.write((trx) =>
        trx
          .insertInto('meta')
          .values({ name: PROBE, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute(),
      );
      this.#failure = null;
    } catch (error) {
      this.#failure = error instanceof StoreError && error.code === 'store-locked' ? null : error;
    }
    this.#probed = performance.now();
  }
}
