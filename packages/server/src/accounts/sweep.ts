import type { Office } from '@eloquence/office';
import { WINDOW } from './throttle.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How long a file that never arrived in full is kept. */
const ARRIVAL = DAY;

/** Removes what has had its time: sessions, links and attempts; addresses after the days that were set. */
export async function sweep(office: Office, addressDays: number): Promise<void> {
  const now = office.now().getTime();
  const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();
  await office.store.write(async (trx) => {
    await trx.deleteFrom('session').where('expires', '<=', ago(0)).execute();
    await trx
      .deleteFrom('link')
      .where('expires', '<=', ago(30 * DAY))
      .execute();
    await trx.deleteFrom('attempt').where('at', '<=', ago(WINDOW)).execute();
    await trx
      .deleteFrom('token_use')
      .where('minute', '<', Math.floor(now / MINUTE) - 60)
      .execute();
    const old = ago(addressDays * DAY);
    await trx
      .updateTable('audit')
      .set({ address: null })
      .where('address', 'is not', null)
      .where('at', '<=', old)
      .execute();
    await trx
      .updateTable('session')
      .set({ address: null })
      .where('address', 'is not', null)
      .where('created', '<=', old)
      .execute();
    const lost = await trx
      .selectFrom('job')
      .select('id')
      .where('state', '=', 'arriving')
      .where('created', '<=', ago(ARRIVAL))
      .execute();
    for (const { id } of lost) {
      await trx.deleteFrom('job_file').where('job', '=', id).execute();
      await trx.deleteFrom('job').where('id', '=', id).execute();
    }
  });
}
