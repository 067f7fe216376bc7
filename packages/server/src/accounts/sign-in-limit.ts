import type { Office } from '@eloquence/office';
import { networkOf } from '../core/network.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Db, Trx } from '../core/store-types.ts';
import { hashOf } from './secrets.ts';

/** Milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Attempts count this long. */
export const WINDOW: number = 60 * MINUTE;
const LONGEST_DELAY = 15 * MINUTE;
/** Attempts without a delay. After them it doubles with each, from one second. */
const FREE = { account: 5, network: 20 } as const;
/** More cannot be made within the window. */
const MOST = 64;

interface Limit {
  readonly key: string;
  readonly free: number;
}

/**
 * By network and account together, and by network: wrong passwords from elsewhere delay nobody. Unknown names count too.
 * Links, passkeys and recovery codes cannot be guessed, and only failures with them count.
 */
function limitsOf(name: string | null, address: string): readonly Limit[] {
  return [
    ...(name === null ? [] : [{ key: accountKey(name, address), free: FREE.account }]),
    { key: networkKey(address), free: FREE.network },
  ];
}

function accountKey(name: string, address: string): string {
  return `account ${hashOf(`${networkOf(address)} ${name}`)}`;
}

function networkKey(address: string): string {
  return `network ${hashOf(networkOf(address))}`;
}

/** Counts an attempt on all servers of the store; refuses it during a delay. */
export async function countSignInAttempt(
  office: Office,
  name: string | null,
  address: string,
): Promise<void> {
  const limits = limitsOf(name, address);
  // Refused without a write.
  await rejectDuringDelay(office, office.store.db, limits);
  await office.store.write(async (trx) => {
    await rejectDuringDelay(office, trx, limits);
    const at = office.now().toISOString();
    await trx
      .insertInto('attempt')
      .values(limits.map(({ key }) => ({ key, at })))
      .execute();
  });
}

async function rejectDuringDelay(office: Office, db: Db, limits: readonly Limit[]): Promise<void> {
  const now = office.now().getTime();
  const since = new Date(now - WINDOW).toISOString();
  const until = new Date(now + MINUTE).toISOString();
  for (const { key, free } of limits) {
    const rows = await db
      .selectFrom('attempt')
      .select('at')
      .where('key', '=', key)
      .where('at', '>', since)
      // Those of a server whose clock was wrong.
      .where('at', '<=', until)
      .orderBy('at', 'desc')
      .limit(MOST)
      .execute();
    const [last] = rows;
    if (last === undefined || rows.length < free) continue;
    const delay = Math.min(SECOND * 2 ** (rows.length - free), LONGEST_DELAY);
    const after = Math.ceil((new Date(last.at).getTime() + delay - now) / SECOND);
    if (after > 0) throw new ServerProblem('too-many-attempts', { after });
  }
}

/** A sign-in clears the attempts for the account from this network. Of the network's, it takes back its own only. */
export async function clearSignInAttempts(trx: Trx, name: string, address: string): Promise<void> {
  await trx.deleteFrom('attempt').where('key', '=', accountKey(name, address)).execute();
  const key = networkKey(address);
  const last = await trx
    .selectFrom('attempt')
    .select((of) => of.fn.max('at').as('at'))
    .where('key', '=', key)
    .executeTakeFirst();
  if (last?.at) await trx.deleteFrom('attempt').where('key', '=', key).where('at', '=', last.at).execute();
}
