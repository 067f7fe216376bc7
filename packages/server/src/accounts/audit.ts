import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from '@eloquence/office';
import type { Db, Plain, Trx } from './trx.ts';

/** Who does something, and from where. */
export interface Actor {
  readonly account: string | null;
  readonly name: string;
  readonly address: string | null;
}

/** What is noted beside a change. */
export interface Note {
  readonly action: string;
  /** `event:E1`; told by what the write answers where it is not known before. */
  readonly subject: string | null | ((result: unknown) => string);
  /** The subject as it is: looked at before and after, in the same transaction. */
  readonly look?: (db: Db, subject: string) => Promise<Plain>;
  readonly now: () => Date;
}

interface Recording extends Note {
  readonly actor: Actor;
  isDone: boolean;
}

const recordings = new AsyncLocalStorage<Recording>();

/** Whatever `work` writes gets its note, in the same transaction: neither is ever there without the other. */
export function recording<T>(actor: Actor, note: Note, work: () => Promise<T>): Promise<T> {
  return recordings.run({ ...note, actor, isDone: false }, work);
}

/** A store whose writes are noted where that was asked for. */
export function auditedStore(store: Store): Store {
  return {
    kind: store.kind,
    url: store.url,
    db: store.db,
    question: (query) => store.question(query),
    bytes: (query) => store.bytes(query),
    write: (work) => {
      const note = recordings.getStore();
      return store.write(note === undefined || note.isDone ? work : (trx) => noted(trx, note, work));
    },
    bulk: (...rows) => store.bulk(...rows),
    exclusively: (work, run) => store.exclusively(work, run),
    snapshot: (read) => store.snapshot(read),
    close: () => store.close(),
  };
}

async function noted<T>(trx: Trx, note: Recording, work: (trx: Trx) => Promise<T>): Promise<T> {
  const { subject, look, action, actor, now } = note;
  const known = typeof subject === 'string' ? subject : null;
  const before = known === null || look === undefined ? null : await look(trx, known);
  const result = await work(trx);
  const about = typeof subject === 'function' ? subject(result) : subject;
  const after = about === null || look === undefined ? null : await look(trx, about);
  await enterAudit(trx, actor, { action, subject: about, before, after, at: now() });
  note.isDone = true;
  return result;
}

export interface AuditEntry {
  readonly action: string;
  readonly subject: string | null;
  readonly before?: Plain;
  readonly after?: Plain;
  readonly at: Date;
}

export async function enterAudit(trx: Trx, actor: Actor, entry: AuditEntry): Promise<void> {
  const last = await trx
    .selectFrom('audit')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  const json = (value: Plain | undefined): string | null =>
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
