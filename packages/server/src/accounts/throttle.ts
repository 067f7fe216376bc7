import type { Office } from '@eloquence/office';
import { networkOf } from '../core/network.ts';
import { ServerProblem } from '../core/problems.ts';
import { hashOf } from './secrets.ts';
import type { Db, Trx } from './trx.ts';

/** Attempts within this time count. */
export const WINDOW: number = 15 * 60_000;
const MOST = { name: 10, address: 30 } as const;

interface Limit {
  readonly key: string;
  readonly most: number;
}

/** Names are counted whether there is such an account or not; addresses of one network together. */
function limitsOf(name: string | null, address: string): readonly Limit[] {
  return [
    ...(name === null ? [] : [{ key: nameKey(name), most: MOST.name }]),
    { key: `address ${hashOf(networkOf(address))}`, most: MOST.address },
  ];
}

function nameKey(name: string): string {
  return `name ${hashOf(name)}`;
}

/** Counts an attempt to sign in, on all servers of the store; refuses it where there were too many. */
export async function countAttempt(office: Office, name: string | null, address: string): Promise<void> {
  const limits = limitsOf(name, address);
  // Those who go on are refused without a write.
  await refuseTooMany(office, office.store.db, limits);
  await office.store.write(async (trx) => {
    await refuseTooMany(office, trx, limits);
    const at = office.now().toISOString();
    await trx
      .insertInto('attempt')
      .values(limits.map(({ key }) => ({ key, at })))
      .execute();
  });
}

async function refuseTooMany(office: Office, db: Db, limits: readonly Limit[]): Promise<void> {
  const now = office.now().getTime();
  const since = new Date(now - WINDOW).toISOString();
  for (const { key, most } of limits) {
    const rows = await db
      .selectFrom('attempt')
      .select('at')
      .where('key', '=', key)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    const oldest = rows[most - 1];
    if (oldest === undefined) continue;
    const after = Math.max(1, Math.ceil((new Date(oldest.at).getTime() + WINDOW - now) / 1000));
    throw new ServerProblem('too-many-attempts', { after });
  }
}

/** Whoever has signed in begins anew with his name; the address goes on counting. */
export async function forgetAttempts(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('attempt').where('key', '=', nameKey(name)).execute();
}
