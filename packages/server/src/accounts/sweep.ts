import type { Office } from '@eloquence/office';
import { longestArrival } from '../core/arrival.ts';
import type { Config } from '../core/config.ts';
import { ENDED, forgetFile } from '../jobs/queue.ts';
import { WINDOW } from './throttle.ts';
import type { Trx } from './trx.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How long a file that never arrived in full is kept, unless the settings let one take longer to arrive. */
const ARRIVAL = DAY;

/**
 * Removes what has had its time: sessions and attempts; tokens, links and jobs after the days that were set; addresses
 * after theirs. The entries of the audit log stay. Several servers may do it at once: each finds what is left.
 */
export async function sweep(office: Office, config: Config): Promise<void> {
  const { addressDays, endedDays } = config;
  const now = office.now().getTime();
  const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();
  await forgetFiles(office, ago(Math.max(ARRIVAL, longestArrival(config))));
  await office.store.write(async (trx) => {
    await trx.deleteFrom('session').where('expires', '<=', ago(0)).execute();
    await trx.deleteFrom('attempt').where('at', '<=', ago(WINDOW)).execute();
    await trx
      .deleteFrom('token_use')
      .where('minute', '<', Math.floor(now / MINUTE) - 60)
      .execute();
    await forgetAddresses(trx, ago(addressDays * DAY));
    await forgetEnded(trx, ago(endedDays * DAY));
  });
}

async function forgetAddresses(trx: Trx, until: string): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('at', '<=', until)
    .execute();
  await trx
    .updateTable('session')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('created', '<=', until)
    .execute();
}

/** What can no longer be used, nor goes on. */
async function forgetEnded(trx: Trx, until: string): Promise<void> {
  await trx
    .deleteFrom('token')
    .where((is) => is.or([is('expires', '<=', until), is('revoked', '<=', until)]))
    .execute();
  await trx
    .deleteFrom('link')
    .where((is) => is.or([is('expires', '<=', until), is('used', '<=', until)]))
    .execute();
  const jobs = await trx
    .selectFrom('job')
    .select('id')
    .where('state', 'in', ENDED)
    .where('ended', '<=', until)
    .execute();
  for (const { id } of jobs) await forgetJob(trx, id);
}

/** Jobs whose files never arrived in full are gone; what came of one after its job had ended goes, part by part. */
async function forgetFiles(office: Office, until: string): Promise<void> {
  const { store } = office;
  const jobs = await store.db
    .selectFrom('job')
    .select(['id', 'state'])
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'arriving'), is('created', '<=', until)]),
        is.and([is('state', 'in', ENDED), is('ended', '<=', until)]),
      ]),
    )
    .execute();
  for (const { id, state } of jobs) {
    await forgetFile(office, id);
    if (state === 'arriving') await store.write((trx) => forgetUnarrived(trx, id));
  }
}

/** Not where the file has come in the end. */
async function forgetUnarrived(trx: Trx, id: string): Promise<void> {
  const job = await trx.selectFrom('job').select('state').where('id', '=', id).executeTakeFirst();
  if (job?.state === 'arriving') await forgetJob(trx, id);
}

async function forgetJob(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('job_file').where('job', '=', id).execute();
  await trx.deleteFrom('job').where('id', '=', id).execute();
}
