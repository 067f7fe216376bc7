import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Office, Schema } from '@eloquence/office';
import { type Actor, insertAudit } from '../accounts/audit.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Db, JsonValue, Trx } from '../core/store-types.ts';

export type JobRow = Schema['job'];
export type JobState = JobRow['state'];

const MAX_WAITING = 100;

export const ENDED: readonly JobState[] = ['done', 'failed', 'cancelled'];

/** The file of a finished scenario is its result: it stays until the scenario is deleted. */
export const keepsFile = ({ kind, state }: Pick<JobRow, 'kind' | 'state'>): boolean =>
  kind === 'scenario' && state === 'done';

export async function enqueue(
  office: Office,
  actor: Actor,
  kind: JobRow['kind'],
  options: Readonly<Record<string, JsonValue>>,
): Promise<JobRow> {
  return office.store.write((trx) => insertJob(office, trx, actor, kind, options, 'waiting'));
}

async function insertJob(
  office: Office,
  trx: Trx,
  actor: Actor,
  kind: JobRow['kind'],
  options: Readonly<Record<string, JsonValue>>,
  state: 'arriving' | 'waiting',
): Promise<JobRow> {
  const waiting = await trx
    .selectFrom('job')
    .select('id')
    .where('state', 'in', ['arriving', 'waiting'])
    .execute();
  if (waiting.length >= MAX_WAITING) throw new ServerProblem('limit-reached', { limit: MAX_WAITING });
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
  await insertAudit(trx, actor, { action: 'job-made', subject: `job:${row.id}`, after, at });
  return row;
}

/** The newest job that was done with these options; null: none. */
export async function lastDone(
  db: Db,
  kind: JobRow['kind'],
  options: string,
): Promise<{ readonly ended: string; readonly result: string } | null> {
  const row = await db
    .selectFrom('job')
    .select(['ended', 'result'])
    .where('kind', '=', kind)
    .where('options', '=', options)
    .where('state', '=', 'done')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.ended === null || row.result === null
    ? null
    : { ended: row.ended, result: row.result };
}

/** Bytes per write: writes stay short. */
const PART_SIZE = 1 << 20;

/**
 * Stores the file in parts, then queues the job: another server may run it, or this one after a restart. An incomplete
 * upload is deleted.
 */
export async function enqueueWithFile(
  office: Office,
  actor: Actor,
  options: Readonly<Record<string, JsonValue>>,
  file: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<JobRow> {
  const { store } = office;
  const row = await store.write((trx) => insertJob(office, trx, actor, 'import', options, 'arriving'));
  const job = row.id;
  try {
    let size = 0;
    let part = 0;
    for await (const bytes of inChunks(file, PART_SIZE)) {
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
    // The last write may have been committed in spite of the error, and the job may run.
    const known = await store.db.selectFrom('job').select('state').where('id', '=', job).executeTakeFirst();
    if (known?.state !== 'waiting' && known?.state !== 'running') await deleteJobFile(office, job);
    await store.write((trx) => deleteIncomplete(trx, job));
    throw error;
  }
}

/** It may be cancelled during the upload. */
async function refuseEnded(trx: Trx, job: string): Promise<void> {
  const row = await trx.selectFrom('job').select('state').where('id', '=', job).executeTakeFirst();
  if (row?.state !== 'arriving') throw new ServerProblem('job-ended', { job });
}

/** Deletes in parts: SQLite overwrites deleted data, and one delete of a whole list would block everything. */
export async function deleteJobFile({ store }: Office, job: string): Promise<void> {
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

/** An incomplete upload was never a job; a cancelled one stays. */
async function deleteIncomplete(trx: Trx, job: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('job')
    .where('id', '=', job)
    .where('state', '=', 'arriving')
    .executeTakeFirst();
  if (Number(numDeletedRows) === 1)
    await trx.deleteFrom('audit').where('subject', '=', `job:${job}`).execute();
}

async function* inChunks(file: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
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

export async function* readJobFile(db: Db, job: string): AsyncGenerator<Uint8Array> {
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

/** Newest first. */
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

/** Scenarios, newest first, without their results. */
export async function scenarioJobs(db: Db): Promise<readonly Omit<JobRow, 'result'>[]> {
  return db
    .selectFrom('job')
    .select(['id', 'kind', 'options', 'state', 'cancel', 'attempts', 'progress', 'error', 'account', 'actor'])
    .select(['created', 'started', 'heartbeat', 'ended', 'server'])
    .where('kind', '=', 'scenario')
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Deletes a scenario that has ended, with its results. */
export async function deleteScenario(office: Office, actor: Actor, id: string): Promise<void> {
  const { store } = office;
  const row = await findJob(store.db, id);
  if (!ENDED.includes(row.state)) throw new ServerProblem('scenario-unfinished', { job: id });
  await deleteJobFile(office, id);
  const at = office.now();
  await store.write(async (trx) => {
    await trx.deleteFrom('job').where('id', '=', id).execute();
    await insertAudit(trx, actor, { action: 'scenario-deleted', subject: `job:${id}`, at });
  });
}

/** Cancels a waiting job, or asks the server that runs it to stop. The caller deletes its file. */
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
    await insertAudit(trx, actor, { action: 'job-cancelled', subject: `job:${id}`, before, at });
    return findJob(trx, id);
  });
}
