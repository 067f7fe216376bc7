import { setTimeout as pause } from 'node:timers/promises';
import type { Office } from '@eloquence/office';

const MINUTE = 60_000;
/** A server claims units in blocks: at most this many writes per minute and token. */
const BLOCKS = 20;
/** Milliseconds to wait for a block. During a long write, each server counts for itself. */
const CLAIM_TIMEOUT = 250;

export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the next minute begins. */
  readonly reset: number;
}

interface Use {
  minute: number;
  /** Claimed by this server and not used. */
  left: number;
  /** Claimed by all servers, as far as known here. */
  claimed: number;
  /** Allowed here without a claim, because the store was busy. */
  lent: number;
  claiming: Promise<boolean> | null;
}

/**
 * What requests with one token use per minute, on all servers of a store together. A server claims it in blocks, so that most
 * requests need no write; what is left of a block is lost to the other servers for that minute.
 */
export class TokenLimit {
  readonly #office: Office;
  readonly #limit: number;
  readonly #block: number;
  readonly #timeout: number;
  readonly #uses = new Map<string, Use>();

  constructor(office: Office, limit: number, timeout: number = CLAIM_TIMEOUT) {
    this.#office = office;
    this.#limit = limit;
    this.#block = Math.ceil(limit / BLOCKS);
    this.#timeout = timeout;
  }

  /** `cost`: what the request counts; at most the limit, or it would always be refused. */
  async take(token: string, cost = 1): Promise<Allowance> {
    const use = this.#useOf(token);
    const units = Math.min(cost, this.#limit);
    // More requests may wait for a block than it holds.
    while (use.left < units && use.claimed < this.#limit) {
      use.claiming ??= this.#claim(token, use, units).finally(() => {
        use.claiming = null;
      });
      if (await Promise.race([use.claiming, pause(this.#timeout, false, { ref: false })])) continue;
      const isLent = use.lent + units <= this.#limit;
      if (isLent) use.lent += units;
      return this.#allowance(use, isLent);
    }
    const isAllowed = use.left >= units;
    if (isAllowed) use.left -= units;
    return this.#allowance(use, isAllowed);
  }

  #useOf(token: string): Use {
    const minute = Math.floor(this.#office.now().getTime() / MINUTE);
    const known = this.#uses.get(token);
    // The clock of another server may be a little ahead; a window further ahead comes from a wrong one.
    if (known !== undefined && (known.minute === minute || known.minute === minute + 1)) return known;
    if (known === undefined && this.#uses.size > 1000) {
      for (const [name, use] of this.#uses) if (use.minute !== minute) this.#uses.delete(name);
    }
    const use: Use = { minute, left: 0, claimed: 0, lent: 0, claiming: null };
    this.#uses.set(token, use);
    return use;
  }

  #allowance(use: Use, isAllowed: boolean): Allowance {
    const { minute, left, claimed, lent } = use;
    const end = (minute + 1) * MINUTE;
    return {
      isAllowed,
      limit: this.#limit,
      remaining: isAllowed ? Math.max(0, this.#limit - claimed + left - lent) : 0,
      reset: Math.max(1, Math.ceil((end - this.#office.now().getTime()) / 1000)),
    };
  }

  /** false: the store could not be written. */
  async #claim(token: string, use: Use, units: number): Promise<boolean> {
    try {
      await this.#office.store.write(async (trx) => {
        const row = await trx
          .selectFrom('token_use')
          .selectAll()
          .where('token', '=', token)
          .executeTakeFirst();
        const minute = row?.minute === use.minute + 1 ? row.minute : use.minute;
        const before = row?.minute === minute ? row.claimed : 0;
        const claimed = Math.min(this.#limit, before + Math.max(this.#block, units, use.lent));
        await trx
          .insertInto('token_use')
          .values({ token, minute, claimed })
          .onConflict((conflict) => conflict.column('token').doUpdateSet({ minute, claimed }))
          .execute();
        use.minute = minute;
        use.claimed = claimed;
        use.left = Math.max(0, use.left + claimed - before - use.lent);
        use.lent = 0;
      });
      return true;
    } catch {
      // Requests are counted locally meanwhile.
      return false;
    }
  }
}
