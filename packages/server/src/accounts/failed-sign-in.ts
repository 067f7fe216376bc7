import type { Office } from '@eloquence/office';
import { type Actor, insertAudit } from './audit.ts';

/** What somebody tried to sign in with. */
export type SignInMeans = 'password' | 'link' | 'passkey' | 'recovery-code';

const UNKNOWN = '–';

/** Records a failed sign-in. `account` is null if no account has the name, `name` if none was given. */
export async function recordFailedSignIn(
  office: Office,
  by: SignInMeans,
  who: { readonly account: string | null; readonly name: string | null; readonly address: string | null },
): Promise<void> {
  const { account, name, address } = who;
  const actor: Actor = { account, name: name ?? UNKNOWN, address };
  const subject = account === null ? null : `account:${account}`;
  await office.store.write((trx) =>
    insertAudit(trx, actor, { action: 'sign-in-failed', subject, after: { by }, at: office.now() }),
  );
}
