import type { Office } from '@eloquence/office';
import { networkOf } from '../core/network.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Db, Trx } from '../core/store-types.ts';
import { hashOf } from './secrets.ts';

/** Milliseconds. */
const MINUTE = 60_000;
export const WINDOW: number = 15 * MINUTE;
const MAX_ATTEMPTS = { name: 10, address: 30 } as const;

interface Limit {
  readonly key: string;
  readonly max: number;
}

/** Unknown names count too; addresses count by network. */
function limitsOf(name: string | null, address: string): readonly Limit[] {
  return [
    ...(name === null ? [] : [{ key: nameKey(name), max: MAX_ATTEMPTS.name }]),
    { key: `address ${hashOf(networkOf(address))}`, max: MAX_ATTEMPTS.address },
  ];
}

function nameKey(name: string): string {
  return `name ${hashOf(name)}`;
}

/** Counts an attempt on all servers of the store; refuses it above the limit. */
export async function countSignInAttempt(
  office: Office,
  name: string | null,
  address: string,
): Promise<void> {
  const limits = limitsOf(name, address);
  // Further attempts are refused without a write.
  await rejectTooManyAttempts(office, office.store.db, limits);
  await office.store.write(async (trx) => {
    await rejectTooManyAttempts(office, trx, limits);
    const at = office.now().toISOString();
    await trx
      .insertInto('attempt')
      .values(limits.map(({ key }) => ({ key, at })))
      .execute();
  });
}

async function rejectTooManyAttempts(office: Office, db: Db, limits: readonly Limit[]): Promise<void> {
  const now = office.now().getTime();
  const since = new Date(now - WINDOW).toISOString();
  const until = new Date(now + MINUTE).toISOString();
  for (const { key, max } of limits) {
    const rows = await db
      .selectFrom('attempt')
      .select('at')
      .where('key', '=', key)
      .where('at', '>', since)
      // Those of a server whose clock was wrong.
      .where('at', '<=', until)
      .orderBy('at', 'desc')
      .limit(max)
      .execute();
    const oldest = rows[max - 1];
    if (oldest === undefined) continue;
    const after = Math.max(1, Math.ceil((new Date(oldest.at).getTime() + WINDOW - now) / 1000));
    throw new ServerProblem('too-many-attempts', { after });
  }
}

/** After a sign-in the count of the name restarts; that of the address does not. */
export async function clearSignInAttempts(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('attempt').where('key', '=', nameKey(name)).execute();
}
