import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from '@eloquence/office';
import type { Db, JsonValue, Trx } from '../core/store-types.ts';

export interface Actor {
  readonly account: string | null;
  readonly name: string;
  readonly address: string | null;
}

/** The audit entry of a change. */
export interface AuditNote {
  readonly action: string;
  /** For example `event:E1`; a function where it follows from the result of the write. */
  readonly subject: string | null | ((result: unknown) => string);
  /** Reads the subject before and after the write, in its transaction. */
  readonly read?: (db: Db, subject: string) => Promise<JsonValue>;
  readonly now: () => Date;
}

interface PendingEntry extends AuditNote {
  readonly actor: Actor;
  isWritten: boolean;
}

const pending = new AsyncLocalStorage<PendingEntry>();

/** Adds the audit entry to the transaction that `work` writes in. */
export function withAudit<T>(actor: Actor, note: AuditNote, work: () => Promise<T>): Promise<T> {
  return pending.run({ ...note, actor, isWritten: false }, work);
}

/** A store whose writes inside `withAudit` add their audit entry. */
export function auditedStore(store: Store): Store {
  return {
    kind: store.kind,
    url: store.url,
    db: store.db,
    prepare: (query) => store.prepare(query),
    write: (work) => {
      const note = pending.getStore();
      return store.write(
        note === undefined || note.isWritten ? work : (trx) => writeWithAudit(trx, note, work),
      );
    },
    bulk: (...rows) => store.bulk(...rows),
    exclusively: (work, run) => store.exclusively(work, run),
    snapshot: (read) => store.snapshot(read),
    close: () => store.close(),
  };
}

async function writeWithAudit<T>(trx: Trx, note: PendingEntry, work: (trx: Trx) => Promise<T>): Promise<T> {
  const { subject, read, action, actor, now } = note;
  const known = typeof subject === 'string' ? subject : null;
  const before = known === null || read === undefined ? null : await read(trx, known);
  const result = await work(trx);
  const about = typeof subject === 'function' ? subject(result) : subject;
  const after = about === null || read === undefined ? null : await read(trx, about);
  await insertAudit(trx, actor, { action, subject: about, before, after, at: now() });
  note.isWritten = true;
  return result;
}

export interface AuditEntry {
  readonly action: string;
  readonly subject: string | null;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  readonly at: Date;
}

export async function insertAudit(trx: Trx, actor: Actor, entry: AuditEntry): Promise<void> {
  const last = await trx
    .selectFrom('audit')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  const json = (value: JsonValue | undefined): string | null =>
    value === undefined || value === null ? null : JSON.stringify(value);
  await trx
    .insertInto('audit')
    .values({
      seq: (last?.seq ?? 0) + 1,
      at: entry.at.toISOString(),
      account: actor.account,
      actor: actor.name,
      address: actor.address,
      action: entry.action,
      subject: entry.subject,
      before: json(entry.before),
      after: json(entry.after),
    })
    .execute();
}
