import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Office, Schema, TaskName } from '@eloquence/office';
import { type Actor, enterAudit } from '../accounts/audit.ts';
import type { Db, Plain, Trx } from '../accounts/trx.ts';
import { ServerProblem } from '../core/problems.ts';

export type JobRow = Schema['job'];
export type JobState = JobRow['state'];

/** Jobs that wait at once. */
const MOST_WAITING = 100;

export const ENDED: readonly JobState[] = ['done', 'failed', 'cancelled'];

/** Puts long work into the queue. */
export async function enqueue(
  office: Office,
  actor: Actor,
  kind: TaskName,
  options: Readonly<Record<string, Plain>>,
): Promise<JobRow> {
  return office.store.write((trx) => enter(office, trx, actor, kind, options, 'waiting'));
}

async function enter(
  office: Office,
  trx: Trx,
  actor: Actor,
  kind: TaskName,
  options: Readonly<Record<string, Plain>>,
  state: 'arriving' | 'waiting',
): Promise<JobRow> {
  const waiting = await trx
    .selectFrom('job')
    .select('id')
    .where('state', 'in', ['arriving', 'waiting'])
    .execute();
  if (waiting.length >= MOST_WAITING) throw new ServerProblem('limit-reached', { limit: MOST_WAITING });
  const at = office.now();
  const row: JobRow = {
    id: `J${randomUUID().replaceAll('-', '').slice(0, 16)}`,
    kind,
    options: JSON.stringify(options),
    state,
    cancel: 0,
    attempts: 0,
    progress: '{"work":"","done":0,"all":0}',
    result: null,
    error: null,
    account: actor.account,
    actor: actor.name,
    created: at.toISOString(),
    started: null,
    heartbeat: null,
    ended: null,
    server: null,
  };
  await trx.insertInto('job').values(row).execute();
  const after = { kind, options };
  await enterAudit(trx, actor, { action: 'job-made', subject: `job:${row.id}`, after, at });
  return row;
}

/** Small enough for a short write each. */
const PART = 1 << 20;

/**
 * Keeps a file in the store, part by part, and then lets the work on it begin: the server that does it may be
 * another, or the same after a restart. What does not arrive in full is removed.
 */
export async function enqueueWithFile(
  office: Office,
  actor: Actor,
  options: Readonly<Record<string, Plain>>,
  file: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<JobRow> {
  const { store } = office;
  const row = await store.write((trx) => enter(office, trx, actor, 'import', options, 'arriving'));
  const job = row.id;
  try {
    let size = 0;
    let part = 0;
    for await (const bytes of inPieces(file, PART)) {
      size += bytes.length;
      if (size > limit) throw new ServerProblem('too-large', { limit });
      const number = part;
      await store.write(async (trx) => {
        await refuseEnded(trx, job);
        await trx.insertInto('job_file').values({ job, part: number, bytes }).execute();
      });
      part += 1;
    }
    if (size === 0) throw new ServerProblem('file-missing');
    const begun = await store.write((trx) =>
      trx
        .updateTable('job')
        .set({ state: 'waiting' })
        .where('id', '=', job)
        .where('state', '=', 'arriving')
        .executeTakeFirst(),
    );
    if (Number(begun.numUpdatedRows) !== 1) throw new ServerProblem('job-ended', { job });
    return { ...row, state: 'waiting' };
  } catch (error) {
    // Where nobody knows whether the last write was done, the work on the file may have begun.
    const known = await store.db.selectFrom('job').select('state').where('id', '=', job).executeTakeFirst();
    if (known?.state !== 'waiting' && known?.state !== 'running') await forgetFile(office, job);
    await store.write((trx) => forgetArriving(trx, job));
    throw error;
  }
}

/** Somebody may have cancelled it while its file arrives. */
async function refuseEnded(trx: Trx, job: string): Promise<void> {
  const row = await trx.selectFrom('job').select('state').where('id', '=', job).executeTakeFirst();
  if (row?.state !== 'arriving') throw new ServerProblem('job-ended', { job });
}

/**
 * Removes the file of a job part by part: what is removed is overwritten, and nobody is answered nor writes while a
 * whole list is.
 */
export async function forgetFile({ store }: Office, job: string): Promise<void> {
  for (;;) {
    const row = await store.db
      .selectFrom('job_file')
      .select('part')
      .where('job', '=', job)
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return;
    const { part } = row;
    await store.write((trx) =>
      trx.deleteFrom('job_file').where('job', '=', job).where('part', '=', part).execute(),
    );
    await turn();
  }
}

/** What did not arrive was never a job; one that was cancelled meanwhile stays. */
async function forgetArriving(trx: Trx, job: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('job')
    .where('id', '=', job)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  if (Number(numDeletedRows) === 1)
    await trx.deleteFrom('audit').where('subject', '=', `job:${job}`).execute();
}

async function* inPieces(file: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of file) {
    held.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    yield Buffer.concat(held);
    [held, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(held);
}

/** The parts of a job's file, in order. */
export async function* fileOf(db: Db, job: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom('job_file')
      .select('bytes')
      .where('job', '=', job)
      .where('part', '=', part)
      .executeTakeFirst();
    if (row === undefined) return;
    yield row.bytes;
  }
}

export async function findJob(db: Db, id: string): Promise<JobRow> {
  const row = await db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ServerProblem('job-unknown', { job: id });
  return row;
}

export interface JobPlace {
  readonly created: string;
  readonly id: string;
}

/** The newest first; of those that come after one of them. */
export async function listJobs(db: Db, limit: number, after: JobPlace | null): Promise<readonly JobRow[]> {
  let query = db.selectFrom('job').selectAll();
  if (after !== null) {
    const { created, id } = after;
    query = query
      .where('created', '<=', created)
      .where((is) => is.or([is('created', '<', created), is('id', '>', id)]));
  }
  return query.orderBy('created', 'desc').orderBy('id').limit(limit).execute();
}

/** Takes a job out of the queue, or asks the server that does it to stop. Its file is for the caller to remove. */
export async function cancelJob(office: Office, actor: Actor, id: string): Promise<JobRow> {
  return office.store.write(async (trx) => {
    const row = await findJob(trx, id);
    if (ENDED.includes(row.state)) throw new ServerProblem('job-ended', { job: id });
    const at = office.now();
    const change =
      row.state === 'running'
        ? { cancel: 1 }
        : { cancel: 1, state: 'cancelled' as const, ended: at.toISOString() };
    await trx.updateTable('job').set(change).where('id', '=', id).execute();
    const before = { state: row.state };
    await enterAudit(trx, actor, { action: 'job-cancelled', subject: `job:${id}`, before, at });
    return findJob(trx, id);
  });
}
