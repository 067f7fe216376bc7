import type { Office } from '@eloquence/office';
import { WINDOW } from '../accounts/sign-in-limit.ts';
import type { Config } from '../core/config.ts';
import type { Trx } from '../core/store-types.ts';
import { longestUpload } from '../core/upload-timeout.ts';
import { deleteJobFile, ENDED, keepsFile } from './queue.ts';
import type { SteadyClock } from './steady-clock.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Incomplete uploads are kept this long, or as long as an upload may take. */
const INCOMPLETE_UPLOAD = DAY;

const CLEANED = 'cleaned';

/** Deletes what has expired, unless the clock may be wrong; false: it may be. */
export async function cleanUp(office: Office, config: Config, clock: SteadyClock): Promise<boolean> {
  const { store, now } = office;
  const row = await store.db
    .selectFrom('meta')
    .select('value')
    .where('name', '=', CLEANED)
    .executeTakeFirst();
  const last = row === undefined ? null : new Date(row.value);
  if (!clock.isTrusted(now(), last)) return false;
  await deleteExpired(office, config);
  const value = now().toISOString();
  await store.write((trx) =>
    trx
      .insertInto('meta')
      .values({ name: CLEANED, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
  return true;
}

/**
 * Deletes expired sessions and sign-in attempts, ended tokens, links and jobs, and old client addresses. Audit entries
 * stay. Several servers may run it at once.
 */
export async function deleteExpired(office: Office, config: Config): Promise<void> {
  const { addressDays, endedDays } = config;
  const now = office.now().getTime();
  const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();
  await deleteFiles(office, ago(Math.max(INCOMPLETE_UPLOAD, longestUpload(config))));
  await office.store.write(async (trx) => {
    await trx.deleteFrom('session').where('expires', '<=', ago(0)).execute();
    await trx.deleteFrom('attempt').where('at', '<=', ago(WINDOW)).execute();
    await trx
      .deleteFrom('token_use')
      .where((is) => {
        const minute = Math.floor(now / MINUTE);
        return is.or([is('minute', '<', minute - 60), is('minute', '>', minute + 1)]);
      })
      .execute();
    await deleteAddresses(trx, ago(addressDays * DAY));
    await deleteEnded(trx, ago(endedDays * DAY));
  });
}

async function deleteAddresses(trx: Trx, before: string): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('at', '<=', before)
    .execute();
  await trx
    .updateTable('session')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('created', '<=', before)
    .execute();
}

async function deleteEnded(trx: Trx, before: string): Promise<void> {
  await trx
    .deleteFrom('token')
    .where((is) => is.or([is('expires', '<=', before), is('revoked', '<=', before)]))
    .execute();
  await trx
    .deleteFrom('link')
    .where((is) => is.or([is('expires', '<=', before), is('used', '<=', before)]))
    .execute();
  const jobs = await trx
    .selectFrom('job')
    .select(['id', 'kind', 'state'])
    .where('state', 'in', ENDED)
    .where('ended', '<=', before)
    .execute();
  for (const job of jobs) if (!keepsFile(job)) await deleteJob(trx, job.id);
}

/** Deletes jobs with incomplete uploads, and files left over from ended jobs. */
async function deleteFiles(office: Office, before: string): Promise<void> {
  const { store } = office;
  const jobs = await store.db
    .selectFrom('job')
    .select(['id', 'kind', 'state'])
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'arriving'), is('created', '<=', before)]),
        is.and([is('state', 'in', ENDED), is('ended', '<=', before)]),
      ]),
    )
    .execute();
  for (const job of jobs) {
    if (keepsFile(job)) continue;
    const { id, state } = job;
    await deleteJobFile(office, id);
    if (state === 'arriving') await store.write((trx) => deleteIncomplete(trx, id));
  }
}

/** Unless the upload has finished meanwhile. */
async function deleteIncomplete(trx: Trx, id: string): Promise<void> {
  const job = await trx.selectFrom('job').select('state').where('id', '=', id).executeTakeFirst();
  if (job?.state === 'arriving') await deleteJob(trx, id);
}

async function deleteJob(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('job_file').where('job', '=', id).execute();
  await trx.deleteFrom('job').where('id', '=', id).execute();
}
