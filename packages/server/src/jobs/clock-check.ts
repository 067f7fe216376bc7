import type { Office } from '@eloquence/office';
import { insertAudit } from '../accounts/audit.ts';

/** Seconds by which the clock of a server may be wrong without a word. */
const TOLERANCE = 60;

/** Compares the server's clock with the database's; the audit log says when they begin to disagree, and by how much. */
export class ClockCheck {
  readonly #office: Office;
  #said = 0;
  /** Seconds by which this machine is ahead. */
  ahead = 0;

  constructor(office: Office) {
    this.#office = office;
  }

  async compare(): Promise<void> {
    const { store, actor: name, now, compareClocks } = this.#office;
    const ahead = await compareClocks();
    this.ahead = ahead;
    if (Math.abs(ahead - this.#said) <= TOLERANCE) return;
    this.#said = Math.abs(ahead) <= TOLERANCE ? 0 : ahead;
    const actor = { account: null, name, address: null };
    const after = { ahead: this.#said };
    await store.write((trx) =>
      insertAudit(trx, actor, { action: 'clock-differs', subject: null, after, at: now() }),
    );
  }
}
