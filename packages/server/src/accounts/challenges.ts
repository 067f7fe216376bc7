import type { Office } from '@eloquence/office';
import { hashOf } from './secrets.ts';

/** Milliseconds: as long as a browser waits. */
export const CHALLENGE_LIFETIME: number = 5 * 60_000;

/** Keeps the hash of a challenge, on all servers of the store. `account` is null for a sign-in. */
export async function keepChallenge(
  office: Office,
  challenge: string,
  account: string | null,
): Promise<void> {
  const now = office.now().getTime();
  const expires = new Date(now + CHALLENGE_LIFETIME).toISOString();
  await office.store.write(async (trx) => {
    await trx.deleteFrom('challenge').where('expires', '<=', new Date(now).toISOString()).execute();
    await trx
      .insertInto('challenge')
      .values({ hash: hashOf(challenge), account, expires })
      .execute();
  });
}

/** Uses a challenge up, whether the answer to it is right or not. false: unknown, expired, used or another account's. */
export async function takeChallenge(
  office: Office,
  challenge: string,
  account: string | null,
): Promise<boolean> {
  const hash = hashOf(challenge);
  return office.store.write(async (trx) => {
    const row = await trx.selectFrom('challenge').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (row === undefined) return false;
    await trx.deleteFrom('challenge').where('hash', '=', hash).execute();
    return row.account === account && row.expires > office.now().toISOString();
  });
}
