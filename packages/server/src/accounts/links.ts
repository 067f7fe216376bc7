import type { Office } from '@eloquence/office';
import { ServerProblem } from '../core/problems.ts';
import type { Trx } from '../core/store-types.ts';
import { accountNamed, appendAccountChange, findAccount } from './accounts.ts';
import { type Actor, insertAudit } from './audit.ts';
import { recordFailedSignIn } from './failed-sign-in.ts';
import { checkPassword, hashPassword, type PasswordCost } from './passwords.ts';
import { hashOf, newSecret } from './secrets.ts';
import { countSignInAttempt } from './sign-in-limit.ts';
import { revokeAllTokens } from './tokens.ts';

/** The secret is shown once. */
export interface NewLink {
  readonly secret: string;
  readonly expires: string;
}

const LIFETIME = 48 * 3_600_000;

/** The secret is in the fragment, which is never sent to a server or logged. */
export function linkAddress(origin: string, basePath: string, { secret }: NewLink): string {
  return `${origin}${basePath}/set-up#${secret}`;
}

/** Deletes the unused links of an account. */
async function deleteUnusedLinks(trx: Trx, account: string): Promise<void> {
  await trx.deleteFrom('link').where('account', '=', account).where('used', 'is', null).execute();
}

/** Earlier links of the account stay valid until one of them is used. */
export async function insertLink(
  office: Office,
  trx: Trx,
  account: string,
  purpose: 'set-up' | 'recovery',
): Promise<NewLink> {
  const secret = newSecret();
  const expires = new Date(office.now().getTime() + LIFETIME).toISOString();
  await trx
    .insertInto('link')
    .values({ hash: hashOf(secret), account, purpose, expires, used: null })
    .execute();
  return { secret, expires };
}

/** A recovery link. It replaces earlier links of the account. */
export async function makeLink(office: Office, actor: Actor, id: string): Promise<NewLink> {
  return office.store.write(async (trx) => {
    const account = await findAccount(trx, id);
    await appendAccountChange(office, trx, actor, id, 'link');
    const at = office.now();
    await insertAudit(trx, actor, { action: 'link-made', subject: `account:${id}`, at });
    await deleteUnusedLinks(trx, id);
    return insertLink(office, trx, id, account.isSetUp ? 'recovery' : 'set-up');
  });
}

/** A recovery link by name, for the command line. null: no active account has this name. */
export async function linkFor(
  office: Office,
  name: string,
): Promise<(NewLink & { readonly account: string }) | null> {
  const row = await accountNamed(office.store.db, name);
  if (row?.state !== 'active') return null;
  const link = await makeLink(office, { account: null, name: office.actor, address: null }, row.id);
  return { ...link, account: row.name };
}

/** Sets the password and uses up the link. All sessions of the account end. */
export async function useLink(
  office: Office,
  address: string,
  given: { readonly link: string; readonly password: string; readonly keepTokens: boolean },
  cost: PasswordCost,
): Promise<string> {
  const { password, keepTokens } = given;
  const hash = hashOf(given.link);
  const link = await office.store.db
    .selectFrom('link')
    .innerJoin('account', 'account.id', 'link.account')
    .select(['link.account', 'link.expires', 'link.used', 'account.name', 'account.state'])
    .where('link.hash', '=', hash)
    .executeTakeFirst();
  const now = (): string => office.now().toISOString();
  if (!link || link.used !== null || link.expires <= now() || link.state !== 'active') {
    await countSignInAttempt(office, null, address);
    const { account = null, name = null } = link ?? {};
    await recordFailedSignIn(office, 'link', { account, name, address });
    throw new ServerProblem('link-invalid');
  }
  checkPassword(password, link.name);
  const password_hash = await hashPassword(password, cost);
  const { account, name } = link;
  const actor: Actor = { account, name, address };
  await office.store.write(async (trx) => {
    const used = await trx
      .updateTable('link')
      .set({ used: now() })
      .where('hash', '=', hash)
      .where('used', 'is', null)
      .where('expires', '>', now())
      .executeTakeFirst();
    if (Number(used.numUpdatedRows) !== 1) throw new ServerProblem('link-invalid');
    await deleteUnusedLinks(trx, account);
    await setPassword(office, trx, actor, { account, hash: password_hash, action: 'link-used', keepTokens });
  });
  return account;
}

interface NewPassword {
  readonly account: string;
  readonly hash: string;
  readonly action: 'link-used' | 'recovery-code-used' | 'password-changed';
  readonly keepTokens: boolean;
}

/** Ends all sessions, and the tokens unless they are to be kept: whoever knew the password may have made one. */
export async function setPassword(
  office: Office,
  trx: Trx,
  actor: Actor,
  { account, hash, action, keepTokens }: NewPassword,
): Promise<void> {
  const seq = await appendAccountChange(office, trx, actor, account, 'password');
  await trx.updateTable('account').set({ password_hash: hash, seq }).where('id', '=', account).execute();
  await trx.deleteFrom('session').where('account', '=', account).execute();
  const at = office.now();
  const revoked = keepTokens ? 0 : await revokeAllTokens(trx, account, at);
  const after = revoked === 0 ? null : { tokensRevoked: revoked };
  await insertAudit(trx, actor, { action, subject: `account:${account}`, after, at });
}
