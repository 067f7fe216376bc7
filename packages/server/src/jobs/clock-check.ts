import type { Office } from '@eloquence/office';
import { insertAudit } from '../accounts/audit.ts';
import type { JsonValue } from '../core/store-types.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** By which a clock may be wrong without a word. */
const TOLERANCE = 60 * SECOND;
/** The service may have been stopped this long without a word. */
const PAUSE = 24 * HOUR;

const SEEN = 'clock-seen';

/**
 * The audit log says when the server's clock and the database's begin to disagree, and by how much. SQLite has no clock of
 * its own. There, as in PostgreSQL, the time is compared with the one seen last: while the service runs, with what the
 * processor's counter says has passed since; after a start, with the time that the store has of the last hour.
 */
export class ClockCheck {
  readonly #office: Office;
  readonly #counter: () => number;
  #said = 0;
  #last: { readonly time: number; readonly counter: number } | null = null;
  #stored = Number.NEGATIVE_INFINITY;
  /** Seconds by which this machine is ahead of the database. */
  ahead = 0;

  constructor(office: Office, counter: () => number = () => performance.now()) {
    this.#office = office;
    this.#counter = counter;
  }

  async compare(): Promise<void> {
    const ahead = await this.#office.compareClocks();
    this.ahead = ahead;
    if (Math.abs(ahead - this.#said) * SECOND > TOLERANCE) {
      this.#said = Math.abs(ahead) * SECOND <= TOLERANCE ? 0 : ahead;
      await this.#write('clock-differs', null, { ahead: this.#said });
    }
    await this.#compareWithLast();
  }

  async #compareWithLast(): Promise<void> {
    const [time, counter] = [this.#office.now().getTime(), this.#counter()];
    const last = this.#last;
    const expected = last === null ? await this.#seen() : last.time + counter - last.counter;
    this.#last = { time, counter };
    const jump = expected === null ? 0 : time - expected;
    const hasJumped = jump < -TOLERANCE || jump > (last === null ? PAUSE : TOLERANCE);
    if (hasJumped && expected !== null)
      await this.#write('clock-jumped', { clock: isoOf(expected) }, { clock: isoOf(time) });
    if (hasJumped || counter - this.#stored >= HOUR) await this.#store(time, counter);
  }

  async #seen(): Promise<number | null> {
    const row = await this.#office.store.db
      .selectFrom('meta')
      .select('value')
      .where('name', '=', SEEN)
      .executeTakeFirst();
    return row === undefined ? null : new Date(row.value).getTime();
  }

  async #store(time: number, counter: number): Promise<void> {
    const value = isoOf(time);
    await this.#office.store.write((trx) =>
      trx
        .insertInto('meta')
        .values({ name: SEEN, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute(),
    );
    this.#stored = counter;
  }

  #write(action: string, before: JsonValue, after: JsonValue): Promise<void> {
    const { store, actor: name, now } = this.#office;
    const actor = { account: null, name, address: null };
    return store.write((trx) => insertAudit(trx, actor, { action, subject: null, before, after, at: now() }));
  }
}

const isoOf = (time: number): string => new Date(time).toISOString();
