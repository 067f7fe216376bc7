import { randomBytes } from 'node:crypto';
import type { RecoveryCodesView } from '@eloquence/api';
import type { Office } from '@eloquence/office';
import { ServerProblem } from '../core/problems.ts';
import { accountNamed, foldAccountName, isAccountName } from './accounts.ts';
import { type Actor, insertAudit } from './audit.ts';
import { recordFailedSignIn } from './failed-sign-in.ts';
import { setPassword } from './links.ts';
import { checkPassword, hashPassword, type PasswordCost } from './passwords.ts';
import { hashOf } from './secrets.ts';
import { countSignInAttempt } from './sign-in-limit.ts';

const CODES = 10;
/** Crockford's: no letter looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** 80 bits: nobody can guess one, so that a plain hash is enough. */
function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** As it was meant: small letters, spaces and O for 0 do not matter. */
function foldCode(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** New codes, which are shown once. Earlier ones no longer work. */
export async function makeRecoveryCodes(
  office: Office,
  actor: Actor & { readonly account: string },
): Promise<readonly string[]> {
  const { account } = actor;
  const codes = Array.from({ length: CODES }, newCode);
  const at = office.now();
  const created = at.toISOString();
  await office.store.write(async (trx) => {
    await trx.deleteFrom('recovery_code').where('account', '=', account).execute();
    const rows = codes.map((code) => ({ hash: hashOf(foldCode(code)), account, created, used: null }));
    await trx.insertInto('recovery_code').values(rows).execute();
    await insertAudit(trx, actor, { action: 'recovery-codes-made', subject: `account:${account}`, at });
  });
  return codes;
}

export async function recoveryCodesOf({ store }: Office, account: string): Promise<RecoveryCodesView> {
  const rows = await store.db
    .selectFrom('recovery_code')
    .select(['created', 'used'])
    .where('account', '=', account)
    .execute();
  return {
    created: rows[0]?.created ?? null,
    left: rows.filter(({ used }) => used === null).length,
  };
}

interface Recovery {
  readonly name: string;
  readonly code: string;
  readonly password: string;
  readonly keepTokens: boolean;
}

/** Sets a password and uses the code up. Returns the account. No delay applies: only failures count. */
export async function useRecoveryCode(
  office: Office,
  address: string,
  { name, code, password, keepTokens }: Recovery,
  cost: PasswordCost,
): Promise<string> {
  const known = foldAccountName(name);
  const hash = hashOf(foldCode(code));
  const row = await accountNamed(office.store.db, known);
  const kept = await office.store.db
    .selectFrom('recovery_code')
    .select('account')
    .where('hash', '=', hash)
    .where('used', 'is', null)
    .executeTakeFirst();
  if (row?.state !== 'active' || kept?.account !== row.id) {
    await countSignInAttempt(office, null, address);
    const typed = isAccountName(known) ? known : null;
    await recordFailedSignIn(office, 'recovery-code', { account: row?.id ?? null, name: typed, address });
    throw new ServerProblem('recovery-code-wrong');
  }
  checkPassword(password, row.name);
  const password_hash = await hashPassword(password, cost);
  const actor: Actor = { account: row.id, name: row.name, address };
  await office.store.write(async (trx) => {
    const used = await trx
      .updateTable('recovery_code')
      .set({ used: office.now().toISOString() })
      .where('hash', '=', hash)
      .where('used', 'is', null)
      .executeTakeFirst();
    if (Number(used.numUpdatedRows) !== 1) throw new ServerProblem('recovery-code-wrong');
    const change = { account: row.id, hash: password_hash, keepTokens };
    await setPassword(office, trx, actor, { ...change, action: 'recovery-code-used' });
  });
  return row.id;
}
